import { type Card, facing } from "@inkognito/engine/card";
import { AMBASSADOR, type Seat, seatOf } from "@inkognito/engine/core";
import { colourIndexAt } from "../../../shared/worlds/hands.js";
import type { Cast } from "../../worlds/deals.js";
import type { Considered } from "../agent/sense.js";
import { rateFor } from "./secrecy.js";
import type { Sense } from "./sense.js";
import { STRICT, strictShares } from "./styles.js";

/** C4: which pair to show. */
export function pairShown(sense: Sense): Considered {
  const { awaits, decision, table, seat } = sense;
  if (awaits.type !== "choose") throw new Error("nothing to show");
  const to = facing(table, seat, awaits.meeting);
  if (to === null) throw new Error("nobody to show to");
  const cards = mixed(sense, awaits.pairs, (each) => each, [to]);
  return {
    do: { type: "choose", decision, choice: { type: "cards", cards } },
    ...reasonFor(sense, to),
  };
}

/** C5.1, C8.2: which black card. */
export function blackShown(sense: Sense): Considered {
  const { awaits, decision, config } = sense;
  if (awaits.type !== "show") throw new Error("nobody demands a card");
  const { asker, cards } = awaits;
  const witness = seatOf(config, AMBASSADOR);
  const watchers = witness === null ? [asker] : [asker, witness];
  const card = mixed(sense, cards, (each) => [each], watchers);
  return { do: { type: "show", decision, card }, ...reasonFor(sense, asker) };
}

/** As the cards are rated: by what is possible, not by what is likely. */
function reasonFor(
  { config, worlds, ally }: Sense,
  watcher: Seat,
): Pick<Considered, "because" | "who"> {
  const colour = colourIndexAt(config, watcher);
  const isPartner = ({ identities }: Cast): boolean =>
    ally !== null && colour !== null && identities[colour] === ally;
  const share = worlds.casts.filter(isPartner).length / worlds.casts.length;
  return {
    because: share > 0.5 ? "tellsPartner" : "tellsLittle",
    who: config.seats[watcher] ?? null,
  };
}

/** The better, the likelier: of about equal cards now these, now those, so that they give nothing away. */
function mixed<T>(
  sense: Sense,
  options: readonly T[],
  cardsOf: (option: T) => readonly Card[],
  watchers: readonly Seat[],
): T {
  const rates = watchers.map((watcher) => rateFor(sense, watcher));
  const values = options.map((option) => {
    const cards = cardsOf(option);
    return rates.reduce((sum, rate) => sum + rate(cards), 0);
  });
  const shares = strictShares(values, STRICT.cunning);
  let left = sense.below(2 ** 30) / 2 ** 30;
  const at = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return options[Math.max(0, at)] as T;
}
