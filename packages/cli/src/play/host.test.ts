import { GAME_NAMES } from "@inkognito/engine/games";
import { hasEnded } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import { beginGame, botsTurn } from "./host.js";
import { parsePlay, seedFor } from "./setup.js";

const TABLES = GAME_NAMES.flatMap((game) =>
  (["random", "novice", "agent", "master"] as const).map((level) => ({ game, level })),
);

describe("bots in the terminal", () => {
  it.each(TABLES)("$game: a $level acts until the person is awaited", ({ game, level }) => {
    const setup = parsePlay({ game, players: "4", seats: level, as: "blue", seed: "host" });
    const opening = beginGame(setup, seedFor(setup.seedText, 1));
    let now = opening;
    for (let after = botsTurn(now); after !== null; after = botsTurn(now)) now = after;
    expect(now.actions.length).toBeGreaterThan(0);
    expect(now.actions.every(({ seat }) => setup.levels[seat] === level)).toBe(true);
    expect(hasEnded(now)).toBe(false);
  });
});
