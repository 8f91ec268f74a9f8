import { legal } from "@inkognito/engine/board";
import { sheetOf } from "../agent/ambassador.js";
import type { Considered } from "../agent/sense.js";
import type { Sense } from "./sense.js";

/**
 * How likely the sheet has to be at the end of a turn: somebody may announce before the next one. Of
 * the games of agents that come so far, one in six ends in the fifth round, three in ten in the sixth,
 * more than half in the seventh.
 */
const HURRY: readonly (readonly [rounds: number, sure: number])[] = [
  [7, 0.15],
  [6, 0.24],
  [5, 0.6],
  [0, 0.9],
];
const CERTAIN = 1 - 1e-9;

/** B12.5: the likeliest sheet. Before the end of his turn he may still learn more, so only if certain. */
export function sealing(sense: Sense): Considered | null {
  const { awaits, seal } = legal(sense.view);
  if (!seal) return null;
  const { weights, worlds, rounds } = sense;
  const most = Math.max(...weights);
  const cast = worlds.casts[weights.indexOf(most)];
  const [, sure] = HURRY.find(([since]) => rounds >= since) ?? [0, 1];
  const isLast = awaits.type === "resolve" && awaits.endTurn;
  if (cast === undefined || most < (isLast ? sure : CERTAIN)) return null;
  return { do: { type: "seal", sheet: sheetOf(cast) }, because: "knowsAll", who: null };
}
