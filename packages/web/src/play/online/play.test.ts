import { boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { redactLog, seededChance, seedFromText } from "@inkognito/engine/core";
import type { Pace, TableEvent } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { ANNA, BERT, OPTIONS, welcome } from "../../net/testing.js";
import { isPaused, mayAct, mayCallStandIn, mayTakeOver } from "./play.js";
import { evolveRoom, type Room } from "./room.js";

const started = {
  type: "started",
  game: 1,
  config: OPTIONS.config,
  seats: [
    { type: "player", player: ANNA, entropy: null },
    { type: "player", player: BERT, entropy: null },
    { type: "bot", level: "agent" },
    { type: "bot", level: "agent" },
  ],
} satisfies TableEvent;
const created = { type: "created", host: ANNA, options: OPTIONS } as const;
const stoodIn = (seat: 0 | 1): TableEvent => ({ type: "stoodIn", seat, why: "asked" });

function roomOf(seat: 0 | null, ...events: readonly TableEvent[]): Room {
  const room = evolveRoom(null, welcome({ seat, events: [created, ...events] }), 0);
  if (room === null) throw new Error("there is no room");
  return room;
}

describe("a player at a table", () => {
  it.each<[string, Room, boolean, boolean]>([
    ["cannot decide before a game", roomOf(0), false, false],
    ["can during one", roomOf(0, started), true, false],
    ["cannot while it is paused", roomOf(0, started, { type: "paused" }), false, true],
    [
      "can again when it goes on",
      roomOf(0, started, { type: "paused" }, { type: "resumed" }),
      true,
      false,
    ],
    ["cannot while a bot plays on", roomOf(0, started, stoodIn(0)), false, false],
    ["can while one plays for another", roomOf(0, started, stoodIn(1)), true, false],
    [
      "is not kept by a pause from looking at the end",
      roomOf(0, started, { type: "paused" }, { type: "ended", game: 1, winners: [0], match: null }),
      false,
      false,
    ],
    ["cannot without a chair", roomOf(null, started), false, false],
  ])("%s", (_, room, decides, paused) => {
    expect([mayAct(room), isPaused(room)]).toEqual([decides, paused]);
  });
});

describe("a bot for a player who is away", () => {
  const there = (players: readonly string[], ...events: readonly TableEvent[]): Room | null =>
    evolveRoom(roomOf(0, ...events), { type: "present", players: [...players], watchers: 0 }, 0);

  it.each<[string, Room | null, string, 1 | null]>([
    ["is offered to the host", there([ANNA], started), BERT, 1],
    ["not while the player is here", there([ANNA, BERT], started), BERT, null],
    ["not before the page knows who is here", there([], started), BERT, null],
    ["not for oneself", there([ANNA], started), ANNA, null],
    ["not where a bot plays already", there([ANNA], started, stoodIn(1)), BERT, null],
    ["not before a game", there([ANNA]), BERT, null],
    [
      "not to others than the host",
      there([ANNA], started, { type: "hostPassed", to: BERT }),
      BERT,
      null,
    ],
  ])("%s", (_, room, player, seat) => {
    expect(room === null ? undefined : mayCallStandIn(room, player, 0)).toBe(seat);
  });

  it.each<[Pace, readonly string[], number, 1 | null]>([
    [{ type: "none" }, [ANNA, BERT], 59_999, null],
    [{ type: "none" }, [ANNA, BERT], 60_000, 1],
    [{ type: "live", seconds: 60 }, [ANNA, BERT], 60_000, null],
    [{ type: "days", days: 3 }, [ANNA], 60_000, null],
  ])("at %j, with %j here, %i ms after the last move", (pace, players, now, seat) => {
    const config = boardConfig({ players: 4, first: OPTIONS.config.seats[1] ?? "random" });
    if (!config.ok) throw new Error(config.error.field);
    const options = { ...OPTIONS, config: config.value, pace };
    const events = boardGame.setup(config.value, seededChance(seedFromText("slow"), []));
    const game = { game: 1, after: 0, events: [...redactLog(boardGame, events, 0)] };
    const log: TableEvent[] = [
      { ...created, options },
      { ...started, config: config.value },
    ];
    const room = [
      welcome({ events: log, game }),
      { type: "present" as const, players: [...players], watchers: 0 },
    ].reduce<Room | null>((before, message) => evolveRoom(before, message, 0), null);
    expect(room && mayCallStandIn(room, BERT, now)).toBe(seat);
  });
});

describe("a table whose host is away", () => {
  const sat = (seat: 0 | 1, player: string): TableEvent => ({
    type: "sat",
    seat,
    sitter: { type: "player", player, entropy: null },
  });
  const opened: TableEvent = { type: "created", host: BERT, options: OPTIONS };
  const seats = [opened, sat(0, ANNA), sat(1, BERT)];
  const seen = (seat: 0 | null, players: readonly string[], ...more: readonly TableEvent[]) =>
    [
      welcome({ seat, events: [...seats, ...more] }),
      { type: "present" as const, players: [...players], watchers: 0 },
    ].reduce<Room | null>((room, message) => evolveRoom(room, message, 0), null);

  it.each<[string, Room | null, boolean]>([
    ["is offered to a player who sits there", seen(0, [ANNA]), true],
    ["not while the host is here", seen(0, [ANNA, BERT]), false],
    ["not before the page knows who is here", seen(0, []), false],
    ["not to a watcher", seen(null, [ANNA]), false],
    ["not to the host", seen(0, [ANNA], { type: "hostPassed", to: ANNA }), false],
    ["in a game too", seen(0, [ANNA], started), true],
    [
      "not to a player who has left",
      seen(0, [ANNA], started, { type: "stoodIn", seat: 0, why: "left" }),
      false,
    ],
  ])("%s", (_, room, offered) => {
    expect(room === null ? null : mayTakeOver(room)).toBe(offered);
  });
});
