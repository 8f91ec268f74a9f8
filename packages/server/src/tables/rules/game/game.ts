import {
  type Chance,
  type Game,
  type Result,
  redactLog,
  type Seat,
  SPECTATOR,
  seatsOf,
  seededChance,
  type Told,
  type Viewer,
} from "@inkognito/engine/core";
import type { GameConfig, GameName } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";
import type { GameRefusal, Sitter } from "@inkognito/protocol";
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
  /** The last step, which is about to be sent to all; null: the game was just read from the store. */
  readonly lastStep: Step | null;
  readonly awaited: Awaited;
}

/** What each viewer is told of some events. */
interface Step {
  /** The number of events before them. */
  readonly from: number;
  /** By seat, and at the end a spectator. Viewers who are told the same share one list. */
  readonly told: readonly (readonly ToldEvent[])[];
}

/** The decision that is awaited, and from whom. */
interface Awaited {
  readonly decision: number;
  readonly seats: readonly Seat[];
}

/** The rules take what they are given as either game's; the config says which it is. */
const rulesOf = ({ game }: GameConfig): Game<Types> => RULES[game] as unknown as Game<Types>;

/** A game before its first event. */
function blank(no: number, config: GameConfig, chance: Chance): OpenGame {
  return {
    no,
    config,
    chance,
    events: GameLog.empty(),
    state: rulesOf(config).initial,
    told: Array.from({ length: config.seats.length + 1 }, () => 0),
    lastStep: null,
    awaited: { decision: 0, seats: [] },
  };
}

/** The seed of the server, with what the players added in the order of their seats. */
export const chanceOf = (seed: string, seats: readonly (Sitter | null)[]): Chance =>
  seededChance(
    seed,
    seats.flatMap((sitter) => (sitter?.type === "player" ? (sitter.entropy ?? []) : [])),
  );

/** A new game: dealt and placed. */
export const beginGame = (no: number, config: GameConfig, chance: Chance): OpenGame =>
  applyEvents(blank(no, config, chance), rulesOf(config).setup(config, chance));

/** A stored game. */
export const restoreGame = (
  no: number,
  config: GameConfig,
  chance: Chance,
  events: readonly string[],
): OpenGame => {
  const parsed = events.map((event): GameEvent => JSON.parse(event));
  // These events were sent before the game was stored.
  return { ...applyEvents(blank(no, config, chance), parsed), lastStep: null };
};

export function applyEvents(game: OpenGame, events: readonly GameEvent[]): OpenGame {
  const { no, config, chance } = game;
  const rules = rulesOf(config);
  const state = events.reduce((state, event) => rules.evolve(state, event), game.state);
  const told = toldToAll(rules, game, events);
  return {
    no,
    config,
    chance,
    events: game.events.with(events),
    state,
    told: game.told.map((count, i) => count + (told[i]?.length ?? 0)),
    lastStep: { from: game.events.length, told },
    awaited: {
      decision: state.table.decision,
      seats: rules.awaited(rules.viewOf(state, SPECTATOR)),
    },
  };
}

/** What each viewer is told of these events. */
function toldToAll(
  rules: Game<Types>,
  { config, told }: OpenGame,
  events: readonly GameEvent[],
): readonly (readonly ToldEvent[])[] {
  const open = redactLog(rules, events, SPECTATOR, told[config.seats.length]);
  const all = seatsOf(config).map((seat) => {
    const own = redactLog(rules, events, seat, told[seat]);
    return isAlike(own, open) ? open : own;
  });
  all.push(open);
  return all;
}

function isAlike(one: readonly ToldEvent[], other: readonly ToldEvent[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ no, event }, i) => no === other[i]?.no && isSame(event, other[i]?.event))
  );
}

type ViewEvent = ToldEvent["event"];
type Fields = Readonly<Record<string, unknown>>;

/** Are the fields of both events the same? */
function isSame(one: ViewEvent, other: ViewEvent | undefined): boolean {
  if (one === other) return true;
  if (other === undefined || one.type !== other.type) return false;
  const [own = {}, others = {}] = [one, other] as readonly Fields[];
  for (const key in own) if (own[key] !== others[key]) return false;
  for (const key in others) if (!(key in own)) return false;
  return true;
}

export const decideGame = (
  { config, state, chance }: OpenGame,
  seat: Seat,
  action: unknown,
): Result<readonly GameEvent[], GameRefusal> => rulesOf(config).decide(state, seat, action, chance);

/** The index of a viewer in lists that have an entry for every viewer. */
const indexOf = ({ config }: OpenGame, viewer: Viewer): number =>
  viewer === SPECTATOR ? config.seats.length : viewer;

/** The number of events a viewer was told so far. */
export const toldCount = (game: OpenGame, viewer: Viewer): number =>
  game.told[indexOf(game, viewer)] ?? 0;

/** What a viewer is told of these events, which come after the first `from` ones. */
export function toldOf(game: OpenGame, viewer: Viewer, from: number): readonly ToldEvent[] {
  if (game.lastStep?.from === from) return game.lastStep.told[indexOf(game, viewer)] ?? [];
  const rules = rulesOf(game.config);
  const rest = redactLog(rules, game.events.slice(from), viewer);
  const before = toldCount(game, viewer) - rest.length;
  return before === 0 ? rest : rest.map(({ no, event }) => ({ no: no + before, event }));
}

/** Has anything happened since that spectators are told of? Of a whisper they are told nothing. */
export const isNoticed = (before: OpenGame, now: OpenGame): boolean =>
  toldCount(before, SPECTATOR) !== toldCount(now, SPECTATOR);

/** The viewer whose events a chair is sent. Null: the chair was added after the game began. */
export const viewerAt = ({ config }: OpenGame, seat: Seat | null): Viewer | null => {
  if (seat === null) return SPECTATOR;
  return seat < config.seats.length ? seat : null;
};

export const awaitedIn = ({ awaited }: OpenGame): Awaited => awaited;

/** Null: it goes on. */
export const outcomeOf = ({ config, state }: OpenGame): Types["Outcome"] | null =>
  rulesOf(config).outcome(state);
