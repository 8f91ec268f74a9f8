import { GAME_NAMES } from "@inkognito/engine/games";
import { z } from "zod";
import { invitationKey, playerId, tableId } from "./ids.js";
import { language, personName } from "./names.js";
import { HTTP_ERRORS } from "./refusal.js";
import { tableOptions } from "./table/options.js";

/** POST /api/me: a visitor becomes a guest; PATCH /api/me changes some of it. */
export const newPerson = z.object({ name: personName, language });
export const changedPerson = newPerson.partial();

const RELATIONS = ["none", "muted", "blocked"] as const;
export type Relation = (typeof RELATIONS)[number];

/** GET /api/me; null: a visitor without a cookie. */
export const me = z.object({
  id: playerId,
  name: z.string(),
  language,
  /** The number of browsers of this player, the asking one among them. */
  devices: z.int(),
  /** With the present name, so that people know whom they muted; null: that player was deleted. */
  relations: z.array(
    z.object({ player: playerId, name: z.string().nullable(), relation: z.enum(RELATIONS) }),
  ),
});
export type Me = z.infer<typeof me>;

/** PUT /api/me/relations/:player */
export const changedRelation = z.object({ relation: z.enum(RELATIONS) });

/** POST /api/me/recovery answers with a code to write down; it replaces the one before. */
export const recoveryCode = z.object({ code: z.string() });

/** POST /api/me/move answers with a code for a link to another device: once, and not for long. */
export const movingCode = z.object({ code: z.string(), until: z.int() });

/** POST /api/recover: either code signs this browser in as that player. */
export const recovery = z.object({ code: z.string().max(64) });

/** POST /api/tables */
export const newTable = z.object({ options: tableOptions });
export const createdTable = z.object({ table: tableId, key: invitationKey });

/** A table in lists and links. */
const tableSummary = z.object({
  table: tableId,
  game: z.enum(GAME_NAMES),
  players: z.int(),
  /** Chairs taken by people, and by bots. */
  people: z.int(),
  bots: z.int(),
  host: z.string().nullable(),
  phase: z.enum(["gathering", "playing", "paused", "closed"]),
  listed: z.boolean(),
  options: tableOptions,
  /** Games begun so far; a table that has not changed since an earlier version does not say. */
  games: z.int().optional(),
  /** Is the asking player's decision awaited there? */
  yours: z.boolean(),
  /** Milliseconds since 1970 of the last thing that happened. */
  at: z.int(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** GET /api/tables: public tables, and those of the asking player. */
export const tableLists = z.object({
  listed: z.array(tableSummary),
  mine: z.array(tableSummary),
});

/** GET /api/invitations/:key: which table a link leads to. */
export const invitation = z.object({ summary: tableSummary });

/** Every error of the HTTP interface. */
export const httpError = z.object({ error: z.object({ code: z.enum(HTTP_ERRORS) }) });
