import { AMBASSADOR, type Card, facing } from "@inkognito/engine/card";
import { type Seat, seatOf } from "@inkognito/engine/core";
import { type CardConsidered, placeOfSeat } from "../agent/sense.js";
import { rateFor } from "./secrecy.js";
import type { Sense } from "./sense.js";

/** Of cards that are about as good, now these, now those: they cannot be read. */
const VARIETY = 0.05;

/** C4: which pair to show. */
export function pairShown(sense: Sense): CardConsidered {
  const { awaits, decision, table, seat } = sense;
  if (awaits.type !== "choose") throw new Error("nothing to show");
  const to = facing(table, seat, awaits.meeting);
  if (to === null) throw new Error("nobody to show to");
  const cards = best(sense, awaits.pairs, (each) => each, [to]);
  return {
    do: { type: "choose", decision, choice: { type: "cards", cards } },
    ...reasonFor(sense, to),
  };
}

/** C5.1, C8.2: which black card. */
export function blackShown(sense: Sense): CardConsidered {
  const { awaits, decision, config } = sense;
  if (awaits.type !== "show") throw new Error("nobody demands a card");
  const { asker, cards } = awaits;
  const witness = seatOf(config, AMBASSADOR);
  const watchers = witness === null ? [asker] : [asker, witness];
  const card = best(sense, cards, (each) => [each], watchers);
  return { do: { type: "show", decision, card }, ...reasonFor(sense, asker) };
}

function reasonFor(
  { config, partnerShares }: Sense,
  watcher: Seat,
): Pick<CardConsidered, "because" | "who"> {
  const share = partnerShares[placeOfSeat(config, watcher)] ?? 0;
  return {
    because: share > 0.5 ? "tellsPartner" : "tellsLittle",
    who: config.seats[watcher] ?? null,
  };
}

function best<T>(
  sense: Sense,
  options: readonly T[],
  cardsOf: (option: T) => readonly Card[],
  watchers: readonly Seat[],
): T {
  const rates = watchers.map((watcher) => rateFor(sense, watcher));
  let [found, most] = [options[0] as T, -Infinity];
  for (const option of options) {
    const cards = cardsOf(option);
    let value = (sense.below(1000) / 1000) * VARIETY;
    for (const rate of rates) value += rate(cards);
    if (value > most) [found, most] = [option, value];
  }
  return found;
}
