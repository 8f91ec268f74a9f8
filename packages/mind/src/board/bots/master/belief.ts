import {
  type BoardView,
  type BoardViewEvent,
  BUILDS,
  type Build,
  faceOf,
  type Show,
} from "@inkognito/engine/board";
import { AGENTS, COLOURS, colourAt, partnerOf, type Seat, seatOf } from "@inkognito/engine/core";
import { type EstimateOf, estimatesFrom } from "../../../shared/odds/estimates.js";
import {
  ANY_HAND,
  castsLeft,
  explaining,
  type HandWeights,
  marginalsOf,
  onlyHand,
  type Weighed,
  weigh,
} from "../../../shared/odds/weights.js";
import {
  agentOf,
  byHand,
  type ColourIndex,
  colourIndexAt,
  type Four,
  four,
  has,
  replaceAt,
} from "../../../shared/worlds/hands.js";
import { cardSet, owedIn } from "../../odds/choices.js";
import { CASTS, type Cast } from "../../worlds/deals.js";
import { handOf, handsWith, type Memory } from "../../worlds/evidence.js";
import { memoryOf } from "../../worlds/worlds.js";
import { answersWith, between } from "./styles.js";

/** Every possible cast and how likely it is, from the cards that were seen and the signs made. */
export function believed(memory: Memory, told: readonly BoardViewEvent[]): Weighed<Cast> {
  const { config, seat, hand } = memory;
  const own = seat === null ? null : colourAt(config, seat);
  const shown = byCards(memory);
  const hands = four((colour): HandWeights => {
    if (COLOURS[colour] === own && hand !== null) return onlyHand(handOf(hand));
    const other = seatOf(config, COLOURS[colour]);
    const explains = shown[colour];
    if (other === null) return explains;
    const signs = bySigns(seat, told, other);
    return byHand((each) => explains[each] * signs[agentOf(each)]);
  });
  return overheard(memory, weigh(castsLeft(CASTS, hands), hands));
}

/** With a witness: how often a partner is given the letter, and how often another player. */
const GIVEN = { friend: 0.3, stranger: 0.003 } as const;

/** B12.4: a player who shows the own letter takes the asker for the partner. */
function overheard({ config, seat, shows }: Memory, weighed: Weighed<Cast>): Weighed<Cast> {
  const factors: { readonly a: ColourIndex; readonly b: ColourIndex; readonly ratio: number }[] =
    [];
  for (const { question, cards } of shows) {
    const [a, b] = [colourIndexAt(config, question.asker), colourIndexAt(config, question.of)];
    if (question.asker === seat || question.of === seat || a === null || b === null) continue;
    const given = cards.some((card) => faceOf(card).kind === "mission");
    factors.push({
      a,
      b,
      ratio: given ? GIVEN.friend / GIVEN.stranger : (1 - GIVEN.friend) / (1 - GIVEN.stranger),
    });
  }
  if (factors.length === 0) return weighed;
  let total = 0;
  const weights = weighed.casts.map(({ identities }, i) => {
    let weight = weighed.weights[i] ?? 0;
    for (const { a, b, ratio } of factors) {
      if (identities[a] === partnerOf(identities[b])) weight *= ratio;
    }
    total += weight;
    return weight;
  });
  return { casts: weighed.casts, weights, total };
}

/** By colour: how well each hand explains what its player has shown. */
function byCards(memory: Memory): Four<HandWeights> {
  const { config, seat, shows } = memory;
  let hands = four(() => ANY_HAND);
  for (const [i, show] of shows.entries()) {
    const { of } = show.question;
    const colour = colourIndexAt(config, of);
    if (of === seat || colour === null) continue;
    const before = { ...memory, shows: shows.slice(0, i) };
    const open = hands[colour];
    hands = replaceAt(hands, colour, explaining(open, likelihoods(before, show, open)));
  }
  return hands;
}

/** Only the rules make something impossible. */
const LEAST = 1e-9;

/** By hand: how likely its owner shows exactly these cards, after what was shown before. */
function likelihoods(
  { config, hand: own, seat, shows }: Memory,
  show: Show,
  open: HandWeights,
): HandWeights {
  const { question, cards } = show;
  const possible = handsWith(cards);
  const set = cardSet(cards);
  const sought = own === null || seat !== question.asker ? null : partnerOf(own.identity);
  const known = between(config, shows, question);
  const occasion = { question, owed: owedIn(show), repeats: config.repeats, known };
  return byHand((hand) => {
    if (open[hand] === 0 || !has(possible, hand)) return 0;
    const friend = AGENTS[agentOf(hand)] === sought;
    const answer = answersWith(hand, friend, occasion).find(({ choice }) => choice.set === set);
    // A witness has not seen everything (B12.4): an answer that no known choice explains tells nothing.
    return answer === undefined ? 1 : Math.max(LEAST, answer.chance);
  });
}

/** How much likelier an agent's sign is made by that agent than by another. */
const SIGN = 14;

/** By agent: how well it explains the signs this player has made to the viewer alone. */
function bySigns(viewer: Seat | null, told: readonly BoardViewEvent[], of: Seat): Four<number> {
  const made = new Set<string>();
  for (const event of told) {
    if (event.type === "gestured" && event.seat === of && event.to === viewer) made.add(event.tic);
  }
  // Several signs together say nothing.
  return four((agent) => (made.size === 1 && made.has(AGENTS[agent]) ? SIGN : 1));
}

export type Estimate = EstimateOf<Build>;

/** All estimates of a master in this seat. */
export const estimatesOf = (
  view: BoardView,
  told: readonly BoardViewEvent[],
): readonly Estimate[] =>
  estimatesFrom(marginalsOf(believed(memoryOf(view), told)), BUILDS, view.table.config);
