import { type Code, facing } from "@inkognito/engine/card";
import { colourAt } from "@inkognito/engine/core";
import { colourIndexAt } from "../../../shared/worlds/hands.js";
import { codeFrom } from "../../worlds/knowledge.js";
import { guessWith } from "./belief.js";
import { type Considered, isReady, type Sense } from "./sense.js";

/** From the first round on a game is long; from the second on it has to end. */
const LATE = 36;
const LAST = 44;

/** The share of the worlds in which an announcement has to be right now. */
function needed({ character, round, hasty }: Sense): number {
  if (round >= LAST) return 0;
  if (round >= LATE) return Math.min(0.5, character.sure);
  return hasty ? character.sure : 1;
}

/** C6.1: the announcement to make here; null: none. */
export function announcement(sense: Sense): Considered | null {
  const { awaits, decision, table, seat, sought, worlds, config } = sense;
  if (awaits.type !== "choose" || !awaits.announce) return null;
  const to = sought === null ? null : facing(table, seat, awaits.meeting);
  const guess = to === null ? sense.best : guessWith(worlds, sought, colourIndexAt(config, to));
  if (guess.code === null || guess.share < needed(sense) - 1e-9) return null;
  const code: Code = codeFrom(guess.code, config.edition);
  return {
    do: { type: "choose", decision, choice: { type: "announce", code } },
    because: isReady(sense) ? "certain" : "likely",
    who: to === null ? null : colourAt(config, to),
  };
}
