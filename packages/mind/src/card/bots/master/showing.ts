import type { Seat } from "@inkognito/engine/core";
import { colourIndexAt } from "../../../shared/worlds/hands.js";
import type { Cast } from "../../worlds/deals.js";
import type { Considered } from "../agent/sense.js";
import { type Offer, shownBy } from "../agent/showing.js";
import { rateFor } from "./secrecy.js";
import type { Sense } from "./sense.js";
import { STRICT, strictShares } from "./styles.js";

/** Which cards to show, as they are rated. */
export const shown = (sense: Sense): Considered =>
  shownBy(sense, { choose: mixed, trusts: isLikelyPartner });

/** By what is possible, not by what is likely. */
function isLikelyPartner({ config, worlds, ally }: Sense, watcher: Seat): boolean {
  const colour = colourIndexAt(config, watcher);
  const isPartner = ({ identities }: Cast): boolean =>
    ally !== null && colour !== null && identities[colour] === ally;
  return worlds.casts.filter(isPartner).length / worlds.casts.length > 0.5;
}

/** The better, the likelier: of about equal cards now these, now those, so that they give nothing away. */
function mixed<T>(sense: Sense, { options, cardsOf, watchers }: Offer<T>): T {
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
