import {
  type CardKind,
  type CardView,
  type Code,
  type CodeNumber,
  EDITION_NUMBERS,
  type Edition,
  hasPartners,
  type Side,
} from "@inkognito/engine/card";
import {
  AGENTS,
  type Agent,
  agentSeats,
  COLOURS,
  type Colour,
  partnerOf,
  type Seat,
  seatOf,
} from "@inkognito/engine/core";
import { byFace } from "../../shared/worlds/faces.js";
import {
  AGENT_INDEX,
  COLOUR_INDEX,
  type ColourIndex,
  four,
  type OtherIndex,
} from "../../shared/worlds/hands.js";
import { type CodeDigits, numberIndex } from "./deals.js";
import { OTHER_KIND } from "./evidence.js";
import { type Worlds, worldsOf } from "./worlds.js";

/** What is still possible of one colour's hand; one entry left: certain. */
export interface Possible {
  readonly identities: readonly Agent[];
  readonly numbers: readonly CodeNumber[];
}

export interface Knowledge {
  /** How many deals are left, the fictitious agent's sides included. */
  readonly worlds: number;
  /** By colour; with three players the unused colour is the fictitious agent. */
  readonly colours: Readonly<Record<Colour, Possible>>;
  /** C7.2: what may lie where; null unless three play. */
  readonly sides: Readonly<Record<Side, readonly CardKind[]>> | null;
  /** Who may be the own partner; empty: each player plays alone. */
  readonly partners: readonly Seat[];
  /** The partner, if certain. */
  readonly partner: Seat | null;
  /** C1.2: the codes that are possible. */
  readonly codes: readonly Code[];
  /** The code, if certain. */
  readonly code: Code | null;
}

/** What this viewer can know for certain, and what remains possible. */
export function knowledge(view: CardView): Knowledge {
  const { config } = view.table;
  const worlds = worldsOf(view);
  const { casts, lefts } = worlds;
  const hand = view.own?.hand ?? null;
  const partners =
    hand === null || !hasPartners(config)
      ? []
      : agentSeats(config).filter((seat) =>
          casts.some(({ colours }) => {
            const partner = colours[AGENT_INDEX[partnerOf(hand.identity)]];
            return seatOf(config, COLOURS[partner]) === seat;
          }),
        );
  const codes = codesIn(worlds, config.edition);
  return {
    worlds: casts.length * (lefts?.length ?? 1),
    colours: byFace(COLOURS, (colour) => possibleAt(worlds, COLOUR_INDEX[colour], config.edition)),
    sides: lefts === null ? null : sidesOf(lefts),
    partners,
    partner: partners.length === 1 ? (partners[0] ?? null) : null,
    codes,
    code: codes.length === 1 ? (codes[0] ?? null) : null,
  };
}

function possibleAt({ casts }: Worlds, colour: ColourIndex, edition: Edition): Possible {
  const identities = new Set(casts.map((cast) => cast.identities[colour]));
  const numbers = new Set(casts.map((cast) => cast.numbers[colour]));
  return {
    identities: AGENTS.filter((agent) => identities.has(agent)),
    numbers: EDITION_NUMBERS[edition].filter((number) => numbers.has(numberIndex(number))),
  };
}

const sidesOf = (lefts: readonly CardKind[]): Readonly<Record<Side, readonly CardKind[]>> => ({
  left: lefts,
  right: lefts.map((kind) => OTHER_KIND[kind]),
});

const codesIn = ({ casts }: Worlds, edition: Edition): readonly Code[] =>
  [...new Set(casts.map(({ code }) => code))]
    .sort((a, b) => a - b)
    .map((digits) => codeFrom(digits, edition));

/** A cast's code as the numbers themselves. */
export function codeFrom(digits: CodeDigits, edition: Edition): Code {
  const numbers = EDITION_NUMBERS[edition];
  return four((agent) => numbers[((digits >> (6 - 2 * agent)) & 3) as OtherIndex]);
}
