import { describe, expect, it } from "vitest";
import { type BoardOptions, boardConfig } from "../src/board/config.js";
import { type BoardTypes, boardGame } from "../src/board/rules.js";
import { sampleAction } from "../src/board/sample.js";
import { seededChance, seedFromText } from "../src/core/chance.js";
import { playOut } from "../src/core/playout.js";
import { transcript } from "./transcript.js";

/** Whole games by random players. `npm run golden` writes them anew: read what changed. */
const GAMES: readonly (BoardOptions & { readonly file: string; readonly seed: string })[] = [
  { file: "three", players: 3, edition: "korea", repeats: "blocked", seed: "three 332" },
  { file: "four", players: 4, edition: "devir", repeats: "challenge", seed: "four 148" },
  { file: "five", players: 5, edition: "piatnik", placement: "chosen", seed: "five 216" },
];

const HABITS = { announce: 25, gesture: 14, seal: 6 };

describe("golden games", () => {
  for (const { file, seed, ...options } of GAMES) {
    it(`[V] ${file} players: every event, every seat's view`, async () => {
      const config = boardConfig(options);
      if (!config.ok) throw new Error(config.error.field);
      const chance = seededChance(seedFromText(`golden ${seed}`));
      const choose = seededChance(seedFromText(`players ${seed}`));
      let drawn = 0;
      const below = (n: number): number => {
        drawn += 1;
        return choose.draw("deal", drawn, 1, n)[0] ?? 0;
      };
      const { events, refusals } = playOut<BoardTypes>({
        game: boardGame,
        opening: boardGame.setup(config.value, chance),
        chance,
        players: config.value.seats.map(() => ({ view }) => {
          const action = sampleAction(view, below, HABITS);
          if (action === null) throw new Error("nothing is awaited");
          return action;
        }),
        maxActions: 500,
      });
      expect(refusals).toEqual([]);
      expect(events.at(-1)?.type).toBe("ended");
      const title = `${file} players, ${config.value.edition}, ${config.value.repeats}, placement ${config.value.placement}`;
      await expect(transcript(title, events, config.value.seats.length)).toMatchFileSnapshot(
        `./${file}.golden.txt`,
      );
    });
  }
});
