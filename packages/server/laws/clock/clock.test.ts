import { expect, it } from "vitest";
import { serverTime, wallClockAtStart, wallClockTime } from "./clockedTable.js";
import { clockFaults } from "./clockLaw.js";

/** The number of sessions at a table; INKOGNITO_CLOCKS sets it. */
const { INKOGNITO_CLOCKS = "16" } = process.env;

it("no player is late too early, no table closes too early, and no bot stops, however the clock is set", async () => {
  expect(await clockFaults(Number(INKOGNITO_CLOCKS), serverTime)).toBeNull();
});

it.each([
  ["its wall clock", wallClockTime],
  ["its wall clock at the start", wallClockAtStart],
])("the law notices a server that believes %s", async (_, newTime) => {
  expect(await clockFaults(200, newTime)).not.toBeNull();
});
