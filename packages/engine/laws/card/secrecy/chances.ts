import type { CardEvent } from "../../../src/card/terms/event.js";
import { NUMBERS } from "../../../src/card/terms/types.js";
import { AGENTS } from "../../../src/core/agents.js";
import { type Chance, seededChance, seedFromText } from "../../../src/core/chance.js";
import { type Draws, scriptedChance } from "../../../src/testing/chance.js";
import { remembering } from "../../shared/twins/write.js";
import type { Deal } from "./oracle.js";
import type { Opening } from "./original.js";

/** Draws the deal that is written down, and the rest from the seed. */
export const chanceOf = ({ deal, seed, draws }: Opening): Chance =>
  remembering(scriptedChance({ ...draws, ...drawsOf(deal) }, seed));

/** The draws that deal these hands. */
function drawsOf({ hands, fictitious }: Deal): Draws {
  const all = [...hands, fictitious?.hand ?? null].filter((hand) => hand !== null);
  return {
    deal: {
      0: all.map(({ identity }) => AGENTS.indexOf(identity)),
      // C1.2: the four of the edition stand together.
      1: all.map(({ number }) => NUMBERS.indexOf(number) % 4),
    },
    sides: { 0: [fictitious?.left === "number" ? 1 : 0] },
  };
}

/**
 * The same commitment and the same draws as far as they have shown; what has not come to light yet,
 * of the pile too, and the seed itself, are others.
 */
export function otherChance(
  opening: Opening,
  log: readonly CardEvent[],
  deal: Deal,
  later: number | null,
): Chance {
  const past = chanceOf({ ...opening, deal });
  if (later === null) return past;
  const turned = log.filter(({ type }) => type === "ambassadorLocated").length;
  const { seats } = opening.config;
  const drawn = log.filter(
    (event) => event.type === "located" && !seats.includes(event.colour),
  ).length;
  const open = past.draw("pile", Math.floor(turned / 5), 5, 5).slice(0, turned % 5);
  const tailOf = ({ draw }: Chance): readonly number[] =>
    draw("pile", Math.floor(turned / 5), 5, 5).filter((location) => !open.includes(location));
  let future = seededChance(seedFromText(`later ${later}`));
  for (let more = 1; open.length < 4 && tailOf(future)[0] === tailOf(past)[0]; more += 1) {
    future = seededChance(seedFromText(`later ${later + more}`));
  }
  return remembering({
    ...past,
    seed: future.seed,
    draw(purpose, index, count, of) {
      if (purpose === "pile" && index === Math.floor(turned / 5)) {
        return [...open, ...tailOf(future)];
      }
      const shown = purpose === "pile" ? index < turned / 5 : index <= drawn;
      const made = purpose !== "pile" && purpose !== "fictitious" ? true : shown;
      return (made ? past : future).draw(purpose, index, count, of);
    },
  });
}
