import { describe, expect, it } from "vitest";
import { sampleAction } from "../src/board/legal/sample.js";
import { type BoardTypes, boardGame } from "../src/board/rules.js";
import { type BoardOptions, boardConfig } from "../src/board/terms/config.js";
import { sampleAction as sampleCardAction } from "../src/card/legal/sample.js";
import { type CardTypes, cardGame } from "../src/card/rules.js";
import { type CardOptions, cardConfig } from "../src/card/terms/config.js";
import { type Below, seededChance, seedFromText } from "../src/core/chance.js";
import type { Seating } from "../src/core/seat.js";
import { playOut } from "../src/host/playOut.js";
import { type TextTypes, transcript, type Wording } from "./transcript.js";

/** Whole games by random players. `npm run golden` writes them anew: read what changed. */
interface Golden {
  readonly file: string;
  readonly seed: string;
}

const BOARD_GAMES: readonly (BoardOptions & Golden)[] = [
  { file: "three", players: 3, edition: "korea", repeats: "blocked", seed: "three 799" },
  { file: "four", players: 4, edition: "devir", repeats: "challenge", seed: "four 523" },
  { file: "five", players: 5, edition: "piatnik", placement: "chosen", seed: "five 2914" },
];

const CARD_GAMES: readonly (CardOptions & Golden)[] = [
  { file: "card-three", players: 3, edition: "safe", seed: "card three 1153" },
  { file: "card-four", players: 4, edition: "telephone", gestures: true, seed: "card four 610" },
  { file: "card-five", players: 5, edition: "safe", seed: "card five 453" },
  { file: "card-five-telephone", players: 5, edition: "telephone", seed: "card five 1372" },
];

interface Recording<T extends TextTypes> extends Wording<T> {
  readonly title: string;
  readonly config: T["Config"] & Seating;
  readonly seed: string;
  readonly sample: (view: T["View"], below: Below) => T["Action"] | null;
}

/** The game as text, played to its end. */
function recorded<T extends TextTypes>(recording: Recording<T>): string {
  const { game, title, config, seed, sample } = recording;
  const chance = seededChance(seedFromText(`golden ${seed}`));
  const choose = seededChance(seedFromText(`players ${seed}`));
  let drawn = 0;
  const below = (n: number): number => {
    drawn += 1;
    return choose.draw("deal", drawn, 1, n)[0] ?? 0;
  };
  const { events, refusals } = playOut<T>({
    rules: game,
    config,
    chance,
    players: config.seats.map(() => ({ view }) => {
      const action = sample(view, below);
      if (action === null) throw new Error("nothing is awaited");
      return action;
    }),
    maxActions: 500,
  });
  expect(refusals).toEqual([]);
  expect(events.at(-1)?.type).toBe("ended");
  return transcript(recording, title, events, config.seats.length);
}

describe("golden games", () => {
  for (const { file, seed, ...options } of BOARD_GAMES) {
    it(`[V] ${file} players: every event, every seat's view`, async () => {
      const config = boardConfig(options);
      if (!config.ok) throw new Error(config.error.field);
      const { edition, repeats, placement } = config.value;
      const text = recorded<BoardTypes>({
        game: boardGame,
        title: `${file} players, ${edition}, ${repeats}, placement ${placement}`,
        config: config.value,
        seed,
        sample: (view, below) => sampleAction(view, below, { announce: 25, gesture: 14, seal: 6 }),
        long: ["answers", "to", "paths"],
        aside: (view) => {
          const isMove = boardGame.legal(view).awaits.type === "move";
          return isMove ? ` with ${boardGame.destinations(view).length} endings` : "";
        },
      });
      await expect(text).toMatchFileSnapshot(`./${file}.golden.txt`);
    });
  }

  for (const { file, seed, ...options } of CARD_GAMES) {
    it(`[V] ${file}: every event, every seat's view`, async () => {
      const config = cardConfig(options);
      if (!config.ok) throw new Error(config.error.field);
      const text = recorded<CardTypes>({
        game: cardGame,
        title: `the card game, ${options.players} players, ${config.value.edition}`,
        config: config.value,
        seed,
        sample: (view, below) => sampleCardAction(view, below, { announce: 14, gesture: 20 }),
        long: ["pairs"],
        aside: () => "",
      });
      await expect(text).toMatchFileSnapshot(`./${file}.golden.txt`);
    });
  }
});
