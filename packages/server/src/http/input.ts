import type { FastifyRequest } from "fastify";
import { secretOf } from "../callers/cookie.js";
import type { People } from "../people/people.js";
import type { StoredPlayer } from "../store/store.js";
import { Failure } from "./failure.js";

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Parses a body; throws `badMessage`. */
export function parseBody<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Failure("badMessage");
  return result.data;
}

/** Parses a part of the address. A malformed one is not found, like one that does not exist. */
export function parseParam<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Failure("notHere");
  return result.data;
}

/** The player of the asking browser; null: it has no valid cookie. */
export const playerOf = (people: People, request: FastifyRequest): Promise<StoredPlayer | null> =>
  people.bySecret(secretOf(request));

export async function requirePlayer(
  people: People,
  request: FastifyRequest,
): Promise<StoredPlayer> {
  const player = await playerOf(people, request);
  if (player === null) throw new Failure("nobody");
  return player;
}
