import fc from "fast-check";
import type { Below } from "../../src/core/chance.js";
import { pick, tries } from "./moments.js";

/** What no honest client sends. */
export const ODD: readonly unknown[] = [
  ...[undefined, null, true, false, "", "0", "1", "all", "red", "red-tall", "white", "A-A"],
  ...[Number.NaN, -0, 0, 0.5, -1, 59, 5, 2 ** 53, -(2 ** 53), 1 / 0, -1 / 0, 10n],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "length", Symbol("odd")],
  ...[() => true, class {}, /x/, new Date(0), new Map(), new Set([1]), new Uint8Array(3)],
  ...[[], [[]], [[[1]]], [undefined], [null, null], [1, "2"], new Array(1), new Array(2)],
  ...[{}, { length: 2 }, { 0: 1, length: 1 }, { type: "move" }, Object.create(null)],
  ...["identity:F", "grey:mission:A", "ambassador", Object(1), Object("endTurn"), globalThis],
];

const ANYTHING = fc.sample(
  fc.anything({
    maxDepth: 3,
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  tries(1000),
);

export const odd = (below: Below): unknown => pick(below(3) === 0 ? ANYTHING : ODD, below);

/** A game's own vocabulary, to be put in the wrong place. */
export interface Vocabulary {
  readonly fields: readonly string[];
  readonly words: readonly string[];
  /** Numbers that mean something are below this. */
  readonly numbers: number;
}

/** Something odd, or something of ours that belongs elsewhere. */
function misplaced(value: unknown, { words, numbers }: Vocabulary, below: Below): unknown {
  if (typeof value === "number" && below(2) === 0) return below(numbers);
  return typeof value === "string" && below(2) === 0 ? pick(words, below) : odd(below);
}

/** A copy with something odd in one place, at any depth; or with a field more, or less. */
export function mangled(value: unknown, words: Vocabulary, below: Below): unknown {
  if (typeof value !== "object" || value === null || below(12) === 0) {
    return misplaced(value, words, below);
  }
  if (Array.isArray(value)) {
    if (value.length === 0 || below(4) === 0) return [...value, odd(below)];
    const at = below(value.length);
    if (below(6) === 0) {
      const holed = [...value];
      delete holed[at];
      return holed;
    }
    return value.with(at, mangled(value[at], words, below));
  }
  const copy: Record<string, unknown> = { ...value };
  const key = below(8) === 0 ? pick(words.fields, below) : pick(Object.keys(copy), below);
  if (below(8) === 0) delete copy[key];
  else
    Object.defineProperty(copy, key, { value: mangled(copy[key], words, below), enumerable: true });
  return below(12) === 0 ? Object.assign(Object.create(null), copy) : copy;
}
