import { invitationKey, newTable } from "@inkognito/protocol";
import { addressOf } from "../../callers/origin.js";
import type { Routes } from "../context.js";
import { Failure } from "../failure.js";
import { parseBody, parseParam, playerOf, requirePlayer } from "../input.js";

/** Creating tables, and lists of them. */
export const tableRoutes: Routes = (app, { people, registry, limits, trust }) => {
  app.post("/tables", { config: { rateLimit: limits.newTables } }, async (request, reply) => {
    const player = await requirePlayer(people, request);
    const { options } = parseBody(newTable, request.body);
    const created = await registry.create(player.id, options, addressOf(request.raw, trust));
    if (created.ok) return reply.code(201).send(created.value);
    const { error } = created;
    throw new Failure(error === "tooMany" || error === "storage" ? error : "badMessage");
  });

  app.get("/tables", async (request) => {
    const player = await playerOf(people, request);
    return registry.queries.lists(player?.id ?? null);
  });

  app.get<{ Params: { key: string } }>("/invitations/:key", async (request) => {
    const key = parseParam(invitationKey, request.params.key);
    const player = await playerOf(people, request);
    const summary = await registry.queries.invited(key, player?.id ?? null);
    if (summary === null) throw new Failure("notHere");
    return { summary };
  });
};
