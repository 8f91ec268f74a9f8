import {
  type CardAction,
  type CardConfig,
  type CardView,
  fictitiousOf,
  type LegalDecision,
  legal,
  type Table,
} from "@inkognito/engine/card";
import {
  type Below,
  COLOURS,
  type Colour,
  type Role,
  type Seat,
  seatOf,
} from "@inkognito/engine/core";
import type { BotInput, Character } from "../../../shared/bots/bot.js";
import { randomFrom } from "../../../shared/random.js";
import { placeOf, placeOfColour } from "../../../shared/worlds/place.js";
import { type BotBelief, botBeliefOf } from "./belief.js";

/** Why something is done; the words are the client's. */
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

/** What a bot makes of its moment. */
export interface Sense extends BotBelief {
  readonly character: Character;
  readonly view: CardView;
  readonly table: Table;
  readonly config: CardConfig;
  readonly awaits: LegalDecision;
  readonly decision: number;
  readonly seat: Seat;
  /** The place of the own colour in COLOURS; -1: the Ambassador's player. */
  readonly place: number;
  /** The fictitious agent's; -1: there is none. */
  readonly fictitious: number;
  readonly round: number;
  /** Will something likely do in this round? */
  readonly hasty: boolean;
  readonly below: Below;
}

export function senseOf({ view, told, seed }: BotInput<"card">, character: Character): Sense {
  const { table, own } = view;
  if (own === null) throw new Error("a spectator has nothing to decide");
  const { config } = table;
  const { awaits, decision } = legal(view);
  const { seen, worlds, sought, partnerShares, partner, best } = botBeliefOf(view, seed, character);
  return {
    seen,
    worlds,
    sought,
    partnerShares,
    partner,
    best,
    character,
    view,
    table,
    config,
    awaits,
    decision,
    seat: own.seat,
    place: placeOf(config, own.seat),
    fictitious: placeOfColour(fictitiousOf(config)),
    round: table.rounds.length,
    hasty: isHasty(seed, table.rounds.length, character),
    below: randomFrom(`${seed} ${told.length}`),
  };
}

const isHasty = (seed: string, round: number, { hasty }: Character): boolean =>
  hasty === 1 || randomFrom(`${seed} hasty ${round}`)(hasty) === 0;

export const isReady = ({ best }: Sense): boolean => best.share > 1 - 1e-9;

export const seatAtPlace = ({ config }: Sense, place: number): Seat | null =>
  seatOf(config, COLOURS[place] as Colour);

/** The places of all other agents, the fictitious one included. */
export const othersOf = ({ place }: Sense): readonly number[] =>
  PLACES.filter((each) => each !== place);

const PLACES = COLOURS.map((_, place) => place);
