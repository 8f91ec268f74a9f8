import { existsSync } from "node:fs";

/** Settings from .env in the current folder; what the environment says itself counts more. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
