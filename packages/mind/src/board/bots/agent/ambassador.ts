import { BUILDS, type Build, legal, type Sheet } from "@inkognito/engine/board";
import { type Agent, COLOURS, type Colour } from "@inkognito/engine/core";
import type { Cast } from "../../worlds/deals.js";
import { distance } from "../distance.js";
import { type Interests, type InterestsOf, interestsOf } from "./interests.js";
import { AMBASSADOR_AT, figuresAt } from "./layout.js";
import { type Considered, type Sense, seatAtPlace } from "./sense.js";

/** B12.2: to whom he knows least, or nearer to them. */
export function walk(sense: Sense, wants: InterestsOf = interestsOf): Considered {
  const { awaits, decision } = legal(sense.view);
  if (awaits.type !== "walk") throw new Error("not the Ambassador's turn");
  const { plain } = clearWorths(wants(sense));
  const { stand, character, below } = sense;
  const start = stand[AMBASSADOR_AT] as number;
  let best: { path: readonly number[]; met: number | null; value: number } | null = null;
  for (const path of awaits.paths) {
    const at = path.at(-1) ?? start;
    const piece = stand.findIndex((space, i) => i !== AMBASSADOR_AT && space === at);
    const met = piece < 0 ? null : Math.floor(piece / 4);
    let value = met === null ? 0 : (plain[met] ?? 0) + 0.2;
    for (const [place, worth] of plain.entries()) {
      if (place === met) continue;
      const near = Math.min(...figuresAt(place).map((each) => distance(at, stand[each] as number)));
      value -= 0.1 * worth * Math.min(5, near);
    }
    value += (below(1000) / 1000) * (0.01 + character.whim);
    if (best === null || value > best.value) best = { path, met, value };
  }
  if (best === null) throw new Error("nowhere to walk");
  return {
    do: { type: "walk", decision, path: best.path },
    because: best.met === null ? "approach" : "knowsLeast",
    who: best.met === null ? null : seatAtPlace(sense, best.met),
  };
}

/** He always gets two cards (B12.3). */
function clearWorths({ worths }: Interests): { readonly plain: readonly number[] } {
  const plain = [0, 0, 0, 0];
  for (const { place, value } of worths.clear) plain[place] = value;
  return { plain };
}

/** Rounds after which a likely sheet is sealed, before somebody else's announcement makes it too late. */
const HURRY: readonly (readonly [rounds: number, sure: number])[] = [
  [14, 0.2],
  [10, 0.3],
  [7, 0.45],
  [0, 1],
];

/** B12.5: "I know who you are". */
export function sealing(sense: Sense): Considered | null {
  const { casts } = sense.worlds;
  const [cast] = casts;
  if (cast === undefined || !legal(sense.view).seal) return null;
  const [, sure] = HURRY.find(([since]) => sense.rounds >= since) ?? [0, 1];
  if (1 / casts.length < Math.min(sense.character.sure, sure)) return null;
  const chosen = casts[sense.below(casts.length)] ?? cast;
  return { do: { type: "seal", sheet: sheetOf(chosen) }, because: "knowsAll", who: null };
}

export const sheetOf = ({ identities, builds }: Cast): Sheet =>
  Object.fromEntries(
    COLOURS.map((colour, place): [Colour, { identity: Agent; build: Build }] => [
      colour,
      { identity: identities[place] as Agent, build: builds[place] ?? BUILDS[0] },
    ]),
  ) as Record<Colour, { identity: Agent; build: Build }>;
