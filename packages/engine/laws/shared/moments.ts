import { readFileSync } from "node:fs";
import fc from "fast-check";
import { COLOURS } from "../../src/core/agents.js";
import type { Below, Chance } from "../../src/core/chance.js";
import { fold, type Game, type GameTypes } from "../../src/core/game.js";
import type { Refusal } from "../../src/core/result.js";
import {
  AMBASSADOR,
  type Role,
  type Seat,
  type Seating,
  SPECTATOR,
  seatsOf,
  type Viewer,
} from "../../src/core/seat.js";
import { seededBelow } from "../../src/testing/random.js";

/** What the laws look at, the same in both games. */
export interface TableTypes extends GameTypes {
  Config: Seating;
  State: {
    readonly table: {
      readonly config: Seating;
      readonly decision: number;
      readonly phase: { readonly type: string };
    };
  };
  Action: { readonly type: string };
  Event: { readonly type: string };
  View: { readonly table: unknown };
}

/** Where a game stands, and what led there. */
export interface Moment<T extends TableTypes> {
  /** Frozen at every depth: a change throws. */
  readonly state: T["State"];
  readonly chance: Chance;
  /** What every viewer knows by what it was told, and by nothing else. */
  readonly views: ReadonlyMap<Viewer, T["View"]>;
  /** Null: the opening. */
  readonly by: { readonly seat: Seat; readonly action: T["Action"] } | null;
  /** The facts since the moment before. */
  readonly events: readonly T["Event"][];
}

export const PLAYERS = [3, 4, 5] as const;

/** A smaller seed is no simpler game: nothing to shrink, nothing to favour. */
export const seedOf = fc.noShrink(fc.noBias(fc.nat()));

/** The same tries in every run, so that a red run can be repeated; INKOGNITO_SEED tries others. */
export function tries(numRuns: number): fc.Parameters<unknown> {
  const { INKOGNITO_SEED = "1" } = process.env;
  return { numRuns: Math.ceil(numRuns), seed: Number(INKOGNITO_SEED) };
}

export const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T;

export function shuffled<T>(items: readonly T[], below: Below): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0] as T);
}

/** Every role may have any seat, the Ambassador too; with three, any colour may be missing. */
export function seating(players: number, below: Below): readonly Role[] {
  const colours: readonly Role[] = shuffled(COLOURS, below).slice(0, players);
  return players === 5 ? colours.toSpliced(below(5), 0, AMBASSADOR) : colours;
}

/** A game to be played at random. */
interface Course<T extends TableTypes> {
  readonly game: Game<T>;
  readonly config: T["Config"];
  readonly chance: Chance;
  readonly below: Below;
  /** What a seat does; null: nothing now. */
  readonly sample: (view: T["View"]) => T["Action"] | null;
}

const MAX_ACTIONS = 250;

/** A whole random game, moment by moment, from the opening to the end or to its 250th action. */
export function* play<T extends TableTypes>(course: Course<T>): Generator<Moment<T>> {
  const { game, config, chance, below, sample } = course;
  let views = new Map<Viewer, T["View"]>(
    [...seatsOf(config), SPECTATOR as Viewer].map((viewer) => [viewer, game.blank(viewer)]),
  );
  const told = (view: T["View"], viewer: Viewer, events: readonly T["Event"][]): T["View"] => {
    let now = view;
    for (const event of events) {
      const seen = game.redact(event, viewer);
      if (seen !== null) now = game.evolveView(now, seen);
    }
    return frozen(now);
  };
  const moment = (
    from: T["State"],
    events: readonly T["Event"][],
    by: Moment<T>["by"],
  ): Moment<T> => {
    views = new Map([...views].map(([viewer, view]) => [viewer, told(view, viewer, events)]));
    return { state: frozen(fold(game, events, from)), chance, views, by, events };
  };
  let now = moment(game.initial, frozen(game.setup(config, chance)), null);
  yield now;
  for (let actions = 0; actions < MAX_ACTIONS && !isOver(now); ) {
    // Mostly an awaited seat; gestures and sheets come from the others too.
    const awaited = game.awaited(viewAt(now, SPECTATOR));
    const seat = pick(below(6) === 0 ? seatsAt(now) : awaited, below);
    const action = sample(viewAt(now, seat));
    if (action === null) continue;
    const decided = game.decide(now.state, seat, action, chance);
    if (!decided.ok) throw new Error(`${JSON.stringify({ config, seat, action, decided })}`);
    now = moment(now.state, frozen(decided.value), { seat, action: frozen(action) });
    actions += 1;
    yield now;
  }
}

export const isOver = <T extends TableTypes>({ state }: Moment<T>): boolean =>
  state.table.phase.type === "ended";

export const seatsAt = <T extends TableTypes>({ state }: Moment<T>): readonly Seat[] =>
  seatsOf(state.table.config);

export function viewAt<T extends TableTypes>({ views }: Moment<T>, viewer: Viewer): T["View"] {
  const view = views.get(viewer);
  if (view === undefined) throw new Error(`no one watches from ${viewer}`);
  return view;
}

/** So many moments of many games: of each game one of each kind, so no kind is left out. */
export function spreadOver<T extends TableTypes>(
  count: number,
  gameOf: (seed: number) => Iterable<Moment<T>>,
  kindOf: (moment: Moment<T>) => string,
): readonly Moment<T>[] {
  const chosen: Moment<T>[] = [];
  for (let seed = 0; chosen.length < count; seed += 1) {
    const kinds = new Map<string, Moment<T>[]>();
    for (const moment of gameOf(seed)) {
      const kind = kindOf(moment);
      kinds.set(kind, [...(kinds.get(kind) ?? []), moment]);
    }
    for (const moments of kinds.values()) chosen.push(pick(moments, seededBelow(seed)));
  }
  return chosen.slice(0, count);
}

/** A change from now on throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

const DOCS = new URL("../../../../docs/", import.meta.url);
const RULE_IDS = new Set(
  ["rules.md", "tables.md"].flatMap((file) => {
    const text = readFileSync(new URL(file, DOCS), "utf8");
    return [...text.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map((m) => m[1]);
  }),
);

/** A code of this game and a rule of the book, and nothing else. */
export const isKnownRefusal = (codes: readonly string[], refusal: Refusal): boolean =>
  codes.includes(refusal.code) && RULE_IDS.has(refusal.rule) && Object.keys(refusal).length === 2;
