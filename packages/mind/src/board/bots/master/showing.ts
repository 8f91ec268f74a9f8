import { legal, owedFor, shownTo } from "@inkognito/engine/board";
import { telling } from "../agent/secrecy.js";
import type { Considered } from "../agent/sense.js";
import { hiding } from "./secrecy.js";
import type { Sense } from "./sense.js";

/** From this share on the asker is told as if certain to be the partner: a round gained is worth the risk. */
const TRUST = 0.65;

/** Outweighs whatever may be left open. */
const REPEAT = 40;

/** What to show: all to the likely partner, little to all others, and not always the same. */
export function answer(sense: Sense): Considered {
  const { view, table, below } = sense;
  const { awaits, decision } = legal(view);
  if (awaits.type !== "show") throw new Error("nobody asked");
  const { question, answers } = awaits;
  const friend = (sense.partnerShare.get(question.asker) ?? 0) >= TRUST;
  const earlier = shownTo(view.own?.shows ?? [], question);
  const rate = friend
    ? telling(earlier, question.witness !== null)
    : hiding(sense, question.asker, earlier);
  let [best, most] = [answers[0] ?? [], -Infinity];
  for (const cards of answers) {
    const repeated = awaits.owed === null && owedFor(question, [...earlier, cards]) !== null;
    const penalty = table.config.repeats === "challenge" && repeated ? REPEAT : 0;
    const value = rate(cards) - penalty + below(1000) / 1000;
    if (value > most) [best, most] = [cards, value];
  }
  return {
    do: { type: "show", decision, cards: best },
    because: friend ? "tellsPartner" : "tellsLittle",
    who: question.asker,
  };
}
