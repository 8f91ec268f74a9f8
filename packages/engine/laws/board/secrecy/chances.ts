import type { BoardEvent } from "../../../src/board/terms/event.js";
import { BUILDS, type Hand, LETTERS, PHANTOM } from "../../../src/board/terms/types.js";
import { AGENTS } from "../../../src/core/agents.js";
import { type Chance, seededChance, seedFromText } from "../../../src/core/chance.js";
import { type Draws, scriptedChance } from "../../../src/testing/chance.js";
import { remembering } from "../../shared/twins/write.js";
import type { Deal } from "./oracle.js";
import type { Opening } from "./original.js";

/** Draws the deal that is written down, and the rest from the seed. */
export const chanceOf = ({ deal, seed }: Opening): Chance =>
  remembering(scriptedChance(drawsOf(deal), seed));

/** The draws that deal these hands. */
function drawsOf({ hands, arrested }: Deal): Draws {
  const all = [...hands, arrested].filter((hand): hand is Hand => hand !== null);
  return {
    deal: {
      0: all.map((hand) => AGENTS.indexOf(hand.identity)),
      1: all.map((hand) => BUILDS.indexOf(hand.build)),
      2: all.map((hand) => LETTERS.indexOf(hand.mission)),
    },
  };
}

/**
 * The same commitment and the same draws as far as they have been made; what has not been drawn yet,
 * and the seed itself, are others.
 */
export function otherChance(
  opening: Opening,
  log: readonly BoardEvent[],
  deal: Deal,
  later: number | null,
): Chance {
  const chance = chanceOf(opening);
  const turns = log.filter(({ type }) => type === "turnBegan").length;
  const isDrawn = turns > 0;
  const past = isDrawn ? scriptedChance(drawsOf(deal), opening.seed) : chance;
  if (later === null) return remembering(past);
  let future = seededChance(seedFromText(`later ${later}`));
  const shake = ({ draw }: Chance) =>
    draw("phantom", turns, 3, PHANTOM.length).map((i) => PHANTOM[i]);
  for (let more = 1; `${shake(future)}` === `${shake(chance)}`; more += 1) {
    future = seededChance(seedFromText(`later ${later + more}`));
  }
  return remembering({
    ...past,
    seed: future.seed,
    draw(purpose, index, count, of) {
      const made = purpose === "phantom" ? index < turns : isDrawn || purpose === "placement";
      return (made ? past : future).draw(purpose, index, count, of);
    },
  });
}
