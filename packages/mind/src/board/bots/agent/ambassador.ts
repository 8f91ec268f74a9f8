import { legal, type Sheet, type SpaceId } from "@inkognito/engine/board";
import { COLOURS } from "@inkognito/engine/core";
import { byFace } from "../../../shared/worlds/faces.js";
import {
  COLOUR_INDEX,
  type ColourIndex,
  FOUR,
  type Four,
  four,
} from "../../../shared/worlds/hands.js";
import type { Cast } from "../../worlds/deals.js";
import { type Interests, type InterestsOf, interestsOf } from "./interests.js";
import { AMBASSADOR_INDEX, distance, figuresOf, spaceOf } from "./layout.js";
import { type Considered, type Sense, seatOfColour } from "./sense.js";

/** B12.2: to the player of whom the Ambassador's player knows least, or nearer to the players. */
export function walk(sense: Sense, wants: InterestsOf = interestsOf): Considered {
  const { awaits, decision } = legal(sense.view);
  if (awaits.type !== "walk") throw new Error("not the Ambassador's turn");
  const worths = clearWorths(wants(sense));
  const { layout, character, below } = sense;
  const start = spaceOf(layout, AMBASSADOR_INDEX);
  let best: { path: readonly SpaceId[]; met: ColourIndex | null; value: number } | null = null;
  for (const path of awaits.paths) {
    const at = path.at(-1) ?? start;
    const met =
      FOUR.find((colour) => figuresOf(colour).some((each) => spaceOf(layout, each) === at)) ?? null;
    let value = met === null ? 0 : worths[met] + 0.2;
    for (const colour of FOUR) {
      if (colour === met) continue;
      const near = Math.min(
        ...figuresOf(colour).map((each) => distance(at, spaceOf(layout, each))),
      );
      value -= 0.1 * worths[colour] * Math.min(5, near);
    }
    value += (below(1000) / 1000) * (0.01 + character.whim);
    if (best === null || value > best.value) best = { path, met, value };
  }
  if (best === null) throw new Error("nowhere to walk");
  return {
    do: { type: "walk", decision, path: best.path },
    because: best.met === null ? "approach" : "knowsLeast",
    who: best.met === null ? null : seatOfColour(sense, best.met),
  };
}

/** The Ambassador's player always gets two cards (B12.3). */
const clearWorths = ({ worths }: Interests): Four<number> =>
  four((index) => worths.clear.find(({ colour }) => colour === index)?.value ?? 0);

/** Rounds after which a likely sheet is sealed, before another player's announcement makes it too late. */
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
  byFace(COLOURS, (colour) => {
    const index = COLOUR_INDEX[colour];
    return { identity: identities[index], build: builds[index] };
  });
