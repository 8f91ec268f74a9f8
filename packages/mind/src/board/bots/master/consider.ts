import { type Code, type LegalDecision, legal } from "@inkognito/engine/board";
import { assertNever, type Seat } from "@inkognito/engine/core";
import type { BotInput } from "../../../shared/bots/bot.js";
import { walk } from "../agent/ambassador.js";
import { handshake } from "../agent/announcing.js";
import { placement } from "../agent/consider.js";
import { interestsOf as agentInterests, type InterestsOf } from "../agent/interests.js";
import { banishment, resolution } from "../agent/meetings.js";
import { movement } from "../agent/movement.js";
import type { Considered } from "../agent/sense.js";
import { sealing } from "./ambassador.js";
import { interestsOf } from "./questions.js";
import { type Sense, senseOf } from "./sense.js";
import { answer } from "./showing.js";

/** What a master believed when it acted. */
export interface Beliefs {
  /** How likely each seat is the partner's, the likeliest first. */
  readonly partners: readonly { readonly seat: Seat; readonly odds: number }[];
  /** How likely each announcement would name the right partner and code, the likeliest first. */
  readonly announcements: readonly {
    readonly partner: Seat | null;
    readonly code: Code | null;
    readonly odds: number;
  }[];
  /** How likely an announcement has to be right to be made now. */
  readonly sure: number;
}

/** One thing to do, the reason, and the beliefs behind it. */
export interface Judged extends Considered {
  readonly believes: Beliefs;
}

/** What a master does, and why; null: nothing is awaited. */
export function consider(moment: BotInput<"board">): Judged | null {
  const { awaits } = legal(moment.view);
  if (awaits.type === "none") return null;
  const sense = senseOf(moment);
  const considered = sealing(sense) ?? gesture(sense) ?? decided(sense, awaits);
  return { ...considered, believes: beliefsOf(sense) };
}

function decided(sense: Sense, awaits: Exclude<LegalDecision, { type: "none" }>): Considered {
  // The Ambassador's player wants to know everything and gains nothing by weights: two cards leave halves.
  const wants: InterestsOf = sense.hand === null ? agentInterests : () => interestsOf(sense);
  switch (awaits.type) {
    case "place":
      return placement(sense);
    case "move":
      return movement(sense, wants);
    case "walk":
      return walk(sense, wants);
    case "resolve":
      return resolution(sense, wants);
    case "show":
      return answer(sense);
    case "banish":
      return banishment(sense, wants);
    case "shakeHands":
      return handshake(sense);
    default:
      return assertNever(awaits);
  }
}

/** From this share on it pays to be known. */
const GREET = 0.5;

/** The own sign, once to every player who may well be the partner. */
function gesture({ partnerShare, told, seat, hand, table }: Sense): Considered | null {
  if (hand === null || table.phase.type !== "moving") return null;
  const greeted = new Set(
    told.map((event) => (event.type === "gestured" && event.seat === seat ? event.to : null)),
  );
  for (const [who, share] of partnerShare) {
    if (share < GREET || greeted.has(who)) continue;
    return { do: { type: "gesture", tic: hand.identity, to: who }, because: "greetsPartner", who };
  }
  return null;
}

function beliefsOf({ partnerShare, prospects, character }: Sense): Beliefs {
  const announcements = new Map<
    string,
    { partner: Seat | null; code: Code | null; odds: number }
  >();
  for (const { partner, code, share } of prospects) {
    const key = `${partner} ${code}`;
    const before = announcements.get(key);
    if (before === undefined) announcements.set(key, { partner, code, odds: share });
    else before.odds += share;
  }
  const byOdds = (a: { odds: number }, b: { odds: number }): number => b.odds - a.odds;
  return {
    partners: [...partnerShare].map(([seat, odds]) => ({ seat, odds })).sort(byOdds),
    announcements: [...announcements.values()].sort(byOdds),
    sure: character.sure,
  };
}
