import {
  type BoardAction,
  type BoardConfig,
  type BoardView,
  type BoardViewEvent,
  faceOf,
  type Hand,
  type Show,
  type Table,
} from "@inkognito/engine/board";
import {
  type Below,
  COLOURS,
  type Colour,
  partnerOf,
  type Seat,
  seatOf,
} from "@inkognito/engine/core";
import type { BotInput, Character } from "../../../shared/bots/bot.js";
import { randomFrom } from "../../../shared/random.js";
import { placeOf } from "../../../shared/worlds/place.js";
import type { Memory } from "../../worlds/evidence.js";
import { memoryOf, type Worlds, worldsFrom } from "../../worlds/worlds.js";
import { type Prospect, prospectsOf } from "./goals.js";
import { type Stand, standOf } from "./layout.js";

/** Why something is done; the words are the client's. */
export type Because =
  | "anyPlace"
  | "fulfils"
  | "meetsPartner"
  | "throughAmbassador"
  | "knowsLeast"
  | "race"
  | "approach"
  | "stepsOn"
  | "meetingsDone"
  | "accomplished"
  | "tellsPartner"
  | "tellsLittle"
  | "repeated"
  | "sendsAway"
  | "believes"
  | "doubts"
  | "knowsAll"
  | "greetsPartner"
  | "misleads";

/** One thing to do, and the reason. */
export interface Considered {
  readonly do: BoardAction;
  readonly because: Because;
  /** The player it is about, if it is about one. */
  readonly who: Seat | null;
}

/** What a bot makes of its moment. */
export interface Sense {
  readonly character: Character;
  readonly view: BoardView;
  readonly told: readonly BoardViewEvent[];
  readonly table: Table;
  readonly config: BoardConfig;
  readonly seat: Seat;
  /** The place of the own colour in COLOURS; -1: the Ambassador's player. */
  readonly place: number;
  readonly hand: Hand | null;
  readonly shows: readonly Show[];
  readonly worlds: Worlds;
  readonly prospects: readonly Prospect[];
  /** The share of the worlds in which each seat is the partner. */
  readonly partnerShare: ReadonlyMap<Seat, number>;
  /** The partner, if certain. */
  readonly partner: Seat | null;
  /** Is it settled what would have to be announced? */
  readonly settled: boolean;
  readonly stand: Stand;
  readonly rounds: number;
  /** Will something likely do in this turn? */
  readonly hasty: boolean;
  readonly below: Below;
}

export function senseOf({ view, told, seed }: BotInput<"board">, character: Character): Sense {
  const { table, own } = view;
  if (own === null) throw new Error("a spectator has nothing to decide");
  const { config } = table;
  const memory = remembered(memoryOf(view), table, seed, character);
  const worlds = worldsFrom(memory);
  const prospects = own.hand === null ? [] : prospectsOf(worlds, config, own.hand);
  const partnerShare = sharesOf(prospects);
  const [[partner, share] = [null, 0]] = [...partnerShare].sort((a, b) => b[1] - a[1]);
  const [first] = prospects;
  return {
    character,
    view,
    told,
    table,
    config,
    seat: own.seat,
    place: placeOf(config, own.seat),
    hand: own.hand,
    shows: memory.shows,
    worlds,
    prospects,
    partnerShare,
    partner: share > 1 - 1e-9 ? partner : null,
    settled: prospects.every(
      ({ partner: who, code }) => who === first?.partner && code === first.code,
    ),
    stand: standOf(table.positions),
    rounds: Math.floor(table.turn / Math.max(1, config.seats.length)),
    hasty: randomFrom(`${seed} hasty ${table.turn}`)(character.hasty) === 0,
    below: randomFrom(`${seed} ${told.length}`),
  };
}

/**
 * Forgotten is forgotten: which answers, hangs on the seed and their order, not on the moment. Nobody
 * forgets a grey card, nor what he has shown himself.
 */
function remembered(memory: Memory, table: Table, seed: string, { forgets }: Character): Memory {
  if (forgets === 0) return memory;
  const fresh = table.turn - table.config.seats.length;
  const shows = memory.shows.filter(
    ({ turn, question, cards }, i) =>
      turn >= fresh ||
      question.of === memory.seat ||
      cards.some((card) => faceOf(card).grey) ||
      randomFrom(`${seed} forgets ${i}`)(forgets) !== 0,
  );
  return { ...memory, shows };
}

function sharesOf(prospects: readonly Prospect[]): ReadonlyMap<Seat, number> {
  const shares = new Map<Seat, number>();
  for (const { partner, share } of prospects) {
    if (partner !== null) shares.set(partner, (shares.get(partner) ?? 0) + share);
  }
  return shares;
}

/** The other agents' seats with their colours' places. */
export const othersOf = ({ config, seat }: Sense): readonly { seat: Seat; place: number }[] =>
  COLOURS.flatMap((colour, place) => {
    const other = seatOf(config, colour);
    return other === null || other === seat ? [] : [{ seat: other, place }];
  });

export const seatAtPlace = ({ config }: Sense, place: number): Seat | null =>
  seatOf(config, COLOURS[place] as Colour);

/** The agent one is looking for. */
export const soughtBy = ({ hand }: Sense) => (hand === null ? null : partnerOf(hand.identity));
