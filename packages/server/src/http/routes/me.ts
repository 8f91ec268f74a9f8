import {
  changedPerson,
  changedRelation,
  type Me,
  newPerson,
  playerId,
  recovery,
} from "@inkognito/protocol";
import type { FastifyReply } from "fastify";
import { dropSecret, keepSecret, secretOf } from "../../callers/cookie.js";
import type { StoredPlayer } from "../../store/store.js";
import type { HttpContext, Routes } from "../context.js";
import { Failure } from "../failure.js";
import { parseBody, parseParam, playerOf, requirePlayer } from "../input.js";

/** Lists are read whole, so they are limited. */
const MAX_RELATIONS = 1000;

/** The player of a browser: created, changed, moved to other devices by codes, exported, deleted. */
export const meRoutes: Routes = (app, context) => {
  const { store, people, registry, gateway, limits, trust } = context;

  app.post("/me", { config: { rateLimit: limits.newPeople } }, async (request, reply) => {
    const wanted = parseBody(newPerson, request.body);
    // Asked again, by a second tab say, it is the same person.
    const before = await playerOf(people, request);
    if (before !== null) return changePerson(context, reply, before, wanted);
    const { player, secret } = await people.create(wanted);
    keepSecret(request, reply, trust, secret);
    return reply.code(201).send(await meOf(context, player));
  });

  /** Null on a first visit, which is not an error. */
  app.get("/me", async (request, reply) => {
    const player = await playerOf(people, request);
    if (player === null) return reply.type("application/json; charset=utf-8").send("null");
    keepSecret(request, reply, trust, secretOf(request) ?? "");
    return meOf(context, player);
  });

  app.patch("/me", async (request, reply) => {
    const player = await requirePlayer(people, request);
    return changePerson(context, reply, player, parseBody(changedPerson, request.body));
  });

  app.delete("/me", async (request, reply) => {
    const player = await requirePlayer(people, request);
    await gateway.suspendWhile(player.id, async () => {
      await registry.deletePlayer(player.id);
      gateway.dismiss(player.id);
    });
    dropSecret(request, reply, trust);
    return reply.code(204).send();
  });

  /** Signs out all devices but this one. The recovery code still works. */
  app.delete("/me/devices", async (request) => {
    const player = await requirePlayer(people, request);
    const kept = await people.keepOnly(player.id, secretOf(request) ?? "");
    if (kept === null) throw new Failure("nobody");
    gateway.dismiss(player.id, kept);
    return meOf(context, player);
  });

  app.get("/me/export", { config: { rateLimit: limits.exports } }, async (request, reply) => {
    const player = await requirePlayer(people, request);
    return reply
      .header("content-disposition", 'attachment; filename="inkognito.json"')
      .type("application/json; charset=utf-8")
      .send(await registry.queries.exportOf(player.id));
  });

  app.post("/me/recovery", async (request) => {
    const player = await requirePlayer(people, request);
    const code = await people.newRecoveryCode(player.id);
    // A device that was shut out meanwhile is not told a way back.
    await requirePlayer(people, request);
    return { code };
  });

  app.post("/me/move", async (request) => {
    const player = await requirePlayer(people, request);
    const made = await people.newMovingCode(player.id);
    await requirePlayer(people, request);
    return made;
  });

  app.put<{ Params: { player: string } }>("/me/relations/:player", async (request, reply) => {
    const player = await requirePlayer(people, request);
    const other = parseParam(playerId, request.params.player);
    const { relation } = parseBody(changedRelation, request.body);
    countChange(context, reply, player);
    if (other === player.id || (await store.players([other])).length === 0) {
      throw new Failure("notHere");
    }
    const known = await store.relations(player.id);
    if (known.length >= MAX_RELATIONS && relation !== "none") throw new Failure("tooMany");
    await store.setRelation(player.id, other, relation);
    if (relation === "blocked") await registry.block(player.id, other);
    return meOf(context, player);
  });

  app.post("/recover", { config: { rateLimit: limits.recoveries } }, async (request, reply) => {
    const { code } = parseBody(recovery, request.body);
    const known = await people.recover(code, secretOf(request));
    if (known === null) throw new Failure("notHere");
    keepSecret(request, reply, trust, known.secret);
    return meOf(context, known.player);
  });
};

async function meOf({ store }: HttpContext, { id, name, language }: StoredPlayer): Promise<Me> {
  const related = await store.relations(id);
  const others =
    related.length === 0 ? [] : await store.players(related.map((each) => each.player));
  const names = new Map(others.map((other) => [other.id, other.name]));
  const relations = related.map((each) => ({ ...each, name: names.get(each.player) ?? null }));
  return { id, name, language, devices: await store.countTokens(id), relations };
}

async function changePerson(
  context: HttpContext,
  reply: FastifyReply,
  player: StoredPlayer,
  wanted: { readonly name?: string | undefined; readonly language?: Me["language"] | undefined },
): Promise<Me> {
  const { name = player.name, language = player.language } = wanted;
  // All at this player's tables are told the new name.
  const isRenamed = name !== player.name;
  if (isRenamed) countChange(context, reply, player);
  await context.store.changePlayer(player.id, { name, language });
  if (isRenamed) context.registry.rename(player.id, name);
  return meOf(context, { ...player, name, language });
}

/** Changes that others notice are limited, like changes of tables. */
function countChange(
  { rates, limits }: HttpContext,
  reply: FastifyReply,
  { id }: StoredPlayer,
): void {
  if (rates.mayChange(id)) return;
  reply.header("retry-after", Math.ceil(1 / limits.changes.perSecond));
  throw new Failure("tooFast");
}
