import fc from "fast-check";
import { expect, it } from "vitest";
import { padTo } from "./connection.js";

it("a padded message is as long as others of its kind, and says the same", () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 1, max: 1024 }), (text, step) => {
      const long = padTo(text, step);
      expect(long.length % step).toBe(0);
      expect(long.length - text.length).toBeLessThan(step);
      expect(JSON.parse(long)).toEqual(JSON.parse(text));
    }),
  );
});
