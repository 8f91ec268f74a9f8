import { fileURLToPath } from "node:url";
import type { GameName } from "@inkognito/engine/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  Person,
  startServer,
  TestClient,
  type TestServer,
  tableOptions,
} from "../../src/testing/index.js";
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
  const playsToItsEnd = async (game: GameName, players: number): Promise<void> => {
    const options = tableOptions(game, players);
    const chairs = { start: bot, programs: 2, level: "agent" } as const;
    const played = await playWithPrograms(server.site, options, chairs);
    for (const { code, errors } of played.programs) {
      expect({ code, errors }).toEqual({ code: 0, errors: "" });
    }
  };
  const title = "plays a %s game of %d to its end, and nothing is refused";
  it.each([
    ["board", 5],
    ["card", 4],
  ] as const)(title, playsToItsEnd);
  it.each([["board", 3]] as const)(title, { tags: ["soak"] }, playsToItsEnd);

  it("wants a pause, to go on, and an early end, as soon as a person does", async () => {
    const person = await Person.arrive(server.site, "Host");
    const { table, key } = await person.open(tableOptions("board", 3));
    const host = await TestClient.join({ site: server.site, cookie: person.cookie, table, key });
    await host.ask({ type: "sit", seat: 0 });
    await host.ask({ type: "placeBot", seat: 2, level: "agent" });
    const { ended } = bot(`${server.site}/i/${key}`, "Program");
    await host.until(() => host.table?.seats[1] !== null);
    await host.ask({ type: "start" });
    const isPaused = () => host.table?.phase.type === "playing" && host.table.phase.paused;
    for (const paused of [true, false]) {
      await host.ask({ type: "pause", wanted: true });
      await host.until(() => isPaused() === paused);
    }
    await host.ask({ type: "vote", ballot: { type: "end" }, wanted: true });
    await host.until(() => host.table?.phase.type === "gathering");
    expect(await ended).toMatchObject({ code: 0, output: "lost\n", errors: "" });
    await host.close();
  });
});
