import { describe, expect, it } from "vitest";
import { LIMITS } from "../settings/limits.js";
import { Bucket, Buckets, Rates } from "./rates.js";

const RATE = { burst: 3, perSecond: 2 };

describe("a bucket", () => {
  it("gives so many at once, and then as many as drip in", () => {
    const bucket = new Bucket(RATE, 0);
    const taken = [0, 0, 0, 0, 400, 500, 500, 1000].map((now) => bucket.take(now));
    expect(taken).toEqual([true, true, true, false, false, true, false, true]);
  });

  it("does not run over", () => {
    const bucket = new Bucket(RATE, 0);
    const taken = [60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now));
    expect(taken).toEqual([true, true, true, false]);
  });

  it("gives nothing for a clock that goes back", () => {
    const bucket = new Bucket(RATE, 10_000);
    const taken = [10_000, 10_000, 10_000, 0, 10_000, 10_500].map((now) => bucket.take(now));
    expect(taken).toEqual([true, true, true, false, false, true]);
  });
});

describe("buckets", () => {
  it("are one for each", () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 });
    expect(["a", "b", "a", "b"].map((key) => buckets.take(key, 0))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("are forgotten when they are full again, and not before", () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 });
    buckets.take("a", 0);
    buckets.sweep(999);
    expect([buckets.size, buckets.take("a", 999)]).toEqual([1, false]);
    buckets.sweep(2000);
    expect(buckets.size).toBe(0);
  });
});

const SOME = { burst: 2, perSecond: 1 };
const ONE = { burst: 1, perSecond: 1 / 3 };

function started() {
  const clock = { now: 0 };
  const limits = { messages: SOME, patience: SOME, chat: SOME, notes: SOME, changes: ONE };
  return { clock, rates: new Rates(limits, { now: () => clock.now }) };
}

describe("rates", () => {
  it("hear so many messages of a person, refuse some more, and then no longer listen", () => {
    const { clock, rates } = started();
    const paces = () => [1, 2, 3, 4, 5].map(() => rates.heard("ada"));
    expect(paces()).toEqual(["inTime", "inTime", "tooFast", "tooFast", "farTooFast"]);
    expect(rates.heard("bea")).toBe("inTime");
    clock.now = 1000;
    expect(paces().slice(0, 3)).toEqual(["inTime", "tooFast", "farTooFast"]);
  });

  it("count what changes a table together, whatever it is", () => {
    const { clock, rates } = started();
    expect(rates.mayAsk("ada", { type: "sit", id: "a", seat: 0 })).toBe(true);
    expect(rates.mayAsk("ada", { type: "leave", id: "b" })).toBe(false);
    expect(rates.mayAsk("ada", { type: "invite", id: "c", renew: true })).toBe(false);
    expect(rates.mayChange("ada")).toBe(false);
    expect(rates.mayAsk("bea", { type: "leave", id: "b" })).toBe(true);
    clock.now = 2999;
    expect(rates.mayAsk("ada", { type: "leave", id: "b" })).toBe(false);
    clock.now = 3000;
    expect(rates.mayAsk("ada", { type: "leave", id: "b" })).toBe(true);
  });

  it("leave the game, coming back to it and the deal alone, and count talk and notes by themselves", () => {
    const { rates } = started();
    const say = () => rates.mayAsk("ada", { type: "say", id: "a", text: "Buonasera" });
    rates.mayChange("ada");
    const note = () => rates.mayAsk("ada", { type: "note", id: "a", game: 1, text: "" });
    expect([say(), say(), say()]).toEqual([true, true, false]);
    expect([note(), note(), note()]).toEqual([true, true, false]);
    for (const request of [
      { type: "act", id: "a", game: 1, action: { type: "endTurn" } },
      { type: "mix", id: "c", commitment: "0".repeat(64), entropy: "0".repeat(32) },
      { type: "invite", id: "d" },
      { type: "return", id: "f" },
      { type: "ping", id: "e" },
    ] as const) {
      expect(rates.mayAsk("ada", request)).toBe(true);
    }
  });

  it("are not renewed by being swept before they are full", () => {
    const { clock, rates } = started();
    rates.mayChange("ada");
    clock.now = 2999;
    rates.sweep();
    expect(rates.mayChange("ada")).toBe(false);
  });

  it("let a host set up the largest table in one go", () => {
    // A chair, four bots, each of another level twice, options, start.
    expect(LIMITS.changes.burst).toBeGreaterThanOrEqual(1 + 4 * 3 + 5 + 1);
  });
});
