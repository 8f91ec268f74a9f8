import {
  type CardKind,
  type CardView,
  type Code,
  type CodeNumber,
  EDITION_NUMBERS,
  type Edition,
  SIDES,
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
  /** With four players, who may be the own partner. */
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
    hand === null || config.seats.length !== 4
      ? []
      : agentSeats(config).filter((seat) =>
          casts.some(({ identities }) => {
            const place = identities.indexOf(partnerOf(hand.identity));
            return seatOf(config, COLOURS[place] as Colour) === seat;
          }),
        );
  const codes = codesIn(worlds, config.edition);
  return {
    worlds: casts.length * (lefts?.length ?? 1),
    colours: Object.fromEntries(
      COLOURS.map((colour, place) => [colour, possibleAt(worlds, place, config.edition)]),
    ) as Record<Colour, Possible>,
    sides: lefts === null ? null : sidesOf(lefts),
    partners,
    partner: partners.length === 1 ? (partners[0] ?? null) : null,
    codes,
    code: codes.length === 1 ? (codes[0] ?? null) : null,
  };
}

function possibleAt({ casts }: Worlds, place: number, edition: Edition): Possible {
  const identities = new Set(casts.map((cast) => cast.identities[place]));
  const numbers = new Set(casts.map((cast) => cast.numbers[place]));
  return {
    identities: AGENTS.filter((agent) => identities.has(agent)),
    numbers: EDITION_NUMBERS[edition].filter((_, i) => numbers.has(i)),
  };
}

const sidesOf = (lefts: readonly CardKind[]): Readonly<Record<Side, readonly CardKind[]>> => {
  const [left, right] = SIDES;
  const other = (kind: CardKind): CardKind => (kind === "identity" ? "number" : "identity");
  return { [left]: lefts, [right]: lefts.map(other) } as Record<Side, readonly CardKind[]>;
};

const codesIn = ({ casts }: Worlds, edition: Edition): readonly Code[] =>
  [...new Set(casts.map(({ code }) => code))]
    .sort((a, b) => a - b)
    .map((digits) => codeFrom(digits, edition));

/** A cast's code as the numbers themselves. */
export function codeFrom(digits: number, edition: Edition): Code {
  const [first, second, third, fourth] = [6, 4, 2, 0].map(
    (shift) => EDITION_NUMBERS[edition][(digits >> shift) & 3] as CodeNumber,
  ) as [CodeNumber, CodeNumber, CodeNumber, CodeNumber];
  return [first, second, third, fourth];
}
