import type { TableEvent } from "@inkognito/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import { speakAtOnce } from "../../../i18n/testing.js";
import { ANNA, BERT, stamped, welcome } from "../../../net/testing.js";
import { evolveRoom, type Room } from "../room.js";
import { newsOf } from "./News.js";

beforeEach(() => speakAtOnce("en"));

const ENTROPY = "0".repeat(32);
const SIT: TableEvent = {
  type: "sat",
  seat: 1,
  sitter: { type: "player", player: BERT, entropy: ENTROPY },
};

function after(...events: readonly TableEvent[]): Room {
  const room = events.reduce<Room | null>(
    (now, event, i) => evolveRoom(now, { type: "table", events: [stamped(3 + i, event)] }, 0),
    evolveRoom(null, welcome(), 0),
  );
  if (room === null) throw new Error("there is no room");
  return room;
}

describe("news of the table", () => {
  it.each<[string, readonly TableEvent[], string | null]>([
    ["a player who sits down", [SIT], "Bert sits down."],
    ["a player who gets up", [SIT, { type: "left", seat: 1 }], "Bert leaves their seat."],
    [
      "a player removed",
      [SIT, { type: "removed", seat: 1, player: BERT }],
      "Bert leaves their seat.",
    ],
    ["a new host", [{ type: "hostPassed", to: BERT }], "Bert is the host now."],
    ["a stand-in", [SIT, { type: "stoodIn", seat: 1, why: "late" }], "A bot is playing for Bert."],
    ["a return", [SIT, { type: "returned", seat: 1 }], "Bert is back."],
    ["not a bot", [{ type: "sat", seat: 2, sitter: { type: "bot", level: "agent" } }], null],
    ["not what is said anyway", [{ type: "said", player: ANNA, text: "hello" }], null],
  ])("tells of %s", (_, events, words) => {
    expect(newsOf(after(...events))).toBe(words);
  });

  it("are what happened before one's eyes", () => {
    expect(newsOf(after())).toBeNull();
  });
});
