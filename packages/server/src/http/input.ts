import type { FastifyRequest } from "fastify";
import { secretOf } from "../callers/cookie.js";
import type { People } from "../people/people.js";
import type { StoredPlayer } from "../store/store.js";
import { Failure } from "./failure.js";

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** What came in, if it is what it has to be. */
export function parsed<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Failure("badMessage");
  return result.data;
}

/** A part of the address. What cannot be one leads nowhere, like one that does not exist. */
export function named<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Failure("notHere");
  return result.data;
}

/** Whose browser is asking? Null: nobody's yet. */
export const callerOf = (people: People, request: FastifyRequest): Promise<StoredPlayer | null> =>
  people.bySecret(secretOf(request));

export async function somebody(people: People, request: FastifyRequest): Promise<StoredPlayer> {
  const player = await callerOf(people, request);
  if (player === null) throw new Failure("nobody");
  return player;
}
