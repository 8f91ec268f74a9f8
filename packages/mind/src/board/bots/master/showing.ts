import { type Card, faceOf, legal, owedFor, shownTo } from "@inkognito/engine/board";
import { COLOURS, colourAt, type Seat } from "@inkognito/engine/core";
import { ALL_HANDS, SAME } from "../../../shared/worlds/hands.js";
import { handsWith } from "../../worlds/evidence.js";
import type { Considered } from "../agent/sense.js";
import type { Sense } from "./sense.js";
import { openness } from "./styles.js";

/** From here on somebody is told as if he were the partner: a round gained is worth the risk. */
const TRUST = 0.65;

/** Both outweigh whatever may be left open. */
const GREY = 10;
const REPEAT = 40;

/** What to show: all to the likely partner, little to everybody else, and that not always alike. */
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

type Rate = (cards: readonly Card[]) => number;

const WORTH = { mission: 16, identity: 8, build: 4 } as const;

/** What is grey and new to the partner; with the Ambassador looking on, only the letter is worth it. */
function telling(earlier: readonly (readonly Card[])[], witnessed: boolean): Rate {
  const known = new Set(earlier.flat());
  return (cards) => {
    let value = 0;
    for (const card of cards) {
      const { grey, kind } = faceOf(card);
      if (!grey) continue;
      if (!known.has(card) && (kind === "mission" || !witnessed)) value += WORTH[kind];
      else value -= 1;
    }
    return value;
  };
}

/**
 * What the asker would still have to think possible: nothing that is in the asker's own hand. All casts
 * count alike, likely or not, because an answer by private odds would give these away to whoever
 * reckons with answers like ours (discretion.ts).
 */
function hiding(sense: Sense, asker: Seat, earlier: readonly (readonly Card[])[]): Rate {
  const { config, worlds } = sense;
  const seen = earlier.reduce((hands, each) => hands & handsWith(each), ALL_HANDS);
  const colour = colourAt(config, asker);
  const shares = new Map<number, number>();
  if (colour === null) shares.set(0, 1);
  else {
    const place = COLOURS.indexOf(colour);
    for (const { hands } of worlds.casts) {
      const same = SAME[hands[place] as number] as number;
      shares.set(same, (shares.get(same) ?? 0) + 1 / worlds.casts.length);
    }
  }
  return (cards) => {
    const hands = handsWith(cards) & seen;
    let value = 0;
    for (const [same, share] of shares) value += share * openness(hands & ~same);
    return value - GREY * cards.filter((card) => faceOf(card).grey).length;
  };
}
