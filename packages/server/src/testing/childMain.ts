import { serve } from "../app/serve.js";
import { LIMITS, type Limits } from "../settings/limits.js";
import { UNLIMITED } from "./server.js";

const { page, limits } = JSON.parse(process.argv[2] ?? "{}") as {
  readonly page: string;
  readonly limits: Partial<Limits> | "real";
};
const serving = await serve({
  env: process.env,
  page,
  limits: limits === "real" ? LIMITS : { ...UNLIMITED, ...limits },
});
console.log(`served at ${serving.address}`);
process.once("SIGTERM", () => void serving.close());
