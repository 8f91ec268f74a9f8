import { boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { playOut, seededChance, seedFromText } from "@inkognito/engine/core";
import { allBoardBots, knowledge } from "@inkognito/mind";
import { oddsBenchmarks } from "./odds.mjs";

const GAMES = 60;

/** The agent's budget is what a page can spare in a frame, the master's what nobody waits for. */
const BUDGETS = { agent: 20, master: 100 };

/** Whole games of four alike; how long each decision took, and each look at what is known. */
export function mindBenchmarks() {
  return Object.entries(BUDGETS).flatMap(([level, atMost]) => benchmarksOf(level, atMost));
}

function benchmarksOf(level, atMost) {
  const thinking = [];
  const knowing = [];
  const timed = (list, work) => {
    const began = performance.now();
    const result = work();
    list.push(performance.now() - began);
    return result;
  };
  for (let number = 0; number < GAMES; number += 1) {
    const config = boardConfig({ players: 4 }).value;
    const seed = seedFromText(`mind ${number}`);
    const chance = seededChance(seed);
    const player = ({ seat, view, told }) => {
      timed(knowing, () => knowledge(view));
      return timed(thinking, () => allBoardBots[level]({ view, told, seed: `${seed} ${seat}` }));
    };
    const opening = boardGame.setup(config, chance);
    const players = config.seats.map(() => player);
    playOut({ game: boardGame, opening, chance, players, maxActions: 20_000 });
  }
  // The first games warm the engine up; people never meet those.
  const warm = (list) => list.slice(Math.floor(list.length / 5)).sort((a, b) => a - b);
  const [thought, known] = [warm(thinking), warm(knowing)];
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const at = (list, share) => list[Math.floor(list.length * share)];
  return [
    { name: `${level}, mean decision`, unit: "ms", value: mean(thought), atMost },
    { name: `${level}, 99 % of decisions within`, unit: "ms", value: at(thought, 0.99), atMost },
    { name: `what a seat knows, mean (${level})`, unit: "ms", value: mean(known) },
    ...oddsBenchmarks(),
  ];
}
