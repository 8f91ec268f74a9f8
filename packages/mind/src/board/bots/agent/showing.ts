import { type Card, faceOf, legal, owedFor, shownTo } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { placeOf } from "../../../shared/worlds/place.js";
import { handsWith } from "../../worlds/evidence.js";
import { opennessOf } from "../openness.js";
import { type Considered, type Sense, soughtBy } from "./sense.js";

/** From here on somebody is told as if he were the partner. */
const TRUST = 0.99;
const TRUST_IF_GREETED = 0.6;

/** What to show: much to the partner, little to everybody else. */
export function answer(sense: Sense): Considered {
  const { view, table, character, below } = sense;
  const { awaits, decision } = legal(view);
  if (awaits.type !== "show") throw new Error("nobody asked");
  const { question, answers } = awaits;
  const friend = isTrusted(sense, question.asker);
  const earlier = shownTo(view.own?.shows ?? [], question);
  const seen = earlier.reduce((hands, each) => hands & handsWith(each), ALL_HANDS);
  const rate = (cards: readonly Card[]): number => {
    const repeated = awaits.owed === null && owedFor(question, [...earlier, cards]) !== null;
    const value = friend
      ? telling(cards, earlier, question.witness !== null)
      : character.discreet
        ? hiding(sense, question.asker, cards, seen)
        : 8 * below(3) - greys(cards) * 20;
    return value - (table.config.repeats === "challenge" && repeated ? 40 : 0) + below(1000) / 1000;
  };
  let [best, most] = [answers[0] ?? [], -Infinity];
  for (const cards of answers) {
    const value = rate(cards);
    if (value > most) [best, most] = [cards, value];
  }
  return {
    do: { type: "show", decision, cards: best },
    because: friend ? "tellsPartner" : "tellsLittle",
    who: question.asker,
  };
}

/** The certain partner, a likely one, or one who has made our partner's sign and may well be he. */
function isTrusted(sense: Sense, asker: Seat): boolean {
  const share = sense.partnerShare.get(asker) ?? 0;
  return share >= TRUST || (share >= TRUST_IF_GREETED && hasGreeted(sense, asker));
}

const hasGreeted = (sense: Sense, from: Seat): boolean =>
  sense.told.some(
    (event) =>
      event.type === "gestured" &&
      event.seat === from &&
      event.to === sense.seat &&
      event.tic === soughtBy(sense),
  );

const greys = (cards: readonly Card[]): number => cards.filter((card) => faceOf(card).grey).length;

const GREY_WORTH = { mission: 16, identity: 8, build: 4 } as const;

/** What is grey and new to the partner; with the Ambassador looking on, only the letter is worth it. */
function telling(
  cards: readonly Card[],
  earlier: readonly (readonly Card[])[],
  witnessed: boolean,
): number {
  const known = new Set(earlier.flat());
  let value = 0;
  for (const card of cards) {
    const { grey, kind } = faceOf(card);
    if (!grey) continue;
    if (!known.has(card) && (kind === "mission" || !witnessed)) value += GREY_WORTH[kind];
    else value -= 1;
  }
  return value;
}

/**
 * How many hands, and how many identities, this asker would still have to think possible: ours is not
 * the asker's own, whatever that may be.
 */
function hiding(sense: Sense, asker: Seat, cards: readonly Card[], seen: number): number {
  const hands = handsWith(cards) & seen;
  const place = placeOf(sense.config, asker);
  let sum = 0;
  for (const cast of sense.worlds.casts) {
    const theirs = place < 0 ? -1 : (cast.hands[place] as number);
    sum += opennessOf(place < 0 ? hands : hands & ~(SAME[theirs] ?? 0));
  }
  return sum / sense.worlds.casts.length - 10 * greys(cards);
}
