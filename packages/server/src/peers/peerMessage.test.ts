import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatWords, parseWords, type Word } from "./peerMessage.js";

const player = fc.stringMatching(/^[\w-]{16}$/);
const table = fc.stringMatching(/^[\w-]{12}$/);
const word: fc.Arbitrary<Word> = fc.oneof(
  fc.record({
    type: fc.constant("here" as const),
    table,
    players: fc.array(player, { maxLength: 6 }),
    watchers: fc.nat(),
  }),
  fc.record({ type: fc.constant("renamed" as const), player }),
  fc.record({ type: fc.constant("noted" as const), table, game: fc.nat(), player }),
);

describe("words between processes", () => {
  it("are understood as they were said", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(word), (from, words) => {
        expect(parseWords(formatWords(from, words))).toEqual({ from, words });
      }),
    );
  });

  it("that are none are passed over, and the others heard", () => {
    const known: Word = { type: "renamed", player: "p".repeat(16) };
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
    expect(parseWords(text)).toEqual({ from: "one", words: [known] });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(parseWords(any).words).toEqual([]);
      }),
    );
  });
});
