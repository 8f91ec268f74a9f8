import { writeTypes } from "./catalogs/types.mjs";

try {
  writeTypes();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
