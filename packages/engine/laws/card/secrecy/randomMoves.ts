import { sampleAction } from "../../../src/card/legal/sample.js";
import { cardGame } from "../../../src/card/rules.js";
import type { CardState } from "../../../src/card/state/state.js";
import { roundOf } from "../../../src/card/state/table.js";
import type { Location } from "../../../src/card/terms/types.js";
import type { CardAct } from "../../../src/testing/card.js";
import { gestureAt } from "../../shared/twins/gestures.js";
import type { Random } from "../../shared/twins/random.js";
import type { Move, MoveChooser } from "./original.js";

const NEVER = 2 ** 31;

/**
 * Plays what is written, then at random, with a liking for company. After so many moves it stops
 * where one seat has chosen and another has not, with luck on an announcement.
 */
export function randomMoves(random: Random, prelude: readonly Move[], length: number): MoveChooser {
  const rest = [...prelude];
  return (state, written) => {
    if (random.oneIn(5)) return gestureAt(state.table.config.seats.length, random);
    const next = rest.shift();
    if (next !== undefined) return next;
    if (written < length) return awaited(state, random, NEVER);
    return written < length + 20 && isOpen(state) ? awaited(state, random, 2) : null;
  };
}

/** One more choice would not decide the meeting. */
function isOpen({ table: { phase } }: CardState): boolean {
  if (phase.type !== "meeting") return phase.type === "locating" || phase.type === "picking";
  return phase.choosers.length - phase.chosen.length > 1;
}

function awaited(state: CardState, random: Random, announce: number): Move | null {
  const seats = cardGame.awaited(cardGame.viewOf(state, "spectator"));
  if (seats.length === 0) return null;
  const seat = random.pick(seats);
  const view = cardGame.viewOf(state, seat);
  const sample = (): CardAct =>
    sampleAction(view, random.below, { announce, gesture: NEVER }) as CardAct;
  const tries = Array.from({ length: 8 }, sample);
  const liked = tries.find((act) => act.type === "locate" && isCompany(state, act.location));
  return { seat, act: liked !== undefined && !random.oneIn(3) ? liked : (tries[0] as CardAct) };
}

const isCompany = ({ table }: CardState, location: Location): boolean =>
  Object.values(roundOf(table).located).filter((each) => each === location).length === 1;
