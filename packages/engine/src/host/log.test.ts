import { describe, expect, it } from "vitest";
import { Log } from "./log.js";

const logOf = (...events: readonly string[]) => Log.empty<string>().with(events);

describe("a game's log", () => {
  it("goes on with what was decided", () => {
    const log = logOf("a", "b").with(["c"]);
    expect(log.length).toBe(3);
    expect(log.slice(0)).toEqual(["a", "b", "c"]);
    expect(log.slice(2)).toEqual(["c"]);
  });

  it("stays as it was when another one goes on from it", () => {
    const before = logOf("a");
    before.with(["b"]);
    expect(before.length).toBe(1);
    expect(before.slice(0)).toEqual(["a"]);
  });

  it("knows nothing of what was decided on the same log and lost", () => {
    const before = logOf("a");
    const lost = before.with(["lost", "as well"]);
    const stored = before.with(["b"]);
    expect(stored.slice(0)).toEqual(["a", "b"]);
    expect(stored.with(["c"]).slice(0)).toEqual(["a", "b", "c"]);
    expect(lost.slice(0)).toEqual(["a", "lost", "as well"]);
  });

  it("is not mistaken for the last one after something empty was decided", () => {
    const before = logOf("a");
    const same = before.with([]);
    const one = before.with(["b"]);
    const other = same.with(["c"]);
    expect([one.slice(0), other.slice(0)]).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
  });
});
