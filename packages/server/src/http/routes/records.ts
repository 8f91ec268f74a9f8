import { formatRecord } from "@inkognito/engine/record";
import { invitationKey, type TableId, tableId } from "@inkognito/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type EndedGame, endedRecord } from "../../record/endedRecord.js";
import { formatGameAddress, parseGameAddress } from "../../record/gameAddress.js";
import { siteKeyOf } from "../../record/siteKey.js";
import type { Routes } from "../context.js";
import { Failure } from "../failure.js";
import { parseParam, playerOf } from "../input.js";

/** Ended games as files that can be verified, and the key they are signed with. */
export const recordRoutes: Routes = (app, { people, registry, store, limits }) => {
  const siteKey = siteKeyOf(store);

  const fileOf = async (ended: EndedGame | null): Promise<string | null> => {
    if (ended === null) return null;
    const ids = ended.seats.flatMap((each) => (each.type === "player" ? [each.player] : []));
    const names = new Map((await store.players(ids)).map(({ id, name }) => [id, name]));
    const record = endedRecord(ended, names);
    const { sign } = await siteKey();
    return record === null ? null : formatRecord(sign(record));
  };

  app.get("/key", async () => {
    const { id, publicKey } = await siteKey();
    return { algorithm: "Ed25519", key: id, publicKey };
  });

  const send = async (
    reply: FastifyReply,
    { table, game }: { readonly table: TableId; readonly game: number },
    find: () => Promise<EndedGame | null>,
  ): Promise<FastifyReply> => {
    const file = await registry.queries.files.add(async () => fileOf(await find()));
    if (file === null) throw new Failure("notHere");
    return reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="inkognito-${table}-${game}.json"`)
      .send(file);
  };

  /** What a visitor of a table asks for. */
  const asked = async (request: FastifyRequest<GameRoute>) => {
    const { params, query } = request;
    const table = parseParam(tableId, params.table);
    const key = query.key === undefined ? null : parseParam(invitationKey, query.key);
    if (!/^[1-9]\d{0,5}$/.test(params.no)) throw new Failure("notHere");
    const player = (await playerOf(people, request))?.id ?? null;
    return { table, game: Number(params.no), visitor: { player, key } };
  };

  app.get<GameRoute>(
    "/tables/:table/games/:no/game.json",
    { config: { rateLimit: limits.files } },
    async (request, reply) => {
      const { table, game, visitor } = await asked(request);
      return send(reply, { table, game }, () => registry.queries.endedGame(visitor, table, game));
    },
  );

  app.get<GameRoute>("/tables/:table/games/:no/address", async (request) => {
    const { table, game, visitor } = await asked(request);
    if (!(await registry.queries.hasEnded(visitor, table, game))) throw new Failure("notHere");
    return { address: formatGameAddress({ table, game }, await siteKey()) };
  });

  app.get<{ Params: { address: string } }>(
    "/games/:address/game.json",
    { config: { rateLimit: limits.files } },
    async ({ params }, reply) => {
      const found = parseGameAddress(params.address, await siteKey());
      if (found === null) throw new Failure("notHere");
      return send(reply, found, () => registry.queries.sharedGame(found.table, found.game));
    },
  );
};

interface GameRoute {
  Params: { readonly table: string; readonly no: string };
  Querystring: { readonly key?: string };
}
