import { formatRecord } from "@inkognito/engine/record";
import { invitationKey, type TableId, tableId } from "@inkognito/protocol";
import { endedRecord } from "../../record/endedRecord.js";
import { siteKeyOf } from "../../record/siteKey.js";
import type { Credentials } from "../../tables/rules/table/access.js";
import { Queue } from "../../tables/runtime/queue.js";
import type { Routes } from "../context.js";
import { Failure } from "../failure.js";
import { parseParam, playerOf } from "../input.js";

/** Ended games as files that can be verified, and the key they are signed with. */
export const recordRoutes: Routes = (app, { people, registry, store, limits }) => {
  const siteKey = siteKeyOf(store);
  // One at a time: many at once would delay all other requests.
  const files = new Queue();

  const fileOf = async (
    visitor: Credentials,
    table: TableId,
    no: number,
  ): Promise<string | null> => {
    const ended = await registry.queries.endedGame(visitor, table, no);
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

  app.get<{ Params: { table: string; no: string }; Querystring: { key?: string } }>(
    "/tables/:table/games/:no/game.json",
    { config: { rateLimit: limits.files } },
    async (request, reply) => {
      const { params, query } = request;
      const table = parseParam(tableId, params.table);
      const key = query.key === undefined ? null : parseParam(invitationKey, query.key);
      if (!/^[1-9]\d{0,5}$/.test(params.no)) throw new Failure("notHere");
      const player = (await playerOf(people, request))?.id ?? null;
      const file = await files.add(() => fileOf({ player, key }, table, Number(params.no)));
      if (file === null) throw new Failure("notHere");
      return reply
        .type("application/json; charset=utf-8")
        .header(
          "content-disposition",
          `attachment; filename="inkognito-${table}-${params.no}.json"`,
        )
        .send(file);
    },
  );
};
