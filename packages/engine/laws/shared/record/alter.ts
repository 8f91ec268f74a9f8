import type { Below } from "../../../src/core/chance.js";
import { canonical, type Json, type JsonObject } from "../../../src/record/json.js";
import type { GameRecord } from "../../../src/record/record.js";
import { pick } from "../moments.js";

/** A record as a text editor shows it. */
export type Draft = { [key: string]: Json };

export const draftOf = (record: GameRecord): Draft => JSON.parse(JSON.stringify(record)) as Draft;

type Path = readonly (string | number)[];

/** Every place in a value where something stands that is no list and no object. */
function leavesOf(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each as Json, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const at = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => (inner as JsonObject)[key] as Json, value);

function withAt(value: Json, [key, ...rest]: Path, put: Json): Json {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.with(Number(key), withAt(value[Number(key)] as Json, rest, put));
  }
  const object = value as JsonObject;
  return { ...object, [key]: withAt(object[key] as Json, rest, put) };
}

/** Another value of the same kind: plausible, so that only the rules or the digest can tell. */
function other(value: Json, words: readonly string[], below: Below): Json {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") {
    const put = pick([value + 1, value - 1, below(5), below(60), value + 1000], below);
    return put === value ? value + 1 : put;
  }
  if (typeof value !== "string") return pick<Json>([0, "red", [], {}], below);
  if (/^[0-9a-f]{32,}$/.test(value)) {
    const place = below(value.length);
    const digit = ((Number.parseInt(value.charAt(place), 16) + 1 + below(15)) % 16).toString(16);
    return value.slice(0, place) + digit + value.slice(place + 1);
  }
  return pick(
    words.filter((word) => word !== value),
    below,
  );
}

type Alteration = (draft: Draft, below: Below, elsewhere: Draft) => Draft;

export const eventsOf = ({ events }: Draft): readonly Json[] => events as readonly Json[];
const wordsOf = (value: Json): readonly string[] =>
  [
    ...new Set(
      leavesOf(value)
        .map((path) => at(value, path))
        .filter((each) => typeof each === "string" && each.length < 32),
    ),
  ] as readonly string[];

const changedIn = (draft: Draft, key: string, below: Below): Draft => {
  const value = draft[key] as Json;
  const paths = leavesOf(value);
  const path = paths.length === 0 ? [] : pick(paths, below);
  const put = other(at(value, path), wordsOf(eventsOf(draft)), below);
  return { ...draft, [key]: withAt(value, path, put) };
};

const withEvents = (draft: Draft, events: readonly Json[]): Draft => ({ ...draft, events });

/** What a forger may try, by name. */
export const ALTERATIONS: Readonly<Record<string, Alteration>> = {
  "a value in the log": (draft, below) => changedIn(draft, "events", below),
  "a value in one event": (draft, below) => {
    const events = eventsOf(draft);
    const place = below(events.length);
    const { event } = changedIn({ ...draft, event: events[place] as Json }, "event", below);
    return withEvents(draft, events.with(place, event as Json));
  },
  "an event removed": (draft, below) =>
    withEvents(draft, eventsOf(draft).toSpliced(below(eventsOf(draft).length), 1)),
  "an event twice": (draft, below) => {
    const events = eventsOf(draft);
    const from = events[below(events.length)] as Json;
    return withEvents(draft, events.toSpliced(below(events.length + 1), 0, from));
  },
  "an event of another game": (draft, below, elsewhere) => {
    const from = pick(eventsOf(elsewhere), below);
    const place = below(eventsOf(draft).length);
    return withEvents(draft, eventsOf(draft).toSpliced(place, below(2), from));
  },
  "two events swapped": (draft, below) => {
    const events = eventsOf(draft);
    const [a, b] = [below(events.length), below(events.length)];
    return withEvents(draft, events.with(a, events[b] as Json).with(b, events[a] as Json));
  },
  "two neighbours swapped": (draft, below) => {
    const events = eventsOf(draft);
    const a = below(events.length - 1);
    return withEvents(draft, events.with(a, events[a + 1] as Json).with(a + 1, events[a] as Json));
  },
  "the end cut off": (draft, below) =>
    withEvents(draft, eventsOf(draft).slice(0, below(eventsOf(draft).length))),
  "a field more": (draft, below) => {
    const events = eventsOf(draft);
    const place = below(events.length);
    const event = { ...(events[place] as JsonObject), extra: 1 };
    return below(3) === 0 ? { ...draft, extra: 1 } : withEvents(draft, events.with(place, event));
  },
  "a field less": (draft, below) => {
    const { [pick(Object.keys(draft), below)]: _, ...rest } = draft;
    return rest;
  },
  "the config": (draft, below) => changedIn(draft, "config", below),
  "the names": (draft, below) => changedIn(draft, "players", below),
  "the match": (draft, below) => ({
    ...draft,
    match: pick<Json>([null, { game: 1, points: [0, 0, 0, 0] }, { game: 2, points: [1] }], below),
  }),
  "the engine": (draft) => ({ ...draft, engine: "0.0.9" }),
  "the seed": (draft, below) => changedIn(draft, "seed", below),
  "the commitment": (draft, below) => changedIn(draft, "commitment", below),
  "the entropy": (draft, below) => changedIn(draft, "entropy", below),
  "another seed, with its commitment": (draft, _, { seed = null, commitment = null }) => ({
    ...draft,
    seed,
    commitment,
  }),
};

/** The fields that are other than before, digest and signature aside. */
export function changedKeys(before: Draft, after: Draft): readonly string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.filter((key) => {
    if (key === "digest" || key === "signature") return false;
    const [was, is] = [before[key], after[key]];
    return was === undefined || is === undefined || canonical(was) !== canonical(is);
  });
}
