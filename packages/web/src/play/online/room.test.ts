import { boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { cardConfig } from "@inkognito/engine/card";
import {
  redactLog,
  type Seat,
  seededChance,
  seedFromText,
  type Viewer,
} from "@inkognito/engine/core";
import { KEPT_SAID, type ServerMessage, type Sitter, type TableEvent } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { speakAtOnce } from "../../i18n/testing.js";
import { ANNA, BERT, OPTIONS, stamped, welcome } from "../../net/testing.js";
import { showAll } from "../../table/feed/feed.js";
import { seatNames } from "./offer.js";
import { earlierThan, evolveRoom, nameOf, type Room, saidIn, showMore } from "./room.js";

const SEATS: readonly Sitter[] = [
  { type: "player", player: ANNA, entropy: "0".repeat(32) },
  { type: "player", player: BERT, entropy: "1".repeat(32) },
  { type: "bot", level: "agent" },
  { type: "bot", level: "agent" },
];

const started = (game: number): TableEvent => ({
  type: "started",
  game,
  config: OPTIONS.config,
  seats: [...SEATS],
});

function dealtTo(viewer: Viewer) {
  const config = boardConfig({ players: 4 });
  if (!config.ok) throw new Error(config.error.field);
  const events = boardGame.setup(config.value, seededChance(seedFromText("room"), []));
  return [...redactLog(boardGame, events, viewer)];
}

function after(...messages: readonly ServerMessage[]): Room {
  const room = messages.reduce<Room | null>((now, each) => evolveRoom(now, each, 4000), null);
  if (room === null) throw new Error("there is no room");
  return room;
}

const table = (no: number, event: TableEvent): ServerMessage => ({
  type: "table",
  events: [stamped(no, event)],
});

describe("a room", () => {
  it("is entered with the welcome, not before", () => {
    expect(evolveRoom(null, table(3, started(1)), 0)).toBeNull();
    const room = after(welcome());
    expect(room.table.host).toBe(ANNA);
    expect(nameOf(room, BERT)).toBe("Bert");
    expect(room.offset).toBe(1000);
  });

  it("calls each of several people by a name, as sentences do", () => {
    const sat = (seat: Seat): TableEvent => ({
      type: "sat",
      seat,
      sitter: SEATS[seat] as Sitter,
    });
    const room = after(welcome(), table(3, sat(0)), table(4, sat(1)));
    speakAtOnce("ko");
    expect(seatNames(room, [0, 1])).toBe("Anna님과 Bert님");
    speakAtOnce("en");
    expect(seatNames(room, [1, 2])).toBe("Bert and someone who has left");
  });

  it("plays out a game that begins before one's eyes, and not one that was there", () => {
    const told: ServerMessage = { type: "told", game: 1, events: dealtTo(0) };
    const live = after(welcome(), table(3, started(1)), told);
    expect(live.game).toMatchObject({ game: 1, feed: { viewer: 0, shown: [] } });
    const late = after(
      welcome({
        events: [{ type: "created", host: ANNA, options: OPTIONS }, started(1)],
        game: { game: 1, after: 0, events: dealtTo(0) },
      }),
    );
    expect(late.game?.feed.told).toEqual(live.game?.feed.told);
    expect(late.game?.feed.shown).toEqual(live.game?.feed.told);
  });

  it("knows which games were played to their end", () => {
    const ended = (game: number, more = {}): TableEvent => ({
      ...{ type: "ended", game, winners: [0], match: null },
      ...more,
    });
    const room = after(
      welcome(),
      table(3, started(1)),
      table(4, ended(1)),
      table(5, started(2)),
      table(6, ended(2, { winners: [], brokenOff: true })),
      table(7, started(3)),
      table(8, ended(3)),
      table(9, started(4)),
      welcome({ after: 9 }),
    );
    expect(room.endedGames).toEqual([1, 3]);
  });

  it("gets the rest after a break, and everything anew if the server says so", () => {
    const all = dealtTo(0);
    const live = [welcome(), table(3, started(1))];
    const some: ServerMessage = { type: "told", game: 1, events: all.slice(0, 2) };
    const rest = welcome({ after: 3, game: { game: 1, after: 2, events: all.slice(2) } });
    const whole = welcome({ after: 3, game: { game: 1, after: 0, events: all } });
    const events = all.map(({ event }) => event);
    expect(after(...live, some, rest).game?.feed).toMatchObject({ told: events, shown: [] });
    const anew = { told: events, shown: events };
    expect(after(...live, some, whole).game?.feed).toMatchObject(anew);
    expect(after(...live, some, rest).table.no).toBe(3);
  });

  it("tells the game from another chair after sitting down elsewhere", () => {
    const seated: ServerMessage = {
      type: "seated",
      seat: 1,
      game: { game: 1, after: 0, events: dealtTo(1) },
    };
    const room = after(welcome({ seat: null }), table(3, started(1)), seated);
    expect(room.you.seat).toBe(1);
    expect(room.game?.feed).toMatchObject({ viewer: 1, shown: room.game?.feed.told });
  });

  it("keeps notes of one game apart from those of the next", () => {
    const notes: ServerMessage = { type: "notes", game: 1, text: "{}" };
    const told: ServerMessage = { type: "told", game: 1, events: dealtTo(0) };
    const room = after(welcome(), table(3, started(1)), told, notes);
    expect(room.notes).toBe("{}");
    expect(
      after(welcome(), table(3, started(1)), told, notes, table(4, started(2))).notes,
    ).toBeNull();
  });

  it("has the notes that the server has kept, also after the whole log", () => {
    const events = [{ type: "created", host: ANNA, options: OPTIONS } as const, started(1)];
    expect(after(welcome({ events, notes: "kept" })).notes).toBe("kept");
  });

  it("has nothing left to read of a person who was deleted", () => {
    const said = (no: number, player: string, text: string) =>
      table(no, { type: "said", player, text });
    const talk = [
      welcome(),
      said(3, ANNA, "who is it?"),
      said(4, BERT, "not me"),
      said(5, ANNA, ""),
    ];
    expect(saidIn(after(...talk)).map(({ text }) => text)).toEqual(["who is it?", "not me"]);
    const gone: ServerMessage = { type: "people", people: [{ id: BERT, name: null }] };
    expect(saidIn(after(...talk, gone)).map(({ text }) => text)).toEqual(["who is it?"]);
  });

  it("[C9.1] knows the points before each game of a match, and begins again once it is won", () => {
    const made = cardConfig({ players: 4 });
    if (!made.ok) throw new Error(made.error.field);
    const config = made.value;
    const options = { ...OPTIONS, config, match: true };
    const begin = (game: number): TableEvent => ({
      type: "started",
      game,
      config,
      seats: [...SEATS],
    });
    const end = (game: number, points: readonly number[]): TableEvent => ({
      type: "ended",
      game,
      winners: [0],
      match: { config, points, games: game },
    });
    const opening = welcome({ events: [{ type: "created", host: ANNA, options }] });
    const first = after(opening, table(2, begin(1)));
    expect(first.beginning?.setup.setup).toHaveProperty("match", {
      points: [0, 0, 0, 0],
      games: 0,
    });
    const log = [opening, table(2, begin(1)), table(3, end(1, [1, 0, 1, 0])), table(4, begin(2))];
    expect(after(...log).beginning?.setup.setup).toHaveProperty("match", {
      points: [1, 0, 1, 0],
      games: 1,
    });
    const won = [...log, table(5, end(2, [3, 0, 3, 0])), table(6, begin(3))];
    expect(after(...won).beginning?.setup.setup).toHaveProperty("match", {
      points: [0, 0, 0, 0],
      games: 0,
    });
  });
});

describe("the game of a room", () => {
  const told = (count: number, from = 0): ServerMessage => ({
    type: "told",
    game: 1,
    events: dealtTo(0).slice(from, count),
  });

  it("goes on where it was shown when more is told", () => {
    const room = showMore(after(welcome(), table(3, started(1)), told(2)), showAll);
    const more = evolveRoom(room, told(3, 2), 0);
    expect(more?.game?.feed).toMatchObject({
      shown: room.game?.feed.shown,
      view: room.game?.feed.view,
    });
    expect(more?.game?.feed.told).toHaveLength(3);
  });

  it("is played out from its start when another one begins", () => {
    const room = showMore(after(welcome(), table(3, started(1)), told(2)), showAll);
    const next: ServerMessage = { type: "told", game: 2, events: dealtTo(0) };
    const anew = [table(4, started(2)), next].reduce<Room | null>(
      (now, message) => evolveRoom(now, message, 0),
      room,
    );
    expect(anew?.game).toMatchObject({ game: 2, feed: { shown: [] } });
  });
});

describe("what was said earlier", () => {
  const OPENING: TableEvent = { type: "created", host: ANNA, options: OPTIONS };
  const word = (text: string): TableEvent => ({ type: "said", player: BERT, text });
  /** As many as a page keeps, after as many as it does not. */
  const log = (gone: number): readonly TableEvent[] => [
    OPENING,
    ...Array.from({ length: gone }, () => word("")),
    ...Array.from({ length: KEPT_SAID }, (_, i) => word(`kept ${i}`)),
  ];
  const earlier = (from: number, count: number, more: boolean): ServerMessage => ({
    type: "earlier",
    before: from + count,
    events: Array.from({ length: count }, (_, i) => stamped(from + i, word(`old ${from + i}`))),
    more,
  });

  it("is asked for only where there may be some", () => {
    expect(earlierThan(after(welcome()))).toBeNull();
    const few = [OPENING, ...Array.from({ length: KEPT_SAID - 1 }, () => word("few"))];
    expect(earlierThan(after(welcome({ events: few })))).toBeNull();
    expect(earlierThan(after(welcome({ events: log(3) })))).toBe(5);
  });

  it("stands in front of the rest, is asked for from there on, and comes to an end", () => {
    const room = after(welcome({ events: log(4) }), earlier(4, 2, true));
    expect(
      saidIn(room)
        .slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(["old 4", "old 5", "kept 0"]);
    expect(earlierThan(room)).toBe(4);
    const all = evolveRoom(room, earlier(2, 2, false), 0) ?? room;
    expect(saidIn(all)).toHaveLength(4 + KEPT_SAID);
    expect(earlierThan(all)).toBeNull();
    // A second answer to the same question changes nothing.
    expect(evolveRoom(all, earlier(2, 2, false), 0)).toEqual(all);
  });

  it("has no gap to what is said afterwards", () => {
    const room = after(welcome({ events: log(2) }), earlier(2, 2, false));
    const next = log(2).length + 1;
    const later = evolveRoom(room, table(next, word("new")), 0) ?? room;
    expect(saidIn(later)).toHaveLength(3 + KEPT_SAID);
    expect(saidIn(later).map(({ no }) => no)).toEqual([...saidIn(later)].map((_, i) => i + 2));
  });

  it("stays when the page comes back, unless too much was said meanwhile", () => {
    const room = after(welcome({ events: log(2) }), earlier(2, 2, false));
    const back = (events: readonly TableEvent[]): ServerMessage =>
      welcome({ after: room.table.no, events });
    const soon = evolveRoom(room, back([word("new")]), 0) ?? room;
    expect(saidIn(soon)).toHaveLength(3 + KEPT_SAID);
    const late = evolveRoom(room, back(log(5).slice(1)), 0) ?? room;
    expect(saidIn(late)).toHaveLength(KEPT_SAID);
    expect(earlierThan(late)).toBe(room.table.no + 6);
  });
});
