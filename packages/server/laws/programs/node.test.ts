import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer, tableOptions } from "../../src/testing/index.js";
import { commandLine, playWithPrograms } from "./programs.js";

const path = (name: string): string =>
  fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

/** As a person starts it; newer versions of Node need neither option. */
const bot = commandLine(
  process.execPath,
  ...[
    "--no-warnings",
    "--experimental-websocket",
    "--import",
    path("scripts/sources/register.mjs"),
  ],
  path("examples/bot.ts"),
);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.concurrent("examples/bot.ts", () => {
  it.each([
    ["board", 3],
    ["board", 5],
    ["card", 4],
  ] as const)("plays a %s game of %d to its end, and nothing is refused", async (game, players) => {
    const options = tableOptions(game, players);
    const chairs = { start: bot, programs: 2, level: "agent" } as const;
    const played = await playWithPrograms(server.site, options, chairs);
    for (const { code, errors } of played.programs) {
      expect({ code, errors }).toEqual({ code: 0, errors: "" });
    }
  });
});
