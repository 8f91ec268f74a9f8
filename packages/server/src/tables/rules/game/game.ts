import { beginMatch } from "@inkognito/engine/card";
import {
  type Chance,
  type Game,
  type Seat,
  SPECTATOR,
  seededChance,
  type Told,
  type Viewer,
} from "@inkognito/engine/core";
import type { GameConfig, GameName } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";
import {
  begin,
  type HostedGame,
  matchAfter,
  type Opening,
  outcomeOf,
  restore,
  toldCount,
} from "@inkognito/engine/host";
import type { Sitter, TableEvent, TableState } from "@inkognito/protocol";

type Types = HostTypes[GameName];
export type ToldEvent = Told<Types["ViewEvent"]>;

/** One game of a table. */
export interface OpenGame extends HostedGame<Types> {
  /** From 1. */
  readonly no: number;
}

/** The rules take what they are given as either game's; the config says which it is. */
const rulesOf = ({ game }: GameConfig): Game<Types> => RULES[game] as unknown as Game<Types>;

/** The seed of the server, with what the players added in the order of their seats. */
export const chanceOf = (seed: string, seats: readonly (Sitter | null)[]): Chance =>
  seededChance(
    seed,
    seats.flatMap((sitter) => (sitter?.type === "player" ? (sitter.entropy ?? []) : [])),
  );

const openingOf = (config: GameConfig, chance: Chance): Opening<Types> => ({
  rules: rulesOf(config),
  config,
  chance,
});

/** A new game: dealt and placed. */
export const beginGame = (no: number, config: GameConfig, chance: Chance): OpenGame => ({
  no,
  ...begin(openingOf(config, chance)),
});

/** A stored game. */
export const restoreGame = (
  no: number,
  config: GameConfig,
  chance: Chance,
  events: readonly string[],
): OpenGame => ({
  no,
  ...restore(
    openingOf(config, chance),
    events.map((event) => JSON.parse(event)),
  ),
});

/** Has anything happened since that spectators are told of? Of a whisper they are told nothing. */
export const isNoticed = (before: OpenGame, now: OpenGame): boolean =>
  toldCount(before, SPECTATOR) !== toldCount(now, SPECTATOR);

/** The viewer whose events a chair is sent. Null: the chair was added after the game began. */
export const viewerAt = ({ config }: OpenGame, seat: Seat | null): Viewer | null => {
  if (seat === null) return SPECTATOR;
  return seat < config.seats.length ? seat : null;
};

/** The number of the decision that is awaited. */
export const decisionIn = ({ state }: OpenGame): number => state.table.decision;

/** Events as JSON, each written once: for the store, and for every viewer who is told it unchanged. */
export class EventTexts {
  readonly #texts = new Map<object, string>();

  of(event: object): string {
    const known = this.#texts.get(event);
    if (known !== undefined) return known;
    const text = JSON.stringify(event);
    this.#texts.set(event, text);
    return text;
  }
}

/** The event that ends the game in the table's log; null: the game goes on. */
export function gameEndOf({ options, match }: TableState, game: OpenGame): TableEvent | null {
  const outcome = outcomeOf(game);
  if (outcome === null) return null;
  const { no, config, state } = game;
  const isOfMatch = options.match && config.game === "card";
  return {
    type: "ended",
    game: no,
    winners: [...outcome.winners],
    match: isOfMatch ? matchAfter(match ?? beginMatch(config), state) : null,
  };
}
