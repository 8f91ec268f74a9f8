import { AMBASSADOR, COLOURS } from "@inkognito/engine/core";
import type { Labels } from "../../../shared/bots/doubt.js";
import type { Worth } from "../agent/demanding.js";
import { type Considered, othersOf } from "../agent/sense.js";
import { bestLook, bitsFrom, labelsFor } from "./information.js";
import type { Sense } from "./sense.js";

/** C5.1, C7.3: the agent whose black card tells the most. */
export function bestDemand(sense: Sense, labels: Labels): Worth {
  const worths = othersOf(sense).map(
    (colour): Worth =>
      colour === sense.fictitious
        ? { colour, ...bestLook(sense, labels) }
        : { colour, side: null, bits: bitsFrom(sense, labels, { type: "black", colour }) },
  );
  return worths.reduce((best, each) => (each.bits > best.bits ? each : best));
}

/** C5: alone with the Ambassador. */
export function demand(sense: Sense): Considered {
  const { decision } = sense;
  const { colour, side, bits } = bestDemand(sense, labelsFor(sense));
  if (bits < 1e-9) {
    const choice = { type: "decline" } as const;
    return { do: { type: "choose", decision, choice }, because: "nothingToLearn", who: AMBASSADOR };
  }
  const of = COLOURS[colour];
  const choice = { type: "demand", of, side } as const;
  return { do: { type: "choose", decision, choice }, because: "knowsLeast", who: of };
}
