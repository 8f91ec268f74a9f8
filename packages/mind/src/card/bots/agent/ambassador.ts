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
  const places = othersOf(sense);
  const shown = places.map((place) =>
    ready ? WIN / 2 : expectedBits(lesson, place, pairsFrom(sense, place)),
  );
  const demands = demandsOf(sense, lesson).map(({ bits }) => bits);
  const demanded = ready ? WIN : Math.max(...demands);
  const { agents } = whereaboutsOf(table);
  let [best, most] = [awaits.locations[0] ?? LOCATIONS[0], -Infinity];
  for (const each of awaits.locations) {
    const at = LOCATIONS.indexOf(each);
    const there = places.map((place) => agents[place]?.[at] ?? 0);
    const value = met(there, shown, demanded) + (below(1000) / 1000) * character.whim;
    if (value > most) [best, most] = [each, value];
  }
  return {
    do: { type: "pick", decision, location: best },
    because: ready ? "readyToAnnounce" : "meetsMany",
    who: null,
  };
}

/** Over all ways in which the four agents may be there or not: one shows a black card, two show pairs. */
function met(there: readonly number[], shown: readonly number[], demanded: number): number {
  let value = 0;
  for (let set = 1; set < 2 ** there.length; set += 1) {
    let [share, worth, count] = [1, 0, 0];
    for (let i = 0; i < there.length; i += 1) {
      const is = ((set >> i) & 1) === 1;
      share *= is ? (there[i] as number) : 1 - (there[i] as number);
      if (is) [worth, count] = [worth + (shown[i] as number), count + 1];
    }
    if (count === 1) value += share * demanded;
    if (count === 2) value += share * worth;
  }
  return value;
}
