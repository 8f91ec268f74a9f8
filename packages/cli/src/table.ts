import {
  type BoardConfig,
  boardConfig,
  EDITIONS,
  PLACEMENTS,
  REPEATS,
} from "@inkognito/engine/board";
import { type BoardTypes, boardGame } from "@inkognito/engine/board/rules";
import {
  type Played,
  type Player,
  playOut,
  seededChance,
  seedFromText,
} from "@inkognito/engine/core";
import { boardBots, LEVELS, type Level } from "@inkognito/mind";
import { parseChoice, UsageError } from "./usage.js";

/** The options every command that seats bots understands. */
export const TABLE_OPTIONS = {
  game: { type: "string", default: "board" },
  seats: { type: "string", default: "random,random,random,random" },
  seed: { type: "string", default: "1" },
  edition: { type: "string", default: "korea" },
  repeats: { type: "string", default: "blocked" },
  placement: { type: "string", default: "random" },
} as const;

export interface BotTable {
  readonly config: BoardConfig;
  readonly levels: readonly Level[];
  readonly seed: string;
}

type Values = { readonly [K in keyof typeof TABLE_OPTIONS]: string };

export function parseTable(values: Values): BotTable {
  parseChoice("game", ["board"], values.game);
  const levels = values.seats.split(",").map((text) => parseChoice("seats", LEVELS, text.trim()));
  const config = boardConfig({
    players: levels.length,
    edition: parseChoice("edition", EDITIONS, values.edition),
    repeats: parseChoice("repeats", REPEATS, values.repeats),
    placement: parseChoice("placement", PLACEMENTS, values.placement),
  });
  if (!config.ok) throw new UsageError(`--seats takes 3, 4 or 5 levels, not ${levels.length}`);
  return { config: config.value, levels, seed: values.seed };
}

export interface BotGame extends Played<BoardTypes> {
  readonly seed: string;
  /** By seat: what its decisions took. */
  readonly thinking: readonly Thinking[];
}

interface Thinking {
  readonly decisions: number;
  /** Milliseconds, all together and the longest. */
  readonly total: number;
  readonly longest: number;
}

/** No game of bots is longer; who plays to there counts as unfinished. */
const MAX_ACTIONS = 20_000;

/** One game of bots. Table, seed and number say all about it. */
export function playBots({ config, levels, seed }: BotTable, number: number): BotGame {
  const gameSeed = seedFromText(`${seed} ${number}`);
  const chance = seededChance(gameSeed);
  const thinking = levels.map(() => ({ decisions: 0, total: 0, longest: 0 }));
  const players = levels.map((level, at): Player<BoardTypes> => {
    const bot = boardBots[level];
    const times = thinking[at] as (typeof thinking)[number];
    return ({ seat, view, told }) => {
      const began = performance.now();
      const action = bot({ view, told, seed: `${gameSeed} ${seat}` });
      const took = performance.now() - began;
      times.decisions += 1;
      times.total += took;
      times.longest = Math.max(times.longest, took);
      return action;
    };
  });
  const opening = boardGame.setup(config, chance);
  const played = playOut({ game: boardGame, opening, chance, players, maxActions: MAX_ACTIONS });
  return { ...played, seed: gameSeed, thinking };
}
