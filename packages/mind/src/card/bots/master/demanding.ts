import type { Side } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, type Colour } from "@inkognito/engine/core";
import { type Considered, othersOf } from "../agent/sense.js";
import { bestLook, bitsFrom, type Labels, labelsOf } from "./information.js";
import type { Sense } from "./sense.js";

/** A black card worth seeing. */
interface Worth {
  readonly place: number;
  readonly side: Side | null;
  readonly bits: number;
}

/** C5.1, C7.3: the agent whose black card tells the most. */
export function bestDemand(sense: Sense, labels: Labels): Worth {
  const worths = othersOf(sense).map(
    (place): Worth =>
      place === sense.fictitious
        ? { place, ...bestLook(sense, labels) }
        : { place, side: null, bits: bitsFrom(sense, labels, place, "black") },
  );
  return worths.reduce((best, each) => (each.bits > best.bits ? each : best));
}

/** C5: alone with the Ambassador. */
export function demand(sense: Sense): Considered {
  const { decision } = sense;
  const { place, side, bits } = bestDemand(sense, labelsOf(sense));
  if (bits < 1e-9) {
    const choice = { type: "decline" } as const;
    return { do: { type: "choose", decision, choice }, because: "nothingToLearn", who: AMBASSADOR };
  }
  const of = COLOURS[place] as Colour;
  const choice = { type: "demand", of, side } as const;
  return { do: { type: "choose", decision, choice }, because: "knowsLeast", who: of };
}
