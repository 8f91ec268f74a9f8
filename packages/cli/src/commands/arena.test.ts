import { describe, expect, it } from "vitest";
import { seatAsked } from "./arena.js";

describe("the seat that the arena is asked about", () => {
  it.each([
    [{}, null],
    [{ seat: "5" }, 4],
    [{ chair: "5" }, 4],
    [{ seat: "1", chair: "5" }, 0],
  ])("%j", (values, seat) => {
    expect(seatAsked(values, 5)).toBe(seat);
  });

  it("is one of the table's", () => {
    expect(() => seatAsked({ chair: "5" }, 4)).toThrow('--seat takes 1, 2, 3, 4, not "5"');
  });
});
