import { AGENTS } from "../../core/agents.js";
import { assertNever } from "../../core/result.js";
import { AMBASSADOR, colourAt, isSeatOf, type Seat } from "../../core/seat.js";
import {
  awaitedAt,
  facing,
  fictitiousOf,
  inHand,
  mayAnnounce,
  optionsOf,
  type Table,
} from "../state/table.js";
import type { CardView, Own } from "../state/view.js";
import { type CardAction, type Choice, isCardAction } from "../terms/action.js";
import { blackCards, type Card } from "../terms/cards.js";
import { announcesToPartner, EDITION_NUMBERS } from "../terms/config.js";
import { type CardRefusal, refuse } from "../terms/refusal.js";
import type { Code, Meeting } from "../terms/types.js";
import { checkPair, type PairSituation } from "./shownCards.js";

/** The one rule check: everything a refusal depends on is in the seat's own view. */
export function check(view: CardView, action: unknown): CardRefusal | null {
  const { table, own } = view;
  if (own === null || !isSeatOf(table.config.seats.length, own.seat)) {
    return refuse("notAtTable", "T2");
  }
  if (!isCardAction(action)) return refuse("malformed", "T1");
  if (table.phase.type === "ended") return refuse("gameOver", "T4");
  if (action.type === "gesture") return checkGesture(table, own, action.to);
  if (action.decision !== table.decision) return refuse("staleDecision", "T3");
  if (!awaitedAt(table).includes(own.seat)) return refuse("notYourDecision", "T3");
  return checkAwaited(table, own, action);
}

const notAwaited = refuse("notAwaited", "T3");

function checkAwaited(
  table: Table,
  own: Own,
  action: Exclude<CardAction, { type: "gesture" }>,
): CardRefusal | null {
  const { phase } = table;
  switch (action.type) {
    case "pick":
      if (phase.type !== "picking") return notAwaited;
      return inHand(table, AMBASSADOR).includes(action.location)
        ? null
        : refuse("notInHand", "C8.1");
    case "locate":
      if (phase.type !== "locating") return notAwaited;
      return inHand(table, phase.colour).includes(action.location)
        ? null
        : refuse("notInHand", "C3.1");
    case "choose":
      return phase.type === "meeting"
        ? checkChoice(table, own, phase.meeting, action.choice)
        : notAwaited;
    case "show":
      return phase.type === "showing"
        ? checkBlack(table, own, phase.asker, action.card)
        : notAwaited;
    default:
      return assertNever(action);
  }
}

function checkChoice(table: Table, own: Own, meeting: Meeting, choice: Choice): CardRefusal | null {
  const { seat } = own;
  const options = optionsOf(table, seat, meeting);
  switch (choice.type) {
    case "cards": {
      if (options !== "swap" && options !== "show") return refuse("notHere", "C4.1");
      const situation = pairSituation(table, own, meeting);
      return situation === null ? notAwaited : checkPair(situation, choice.cards);
    }
    case "demand":
      return options === "demand" ? checkDemand(table, seat, choice) : refuse("notHere", "C5.1");
    case "decline":
      return options === "demand" ? null : refuse("notHere", "C5.1");
    case "look":
      return options === "look" ? null : refuse("notHere", "C7.2");
    case "pass":
      return options === "stand" ? null : refuse("notHere", "C8.4");
    case "announce":
      if (!mayAnnounce(table, seat, meeting)) return refuse("mayNotAnnounce", announceRule(table));
      return checkCode(table, own, choice.code);
    default:
      return assertNever(choice);
  }
}

const announceRule = ({ config }: Table): string => (announcesToPartner(config) ? "C6.1" : "C8.3");

/** What a player may show to the one it faces; null: there is none, or nothing is dealt. */
export function pairSituation(
  table: Table,
  { seat, hand, seen }: Own,
  meeting: Meeting,
): PairSituation | null {
  const to = facing(table, seat, meeting);
  if (to === null || hand === null) return null;
  const earlier: (readonly Card[])[] = [];
  for (const each of seen) {
    if (each.type === "pair" && each.from === seat && each.to === to) earlier.push(each.cards);
  }
  return { hand, edition: table.config.edition, earlier };
}

function checkDemand(
  { config }: Table,
  seat: Seat,
  { of, side }: Choice & { type: "demand" },
): CardRefusal | null {
  if (of === colourAt(config, seat)) return refuse("ownAgent", "C5.1");
  const fictitious = of === fictitiousOf(config);
  if (fictitious && side === null) return refuse("whichSide", "C7.3");
  return !fictitious && side !== null ? refuse("noSide", "C5.1") : null;
}

/** C6.1: the four numbers, each once, and one's own at one's own place. */
function checkCode({ config }: Table, { hand }: Own, code: Code): CardRefusal | null {
  if (!EDITION_NUMBERS[config.edition].every((number) => code.includes(number))) {
    return refuse("notTheNumbers", "C6.1");
  }
  if (hand !== null && code[AGENTS.indexOf(hand.identity)] !== hand.number) {
    return refuse("ownNumberElsewhere", "C6.1");
  }
  return null;
}

/** C5.1, C5.2 */
export function legalBlacks(table: Table, own: Own, asker: Seat): readonly Card[] {
  if (own.hand === null) return [];
  const both = blackCards(own.hand);
  if (table.config.edition === "telephone") return both;
  const known = own.seen.flatMap((each) =>
    each.type === "black" && each.of === own.seat && each.asker === asker ? [each.card] : [],
  );
  const fresh = both.filter((card) => !known.includes(card));
  return fresh.length === 0 ? both : fresh;
}

function checkBlack(table: Table, own: Own, asker: Seat, card: Card): CardRefusal | null {
  if (own.hand === null || !blackCards(own.hand).includes(card)) {
    return refuse("notYourBlackCard", "C5.1");
  }
  return legalBlacks(table, own, asker).includes(card) ? null : refuse("shownThatOne", "C5.2");
}

function checkGesture({ config }: Table, { seat }: Own, to: number | "all"): CardRefusal | null {
  if (!config.gestures) return refuse("noGestures", "T5");
  if (to === "all") return null;
  if (!isSeatOf(config.seats.length, to)) return refuse("noSuchSeat", "T5");
  return to === seat ? refuse("toYourself", "T5") : null;
}
