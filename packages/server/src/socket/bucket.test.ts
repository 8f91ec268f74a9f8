import { describe, expect, it } from "vitest";
import { Bucket, Buckets } from "./bucket.js";

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
