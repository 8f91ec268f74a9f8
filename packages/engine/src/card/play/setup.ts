import { AGENTS, type Colour } from "../../core/agents.js";
import type { Chance } from "../../core/chance.js";
import { at } from "../../core/lists.js";
import { AMBASSADOR } from "../../core/seat.js";
import { initialState } from "../state/state.js";
import { agentsOf, fictitiousOf } from "../state/table.js";
import { type CardConfig, EDITION_NUMBERS } from "../terms/config.js";
import type { CardEvent } from "../terms/event.js";
import type { Hand } from "../terms/types.js";
import { proceed } from "./proceed.js";

/** C2, C7.1, C8.1: the facts a game begins with, up to the first decision that chance cannot take. */
export function setup(config: CardConfig, chance: Chance): readonly CardEvent[] {
  const { commitment, entropy } = chance;
  const began: CardEvent = { type: "began", config, commitment, entropy };
  return proceed(initialState, [began, dealt(config, chance)], chance);
}

/** C2.1: one black identity and one black number each; which of the fictitious agent's lies left. */
function dealt(config: CardConfig, chance: Chance): CardEvent {
  const identities = chance.draw("deal", 0, 4, 4);
  const numbers = chance.draw("deal", 1, 4, 4);
  const hands = new Map<Colour, Hand>(
    agentsOf(config).map((colour, i) => [
      colour,
      {
        identity: at(AGENTS, at(identities, i)),
        number: at(EDITION_NUMBERS[config.edition], at(numbers, i)),
      },
    ]),
  );
  const fictitious = fictitiousOf(config);
  const laid = fictitious === null ? undefined : hands.get(fictitious);
  return {
    type: "dealt",
    hands: config.seats.map((role) => (role === AMBASSADOR ? null : (hands.get(role) ?? null))),
    fictitious:
      laid === undefined
        ? null
        : { hand: laid, left: chance.draw("sides", 0, 1, 2)[0] === 0 ? "identity" : "number" },
  };
}
