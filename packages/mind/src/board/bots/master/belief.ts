import { type BoardViewEvent, faceOf, type Show } from "@inkognito/engine/board";
import {
  AGENTS,
  type Agent,
  COLOURS,
  colourAt,
  partnerOf,
  type Seat,
  seatOf,
} from "@inkognito/engine/core";
import {
  ANY_HAND,
  type ByHand,
  castsLeft,
  explaining,
  identityAt,
  onlyHand,
  type Weighed,
  weigh,
} from "../../../shared/odds/weights.js";
import { cardSet, handOf } from "../../odds/choices.js";
import { CASTS, type Cast } from "../../worlds/deals.js";
import { handsWith, type Memory } from "../../worlds/evidence.js";
import { answersWith, between } from "./styles.js";

/** Every possible cast and how likely it is, from the cards that were seen and the signs made. */
export function believed(memory: Memory, told: readonly BoardViewEvent[]): Weighed<Cast> {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const shown = byCards(memory);
  const hands = COLOURS.map((colour, place): ByHand => {
    if (colour === own && hand !== null) return onlyHand(handOf(hand));
    const other = seatOf(config, colour);
    const explains = shown[place] ?? ANY_HAND;
    if (other === null) return explains;
    const signs = bySigns(seat, told, other);
    return explains.map((weight, each) => weight * (signs[identityAt(each)] as number));
  });
  return overheard(memory, weigh(castsLeft(CASTS, hands), hands));
}

/** With a witness: how often a friend is given the letter, and how often anybody else. */
const GIVEN = { friend: 0.3, stranger: 0.003 } as const;

/** B12.4: who shows an asker the own letter takes him for the partner. */
function overheard({ config, seat, shows }: Memory, weighed: Weighed<Cast>): Weighed<Cast> {
  const factors: { readonly a: number; readonly b: number; readonly ratio: number }[] = [];
  for (const { question, cards } of shows) {
    const [asker, of] = [colourAt(config, question.asker), colourAt(config, question.of)];
    if (question.asker === seat || question.of === seat || asker === null || of === null) continue;
    const given = cards.some((card) => faceOf(card).kind === "mission");
    factors.push({
      a: COLOURS.indexOf(asker),
      b: COLOURS.indexOf(of),
      ratio: given ? GIVEN.friend / GIVEN.stranger : (1 - GIVEN.friend) / (1 - GIVEN.stranger),
    });
  }
  if (factors.length === 0) return weighed;
  let total = 0;
  const weights = weighed.casts.map(({ identities }, i) => {
    let weight = weighed.weights[i] as number;
    for (const { a, b, ratio } of factors) {
      if (identities[a] === partnerOf(identities[b] as Agent)) weight *= ratio;
    }
    total += weight;
    return weight;
  });
  return { casts: weighed.casts, weights, total };
}

/** By colour: how well each hand explains what its player has shown. */
function byCards(memory: Memory): readonly ByHand[] {
  const { config, seat, shows } = memory;
  const hands: ByHand[] = COLOURS.map(() => ANY_HAND);
  for (const [i, show] of shows.entries()) {
    const { of } = show.question;
    const colour = colourAt(config, of);
    if (of === seat || colour === null) continue;
    const place = COLOURS.indexOf(colour);
    const before = hands[place] as ByHand;
    hands[place] = explaining(before, likelihoods(memory, shows.slice(0, i), show, before));
  }
  return hands;
}

/** Only the rules make something impossible. */
const LEAST = 1e-9;

/** By hand: how likely its owner shows just this, after what was shown before. */
function likelihoods(
  { config, hand: own, seat }: Memory,
  before: readonly Show[],
  { question, cards, penalty }: Show,
  open: ByHand,
): ByHand {
  const known = between(config, before, question);
  const owed = penalty ? (cards.length === 1 ? 1 : 2) : null;
  const possible = handsWith(cards);
  const set = cardSet(cards);
  const sought = own === null || seat !== question.asker ? null : partnerOf(own.identity);
  return open.map((weight, hand) => {
    if (weight === 0 || ((possible >> hand) & 1) === 0) return 0;
    const friend = AGENTS[identityAt(hand)] === sought;
    const answers = answersWith(hand, friend, question, owed, config.repeats, known);
    const answer = answers.find(({ choice }) => choice.set === set);
    // A witness has not seen everything (B12.4): what no known choice explains, tells nothing.
    return answer === undefined ? 1 : Math.max(LEAST, answer.chance);
  });
}

/** How much likelier a sign is made by whose it is than by anybody else. */
const SIGN = 14;

/** By identity: how well it explains the signs this player has made to the viewer alone. */
function bySigns(
  viewer: Seat | null,
  told: readonly BoardViewEvent[],
  of: Seat,
): readonly number[] {
  const made = new Set<string>();
  for (const event of told) {
    if (event.type === "gestured" && event.seat === of && event.to === viewer) made.add(event.tic);
  }
  // Who makes several has said nothing.
  return AGENTS.map((agent) => (made.size === 1 && made.has(agent) ? SIGN : 1));
}
