import {
  BUILDS,
  figureOf,
  isSpace,
  numberedSpace,
  type Piece,
  SPACES,
  type SpaceId,
} from "@inkognito/engine/board";
import {
  AMBASSADOR,
  COLOURS,
  type Colour,
  err,
  isOneOf,
  ok,
  type Result,
} from "@inkognito/engine/core";
import { shortened } from "../../shared/dialogue.js";
import { listed } from "../../shared/text.js";
import { placeName } from "../names.js";

/** One thing typed in a movement. */
export type Typed =
  | { readonly type: "space"; readonly space: SpaceId }
  | { readonly type: "piece"; readonly piece: Piece };

/** Small letters without accents; what joins words parts them. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9#]+/g, " ")
    .trim();

const NAMES: readonly { readonly id: SpaceId; readonly words: readonly string[] }[] = SPACES.map(
  ({ id, name, embassy }) => ({ id, words: plain(embassy ? `${name} embassy` : name).split(" ") }),
);

/**
 * Numbers, names or parts of names of places, and figures: "12 34", "tall #5", "blue fat zattere".
 * `mine` is the colour of a figure that is named by its build alone.
 */
export function parsePlaces(
  text: string,
  mine: Colour | null = null,
): Result<readonly Typed[], string> {
  const words = plain(text)
    .split(" ")
    .filter((word) => word !== "");
  const typed: Typed[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readPiece(words, at, mine) ?? readSpace(words, at);
    if (!read.ok) return read;
    typed.push(read.value.typed);
    at += read.value.used;
  }
  return ok(typed);
}

/** Just one place. */
export function parsePlace(text: string): Result<SpaceId, string> {
  const typed = parsePlaces(text);
  if (!typed.ok) return typed;
  const [first, ...more] = typed.value;
  if (first?.type !== "space" || more.length > 0) {
    return err("Type one place: its number, or its name or a part of it.");
  }
  return ok(first.space);
}

interface Read {
  readonly typed: Typed;
  readonly used: number;
}

function readPiece(
  words: readonly string[],
  at: number,
  mine: Colour | null,
): Result<Read, string> | null {
  const [first = "", second] = words.slice(at, at + 2);
  if (first === AMBASSADOR) return ok({ typed: { type: "piece", piece: AMBASSADOR }, used: 1 });
  if (isOneOf(COLOURS, first)) {
    if (!isOneOf(BUILDS, second)) {
      return err(`Which figure of ${first}'s: ${listed(BUILDS, "or")}?`);
    }
    return ok({ typed: { type: "piece", piece: figureOf(first, second) }, used: 2 });
  }
  if (!isOneOf(BUILDS, first)) return null;
  if (mine === null) return err(`Whose ${first} figure? Say the colour before it.`);
  return ok({ typed: { type: "piece", piece: figureOf(mine, first) }, used: 1 });
}

function readSpace(words: readonly string[], at: number): Result<Read, string> {
  const first = words[at] ?? "";
  const space = (id: SpaceId, used: number): Result<Read, string> =>
    ok({ typed: { type: "space", space: id }, used });
  if (/^#[1-8]$/.test(first)) return space(numberedSpace(Number(first[1])), 1);
  if (/^\d+$/.test(first)) {
    const id = Number(first);
    return isSpace(id)
      ? space(id, 1)
      : err(`There's no space ${shortened(first)}; they are numbered from 1 to ${SPACES.length}.`);
  }
  for (let used = Math.min(4, words.length - at); used > 0; used -= 1) {
    const part = words.slice(at, at + used);
    const exact = NAMES.filter((each) => each.words.join(" ") === part.join(" "));
    const found = exact.length > 0 ? exact : NAMES.filter((each) => holds(each.words, part));
    const [only] = found;
    if (only === undefined) continue;
    if (found.length === 1) return space(only.id, used);
    return err(
      `"${part.join(" ")}" may be ${listed(
        found.map(({ id }) => placeName(id)),
        "or",
      )}.`,
    );
  }
  return err(`"${shortened(first)}" is no place on the map and no figure.`);
}

/** Do these words stand in the name one after the other, the last one perhaps cut short? */
const holds = (name: readonly string[], part: readonly string[]): boolean =>
  name.some((_, from) =>
    part.every((word, i) => {
      const there = name[from + i];
      return i === part.length - 1 ? there?.startsWith(word) : there === word;
    }),
  );
