import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { UsageError } from "./usage.js";

/** What the commands on the data of a site share: the server's settings, and clear errors. */
export async function withSiteData<T>(
  work: (backup: typeof import("@inkognito/server/backup")) => Promise<T>,
): Promise<T> {
  loadEnvFile();
  const backup = await import("@inkognito/server/backup");
  try {
    return await work(backup);
  } catch (error) {
    const { BackupError, CannotOpen, EnvError } = backup;
    const isClear = [BackupError, CannotOpen, EnvError].some((each) => error instanceof each);
    throw isClear && error instanceof Error ? new UsageError(error.message) : error;
  }
}

export function parseFile(command: string, args: readonly string[]): string {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`${command} takes one FILE`);
  return file;
}

export const contentText = ({ people, tables }: Readonly<Record<"people" | "tables", number>>) =>
  `${people} ${people === 1 ? "person" : "people"}, ${tables} ${tables === 1 ? "table" : "tables"}`;

export const SETTINGS_HELP =
  "The settings say where the data are, as for the server: INKOGNITO_DATA, or DATABASE_URL for PostgreSQL.";

/** Settings from .env in the current folder; what the environment says itself counts more. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
