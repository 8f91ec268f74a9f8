import {
  changedPerson,
  changedRelation,
  type Me,
  newPerson,
  type PlayerId,
  playerId,
  recovery,
} from "@inkognito/protocol";
import type { FastifyReply } from "fastify";
import { dropSecret, keepSecret, secretOf } from "../../callers/cookie.js";
import type { Store, StoredPlayer } from "../../store/store.js";
import { ownGames } from "../../tables/runtime/queries/ownGames.js";
import type { HttpContext, Routes } from "../context.js";
import { Failure } from "../failure.js";
import { callerOf, named, parsed, somebody } from "../input.js";

/** Nobody knows more people than this, and lists are read whole. */
const MAX_RELATIONS = 1000;

/** Who one is: a guest with a cookie, moved by codes, gone when one wants to be. */
export const meRoutes: Routes = (app, context) => {
  const { store, people, registry, gateway, limits, trust } = context;

  app.post("/me", { config: { rateLimit: limits.newPeople } }, async (request, reply) => {
    const wanted = parsed(newPerson, request.body);
    // Asked again, by a second tab say, it is the same person.
    const before = await callerOf(people, request);
    if (before !== null) return changed(context, reply, before, wanted);
    const { player, secret } = await people.create(wanted);
    keepSecret(request, reply, trust, secret);
    return reply.code(201).send(await meOf(context, player));
  });

  /** A first visit is nothing that went wrong: null. */
  app.get("/me", async (request, reply) => {
    const player = await callerOf(people, request);
    if (player === null) return reply.type("application/json; charset=utf-8").send("null");
    keepSecret(request, reply, trust, secretOf(request) ?? "");
    return meOf(context, player);
  });

  app.patch("/me", async (request, reply) => {
    const player = await somebody(people, request);
    return changed(context, reply, player, parsed(changedPerson, request.body));
  });

  app.delete("/me", async (request, reply) => {
    const player = await somebody(people, request);
    await gateway.suspendWhile(player.id, async () => {
      await registry.deletePlayer(player.id);
      gateway.dismiss(player.id);
    });
    dropSecret(request, reply, trust);
    return reply.code(204).send();
  });

  /** All devices but this one. Whoever has the recovery code can still come back by it. */
  app.delete("/me/devices", async (request) => {
    const player = await somebody(people, request);
    const kept = await people.keepOnly(player.id, secretOf(request) ?? "");
    if (kept === null) throw new Failure("nobody");
    gateway.dismiss(player.id, kept);
    return meOf(context, player);
  });

  app.get("/me/export", { config: { rateLimit: limits.files } }, async (request, reply) => {
    const player = await somebody(people, request);
    return reply
      .header("content-disposition", 'attachment; filename="inkognito.json"')
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(await exported(store, player.id), null, 2));
  });

  app.post("/me/recovery", async (request) => {
    const player = await somebody(people, request);
    const code = await people.newRecoveryCode(player.id);
    // A device that was shut out meanwhile is not told a way back.
    await somebody(people, request);
    return { code };
  });

  app.post("/me/move", async (request) => {
    const player = await somebody(people, request);
    const made = await people.newMovingCode(player.id);
    await somebody(people, request);
    return made;
  });

  app.put<{ Params: { player: string } }>("/me/relations/:player", async (request, reply) => {
    const player = await somebody(people, request);
    const other = named(playerId, request.params.player);
    const { relation } = parsed(changedRelation, request.body);
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
    const { code } = parsed(recovery, request.body);
    const known = await people.recover(code, secretOf(request));
    if (known === null) throw new Failure("notHere");
    keepSecret(request, reply, trust, known.secret);
    return meOf(context, known.player);
  });
};

/** Everything of one's own; of a game that goes on, what one's seat was told. */
async function exported(store: Store, player: PlayerId): Promise<unknown> {
  const kept = await store.exportPlayer(player);
  if (typeof kept !== "object" || kept === null) return null;
  return { ...kept, games: await ownGames(store, player) };
}

async function meOf({ store }: HttpContext, { id, name, language }: StoredPlayer): Promise<Me> {
  const related = await store.relations(id);
  const others =
    related.length === 0 ? [] : await store.players(related.map((each) => each.player));
  const names = new Map(others.map((other) => [other.id, other.name]));
  const relations = related.map((each) => ({ ...each, name: names.get(each.player) ?? null }));
  return { id, name, language, devices: await store.countTokens(id), relations };
}

async function changed(
  context: HttpContext,
  reply: FastifyReply,
  player: StoredPlayer,
  wanted: { readonly name?: string | undefined; readonly language?: Me["language"] | undefined },
): Promise<Me> {
  const { name = player.name, language = player.language } = wanted;
  // Everybody at this person's tables hears of a new name.
  const isRenamed = name !== player.name;
  if (isRenamed) countChange(context, reply, player);
  await context.store.changePlayer(player.id, { name, language });
  if (isRenamed) context.registry.rename(player.id, name);
  return meOf(context, { ...player, name, language });
}

/** What others notice is limited, like changes of tables. */
function countChange(
  { rates, limits }: HttpContext,
  reply: FastifyReply,
  { id }: StoredPlayer,
): void {
  if (rates.mayChange(id)) return;
  reply.header("retry-after", Math.ceil(1 / limits.changes.perSecond));
  throw new Failure("tooFast");
}
