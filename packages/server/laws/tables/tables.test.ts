import { afterAll, beforeAll, it } from "vitest";
import { type OpenSimulation, openSimulation, staysRight } from "./tableLaw.js";

/** Evenings at a table; INKOGNITO_GAMES says more. */
const { INKOGNITO_GAMES = "60" } = process.env;

let open: OpenSimulation;
beforeAll(async () => {
  open = await openSimulation();
}, 60_000);
afterAll(() => open.simulation.close());

it("a table stays right whatever is asked of it, in whatever order, by whatever process", () =>
  staysRight(open, Number(INKOGNITO_GAMES)));
