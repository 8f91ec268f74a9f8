import type { CardAction } from "../../../src/card/terms/action.js";
import type { Card } from "../../../src/card/terms/cards.js";
import type { CardEvent } from "../../../src/card/terms/event.js";
import { LOCATIONS } from "../../../src/card/terms/types.js";
import { SPECTATOR } from "../../../src/core/seat.js";
import { plantsOf } from "../../shared/twins/plants.js";
import { type Deal, isTrueOf } from "./oracle.js";
import type { CardTwinTypes, Leak } from "./system.js";

/** Secrets that slip into what is sent. */

const { adding, noting } = plantsOf<CardTwinTypes>();

function dealIn(log: readonly CardEvent[]): Deal {
  const dealt = log.find((event) => event.type === "dealt");
  return dealt?.type === "dealt" ? dealt : { hands: [], fictitious: null };
}

const shownIn = (fact: CardEvent): readonly Card[] =>
  fact.type === "swapped" ? fact.shows.flatMap(({ cards }) => cards) : [];

export const messageLeaks: readonly Leak[] = [
  {
    name: "the swapped cards are told to every seat",
    betrays: "unseen pairs",
    plant: adding("swapped", ({ fact, viewer }) =>
      viewer === SPECTATOR || fact.type !== "swapped" ? {} : { shows: fact.shows },
    ),
  },
  {
    name: "whether a black card was among the swapped ones is told to all",
    betrays: "unseen pairs",
    plant: adding("swapped", ({ fact }) => ({
      black: shownIn(fact).some((card) => card.startsWith("black:")),
    })),
  },
  {
    name: "two agents who show the Ambassador see each other's cards",
    betrays: "unseen pairs",
    plant: adding("swapped", ({ fact, viewer }) =>
      fact.type === "swapped" &&
      fact.shows[0]?.to === fact.shows[1]?.to &&
      fact.shows.some(({ from }) => from === viewer)
        ? { shows: fact.shows }
        : {},
    ),
  },
  {
    name: "the true card of a pair is told first",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      tell: (log, index, viewer, no) =>
        real.tell(log, index, viewer, no).map((told) => {
          if (told.event.type !== "swapped") return told;
          const { hands } = dealIn(log);
          const shows = told.event.shows.map((show) => {
            const hand = hands[show.from];
            if (show.cards === "hidden" || !hand) return show;
            const rank = (card: Card): number => (isTrueOf(hand, card) ? 0 : 1);
            return { ...show, cards: [...show.cards].sort((a, b) => rank(a) - rank(b)) };
          });
          return { ...told, event: { ...told.event, shows } };
        }),
    }),
  },
  {
    name: "whether someone has chosen cards or an announcement is told to all",
    betrays: "pending choice",
    plant: adding("chose", ({ fact }) => (fact.type === "chose" ? { kind: fact.choice.type } : {})),
  },
  {
    name: "a choice of cards is told to the other in the meeting before both have chosen",
    betrays: "pending choice",
    plant: adding("chose", ({ fact, before, viewer }) => {
      const met = before.findLast(({ type }) => type === "met");
      const began = before[0];
      if (fact.type !== "chose" || met?.type !== "met" || began?.type !== "began") return {};
      const role = viewer === SPECTATOR ? undefined : began.config.seats[viewer];
      const inIt = met.meeting.agents.some((colour) => colour === role);
      return inIt ? { choice: fact.choice } : {};
    }),
  },
  {
    name: "the size of a message grows with what was chosen",
    betrays: "pending choice",
    plant: adding("chose", ({ fact }) => ({
      padding: "x".repeat(fact.type === "chose" ? JSON.stringify(fact.choice).length : 0),
    })),
  },
  {
    name: "whom the agent will demand from is told before the Ambassador has chosen",
    betrays: "pending choice",
    plant: adding("chose", ({ fact }) =>
      fact.type === "chose" && fact.choice.type === "demand" ? { of: fact.choice.of } : {},
    ),
  },
  {
    name: "the kind of a black card is told to all",
    betrays: "unseen black cards",
    plant: adding("blackShown", ({ fact }) =>
      fact.type === "blackShown" ? { kind: fact.card.split(":")[1] } : {},
    ),
  },
  {
    name: "the black card is told to spectators",
    betrays: "unseen black cards",
    plant: adding("blackShown", ({ fact, viewer }) =>
      fact.type === "blackShown" && viewer === SPECTATOR ? { card: fact.card } : {},
    ),
  },
  {
    name: "whether the asker has seen that black card before is told to all",
    betrays: "unseen black cards",
    plant: adding("blackShown", ({ fact, before }) =>
      fact.type === "blackShown"
        ? {
            again: before.some(
              (each) =>
                each.type === "blackShown" &&
                each.asker === fact.asker &&
                each.of === fact.of &&
                each.card === fact.card,
            ),
          }
        : {},
    ),
  },
  {
    name: "the fictitious agent's card is told to all",
    betrays: "number",
    plant: adding("looked", ({ fact }) => (fact.type === "looked" ? { card: fact.card } : {})),
  },
  {
    name: "whether an identity lay on that side is told to all",
    betrays: "sides",
    plant: adding("looked", ({ fact }) =>
      fact.type === "looked" ? { identity: fact.card.includes("identity") } : {},
    ),
  },
  {
    name: "which of the fictitious agent's cards lies left stands in dealt",
    betrays: "sides",
    plant: adding("dealt", ({ fact }) =>
      fact.type === "dealt" && fact.fictitious ? { left: fact.fictitious.left } : {},
    ),
  },
  {
    name: "the Ambassador's face-down location is told to all",
    betrays: "face-down location",
    plant: adding("picked", ({ fact }) =>
      fact.type === "picked" ? { location: fact.location } : {},
    ),
  },
  {
    name: "whether the Ambassador goes to one of the last two locations is told to all",
    betrays: "face-down location",
    plant: adding("picked", ({ fact }) => ({
      rank: fact.type === "picked" && LOCATIONS.indexOf(fact.location) > 2,
    })),
  },
  {
    name: "the next location of the Ambassador's pile stands in roundBegan",
    betrays: "future chance",
    plant: noting("roundBegan", (chance, { table: { rounds } }) => ({
      next: chance.draw("pile", Math.floor(rounds.length / 5), 5, 5)[rounds.length % 5],
    })),
  },
  {
    name: "the seed stands in met",
    betrays: "future chance",
    plant: noting("met", ({ seed }) => ({ seed })),
  },
  {
    name: "whatever else a request carries goes into the log",
    betrays: "pending choice",
    plant: (real) => ({
      ...real,
      decide(state, seat, action, chance) {
        const decided = real.decide(state, seat, action, chance);
        if (!decided.ok) return decided;
        const { whim } = action as CardAction & { readonly whim?: number };
        const value = decided.value.map((event) =>
          event.type === "located" ? ({ ...event, whim } as CardEvent) : event,
        );
        return { ok: true, value };
      },
    }),
  },
];
