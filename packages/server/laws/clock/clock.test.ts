import { expect, it } from "vitest";
import { believing, believingAtStart, steady } from "./clockedTable.js";
import { clockFaults } from "./clockLaw.js";

/** Evenings at a table; INKOGNITO_CLOCKS says more. */
const { INKOGNITO_CLOCKS = "16" } = process.env;

it("no player is late too early, no table closes too early, and no bot stands still, whatever is done to the clock", async () => {
  expect(await clockFaults(Number(INKOGNITO_CLOCKS), steady)).toBeNull();
});

it.each([
  ["its wall clock", believing],
  ["its wall clock at the start", believingAtStart],
])("the law notices a server that believes %s", async (_, newTime) => {
  expect(await clockFaults(200, newTime)).not.toBeNull();
});
