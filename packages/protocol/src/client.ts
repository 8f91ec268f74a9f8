import { z } from "zod";
import { MAX_NOTES } from "./choices.js";
import { bytesOf } from "./connection.js";
import { invitationKey, messageId, playerId, tableId } from "./ids.js";
import { saidText } from "./names.js";
import { ballot, commitment, entropy, level, seat } from "./table/event.js";
import { tableOptions } from "./table/options.js";

const count = z.int().min(0);

/** The first message on every socket. Anything else before it closes the socket. */
export const hello = z.object({
  type: z.literal("hello"),
  version: z.int(),
  table: tableId,
  /** From the invitation's link; a player with a chair needs none. */
  key: invitationKey.nullable(),
  /** What this page has already: the last numbers of the table log and of its own of that game. */
  seen: z.object({ table: count, game: count, told: count }),
  /** For programs: `legal` after the welcome and with everything their seat is told. */
  legal: z.boolean().optional(),
  /** The kinds of table events in `ADDED_EVENTS` that this page folds. It is not sent any others. */
  knows: z.array(z.string().max(32)).max(32).optional(),
});
export type Hello = z.infer<typeof hello>;

/** With the id and key of an address, which may be malformed: the client works, but its link leads nowhere. */
export const addressedHello = hello.extend({ table: z.string(), key: z.string().nullable() });

/** One step of a movement of the board game; which ones there are, the engine knows. */
const step = z.object({ ball: z.string(), piece: z.string(), to: z.int() });

/** As many as there are balls in a turn. */
const MAX_STEPS = 3;

const request = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), id: messageId, ...shape });

/** Every request is answered by `done` or `refused` with its id. */
export const clientRequest = z.discriminatedUnion("type", [
  request("sit", { seat }),
  /** The player's share of the deal, for this commitment (see `shareDue`). */
  request("mix", { commitment, entropy }),
  request("leave", {}),
  request("placeBot", { seat, level }),
  /** By the host, while no game is on: frees the chair. */
  request("clear", { seat }),
  request("handOver", { to: playerId }),
  /** By any player with a chair, once the host has been away for long. */
  request("takeOver", {}),
  request("configure", { options: tableOptions }),
  /** To make a private table public: the host asks, and it happens when all who sit there agree. */
  request("publish", { wanted: z.boolean() }),
  /**
   * The first game, the next one of a match, a rematch. `without`: bots play for these players until they
   * come. Later games do not begin over the heads of others who have not agreed; if it is not given,
   * bots play for all of those.
   */
  request("start", { without: z.array(playerId).max(5).optional() }),
  /** Agrees to the next game, to the end of this one or to a bot for another player; or does not. */
  request("vote", { ballot, wanted: z.boolean() }),
  /** A bot plays on for a player: requested by the host or by the player. */
  request("standIn", { seat }),
  request("return", {}),
  request("pause", { wanted: z.boolean() }),
  request("say", { text: saidText }),
  /** Chat messages before that number, which the `welcome` left out. */
  request("earlier", { before: count }),
  request("act", { game: count, action: z.looseObject({ type: z.string() }) }),
  /** For programs: what this seat may do now; `steps`: after these first steps of a movement. */
  request("legal", { steps: z.array(step).max(MAX_STEPS).optional() }),
  /** For programs: what this viewer knows of the game, folded by the server. */
  request("view", {}),
  /** The player's own pencil marks and guesses, as the page formats them; no other player reads them. */
  request("note", { game: count, text: z.string().refine((text) => bytesOf(text) <= MAX_NOTES) }),
  /**
   * Answered with the invitation's key, the same one as before as long as it works. `renew`: with
   * another one, and the one before it no longer works.
   */
  request("invite", { renew: z.boolean().optional() }),
  request("close", {}),
  request("ping", {}),
]);
export type ClientRequest = z.infer<typeof clientRequest>;
export type ClientMessage = Hello | ClientRequest;
