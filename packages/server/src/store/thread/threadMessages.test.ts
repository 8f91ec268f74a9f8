import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Commit } from "../store.js";
import {
  type Answer,
  type Call,
  formatAnswers,
  formatCalls,
  parseAnswers,
  parseCalls,
} from "./threadMessages.js";

const player = fc.string({ minLength: 1, maxLength: 16 });
/** The store does not look inside: whatever it is, it comes over. */
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "\n", '"', "\ud83c", "🎭", '{"a":"\\n"}'),
);

const commit: fc.Arbitrary<Commit> = fc
  .record({
    table: fc.string(),
    expected: fc.nat(),
    at: fc.nat(),
    log: fc.constantFrom<Commit["log"]>(
      [],
      [{ no: 3, at: 5, event: { type: "said", player: "p", text: "a\nb" } }],
    ),
    game: fc.option(fc.record({ game: fc.nat(), from: fc.nat(), events: fc.array(text) })),
    seed: fc.option(fc.record({ game: fc.nat(), seed: fc.string() })),
    request: fc.option(fc.record({ player, id: fc.string() })),
    row: fc.record({
      wake: fc.option(fc.nat()),
      clocks: text,
      awaited: fc.array(player),
      lasting: fc.option(
        fc.record({
          listed: fc.boolean(),
          open: fc.boolean(),
          summary: text,
          players: fc.array(player),
        }),
      ),
    }),
  })
  .chain((plain) =>
    fc
      .option(
        fc.array(fc.record({ of: fc.constant("chair" as const), key: player, most: fc.nat() })),
      )
      .map((quotas) => (quotas === null ? plain : { ...plain, quotas })),
  );

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ id: fc.nat(), name: fc.constant("commit" as const), args: fc.tuple(commit) }),
  fc.record({
    id: fc.nat(),
    name: fc.constantFrom("table" as const, "notes" as const),
    args: fc.array(fc.oneof(fc.string(), fc.nat(), fc.constant(null))),
  }),
);

describe("calls to the store's thread", () => {
  it("arrive as they were made", () => {
    fc.assert(
      fc.property(fc.array(call), (calls) => {
        expect(parseCalls(formatCalls(calls))).toEqual(calls);
      }),
    );
  });

  it("are answered as the store has answered", () => {
    const id = fc.nat();
    const value = fc.oneof(fc.constantFrom("done", "repeated"), fc.jsonValue());
    const answer: fc.Arbitrary<Answer> = fc.oneof(
      fc.record({ id, type: fc.constant("value" as const), value }),
      fc.record({ id, type: fc.constantFrom("trouble" as const, "error" as const), message: text }),
    );
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        expect(parseAnswers(formatAnswers(answers))).toEqual(JSON.parse(JSON.stringify(answers)));
      }),
    );
  });
});
