import type { BoardAction } from "../../../src/board/terms/action.js";
import type { Card } from "../../../src/board/terms/cards.js";
import type { BoardEvent } from "../../../src/board/terms/event.js";
import { type Hand, PHANTOM } from "../../../src/board/terms/types.js";
import { AMBASSADOR, isSeatOf, SPECTATOR, seatOf } from "../../../src/core/seat.js";
import { type Context, plantsOf } from "../../shared/twins/plants.js";
import { type Deal, read } from "./oracle.js";
import { sheetOf } from "./randomMoves.js";
import type { BoardTwinTypes, Leak } from "./system.js";

/** Secrets that slip into what is sent. */

const { adding, noting } = plantsOf<BoardTwinTypes>();

const cardsOf = (fact: BoardEvent): readonly Card[] => (fact.type === "answered" ? fact.cards : []);
const isGrey = (card: Card): boolean => read(card).grey;

function dealIn(log: readonly BoardEvent[]): Deal {
  const dealt = log.find((event) => event.type === "dealt");
  return dealt?.type === "dealt" ? dealt : { hands: [], arrested: null };
}

const isTrueCard = (hand: Hand | null | undefined, card: Card): boolean =>
  hand?.[read(card).kind] === read(card).face;

function earlierShows({ fact, before }: Context<BoardTwinTypes>): readonly (readonly Card[])[] {
  if (fact.type !== "answered" && fact.type !== "asked") return [];
  const { of, asker } = fact.question;
  return before.flatMap((event) =>
    event.type === "answered" && event.question.of === of && event.question.asker === asker
      ? [event.cards]
      : [],
  );
}

const answerLeaks: readonly Leak[] = [
  {
    name: "the cards of an answer are told to every seat",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact, viewer }) =>
      viewer === SPECTATOR ? {} : { cards: cardsOf(fact) },
    ),
  },
  {
    name: "one card of an answer is told to spectators",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact, viewer }) =>
      viewer === SPECTATOR ? { cards: cardsOf(fact).slice(0, 1) } : {},
    ),
  },
  {
    name: "the Ambassador's player is told every answer, not only those given through him",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact, before, viewer }) => {
      const [began] = before;
      const his = began?.type === "began" && seatOf(began.config, AMBASSADOR) === viewer;
      return his ? { cards: cardsOf(fact) } : {};
    }),
  },
  {
    name: "a penalty answer is told to all",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact }) =>
      fact.type === "answered" && fact.penalty ? { cards: fact.cards } : {},
    ),
  },
  {
    name: "whether a grey card was shown is told to all",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact }) => ({ grey: cardsOf(fact).some(isGrey) })),
  },
  {
    name: "whether the mission was shown is told to all",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact }) => ({
      mission: cardsOf(fact).some((card) => read(card).kind === "mission"),
    })),
  },
  {
    name: "the cards are absent instead of hidden when one of them is grey",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact, viewer }) =>
      viewer === SPECTATOR && cardsOf(fact).some(isGrey) ? { cards: undefined } : {},
    ),
  },
  {
    name: "the size of a message grows with the cards in it",
    betrays: "unseen cards",
    plant: adding("answered", ({ fact }) => ({ padding: "-".repeat(`${cardsOf(fact)}`.length) })),
  },
  {
    name: "the true card is told first",
    betrays: "identity",
    plant: adding("answered", (context) => {
      const { fact, before, viewer } = context;
      if (fact.type !== "answered" || viewer !== fact.question.asker) return {};
      const hand = dealIn(before).hands[fact.question.of];
      const rank = (card: Card): number => (isTrueCard(hand, card) ? 0 : 1);
      return { cards: [...fact.cards].sort((a, b) => rank(a) - rank(b)) };
    }),
  },
  {
    name: "cards are told in the order in which they were handed in",
    betrays: "identity",
    plant: (real) => ({
      ...real,
      decide(state, seat, action, chance) {
        const decided = real.decide(state, seat, action, chance);
        const { type, cards } = action as Extract<BoardAction, { type: "show" }>;
        if (!decided.ok || type !== "show") return decided;
        const value = decided.value.map((event) =>
          event.type === "answered" ? { ...event, cards } : event,
        );
        return { ok: true, value };
      },
    }),
  },
  {
    name: "whether an answer repeats an earlier one is told to all",
    betrays: "unseen cards",
    plant: adding("answered", (context) => ({
      again: earlierShows(context).some((seen) => `${seen}` === `${cardsOf(context.fact)}`),
    })),
  },
  {
    name: "how many coloured combinations a player has used up is told with the question",
    betrays: "unseen cards",
    plant: adding("asked", (context) => {
      const coloured = earlierShows(context).filter((cards) => !cards.some(isGrey));
      return { used: new Set(coloured.map(String)).size };
    }),
  },
  {
    name: "a right objection names the cards",
    betrays: "unseen cards",
    plant: adding("objected", ({ before }) => ({
      cards: before.findLast((event) => event.type === "answered"),
    })),
  },
];

const otherLeaks: readonly Leak[] = [
  {
    name: "the mission letter of the player to move stands in turnBegan",
    betrays: "mission",
    plant: adding("turnBegan", ({ fact, before }) => ({
      mission: fact.type === "turnBegan" ? dealIn(before).hands[fact.seat]?.mission : null,
    })),
  },
  {
    name: "the arrested hand stands in dealt",
    betrays: "identity",
    plant: adding("dealt", ({ fact }) =>
      fact.type === "dealt" ? { arrested: fact.arrested } : {},
    ),
  },
  {
    name: "an event's id is made from the deal",
    betrays: "build",
    plant: adding("moved", ({ before }) => {
      const text = JSON.stringify(dealIn(before));
      return { id: [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 65521, 7) };
    }),
  },
  {
    name: "private gestures are counted in turnBegan",
    betrays: "private gestures",
    plant: adding("turnBegan", ({ before }) => ({
      gestures: before.filter((event) => event.type === "gestured").length,
    })),
  },
  {
    name: "chosen placements are told before all are revealed",
    betrays: "placement",
    plant: adding("placementChosen", ({ fact }) =>
      fact.type === "placementChosen" ? { placement: fact.placement } : {},
    ),
  },
  {
    name: "the space of one figure is told when its player is ready",
    betrays: "placement",
    plant: adding("placementChosen", ({ fact }) =>
      fact.type === "placementChosen" ? { tall: fact.placement.tall } : {},
    ),
  },
  {
    name: "the identity written down for red is told when the sheet is sealed",
    betrays: "sheet",
    plant: adding("sealed", ({ fact }) =>
      fact.type === "sealed" ? { red: fact.sheet.red.identity } : {},
    ),
  },
  {
    name: "whether the sheet is right is told when it is sealed",
    betrays: "identity",
    plant: adding("sealed", ({ fact, before }) => {
      const right = JSON.stringify(sheetOf(dealIn(before)));
      return fact.type === "sealed" ? { right: JSON.stringify(fact.sheet) === right } : {};
    }),
  },
  {
    name: "the next turn's balls stand in moved",
    betrays: "future chance",
    plant: noting("moved", (chance, { table }) => ({
      next: chance.draw("phantom", table.turn, 3, PHANTOM.length),
    })),
  },
  {
    name: "the seed stands in turnBegan",
    betrays: "future chance",
    plant: noting("turnBegan", ({ seed }) => ({ seed: seed.slice(0, 8) })),
  },
  {
    name: "whatever else a request carries goes into the log",
    betrays: "private gestures",
    plant: (real) => ({
      ...real,
      decide(state, seat, action, chance) {
        const decided = real.decide(state, seat, action, chance);
        if (!decided.ok) return decided;
        const { decision: _, ...request } = action as Extract<BoardAction, { type: "object" }>;
        return { ok: true, value: decided.value.map((event) => ({ ...request, ...event })) };
      },
    }),
  },
  {
    name: "an agent is told who the next agent is",
    betrays: "identity",
    plant: adding("dealt", ({ fact, viewer }) =>
      fact.type === "dealt" && isSeatOf(4, viewer)
        ? { next: fact.hands[(viewer + 1) % 3]?.identity }
        : {},
    ),
  },
];

export const messageLeaks: readonly Leak[] = [...answerLeaks, ...otherLeaks];
