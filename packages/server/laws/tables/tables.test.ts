import { afterAll, beforeAll, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { type OpenSimulation, openSimulation, staysRight } from "./tableLaw.js";

/** The number of sessions at a table. */

let open: OpenSimulation;
beforeAll(async () => {
  open = await openSimulation();
}, 60_000);
afterAll(() => open.simulation.close());

it("a table stays consistent under any requests, in any order, at any process", () =>
  staysRight(open, size("sessions", { short: 40, full: 60 })));
