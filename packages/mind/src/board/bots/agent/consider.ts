import { legal } from "@inkognito/engine/board";
import type { BotInput, Character } from "../../../shared/bots/bot.js";
import { sealing, walk } from "./ambassador.js";
import { handshake } from "./announcing.js";
import { banishment, resolution } from "./meetings.js";
import { movement } from "./movement.js";
import { type Considered, type Sense, senseOf } from "./sense.js";
import { answer, gesture } from "./showing.js";

/** What a bot of this character does, and why; null: nothing is awaited. */
export function consider(moment: BotInput<"board">, character: Character): Considered | null {
  const { awaits } = legal(moment.view);
  return awaits.type === "none" ? null : considerBy(senseOf(moment, character));
}

/** Where something is awaited: what to do, seeing it like this. */
export function considerBy(sense: Sense): Considered {
  return sealing(sense) ?? gesture(sense) ?? decided(sense, legal(sense.view).awaits.type);
}

function decided(sense: Sense, type: string): Considered {
  switch (type) {
    case "place":
      return placement(sense);
    case "move":
      return movement(sense);
    case "walk":
      return walk(sense);
    case "resolve":
      return resolution(sense);
    case "show":
      return answer(sense);
    case "banish":
      return banishment(sense);
    case "shakeHands":
      return handshake(sense);
    default:
      throw new Error(`nothing is known about ${type}`);
  }
}

/** B2.1: before the deal one place is as good as another. */
export function placement({ view, below }: Sense): Considered {
  const { awaits, decision } = legal(view);
  const homes = awaits.type === "place" ? [...awaits.homes] : [];
  const draw = (): number => homes.splice(below(homes.length), 1)[0] ?? 0;
  const chosen = { tall: draw(), short: draw(), fat: draw(), thin: draw() };
  return { do: { type: "place", decision, placement: chosen }, because: "anyPlace", who: null };
}
