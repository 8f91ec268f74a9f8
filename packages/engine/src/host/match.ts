import { afterGame, type Match, winnersOf } from "../card/play/match.js";
import type { GameConfig, GameName } from "../games/index.js";
import type { HostTypes } from "../games/rules.js";

/** What all players know, in a state or in a view. */
type Position = Pick<HostTypes[GameName]["State"], "table">;

/** C9.1: the match after this game, and what the next one begins with; null: the game goes on. */
export function matchAfter(match: Match, { table }: Position): Match | null {
  if (!("rounds" in table) || table.phase.type !== "ended") return null;
  const [opening] = table.rounds;
  if (opening === undefined) return null;
  return afterGame(match, { ...match.config, first: opening.first }, table.phase.outcome);
}

/** How a game on one device is set up, as far as its match is concerned. */
interface MatchSetup {
  readonly config: GameConfig;
  /** What the match had come to before this game; null: a single game. */
  readonly match?: Pick<Match, "points" | "games"> | null;
}

/** C9.1: where the match stands, this game counted once it has ended; null: a single game. */
export function matchOf({ config, match }: MatchSetup, position: Position): Match | null {
  if (config.game !== "card" || match === null || match === undefined) return null;
  const before = { ...match, config };
  return matchAfter(before, position) ?? before;
}

/** C9.1: the setup of the next game; null: this one has not ended, or nothing comes after it. */
export function nextGame<Setup extends MatchSetup>(setup: Setup, position: Position): Setup | null {
  const match = matchOf(setup, position);
  if (match === null || position.table.phase.type !== "ended" || winnersOf(match).length > 0) {
    return null;
  }
  const { config, points, games } = match;
  return { ...setup, config, match: { points, games } };
}
