import type { StoreEnv } from "../app/openStore.js";
import { openBackupFile, writeBackupFile } from "./backupFile.js";
import { type Counted, counting } from "./content.js";
import { restoreInto } from "./restoreInto.js";
import { readSnapshot, readUnused } from "./snapshot.js";

export { EnvError, parseEnv } from "../settings/env.js";
export { CannotOpen } from "../store/store.js";
export { BackupError } from "./content.js";

/** Writes everything that was answered before into a new file, while servers go on. */
export function backUp(env: StoreEnv, path: string): Promise<Counted & { readonly bytes: number }> {
  return readSnapshot(env, async (snapshot) => {
    const { content, counted } = counting(snapshot);
    const bytes = await writeBackupFile(path, content);
    return { ...counted(), bytes };
  });
}

/** Fills an empty place with what is in the file. */
export async function restore(env: StoreEnv, path: string): Promise<Counted> {
  const { content, counted } = counting(await openBackupFile(path));
  await restoreInto(env, content);
  return counted();
}

/** Copies the SQLite file, which no server may use, into an empty PostgreSQL database. */
export function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Counted> {
  return readUnused(dataDir, async (snapshot) => {
    const { content, counted } = counting(snapshot);
    await restoreInto({ dataDir, databaseUrl }, content);
    return counted();
  });
}
