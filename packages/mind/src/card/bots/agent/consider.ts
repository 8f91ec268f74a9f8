import type { CardMoment } from "../bot.js";
import type { CardCharacter } from "../character.js";
import { ambassadorPick } from "./ambassador.js";
import { announcement } from "./announcing.js";
import { demand, look } from "./demanding.js";
import { location } from "./locations.js";
import { type CardConsidered, type Sense, senseOf } from "./sense.js";
import { blackShown, pairShown } from "./showing.js";

/** What somebody of this character does in this moment, and why; null: nothing is awaited. */
export const consider = (moment: CardMoment, character: CardCharacter): CardConsidered | null =>
  considerBy(senseOf(moment, character));

/** The same, seeing it like this. */
export function considerBy(sense: Sense): CardConsidered | null {
  switch (sense.awaits.type) {
    case "none":
      return null;
    case "pick":
      return ambassadorPick(sense);
    case "locate":
      return location(sense);
    case "show":
      return blackShown(sense);
    case "choose":
      return announcement(sense) ?? chosen(sense);
  }
}

function chosen(sense: Sense): CardConsidered {
  const { awaits, decision } = sense;
  if (awaits.type !== "choose") throw new Error("there is nothing to choose");
  if (awaits.pairs.length > 0) return pairShown(sense);
  if (awaits.demands.length > 0) return demand(sense);
  if (awaits.look) return look(sense);
  return {
    do: { type: "choose", decision, choice: { type: "pass" } },
    because: "notYet",
    who: null,
  };
}
