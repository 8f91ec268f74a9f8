import type { Code, LegalDecision } from "@inkognito/engine/card";
import { assertNever, type Seat } from "@inkognito/engine/core";
import type { BotInput } from "../../../shared/bots/bot.js";
import { colourIndexAt, FOUR } from "../../../shared/worlds/hands.js";
import type { Cast, CodeDigits } from "../../worlds/deals.js";
import { codeFrom } from "../../worlds/knowledge.js";
import { ambassadorPick } from "../agent/ambassador.js";
import { look } from "../agent/demanding.js";
import { type Considered, seatOfColour } from "../agent/sense.js";
import { type Offer, shownBy } from "../agent/showing.js";
import { announcement, needed } from "./announcing.js";
import { closing } from "./closing.js";
import { demand } from "./demanding.js";
import { location } from "./locations.js";
import { rateFor } from "./secrecy.js";
import { type Sense, senseOf } from "./sense.js";
import { STRICT, strictShares } from "./styles.js";

/** What a master believed when it acted. */
export interface Beliefs {
  /** Where agents have partners: how likely each seat is the partner's, the likeliest first. */
  readonly partners: readonly { readonly seat: Seat; readonly odds: number }[];
  /** How likely each code is, the likeliest first. */
  readonly codes: readonly { readonly code: Code; readonly odds: number }[];
  /** How likely an announcement has to be right to be made now. */
  readonly sure: number;
}

/** One thing to do, the reason, and the beliefs behind it. */
export interface Judged extends Considered {
  readonly believes: Beliefs;
}

/** What a master does, and why; null: nothing is awaited. */
export function consider(moment: BotInput<"card">): Judged | null {
  const sense = senseOf(moment);
  const { awaits } = sense;
  if (awaits.type === "none") return null;
  return { ...decided(sense, awaits), believes: beliefsOf(sense) };
}

function decided(sense: Sense, awaits: Exclude<LegalDecision, { type: "none" }>): Considered {
  switch (awaits.type) {
    case "pick":
      return ambassadorPick(sense);
    case "locate":
      return closing(sense) ?? location(sense);
    case "show":
      return shown(sense);
    case "choose":
      return announcement(sense) ?? chosen(sense, awaits);
    default:
      return assertNever(awaits);
  }
}

function chosen(
  sense: Sense,
  { pairs, demands, look: looks }: LegalDecision & { type: "choose" },
): Considered {
  if (pairs.length > 0) return shown(sense);
  if (demands.length > 0) return demand(sense);
  if (looks) return look(sense);
  const { decision } = sense;
  const choice = { type: "pass" } as const;
  return { do: { type: "choose", decision, choice }, because: "notYet", who: null };
}

function beliefsOf(sense: Sense): Beliefs {
  const { worlds, weights, config, partnerShares } = sense;
  const codes = new Map<CodeDigits, number>();
  for (const [i, { code }] of worlds.casts.entries()) {
    codes.set(code, (codes.get(code) ?? 0) + (weights[i] ?? 0));
  }
  const partners = FOUR.flatMap((colour) => {
    const odds = partnerShares[colour];
    const seat = seatOfColour(sense, colour);
    return odds === 0 || seat === null ? [] : [{ seat, odds }];
  });
  const byOdds = (a: { odds: number }, b: { odds: number }): number => b.odds - a.odds;
  return {
    partners: partners.sort(byOdds),
    codes: [...codes]
      .map(([code, odds]) => ({ code: codeFrom(code, config.edition), odds }))
      .sort(byOdds),
    sure: needed(sense),
  };
}

/** Which cards to show, as they are rated. */
const shown = (sense: Sense): Considered =>
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
