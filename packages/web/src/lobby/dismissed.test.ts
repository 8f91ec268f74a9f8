import { describe, expect, it } from "vitest";
import { dismissedWith, withoutDismissed } from "./dismissed.js";

const closed = (table: string) => ({ table, phase: "closed" as const });
const MINE = [closed("a"), closed("b"), { table: "c", phase: "playing" as const }];

describe("a closed table that was dismissed", () => {
  it("is no longer shown, and others are", () => {
    const shown = withoutDismissed(MINE, dismissedWith("a", [], MINE));
    expect(shown.map(({ table }) => table)).toEqual(["b", "c"]);
  });

  it("is remembered with the others, until the server no longer lists it", () => {
    const first = dismissedWith("a", [], MINE);
    expect(dismissedWith("b", first, MINE)).toEqual(["a", "b"]);
    expect(dismissedWith("b", first, MINE.slice(1))).toEqual(["b"]);
  });

  it("never hides one where a game may go on", () => {
    expect(withoutDismissed(MINE, ["c"])).toEqual(MINE);
  });
});
