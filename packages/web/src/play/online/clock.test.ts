import { beforeEach, describe, expect, it } from "vitest";
import { speakAtOnce } from "../../i18n/testing.js";
import { hostWait, timeLeft, timeWords } from "./clock.js";

beforeEach(() => speakAtOnce("en"));

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe("a clock", () => {
  it.each([
    ["runs", { due: 9000, left: null }, 4000, 5000],
    ["never runs below nothing", { due: 9000, left: null }, 9001, 0],
    ["stands still in a pause", { due: null, left: 7000 }, 99_000, 7000],
    ["is not there where there is no hurry", { due: null, left: null }, 0, null],
  ] as const)("%s", (_, clock, now, left) => {
    expect(timeLeft({ seat: 0, ...clock }, now)).toBe(left);
  });

  it.each([
    [0, "0:00", "0 seconds"],
    [1, "0:01", "1 second"],
    [42 * SECOND, "0:42", "42 seconds"],
    [59_001, "1:00", "1 minute 0 seconds"],
    [125 * SECOND, "2:05", "2 minutes 5 seconds"],
    [HOUR, "1:00 h", "1 hour 0 minutes"],
    [3 * HOUR + 300 * SECOND, "3:05 h", "3 hours 5 minutes"],
    [51 * HOUR, "2 d 3 h", "2 days 3 hours"],
  ])("reads %i as %s", (left, short, long) => {
    expect(timeWords(left)).toEqual({ short, long });
  });

  it.each([
    ["whole for a host who has just gone", null, 5000, 120_000],
    ["less with every second", 5000, 65_000, 60_000],
    ["over after two minutes", 5000, 125_000, 0],
    ["not negative", 5000, 999_000, 0],
    ["not longer by a clock that was set back", 5000, 0, 120_000],
  ])("until another player can be the host is %s", (_, since, now, left) => {
    expect(hostWait(since, now)).toBe(left);
  });
});
