import { LOCATIONS } from "@inkognito/engine/card";
import { demandsOf } from "./demanding.js";
import { expectedBits, lessonOf, pairsFrom } from "./information.js";
import { type Considered, isReady, othersOf, type Sense } from "./sense.js";
import { whereaboutsOf } from "./whereabouts.js";

const WIN = 50;

/** C8.1: where the most can be learned from one agent or two, or where an announcement can be made. */
export function ambassadorPick(sense: Sense): Considered {
  const { awaits, decision, table, character, below } = sense;
  if (awaits.type !== "pick") throw new Error("the Ambassador has picked");
  const ready = isReady(sense);
  const lesson = lessonOf(sense);
  const others = othersOf(sense).map((colour) => ({
    colour,
    worth: ready ? WIN / 2 : expectedBits(lesson, colour, pairsFrom(sense, colour)),
  }));
  const demands = demandsOf(sense, lesson).map(({ bits }) => bits);
  const demanded = ready ? WIN : Math.max(...demands);
  const { agents } = whereaboutsOf(table);
  let [best, most] = [awaits.locations[0] ?? LOCATIONS[0], -Infinity];
  for (const each of awaits.locations) {
    const there = others.map(({ colour, worth }) => ({ share: agents[colour][each], worth }));
    const value = met(there, demanded) + (below(1000) / 1000) * character.whim;
    if (value > most) [best, most] = [each, value];
  }
  return {
    do: { type: "pick", decision, location: best },
    because: ready ? "readyToAnnounce" : "meetsMany",
    who: null,
  };
}

/** Over all ways in which the four agents may be there or not: one shows a black card, two show pairs. */
function met(
  there: readonly { readonly share: number; readonly worth: number }[],
  demanded: number,
): number {
  let value = 0;
  for (let set = 1; set < 2 ** there.length; set += 1) {
    let [chance, sum, count] = [1, 0, 0];
    for (const [i, { share, worth }] of there.entries()) {
      const is = ((set >> i) & 1) === 1;
      chance *= is ? share : 1 - share;
      if (is) [sum, count] = [sum + worth, count + 1];
    }
    if (count === 1) value += chance * demanded;
    if (count === 2) value += chance * sum;
  }
  return value;
}
