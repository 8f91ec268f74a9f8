import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesOf, padTo } from "./connection.js";

/** As JSON, in any script. */
const said = fc.string({ unit: "binary" }).map((text) => JSON.stringify({ text }));

it("a padded message is as long as others of its kind, and says the same", () => {
  fc.assert(
    fc.property(said, fc.integer({ min: 1, max: 1024 }), (text, step) => {
      const long = padTo(text, step);
      expect(Buffer.byteLength(long) % step).toBe(0);
      expect(long.length - text.length).toBeLessThan(step);
      expect(JSON.parse(long)).toEqual(JSON.parse(text));
    }),
  );
});

it("counts the bytes of names and words in any script", () => {
  for (const text of [
    "Ada",
    "Åsa",
    "브루노",
    "🎭",
    "a\u0301",
    "\ud83c",
    "\udfad🎭\ud83c",
    "\u07ff\u0800\uffff",
  ]) {
    expect(bytesOf(text)).toBe(Buffer.byteLength(text));
  }
  fc.assert(
    fc.property(said, (text) => {
      expect(bytesOf(text)).toBe(Buffer.byteLength(text));
    }),
  );
});
