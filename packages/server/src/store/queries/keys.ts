import type { Db } from "../sql/schema.js";

/** One row: there is one key for all processes on this data. */
const ONLY = 1;

/** Keeps this one if there is none yet, and says which one is kept: the first of many wins. */
export async function signingKey(db: Db, candidate: string): Promise<string> {
  await db
    .insertInto("signing_key")
    .values({ id: ONLY, secret: candidate })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("signing_key")
    .select("secret")
    .where("id", "=", ONLY)
    .executeTakeFirstOrThrow();
  return secret;
}
