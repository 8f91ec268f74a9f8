import { gameJsonSchemas } from "@inkognito/protocol/schemas";
import type { Routes } from "../context.js";

/** JSON Schemas of both games, for programs in any language. */
const SCHEMAS = JSON.stringify(gameJsonSchemas());

export const schemaRoutes: Routes = (app) => {
  app.get("/schemas.json", async (_, reply) => reply.type("application/json").send(SCHEMAS));
};
