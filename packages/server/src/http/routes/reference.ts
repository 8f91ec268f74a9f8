import { ESCAPES, MISSIONS, neighboursOf, SPACES } from "@inkognito/engine/board";
import { gameJsonSchemas } from "@inkognito/protocol/schemas";
import type { Routes } from "../context.js";

/** What is printed on the board and in the passports, for programs. */
const BOARD = {
  spaces: SPACES.map((space) => ({
    ...space,
    land: neighboursOf(space.id, "land"),
    sea: neighboursOf(space.id, "sea"),
  })),
  missions: MISSIONS,
  escapes: ESCAPES,
};

/** JSON Schemas of both games, for programs in any language. */
const SCHEMAS = JSON.stringify(gameJsonSchemas());

export const referenceRoutes: Routes = (app) => {
  app.get("/board", async () => BOARD);
  app.get("/schemas.json", async (_, reply) => reply.type("application/json").send(SCHEMAS));
};
