import { expect, it } from "vitest";
import { clockFaults } from "./clockLaw.js";
import { believing, steady } from "./clockWorld.js";

/** Evenings at a table; INKOGNITO_CLOCKS says more. */
const { INKOGNITO_CLOCKS = "12" } = process.env;

it("nobody is late too early, no table closes too early, and no bot stands still, whatever is done to the clock", async () => {
  expect(await clockFaults(Number(INKOGNITO_CLOCKS), steady)).toBeNull();
});

it("the law notices a server that believes its wall clock", async () => {
  expect(await clockFaults(100, believing)).not.toBeNull();
});
