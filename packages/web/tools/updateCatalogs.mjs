import { updateAll } from "./catalogs/update.mjs";

try {
  updateAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
