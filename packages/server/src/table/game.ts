import {
  type Chance,
  type Game,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  seededChance,
  type Told,
  tell,
  type Viewer,
} from "@inkognito/engine/core";
import type { GameConfig, GameName } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";
import type { Sitter } from "@inkognito/protocol";
import { GameLog } from "./gameLog.js";

type Types = HostTypes[GameName];
export type GameEvent = Types["Event"];
export type ToldEvent = Told<Types["ViewEvent"]>;

/** One game of a table: the log and what follows from it. */
export interface OpenGame {
  /** From 1. */
  readonly no: number;
  readonly config: GameConfig;
  readonly chance: Chance;
  readonly events: GameLog<GameEvent>;
  readonly state: Types["State"];
  /** How many events each seat was told, and at the end a spectator. */
  readonly told: readonly number[];
}

/** The rules take what they are given as either game's; the config says which it is. */
const rulesOf = ({ game }: GameConfig): Game<Types> => RULES[game] as unknown as Game<Types>;

/** Before its first event. */
function blank(no: number, config: GameConfig, chance: Chance): OpenGame {
  const told = Array.from({ length: config.seats.length + 1 }, () => 0);
  return { no, config, chance, events: GameLog.empty(), state: rulesOf(config).initial, told };
}

/** What players added, in the order of their seats. */
export const chanceOf = (seed: string, seats: readonly (Sitter | null)[]): Chance =>
  seededChance(
    seed,
    seats.flatMap((sitter) => (sitter?.type === "player" ? (sitter.entropy ?? []) : [])),
  );

/** A new game: dealt and placed. */
export const begun = (no: number, config: GameConfig, chance: Chance): OpenGame =>
  after(blank(no, config, chance), rulesOf(config).setup(config, chance));

/** A stored game. */
export const restored = (
  no: number,
  config: GameConfig,
  chance: Chance,
  events: readonly string[],
): OpenGame =>
  after(
    blank(no, config, chance),
    events.map((event): GameEvent => JSON.parse(event)),
  );

export function after(game: OpenGame, events: readonly GameEvent[]): OpenGame {
  const rules = rulesOf(game.config);
  return {
    ...game,
    events: game.events.with(events),
    state: events.reduce((state, event) => rules.evolve(state, event), game.state),
    told: viewersOf(game).map((viewer, i) =>
      events.reduce(
        (count, event) => (rules.redact(event, viewer) === null ? count : count + 1),
        game.told[i] ?? 0,
      ),
    ),
  };
}

export const decideGame = (
  { config, state, chance }: OpenGame,
  seat: Seat,
  action: unknown,
): Result<readonly GameEvent[], Refusal> => rulesOf(config).decide(state, seat, action, chance);

const viewersOf = ({ config }: OpenGame): readonly Viewer[] => [
  ...config.seats.map((_, seat) => seat as Seat),
  SPECTATOR,
];

/** How much a viewer was told so far. */
export const toldCount = ({ told, config }: OpenGame, viewer: Viewer): number =>
  told[viewer === SPECTATOR ? config.seats.length : viewer] ?? 0;

/** What a viewer is told of these events, which come after the first `from` ones. */
export function toldOf(game: OpenGame, viewer: Viewer, from: number): readonly ToldEvent[] {
  const rules = rulesOf(game.config);
  const rest = tell(rules, game.events.slice(from), viewer);
  const before = toldCount(game, viewer) - rest.length;
  return before === 0 ? rest : rest.map(({ no, event }) => ({ no: no + before, event }));
}

/** Has anything happened since that everybody is told of? A whisper is not even a moment. */
export const isNoticed = (before: OpenGame, now: OpenGame): boolean =>
  toldCount(before, SPECTATOR) !== toldCount(now, SPECTATOR);

/** Which of its streams a game has for a chair. One that came later has none. */
export const viewerAt = ({ config }: OpenGame, seat: Seat | null): Viewer | null => {
  if (seat === null) return SPECTATOR;
  return seat < config.seats.length ? seat : null;
};

/** The decision that is awaited now, and from whom. */
export function awaitedIn({ config, state }: OpenGame): {
  readonly decision: number;
  readonly seats: readonly Seat[];
} {
  const rules = rulesOf(config);
  return {
    decision: state.table.decision,
    seats: rules.awaited(rules.viewOf(state, SPECTATOR)),
  };
}

/** Null: it goes on. */
export const outcomeOf = ({ config, state }: OpenGame): Types["Outcome"] | null =>
  rulesOf(config).outcome(state);
