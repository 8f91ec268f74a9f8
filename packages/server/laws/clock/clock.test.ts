import { expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { serverTime, wallClockAtStart, wallClockTime } from "./clockedTable.js";
import { clockFaults } from "./clockLaw.js";

it("no player is late too early, no table closes too early, and no bot stops, however the clock is set", async () => {
  expect(await clockFaults(size("clocks", { short: 8, full: 200 }), serverTime)).toBeNull();
});

it.each([
  ["its wall clock", wallClockTime],
  ["its wall clock at the start", wallClockAtStart],
])("the law notices a server that believes %s", async (_, newTime) => {
  expect(await clockFaults(200, newTime)).not.toBeNull();
});
