import { legal } from "@inkognito/engine/board";
import { sheetOf } from "../agent/ambassador.js";
import { showsMission } from "../agent/information.js";
import type { Considered } from "../agent/sense.js";
import type { Sense } from "./sense.js";

/** By round: of the games that come so far, the share that ends before the Ambassador's next turn. */
const ENDS: readonly number[] = [0, 0.02, 0.05, 0.11, 0.19, 0.28, 0.3, 0.4];
const ENDS_LATER = 0.5;
/** A pair that was seen to give a letter is near its mission. */
const ENDS_SOONER = 0.18;
/** What another turn, his own question and what he overhears, makes of the likeliest sheet. */
const LEARNS = 2;

const CERTAIN = 1 - 1e-9;

/** B12.5: the likeliest sheet. Before the end of his turn he may still learn more, so only if certain. */
export function sealing(sense: Sense): Considered | null {
  const { awaits, seal } = legal(sense.view);
  if (!seal) return null;
  const { weights, worlds } = sense;
  const most = Math.max(...weights);
  const cast = worlds.casts[weights.indexOf(most)];
  const isLast = awaits.type === "resolve" && awaits.endTurn;
  const wait = isLast ? waiting(most, sense.rounds, hasSeenLetter(sense)) : CERTAIN;
  if (cast === undefined || most < Math.min(wait, CERTAIN)) return null;
  return { do: { type: "seal", sheet: sheetOf(cast) }, because: "knowsAll", who: null };
}

const hasSeenLetter = ({ shows, seat }: Sense): boolean =>
  shows.some((show) => show.question.asker !== seat && showsMission(show));

/** How likely a right sheet is if it is sealed in a later turn, the likeliest being so sure now. */
export function waiting(sure: number, rounds: number, letterSeen: boolean): number {
  let [likely, goesOn, best] = [sure, 1, 0];
  for (let round = rounds; likely < 1; round += 1) {
    goesOn *= 1 - (ENDS[round] ?? ENDS_LATER) - (letterSeen ? ENDS_SOONER : 0);
    likely = Math.min(1, LEARNS * likely);
    best = Math.max(best, goesOn * likely);
  }
  return best;
}
