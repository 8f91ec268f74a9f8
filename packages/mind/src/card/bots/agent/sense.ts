import {
  type CardAction,
  type CardConfig,
  type CardView,
  fictitiousOf,
  type LegalDecision,
  legal,
  type Table,
} from "@inkognito/engine/card";
import { type Below, COLOURS, type Role, type Seat, seatOf } from "@inkognito/engine/core";
import type { BotInput, Character } from "../../../shared/bots/bot.js";
import { randomFrom } from "../../../shared/random.js";
import {
  COLOUR_INDEX,
  type ColourIndex,
  colourIndexAt,
  FOUR,
} from "../../../shared/worlds/hands.js";
import { type BotBelief, botBeliefOf } from "./belief.js";

/** Why an action is chosen; the client turns it into words. */
export type Because =
  /** Where to go. */
  | "readyToAnnounce"
  | "seeksPartner"
  | "seeksAmbassador"
  | "looksAtFictitious"
  | "knowsLeast"
  | "meetsMany"
  | "keepsAway"
  | "anyPlace"
  /** What to do there. */
  | "certain"
  | "likely"
  | "tellsPartner"
  | "tellsLittle"
  | "otherSide"
  | "nothingToLearn"
  | "notYet";

/** One thing to do, and the reason. */
export interface Considered {
  readonly do: CardAction;
  readonly because: Because;
  /** The agent, or the Ambassador, it is about. */
  readonly who: Role | null;
}

/** What a bot makes of its input before it decides. */
export interface Sense extends BotBelief {
  readonly character: Character;
  readonly view: CardView;
  readonly table: Table;
  readonly config: CardConfig;
  readonly awaits: LegalDecision;
  readonly decision: number;
  readonly seat: Seat;
  /** Null: the Ambassador's player. */
  readonly colour: ColourIndex | null;
  /** The fictitious agent's colour; null unless three play. */
  readonly fictitious: ColourIndex | null;
  readonly round: number;
  /** Is a likely announcement enough in this round? */
  readonly hasty: boolean;
  readonly below: Below;
}

export function senseOf({ view, told, seed }: BotInput<"card">, character: Character): Sense {
  const { table, own } = view;
  if (own === null) throw new Error("a spectator has nothing to decide");
  const { config } = table;
  const { awaits, decision } = legal(view);
  const fictitious = fictitiousOf(config);
  return {
    ...botBeliefOf(view, seed, character),
    character,
    view,
    table,
    config,
    awaits,
    decision,
    seat: own.seat,
    colour: colourIndexAt(config, own.seat),
    fictitious: fictitious === null ? null : COLOUR_INDEX[fictitious],
    round: table.rounds.length,
    hasty: isHasty(seed, table.rounds.length, character),
    below: randomFrom(`${seed} ${told.length}`),
  };
}

const isHasty = (seed: string, round: number, { hasty }: Character): boolean =>
  hasty === 1 || randomFrom(`${seed} hasty ${round}`)(hasty) === 0;

export const isReady = ({ best }: Sense): boolean => best.share > 1 - 1e-9;

export const seatOfColour = ({ config }: Sense, colour: ColourIndex): Seat | null =>
  seatOf(config, COLOURS[colour]);

/** The colours of all other agents, the fictitious one included. */
export const othersOf = ({ colour }: Sense): readonly ColourIndex[] =>
  FOUR.filter((each) => each !== colour);

/** The whim only decides between places that are as good as each other. */
export const AGENT: Character = {
  forgets: 0,
  whim: 0.02,
  sure: 1,
  hasty: 1,
  discreet: true,
  bluffs: 0,
};

export const NOVICE: Character = {
  forgets: 3,
  whim: 1,
  sure: 0.5,
  hasty: 9,
  discreet: false,
  bluffs: 0,
};
