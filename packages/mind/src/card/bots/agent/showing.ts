import { type Card, faceOf, facing } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat, seatOf } from "@inkognito/engine/core";
import { colourIndexAt } from "../../../shared/worlds/hands.js";
import { bitsLeft, type Watcher, watcherAt } from "./secrecy.js";
import type { Considered, Sense } from "./sense.js";

/** From this share of the worlds on, the likely partner is told the truth. */
const TRUST = 0.55;
/** Of two cards that tell about the same, now this one, now that one. */
const VARIETY = 0.05;

/** 1: tell nothing; below 0: tell. */
export function cautionTo({ config, partnerShares }: Sense, watcher: Seat): number {
  const colour = colourIndexAt(config, watcher);
  return colour === null ? 1 : 1 - partnerShares[colour] / TRUST;
}

/** C4: which pair to show. */
export function pairShown(sense: Sense): Considered {
  const { awaits, decision, table, seat, config } = sense;
  if (awaits.type !== "choose") throw new Error("nothing to show");
  const to = facing(table, seat, awaits.meeting);
  if (to === null) throw new Error("nobody to show to");
  const cards = best(sense, awaits.pairs, (each) => each, [to]);
  return {
    do: { type: "choose", decision, choice: { type: "cards", cards } },
    because: cautionTo(sense, to) < 0 ? "tellsPartner" : "tellsLittle",
    who: config.seats[to] ?? null,
  };
}

/** C5.1: which black card. */
export function blackShown(sense: Sense): Considered {
  const { awaits, decision, config } = sense;
  if (awaits.type !== "show") throw new Error("nobody demands a card");
  const { asker, cards } = awaits;
  const witness = seatOf(config, AMBASSADOR);
  const watchers = witness === null ? [asker] : [asker, witness];
  const card = best(sense, cards, (each) => [each], watchers);
  return {
    do: { type: "show", decision, card },
    because: cautionTo(sense, asker) < 0 ? "tellsPartner" : "tellsLittle",
    who: config.seats[asker] ?? null,
  };
}

/** A careless bot leaves it to chance, but proves nothing that is not demanded. */
function best<T>(
  sense: Sense,
  options: readonly T[],
  cardsOf: (option: T) => readonly Card[],
  seats: readonly Seat[],
): T {
  const { character, below } = sense;
  const watchers = seats.map((seat): [Watcher, number] => [
    watcherAt(sense, seat),
    cautionTo(sense, seat),
  ]);
  const careless = !character.discreet && watchers.every(([, caution]) => caution >= 0);
  let [found, most] = [options[0] as T, -Infinity];
  for (const option of options) {
    const cards = cardsOf(option);
    let value = (below(1000) / 1000) * VARIETY;
    if (careless) value = below(1000) - (cards.some((card) => faceOf(card).black) ? 900 : 0);
    else for (const [watcher, caution] of watchers) value += caution * bitsLeft(watcher, cards);
    if (value > most) [found, most] = [option, value];
  }
  return found;
}
