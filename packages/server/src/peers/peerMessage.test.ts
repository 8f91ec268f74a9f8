import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPeerMessages, type PeerMessage, parsePeerMessages } from "./peerMessage.js";

const player = fc.stringMatching(/^[\w-]{16}$/);
const table = fc.stringMatching(/^[\w-]{12}$/);
const message: fc.Arbitrary<PeerMessage> = fc.oneof(
  fc.record({
    type: fc.constant("here" as const),
    table,
    players: fc.array(player, { maxLength: 6 }),
    watchers: fc.nat(),
  }),
  fc.record({ type: fc.constant("renamed" as const), player }),
  fc.record({ type: fc.constant("noted" as const), table, game: fc.nat(), player }),
);

describe("messages between processes", () => {
  it("are read as they were sent", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(message), (from, messages) => {
        expect(parsePeerMessages(formatPeerMessages(from, messages))).toEqual({ from, messages });
      }),
    );
  });

  it("that are malformed are left out, and the others read", () => {
    const known: PeerMessage = { type: "renamed", player: "p".repeat(16) };
    const strange = [
      { type: "sung", player: known.player },
      { type: "renamed", player: "p" },
      { type: "here", table: "t".repeat(12), players: known.player, watchers: 0 },
      { type: "here", table: "t".repeat(12), players: [], watchers: -1 },
      { type: "noted", table: "t".repeat(12), game: "1", player: known.player },
      null,
      "renamed",
    ];
    const text = JSON.stringify(["one", ...strange, known]);
    expect(parsePeerMessages(text)).toEqual({ from: "one", messages: [known] });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(parsePeerMessages(any).messages).toEqual([]);
      }),
    );
  });
});
