import { boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import {
  redactLog,
  SPECTATOR,
  seededChance,
  seedFromText,
  type Viewer,
} from "@inkognito/engine/core";
import { expect, it, vi } from "vitest";
import { type Channel, shownGame } from "./channel.js";
import { advance, type Feed, openFeed, receive, showAll } from "./feed.js";

function begun(viewer: Viewer): Feed<"board"> {
  const config = boardConfig({ players: 4 });
  if (!config.ok) throw new Error(config.error.field);
  const seats = config.value.seats.map(() => ({ type: "person", name: "" }) as const);
  const events = boardGame.setup(config.value, seededChance(seedFromText("channel")));
  return receive(
    openFeed({ game: "board", setup: { config: config.value, seats } }, viewer),
    redactLog(boardGame, events, viewer).map(({ event }) => event),
  );
}

const channel = () => ({
  names: ["Ada", null, null, null],
  shared: false,
  since: 0,
  skip: vi.fn(),
  hurry: vi.fn(),
  nextGame: null,
  seenBefore: null,
  refusal: null,
  canTakeBack: false,
  takeBack: null,
  assistant: "consequences" as const,
  coach: "show" as const,
  notes: null,
  hold: null,
  act: vi.fn<Channel["act"]>(),
  advise: vi.fn(async () => null),
});

it("a session shows no more than the feed shows", () => {
  const feed = advance(begun(0));
  const { watched, session } = shownGame(feed, channel());
  expect(watched.told).toEqual(feed.told.slice(0, 1));
  expect(watched.catchingUp).toBe(true);
  expect(session).toMatchObject(watched);
  expect(shownGame(showAll(feed), channel()).watched.catchingUp).toBe(false);
});

it("an action is sent with the number of the decision that is shown", () => {
  const feed = showAll(begun(0));
  const to = channel();
  shownGame(feed, to).session?.act({ type: "endTurn" });
  expect(to.act).toHaveBeenCalledWith({ type: "endTurn", decision: feed.view.table.decision });
});

it("advice is asked for the moment that is shown", async () => {
  const feed = advance(begun(0));
  const to = channel();
  await shownGame(feed, to).session?.advise();
  expect(to.advise).toHaveBeenCalledWith(feed);
});

it("a spectator watches and has no session", () => {
  const { watched, session } = shownGame(begun(SPECTATOR), channel());
  expect(watched.seat).toBe(SPECTATOR);
  expect(session).toBeNull();
});
