import { type Chance, type Purpose, seededChance } from "../core/chance.js";
import type { Game } from "../core/game.js";
import type { Refusal } from "../core/result.js";
import type { GameName } from "../games/index.js";
import { type HostTypes, RULES } from "../games/rules.js";
import { canonical, type JsonObject } from "./json.js";
import type { GameRecord } from "./record.js";
import { REQUESTS, type Request, type Requests, without } from "./requests.js";

/** The first event that is not as it must be. */
export interface Wrong {
  /** Its number, from 1; one more than there are where the log breaks off. */
  readonly event: number;
  /** Of the event in the file; null: there is none. */
  readonly type: string | null;
  /** draw: chance would have decided otherwise. move: no player may do this. */
  readonly what: "draw" | "move";
  readonly why: /** The rules refuse it. */
    | { readonly type: "refused"; readonly refusal: Refusal }
    /** Something else follows at this point. */
    | { readonly type: "otherwise"; readonly expected: string }
    /** No request leads to it: it follows from an event that is missing. */
    | { readonly type: "unfounded" }
    | { readonly type: "unfinished" };
}

/** The game played again. Its events are the engine's own, as far as the file's are the same. */
export type Replayed = {
  readonly [G in GameName]: {
    readonly game: G;
    readonly events: readonly HostTypes[G]["Event"][];
    readonly state: HostTypes[G]["State"];
    /** So many different draws were made again. */
    readonly draws: number;
    readonly wrong: Wrong | null;
  };
}[GameName];

/**
 * Plays a record again, request by request, through `setup` and `decide` and with the chance of its
 * seed. Nothing in the file is believed: what comes out was made here and compared.
 */
export function replayRecord(record: GameRecord): Replayed {
  const { game } = record.config;
  const counted = countedChance(record);
  const replayed =
    game === "board"
      ? { game, ...again(RULES.board, REQUESTS.board, record, counted.chance) }
      : { game, ...again(RULES.card, REQUESTS.card, record, counted.chance) };
  return { ...replayed, draws: counted.draws() } as Replayed;
}

/**
 * The file's own commitment stands in for the seed's: whether they belong together is said once, and
 * everything else is looked at all the same.
 */
function countedChance({ seed, entropy, commitment }: GameRecord): {
  readonly chance: Chance;
  draws(): number;
} {
  const chance = seededChance(seed, entropy);
  const made = new Set<string>();
  const draw = (purpose: Purpose, index: number, count: number, of: number) => {
    made.add(`${purpose} ${index}`);
    return chance.draw(purpose, index, count, of);
  };
  return { chance: { ...chance, commitment, draw }, draws: () => made.size };
}

type Types = HostTypes[GameName];

interface Again<T extends Types> {
  readonly events: readonly T["Event"][];
  readonly state: T["State"];
  readonly wrong: Wrong | null;
}

function again<T extends Types>(
  game: Game<T>,
  played: Requests<T>,
  record: GameRecord,
  chance: Chance,
): Again<T> {
  const log = record.events;
  const events: T["Event"][] = [];
  let state: T["State"] = game.initial;
  const stop = (wrong: Wrong | null): Again<T> => ({ events, state, wrong });
  let batch: readonly T["Event"][] = game.setup(record.config as T["Config"], chance);
  for (;;) {
    for (const expected of batch) {
      const found = log[events.length];
      const wrong = compared(expected, found, events.length + 1, () =>
        played.drawn(expected, state),
      );
      if (wrong !== null) return stop(wrong);
      events.push(expected);
      state = game.evolve(state, expected);
    }
    const found = log[events.length];
    const number = events.length + 1;
    if (found === undefined) {
      return stop(game.outcome(state) === null ? unfinished(number) : null);
    }
    const request = requestOf(played, found, state);
    if (request === null) return stop(move(number, found, { type: "unfounded" }));
    const decided = game.decide(state, request.seat, request.action, chance);
    if (!decided.ok) {
      return stop(move(number, found, { type: "refused", refusal: decided.error }));
    }
    batch = decided.value;
  }
}

function requestOf<T extends Types>(
  { byEvent: requests }: Requests<T>,
  event: JsonObject,
  state: T["State"],
): Request | null {
  const { type } = event as { readonly type?: T["Event"]["type"] };
  if (type === undefined) return null;
  return Object.hasOwn(requests, type) ? (requests[type]?.(event, state) ?? null) : null;
}

/** Null: the file has just what follows here. */
function compared(
  expected: { readonly type: string },
  found: JsonObject | undefined,
  number: number,
  drawn: () => readonly string[],
): Wrong | null {
  if (found === undefined) return unfinished(number);
  const made = expected as unknown as JsonObject;
  if (canonical(made) === canonical(found)) return null;
  const fields = drawn();
  const byChance = canonical(without(made, fields)) === canonical(without(found, fields));
  const why = { type: "otherwise", expected: expected.type } as const;
  return { ...move(number, found, why), what: byChance ? "draw" : "move" };
}

const move = (event: number, { type }: JsonObject, why: Wrong["why"]): Wrong => ({
  event,
  type: String(type),
  what: "move",
  why,
});

const unfinished = (event: number): Wrong => ({
  event,
  type: null,
  what: "move",
  why: { type: "unfinished" },
});
