import { AGENTS, type Colour } from "../../core/agents.js";
import type { Chance } from "../../core/chance.js";
import { AMBASSADOR } from "../../core/seat.js";
import { agentsOf, fictitiousOf } from "../state/table.js";
import { type CardConfig, EDITION_NUMBERS } from "../terms/config.js";
import type { CardEvent } from "../terms/event.js";
import type { Hand } from "../terms/types.js";

/** C2, C7.1, C8.1: the facts a game begins with, up to the first decision that chance cannot take. */
export function opening(config: CardConfig, chance: Chance): readonly CardEvent[] {
  const { commitment, entropy } = chance;
  return [{ type: "began", config, commitment, entropy }, dealt(config, chance)];
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

/** C2.2, C9.1: who begins the first round. */
export function firstOf(config: CardConfig, chance: Chance): Colour {
  if (config.first !== "random") return config.first;
  const agents = agentsOf(config);
  return at(agents, at(chance.draw("first", 0, 1, agents.length), 0));
}

export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`drawn past the end: ${index}`);
  return item;
}
