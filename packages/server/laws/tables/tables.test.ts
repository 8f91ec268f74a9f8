import { afterAll, beforeAll, it } from "vitest";
import { type OpenSimulation, openSimulation, staysRight } from "./tableLaw.js";

/** The number of sessions at a table; INKOGNITO_GAMES sets it. */
const { INKOGNITO_GAMES = "60" } = process.env;

let open: OpenSimulation;
beforeAll(async () => {
  open = await openSimulation();
}, 60_000);
afterAll(() => open.simulation.close());

it("a table stays consistent under any requests, in any order, at any process", () =>
  staysRight(open, Number(INKOGNITO_GAMES)));
