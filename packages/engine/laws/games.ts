import fc from "fast-check";
import type { BoardAction } from "../src/board/action.js";
import { boardConfig, EDITIONS, PLACEMENTS, REPEATS, seatsOf } from "../src/board/config.js";
import type { BoardEvent } from "../src/board/event.js";
import { boardGame } from "../src/board/rules.js";
import { type Below, type Habits, sampleAction } from "../src/board/sample.js";
import type { BoardState } from "../src/board/state.js";
import { meetingsOf } from "../src/board/table.js";
import { AMBASSADOR, type Role } from "../src/board/types.js";
import type { BoardView } from "../src/board/view.js";
import { type Chance, seededChance, seedFromText } from "../src/core/chance.js";
import { fold } from "../src/core/game.js";
import { type Seat, SPECTATOR, type Viewer } from "../src/core/seat.js";
import { COLOURS } from "../src/core/world.js";

/** A table of random players. All that happens at it follows from these words. */
export interface RandomTable {
  readonly players: number;
  readonly edition: (typeof EDITIONS)[number];
  readonly repeats: (typeof REPEATS)[number];
  readonly placement: (typeof PLACEMENTS)[number];
  readonly seed: number;
}

/** Where a game stands, and what led there. */
export interface Moment {
  /** Frozen to the bottom: whoever changes it throws. */
  readonly state: BoardState;
  readonly chance: Chance;
  /** What every viewer knows by what it was told, and by nothing else. */
  readonly views: ReadonlyMap<Viewer, BoardView>;
  /** Null: the opening. */
  readonly by: { readonly seat: Seat; readonly action: BoardAction } | null;
  /** The facts since the moment before. */
  readonly events: readonly BoardEvent[];
}

export const PLAYERS = [3, 4, 5] as const;

/** 3 numbers of players × 3 editions × 2 × 2 options: 36 kinds of tables. */
export const TABLES: readonly Omit<RandomTable, "seed">[] = PLAYERS.flatMap((players) =>
  EDITIONS.flatMap((edition) =>
    REPEATS.flatMap((repeats) =>
      PLACEMENTS.map((placement) => ({ players, edition, repeats, placement })),
    ),
  ),
);

/** Any table with so many players. A failing one is told whole, so it can be kept as a named test. */
export const tableOf = (players: number): fc.Arbitrary<RandomTable> =>
  fc.record({
    players: fc.constant(players),
    edition: fc.constantFrom(...EDITIONS),
    repeats: fc.constantFrom(...REPEATS),
    placement: fc.constantFrom(...PLACEMENTS),
    seed: seedOf,
  });

/** A smaller seed is no simpler game: nothing to shrink, nothing to favour. */
export const seedOf = fc.noShrink(fc.noBias(fc.nat()));

/** The same tries in every run, so that a red run can be repeated; INKOGNITO_SEED tries others. */
export function tries(numRuns: number): fc.Parameters<unknown> {
  const { INKOGNITO_SEED = "1" } = process.env;
  return { numRuns: Math.ceil(numRuns), seed: Number(INKOGNITO_SEED) };
}

/** A small seeded generator (mulberry32). */
export function seededBelow(seed: number): Below {
  let word = seed >>> 0;
  return (n) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

export const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T;

export function shuffled<T>(items: readonly T[], below: Below): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0] as T);
}

const MAX_ACTIONS = 250;

/** A whole random game, moment by moment, from the opening to the end or to its 250th action. */
export function* momentsOf(table: RandomTable): Generator<Moment> {
  const below = seededBelow(table.seed);
  const { players, edition, repeats, placement } = table;
  const seats = seating(players, below);
  const config = boardConfig({ edition, repeats, placement, seats });
  if (!config.ok) throw new Error(`no such table: ${config.error.field}`);
  const chance = seededChance(seedFromText(`laws ${table.seed}`));
  const habits: Habits = { announce: pick([25, 100, 800], below), gesture: 12, seal: 25 };
  let views = new Map<Viewer, BoardView>(
    [...seatsOf(config.value), SPECTATOR as Viewer].map((viewer) => [
      viewer,
      boardGame.blank(viewer),
    ]),
  );
  const moment = (from: BoardState, events: readonly BoardEvent[], by: Moment["by"]): Moment => {
    views = new Map([...views].map(([viewer, view]) => [viewer, told(view, viewer, events)]));
    return { state: frozen(fold(boardGame, events, from)), chance, views, by, events };
  };
  let now = moment(boardGame.initial, frozen(boardGame.setup(config.value, chance)), null);
  yield now;
  for (let actions = 0; actions < MAX_ACTIONS && !isOver(now); ) {
    const seat = nextToAct(now, below);
    const action = sampleAction(viewAt(now, seat), below, habits);
    if (action === null) continue;
    const decided = boardGame.decide(now.state, seat, action, chance);
    if (!decided.ok) throw new Error(`${JSON.stringify({ table, seat, action, decided })}`);
    now = moment(now.state, frozen(decided.value), { seat, action: frozen(action) });
    actions += 1;
    yield now;
  }
}

/** Anybody may sit anywhere, the Ambassador too; with three, any colour may be missing. */
function seating(players: number, below: Below): readonly Role[] {
  const colours: readonly Role[] = shuffled(COLOURS, below).slice(0, players);
  return players === 5 ? colours.toSpliced(below(5), 0, AMBASSADOR) : colours;
}

function told(view: BoardView, viewer: Viewer, events: readonly BoardEvent[]): BoardView {
  let now = view;
  for (const event of events) {
    const seen = boardGame.redact(event, viewer);
    if (seen !== null) now = boardGame.evolveView(now, seen);
  }
  return frozen(now);
}

/** Mostly whoever is awaited; gestures and sheets come from the others too. */
function nextToAct(moment: Moment, below: Below): Seat {
  const awaited = boardGame.awaited(viewAt(moment, SPECTATOR));
  return pick(below(6) === 0 ? seatsAt(moment) : awaited, below);
}

export const isOver = ({ state }: Moment): boolean => state.table.phase.type === "ended";

export const seatsAt = ({ state }: Moment): readonly Seat[] => seatsOf(state.table.config);

export function viewAt({ views }: Moment, viewer: Viewer): BoardView {
  const view = views.get(viewer);
  if (view === undefined) throw new Error(`nobody watches from ${viewer}`);
  return view;
}

/** So many moments of many games: of each game one of each kind, so no kind is left out. */
export function spread(count: number): readonly Moment[] {
  const chosen: Moment[] = [];
  for (let seed = 0; chosen.length < count; seed += 1) {
    const table = TABLES[(seed * 5) % TABLES.length] as RandomTable;
    const kinds = new Map<string, Moment[]>();
    for (const moment of momentsOf({ ...table, seed })) {
      const kind = kindOf(moment);
      kinds.set(kind, [...(kinds.get(kind) ?? []), moment]);
    }
    for (const moments of kinds.values()) chosen.push(pick(moments, seededBelow(seed)));
  }
  return chosen.slice(0, count);
}

/** The phase; pairs, penalties, chances to object and open meetings are kinds of their own. */
function kindOf({ state: { table } }: Moment): string {
  const { phase } = table;
  if (phase.type === "answering") return `answering ${phase.owed} ${phase.question.clear}`;
  if (phase.type === "banishing") return `banishing ${phase.objectable}`;
  if (phase.type === "resolving") return `resolving ${meetingsOf(table, phase.seat).length > 0}`;
  return phase.type;
}

/** Whoever changes it from now on throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
