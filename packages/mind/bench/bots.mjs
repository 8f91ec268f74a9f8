import { boardConfig } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { cardConfig } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { seededChance, seedFromText } from "@inkognito/engine/core";
import { playOut } from "@inkognito/engine/host";
import { MIND } from "@inkognito/mind";
import { oddsBenchmarks } from "./odds.mjs";

const PLAYED = {
  board: { game: boardGame, config: boardConfig },
  card: { game: cardGame, config: cardConfig },
};

/** The agent's budget is what a page can spare in a frame, the master's what no one waits for. */
const BUDGETS = [
  { name: "board", level: "agent", games: 60, atMost: 20 },
  { name: "board", level: "master", games: 60, atMost: 100 },
  { name: "card", level: "agent", games: 60, atMost: 20 },
  { name: "card", level: "master", games: 30, atMost: 15 },
];

export const mindBenchmarks = () => [...BUDGETS.flatMap(botBenchmarks), ...oddsBenchmarks()];

/** Whole games of four alike; how long each decision took, and each look at what is known. */
function botBenchmarks({ name, level, games, atMost }) {
  const { game, config: configOf } = PLAYED[name];
  const { bots, knowledge } = MIND[name];
  const thinking = [];
  const knowing = [];
  const timed = (list, work) => {
    const began = performance.now();
    const result = work();
    list.push(performance.now() - began);
    return result;
  };
  for (let number = 0; number < games; number += 1) {
    const config = configOf({ players: 4 }).value;
    const seed = seedFromText(`mind ${number}`);
    const chance = seededChance(seed);
    const player = ({ seat, view, told }) => {
      timed(knowing, () => knowledge(view));
      return timed(thinking, () => bots[level]({ view, told, seed: `${seed} ${seat}` }));
    };
    const players = config.seats.map(() => player);
    playOut({ rules: game, config, chance, players, maxActions: 20_000 });
  }
  // The first games warm the engine up; people never meet those.
  const warm = (list) => list.slice(Math.floor(list.length / 5)).sort((a, b) => a - b);
  const [thought, known] = [warm(thinking), warm(knowing)];
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const within = thought[Math.floor(thought.length * 0.99)];
  return [
    { name: `${name}: ${level}, mean decision`, unit: "ms", value: mean(thought), atMost },
    { name: `${name}: ${level}, 99 % of decisions within`, unit: "ms", value: within, atMost },
    { name: `${name}: what a seat knows, mean (${level})`, unit: "ms", value: mean(known) },
  ];
}
