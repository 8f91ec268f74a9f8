import { type GameRecord, invitationKey, newTable, tableId } from "@inkognito/protocol";
import type { EndedGame } from "../table/hall.js";
import { Failure } from "./failure.js";
import type { HttpHouse, Routes } from "./house.js";
import { callerOf, named, parsed, somebody } from "./input.js";

/** Tables as one sees them from outside. */
export const tableRoutes: Routes = (app, house) => {
  const { people, hall, limits } = house;

  app.post("/tables", { config: { rateLimit: limits.newTables } }, async (request, reply) => {
    const player = await somebody(people, request);
    const { options } = parsed(newTable, request.body);
    const created = await hall.create(player.id, options);
    if (created.ok) return reply.code(201).send(created.value);
    const { error } = created;
    throw new Failure(error === "tooMany" || error === "storage" ? error : "badMessage");
  });

  app.get("/tables", async (request) => {
    const player = await callerOf(people, request);
    return hall.lists(player?.id ?? null);
  });

  app.get<{ Params: { key: string } }>("/invitations/:key", async (request) => {
    const key = named(invitationKey, request.params.key);
    const player = await callerOf(people, request);
    const summary = await hall.invited(key, player?.id ?? null);
    if (summary === null) throw new Failure("notHere");
    return { summary };
  });

  app.get<{ Params: { table: string; no: string }; Querystring: { key?: string } }>(
    "/tables/:table/games/:no",
    async (request) => {
      const { params, query } = request;
      const table = named(tableId, params.table);
      const key = query.key === undefined ? null : named(invitationKey, query.key);
      if (!/^[1-9]\d{0,5}$/.test(params.no)) throw new Failure("notHere");
      const player = (await callerOf(people, request))?.id ?? null;
      const ended = await hall.endedGame({ player, key }, table, Number(params.no));
      if (ended === null) throw new Failure("notHere");
      return recordOf(house, ended);
    },
  );
};

async function recordOf({ store }: HttpHouse, ended: EndedGame): Promise<GameRecord> {
  const { table, game, config, seats, seed, events } = ended;
  const ids = seats.flatMap((each) => (each.type === "player" ? [each.player] : []));
  const known = new Map((await store.players(ids)).map(({ id, name }) => [id, name]));
  return {
    format: "inkognito-record",
    version: 1,
    table,
    no: game,
    game: config.game,
    seed,
    seats: [...seats],
    people: ids.map((id) => ({ id, name: known.get(id) ?? null })),
    events: events.map((event) => JSON.parse(event) as GameRecord["events"][number]),
  };
}
