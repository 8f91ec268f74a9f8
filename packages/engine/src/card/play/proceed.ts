import type { Colour } from "../../core/agents.js";
import type { Chance } from "../../core/chance.js";
import { at } from "../../core/lists.js";
import { assertNever } from "../../core/result.js";
import { AMBASSADOR, type Seat, seatOf } from "../../core/seat.js";
import { type CardState, evolve, evolvePublic } from "../state/state.js";
import {
  agentsOf,
  CYCLE,
  facing,
  fictitiousOf,
  inHand,
  meetingsOf,
  optionsOf,
  orderFrom,
  roundOf,
} from "../state/table.js";
import type { Choice } from "../terms/action.js";
import { blackCards, type Card } from "../terms/cards.js";
import { announcesToPartner, type CardConfig } from "../terms/config.js";
import type { CardEvent, Revelation, Shown } from "../terms/event.js";
import { type Code, LOCATIONS, type Meeting, type Side } from "../terms/types.js";
import { judge } from "./outcome.js";

/** These events, and all that follows from them without a decision. */
export function proceed(
  state: CardState,
  events: readonly CardEvent[],
  chance: Chance,
): readonly CardEvent[] {
  const all = [...events];
  let now = events.reduce(evolve, state);
  let batch = following(now, chance);
  while (batch.length > 0) {
    all.push(...batch);
    // What comes by itself follows from the table, and from what was chosen before.
    now = { ...now, table: batch.reduce(evolvePublic, now.table) };
    batch = following(now, chance);
  }
  return all;
}

/** What happens next by itself; nothing: a seat has to decide, or the game has ended. */
function following(state: CardState, chance: Chance): readonly CardEvent[] {
  const { table } = state;
  const { config, phase, rounds } = table;
  switch (phase.type) {
    case "between":
      return [{ type: "roundBegan", round: 1, first: firstOf(config, chance) }];
    case "locating": {
      if (phase.colour !== fictitiousOf(config)) return [];
      const hand = inHand(table, phase.colour);
      const [drawn = 0] = chance.draw("fictitious", rounds.length, 1, hand.length);
      return [{ type: "located", colour: phase.colour, location: at(hand, drawn) }];
    }
    case "turning":
      return [{ type: "ambassadorLocated", location: turnedUp(state, chance) }];
    case "gathering": {
      const meeting = meetingsOf(table)[table.met];
      if (meeting !== undefined) return [{ type: "met", meeting }];
      const [, next] = orderFrom(config, roundOf(table).first);
      return [
        { type: "roundBegan", round: rounds.length + 1, first: next ?? roundOf(table).first },
      ];
    }
    case "meeting":
      return phase.chosen.length === phase.choosers.length ? resolved(state, phase, chance) : [];
    case "unopened":
    case "picking":
    case "showing":
    case "ended":
      return [];
    default:
      return assertNever(phase);
  }
}

/** C3.1: the top of the pile; C8.1: what his player has picked. */
function turnedUp({ table, own }: CardState, chance: Chance) {
  const seat = seatOf(table.config, AMBASSADOR);
  const picked = seat === null ? null : (own[seat]?.picked ?? null);
  if (picked !== null) return picked;
  const round = table.rounds.length - 1;
  const pile = chance.draw("pile", Math.floor(round / CYCLE), CYCLE, CYCLE);
  return at(LOCATIONS, at(pile, round % CYCLE));
}

/** All have chosen: announcements first (C6.3), otherwise what the meeting is for. */
function resolved(
  state: CardState,
  { meeting, choosers }: Extract<CardState["table"]["phase"], { type: "meeting" }>,
  chance: Chance,
): readonly CardEvent[] {
  const { table } = state;
  const choiceOf = (seat: Seat): Choice => {
    const choice = state.own[seat]?.choice ?? null;
    if (choice === null) throw new Error(`seat ${seat} has not chosen`);
    return choice;
  };
  for (const seat of choosers) {
    const choice = choiceOf(seat);
    if (choice.type === "announce")
      return announced(state, { meeting, seat, code: choice.code }, chance);
  }
  const shows: Shown[] = [];
  for (const seat of choosers) {
    const choice = choiceOf(seat);
    if (choice.type === "demand") return demanded(state, seat, choice);
    if (choice.type === "decline") return [{ type: "demanded", seat, of: null, side: null }];
    if (choice.type === "look") return [looked(state, seat, choice.side)];
    const to = facing(table, seat, meeting);
    if (choice.type === "cards" && to !== null) shows.push({ from: seat, to, cards: choice.cards });
  }
  return [{ type: "swapped", shows }];
}

/** C5.1; the fictitious agent's card is looked at, at once (C7.3). */
function demanded(
  state: CardState,
  seat: Seat,
  { of, side }: Choice & { type: "demand" },
): readonly CardEvent[] {
  const demand: CardEvent = { type: "demanded", seat, of, side };
  return side === null ? [demand] : [demand, looked(state, seat, side)];
}

function looked({ fictitious }: CardState, seat: Seat, side: Side): CardEvent {
  if (fictitious === null) throw new Error("there is no fictitious agent");
  return { type: "looked", seat, side, card: cardAt(fictitious, side) };
}

function cardAt({ hand, left }: NonNullable<CardState["fictitious"]>, side: Side): Card {
  const [identity, number] = blackCards(hand);
  return (left === "identity") === (side === "left") ? identity : number;
}

function announced(
  state: CardState,
  { meeting, seat, code }: { readonly meeting: Meeting; readonly seat: Seat; readonly code: Code },
  chance: Chance,
): readonly CardEvent[] {
  const { config } = state.table;
  const isSwap = optionsOf(state.table, seat, meeting) === "swap";
  const to = announcesToPartner(config) && isSwap ? facing(state.table, seat, meeting) : null;
  const revelation = revelationOf(state);
  return [
    { type: "announced", seat, code, to },
    {
      type: "ended",
      outcome: judge(config, revelation, { seat, code, to }),
      revelation,
      seed: chance.seed,
    },
  ];
}

function revelationOf({ own, fictitious }: CardState): Revelation {
  const other = fictitious?.left === "identity" ? "number" : "identity";
  return {
    hands: own.map(({ hand }) => hand),
    fictitious:
      fictitious === null
        ? null
        : { hand: fictitious.hand, sides: { left: fictitious.left, right: other } },
  };
}

/** C2.2, C9.1: who begins the first round. */
function firstOf(config: CardConfig, chance: Chance): Colour {
  if (config.first !== "random") return config.first;
  const agents = agentsOf(config);
  return at(agents, at(chance.draw("first", 0, 1, agents.length), 0));
}
