import type { ServerMessage, TableEvent } from "@inkognito/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import { speakAtOnce } from "../../../i18n/testing.js";
import { ANNA, BERT, OPTIONS, stamped, welcome } from "../../../net/testing.js";
import { evolveRoom, type Room } from "../room.js";
import { callOf } from "./calls.js";

beforeEach(() => speakAtOnce("en"));

const sat = (seat: 0 | 1, player: string): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "player", player, entropy: null },
});
const bot = (seat: 1 | 2 | 3): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "bot", level: "agent" },
});
const said = (player: string, text = "hello"): TableEvent => ({ type: "said", player, text });
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

/** A table that Anna has opened, and what then happens before her eyes. */
function roomAfter(here: readonly string[], ...events: readonly TableEvent[]): Room {
  const messages: readonly ServerMessage[] = [
    welcome({ events: [{ type: "created", host: ANNA, options: OPTIONS }, sat(0, ANNA)] }),
    { type: "present", players: [...here], watchers: 0 },
    ...events.map(
      (event, i): ServerMessage => ({
        type: "table",
        events: [stamped(i + 3, event)],
      }),
    ),
  ];
  const room = messages.reduce<Room | null>((now, message) => evolveRoom(now, message, 0), null);
  if (room === null) throw new Error("there is no room");
  return room;
}

const BOTH = [ANNA, BERT];
const full = [bot(2), bot(3), sat(1, BERT)];

describe("a player who looks elsewhere", () => {
  it.each<[string, Room, string | null]>([
    ["nothing has happened", roomAfter(BOTH), null],
    ["a person sits down", roomAfter(BOTH, sat(1, BERT)), "Bert sits down."],
    ["a bot is placed", roomAfter(BOTH, bot(1)), null],
    ["the last one sits down", roomAfter(BOTH, ...full), "Everyone is here."],
    ["one of them is away", roomAfter([ANNA], ...full), "Bert sits down."],
    ["the game begins", roomAfter(BOTH, ...full, started), "The game has begun."],
    ["another player writes", roomAfter(BOTH, said(BERT)), "Bert has written something."],
    ["this player writes", roomAfter(BOTH, said(ANNA)), null],
    ["in a game they do", roomAfter(BOTH, ...full, started, said(BERT)), null],
  ])("is told, when %s", (_, room, words) => {
    expect(callOf(room, () => false)).toBe(words);
  });

  it("is told nothing of those who are muted", () => {
    expect(callOf(roomAfter(BOTH, said(BERT)), (player) => player === BERT)).toBeNull();
  });
});
