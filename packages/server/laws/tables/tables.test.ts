import { afterAll, beforeAll, it } from "vitest";
import { type House, openHouse, staysRight } from "./tableLaw.js";

/** Evenings at a table; INKOGNITO_GAMES says more. */
const { INKOGNITO_GAMES = "60" } = process.env;

let open: House;
beforeAll(async () => {
  open = await openHouse();
}, 60_000);
afterAll(() => open.house.close());

it("a table stays right whatever is asked of it, in whatever order, by whatever process", () =>
  staysRight(open, Number(INKOGNITO_GAMES)));
