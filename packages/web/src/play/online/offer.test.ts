import type { Pace, ServerMessage, TableEvent } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { ANNA, BERT, OPTIONS, welcome } from "../../net/testing.js";
import { missingSeats, neededSeats, waitedForPause } from "./offer.js";
import { evolveRoom, type Room } from "./room.js";

const sat = (seat: 0 | 1, player: string): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "player", player, entropy: null },
});
const bot = (seat: 2 | 3): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "bot", level: "agent" },
});
const started: TableEvent = {
  type: "started",
  game: 1,
  config: OPTIONS.config,
  seats: [
    { type: "player", player: ANNA, entropy: null },
    { type: "player", player: BERT, entropy: null },
    { type: "bot", level: "agent" },
    { type: "bot", level: "agent" },
  ],
};
const ended: TableEvent = { type: "ended", game: 1, winners: [0], match: null };
const yes: TableEvent = { type: "voted", seat: 1, ballot: { type: "next" }, wanted: true };
const DAYS: Pace = { type: "days", days: 3 };

interface Case {
  readonly events?: readonly TableEvent[];
  readonly here?: readonly string[];
  readonly pace?: Pace;
}

function roomWith({ events = [], here = [ANNA], pace = { type: "none" } }: Case): Room {
  const options = { ...OPTIONS, pace };
  const opened: TableEvent = { type: "created", host: ANNA, options };
  const messages: readonly ServerMessage[] = [
    welcome({ events: [opened, sat(0, ANNA), sat(1, BERT), bot(2), bot(3), ...events] }),
    { type: "present", players: [...here], watchers: 0 },
  ];
  const room = messages.reduce<Room | null>((now, message) => evolveRoom(now, message, 0), null);
  if (room === null) throw new Error("there is no room");
  return room;
}

describe("who is missing for a game", () => {
  const between = [started, ended];
  it.each<[string, Case, readonly number[], readonly number[]]>([
    ["a player who is away before the first game", {}, [1], [1]],
    ["but none is waited for at a pace of days", { pace: DAYS }, [1], []],
    ["none who is here", { here: [ANNA, BERT] }, [], []],
    ["a player who has not answered", { events: between, here: [ANNA, BERT] }, [1], [1]],
    ["none who has agreed", { events: [...between, yes], here: [ANNA, BERT] }, [], []],
    ["a player who has agreed and gone", { events: [...between, yes] }, [1], [1]],
    ["but not at a pace of days", { events: [...between, yes], pace: DAYS }, [], []],
  ])("%s", (_, each, missing, needed) => {
    const room = roomWith(each);
    expect([missingSeats(room), neededSeats(room)]).toEqual([missing, needed]);
  });
});

describe("who is waited for by a pause", () => {
  const wants: TableEvent = { type: "pauseWanted", seat: 0, wanted: true };
  const paused: readonly TableEvent[] = [started, { type: "paused" }, wants];
  it.each<[string, Case, readonly number[]]>([
    ["a player who is here", { events: [started, wants], here: [ANNA, BERT] }, [1]],
    ["none who is away", { events: [started, wants] }, []],
    ["at a pace of days all", { events: [started, wants], pace: DAYS }, [1]],
    ["to go on, all", { events: paused }, [1]],
  ])("%s", (_, each, expected) => {
    expect(waitedForPause(roomWith(each))).toEqual(expected);
  });
});
