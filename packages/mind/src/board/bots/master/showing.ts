import { legal, owedFor, shownTo } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import {
  both,
  colourIndexAt,
  EXCLUDED,
  type HandSet,
  NO_HANDS,
  without,
} from "../../../shared/worlds/hands.js";
import { handsWith } from "../../worlds/evidence.js";
import { type Earlier, greys, leftBy, openness, type Rate, telling } from "../agent/secrecy.js";
import type { Considered } from "../agent/sense.js";
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

/** A proof outweighs whatever may be left open. */
const GREY = 10;

/**
 * What the asker would still have to think possible: nothing that is in the asker's own hand. All casts
 * count the same, likely or not, because answers chosen by private odds would give those odds away to a
 * player who expects answers like ours (styles.ts).
 */
function hiding({ config, worlds }: Sense, asker: Seat, earlier: Earlier): Rate {
  const seen = leftBy(earlier);
  const colour = colourIndexAt(config, asker);
  const shares = new Map<HandSet, number>();
  if (colour === null) shares.set(NO_HANDS, 1);
  else {
    for (const { hands } of worlds.casts) {
      const excluded = EXCLUDED[hands[colour]];
      shares.set(excluded, (shares.get(excluded) ?? 0) + 1 / worlds.casts.length);
    }
  }
  return (cards) => {
    const left = both(handsWith(cards), seen);
    let value = 0;
    for (const [excluded, share] of shares) value += share * openness(without(left, excluded));
    return value - GREY * greys(cards);
  };
}
