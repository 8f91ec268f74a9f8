import type { BotInput, Character } from "../../../shared/bots/bot.js";
import { ambassadorPick } from "./ambassador.js";
import { announcement, demand, look } from "./demanding.js";
import { location } from "./locations.js";
import { type Considered, type Sense, senseOf } from "./sense.js";
import { shown } from "./showing.js";

/** What a bot of this character does, and why; null: nothing is awaited. */
export const consider = (moment: BotInput<"card">, character: Character): Considered | null =>
  considerBy(senseOf(moment, character));

/** The same, seeing it like this. */
export function considerBy(sense: Sense): Considered | null {
  switch (sense.awaits.type) {
    case "none":
      return null;
    case "pick":
      return ambassadorPick(sense);
    case "locate":
      return location(sense);
    case "show":
      return shown(sense);
    case "choose":
      return announcement(sense) ?? chosen(sense);
  }
}

function chosen(sense: Sense): Considered {
  const { awaits, decision } = sense;
  if (awaits.type !== "choose") throw new Error("there is nothing to choose");
  if (awaits.pairs.length > 0) return shown(sense);
  if (awaits.demands.length > 0) return demand(sense);
  if (awaits.look) return look(sense);
  return {
    do: { type: "choose", decision, choice: { type: "pass" } },
    because: "notYet",
    who: null,
  };
}
