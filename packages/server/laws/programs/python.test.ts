import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EDITIONS as BOARD_EDITIONS, boardConfig } from "@inkognito/engine/board";
import { EDITIONS as CARD_EDITIONS, cardConfig } from "@inkognito/engine/card";
import { GAME_NAMES, type GameConfig } from "@inkognito/engine/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChildServer, newFolder, startChild, tableOptions } from "../../src/testing/index.js";
import { commandLine, playWithPrograms } from "./programs.js";

/** Python with the package `websockets`; not said: these tests need more than Node, and are left out. */
const { INKOGNITO_PYTHON: PYTHON = "", INKOGNITO_PROGRAMS: ROUNDS = "1" } = process.env;

const EXAMPLES = fileURLToPath(new URL("../../../../examples/", import.meta.url));
const TUTORIAL = new URL("../../../../docs/first-bot.md", import.meta.url);
const example = (name: string) => commandLine(PYTHON, EXAMPLES + name);
const [bot, watch] = [example("bot.py"), example("watch.py")];

function must(made: { ok: true; value: GameConfig } | { ok: false; error: unknown }): GameConfig {
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Both games, every edition, three to five players. */
const CONFIGS: readonly GameConfig[] = [3, 4, 5].flatMap((players) => [
  ...BOARD_EDITIONS.map((edition) => must(boardConfig({ players, edition }))),
  ...CARD_EDITIONS.map((edition) => must(cardConfig({ players, edition }))),
]);

let server: ChildServer;
beforeAll(async () => {
  if (PYTHON !== "") server = await startChild();
});
afterAll(() => server?.stop());

describe.runIf(PYTHON !== "").concurrent("examples/bot.py", () => {
  it.each(
    CONFIGS.map((config) => [config.game, config.edition, config.seats.length, config] as const),
  )(
    "plays the %s game, edition %s, of %d to its end, and nothing is refused",
    async (_game, _edition, _players, config) => {
      for (let round = 0; round < Number(ROUNDS); round += 1) {
        const options = { ...tableOptions(), config };
        const programs = 1 + ((round + config.seats.length) % 2);
        const played = await playWithPrograms(server.site, options, {
          start: bot,
          programs,
          level: "agent",
        });
        for (const { code, output, errors } of played.programs) {
          expect({ code, errors }).toEqual({ code: 0, errors: "" });
          expect(output).toMatch(/^(won|lost)\n$/);
        }
      }
    },
  );

  it("has a little brother in docs/first-bot.md, who plays the card game", async () => {
    const [, program = ""] = /```python\n(.*?)```/s.exec(readFileSync(TUTORIAL, "utf8")) ?? [];
    const file = join(newFolder("tutorial"), "mine.py");
    writeFileSync(file, program);
    copyFileSync(`${EXAMPLES}inkognito.py`, join(dirname(file), "inkognito.py"));
    const start = commandLine(PYTHON, file);
    const options = tableOptions("card", 5);
    const played = await playWithPrograms(server.site, options, {
      start,
      programs: 1,
      level: "agent",
    });
    expect(played.programs.map(({ code, errors }) => [code, errors])).toEqual([[0, ""]]);
  });

  it.each(GAME_NAMES)("has a spectator in the terminal, who is shown a %s game", async (game) => {
    const chairs = { start: bot, programs: 1, level: "agent" } as const;
    const played = await playWithPrograms(server.site, tableOptions(game), { ...chairs, watch });
    const shown = played.programs.at(-1);
    expect([shown?.code, shown?.errors]).toEqual([0, ""]);
    expect(shown?.output).toMatch(/ agent /);
    expect(shown?.output).toMatch(/^ended .*winners .*reason/m);
  });
});
