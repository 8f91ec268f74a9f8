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

/** What may be shown, and to whom. */
export interface Offer<T> {
  readonly options: readonly T[];
  readonly watchers: readonly Seat[];
  cardsOf(option: T): readonly Card[];
}

/** How a bot shows cards. */
interface Ways<S extends Sense> {
  choose<T>(sense: S, offer: Offer<T>): T;
  /** Does it tell this watcher the truth, as its partner? */
  trusts(sense: S, watcher: Seat): boolean;
}

/** C4, C5.1, C8.2: which pair, or which black card, to show. */
export function shownBy<S extends Sense>(sense: S, { choose, trusts }: Ways<S>): Considered {
  const { awaits, decision, table, seat, config } = sense;
  const reason = (to: Seat): Pick<Considered, "because" | "who"> => ({
    because: trusts(sense, to) ? "tellsPartner" : "tellsLittle",
    who: config.seats[to] ?? null,
  });
  if (awaits.type === "show") {
    const { asker, cards } = awaits;
    const witness = seatOf(config, AMBASSADOR);
    const watchers = witness === null ? [asker] : [asker, witness];
    const card = choose(sense, { options: cards, watchers, cardsOf: (each) => [each] });
    return { do: { type: "show", decision, card }, ...reason(asker) };
  }
  const to = awaits.type === "choose" ? facing(table, seat, awaits.meeting) : null;
  if (awaits.type !== "choose" || to === null) throw new Error("there is nothing to show");
  const offer = { options: awaits.pairs, watchers: [to], cardsOf: (pair: readonly Card[]) => pair };
  const choice = { type: "cards", cards: choose(sense, offer) } as const;
  return { do: { type: "choose", decision, choice }, ...reason(to) };
}

/** Which cards to show: to the likely partner those that tell, to all others those that do not. */
export const shown = (sense: Sense): Considered =>
  shownBy(sense, { choose: best, trusts: (_, watcher) => cautionTo(sense, watcher) < 0 });

/** A careless bot leaves it to chance, but proves nothing that is not demanded. */
function best<T>(sense: Sense, { options, cardsOf, ...offer }: Offer<T>): T {
  const { character, below } = sense;
  const watchers = offer.watchers.map((seat): [Watcher, number] => [
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
