import { type Card, legal, owedFor, shownTo } from "@inkognito/engine/board";
import { AGENTS, type Seat } from "@inkognito/engine/core";
import { greys, hiding, type Rate, telling } from "./secrecy.js";
import { type Considered, type Sense, soughtBy } from "./sense.js";

/** From this share of the worlds on, the asker is told as if certain to be the partner. */
const TRUST = 0.99;
const TRUST_IF_GREETED = 0.6;

/** What to show: much to the partner, little to all others. */
export function answer(sense: Sense): Considered {
  const { view, table, character, below } = sense;
  const { awaits, decision } = legal(view);
  if (awaits.type !== "show") throw new Error("nobody asked");
  const { question, answers } = awaits;
  const friend = isTrusted(sense, question.asker);
  const earlier = shownTo(view.own?.shows ?? [], question);
  const careless: Rate = (cards) => 8 * below(3) - greys(cards) * 20;
  const rate = friend
    ? telling(earlier, question.witness !== null)
    : character.discreet
      ? hiding(sense, question.asker, earlier)
      : careless;
  const rated = (cards: readonly Card[]): number => {
    const repeated = awaits.owed === null && owedFor(question, [...earlier, cards]) !== null;
    const penalty = table.config.repeats === "challenge" && repeated ? 40 : 0;
    return rate(cards) - penalty + below(1000) / 1000;
  };
  let [best, most] = [answers[0] ?? [], -Infinity];
  for (const cards of answers) {
    const value = rated(cards);
    if (value > most) [best, most] = [cards, value];
  }
  return {
    do: { type: "show", decision, cards: best },
    because: friend ? "tellsPartner" : "tellsLittle",
    who: question.asker,
  };
}

/** The certain partner, or a likely one who has made our partner's sign. */
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

/** Once, the own sign to the certain partner; who bluffs makes another's to all now and then. */
export function gesture(sense: Sense): Considered | null {
  const { partner, told, seat, hand, character, below, table } = sense;
  if (hand === null || table.phase.type !== "moving") return null;
  const mine = told.filter((event) => event.type === "gestured" && event.seat === seat);
  if (
    partner !== null &&
    !mine.some((event) => event.type === "gestured" && event.to === partner)
  ) {
    const action = { type: "gesture", tic: hand.identity, to: partner } as const;
    return { do: action, because: "greetsPartner", who: partner };
  }
  const last = told.at(-1);
  if (character.bluffs === 0 || last?.type === "gestured" || below(character.bluffs) !== 0) {
    return null;
  }
  const others = AGENTS.filter((agent) => agent !== hand.identity);
  const tic = others[below(others.length)] ?? hand.identity;
  return { do: { type: "gesture", tic, to: "all" }, because: "misleads", who: null };
}
