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
import { type Below, COLOURS, partnerOf, type Seat, seatOf } from "@inkognito/engine/core";
import type { BotInput, Character } from "../../../shared/bots/bot.js";
import { randomFrom } from "../../../shared/random.js";
import { type ColourIndex, colourIndexAt, FOUR } from "../../../shared/worlds/hands.js";
import type { Memory } from "../../worlds/evidence.js";
import { memoryOf, type Worlds, worldsFrom } from "../../worlds/worlds.js";
import { type Prospect, prospectsOf } from "./goals.js";
import { type Layout, layoutOf } from "./layout.js";

/** Why an action is chosen; the client turns it into words. */
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

/** What a bot makes of its input before it decides. */
export interface Sense {
  readonly character: Character;
  readonly view: BoardView;
  readonly told: readonly BoardViewEvent[];
  readonly table: Table;
  readonly config: BoardConfig;
  readonly seat: Seat;
  /** Null: the Ambassador's player. */
  readonly colour: ColourIndex | null;
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
  readonly layout: Layout;
  readonly rounds: number;
  /** Is a likely announcement enough in this turn? */
  readonly hasty: boolean;
  readonly below: Below;
}

export function senseOf({ view, told, seed }: BotInput<"board">, character: Character): Sense {
  const { table, own } = view;
  if (own === null) throw new Error("a spectator has nothing to decide");
  const { config } = table;
  const memory = remembered(view, seed, character);
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
    colour: colourIndexAt(config, own.seat),
    hand: own.hand,
    shows: memory.shows,
    worlds,
    prospects,
    partnerShare,
    partner: share > 1 - 1e-9 ? partner : null,
    settled: prospects.every(
      ({ partner: who, code }) => who === first?.partner && code === first.code,
    ),
    layout: layoutOf(table.positions),
    rounds: Math.floor(table.turn / Math.max(1, config.seats.length)),
    hasty: randomFrom(`${seed} hasty ${table.turn}`)(character.hasty) === 0,
    below: randomFrom(`${seed} ${told.length}`),
  };
}

/**
 * A forgotten answer stays forgotten: which ones depends on the seed and their order, not on the turn. Grey
 * cards and the bot's own answers are never forgotten.
 */
function remembered(view: BoardView, seed: string, { forgets }: Character): Memory {
  const memory = memoryOf(view);
  if (forgets === 0) return memory;
  const fresh = view.table.turn - view.table.config.seats.length;
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

/** Another player with a hand. */
export interface Other {
  readonly seat: Seat;
  readonly colour: ColourIndex;
}

export const othersOf = (sense: Sense): readonly Other[] =>
  FOUR.flatMap((colour) => {
    const seat = seatOfColour(sense, colour);
    return seat === null || seat === sense.seat ? [] : [{ seat, colour }];
  });

export const seatOfColour = ({ config }: Sense, colour: ColourIndex): Seat | null =>
  seatOf(config, COLOURS[colour]);

/** The agent that this seat is looking for. */
export const soughtBy = ({ hand }: Sense) => (hand === null ? null : partnerOf(hand.identity));

export const AGENT: Character = {
  forgets: 0,
  whim: 0,
  sure: 1,
  hasty: 1,
  discreet: true,
  bluffs: 0,
};

export const NOVICE: Character = {
  forgets: 2,
  whim: 5,
  sure: 0.5,
  hasty: 3,
  discreet: false,
  bluffs: 25,
};
