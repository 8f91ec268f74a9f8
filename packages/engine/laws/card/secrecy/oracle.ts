import type { Choice } from "../../../src/card/terms/action.js";
import type { Card } from "../../../src/card/terms/cards.js";
import type { CardConfig, Edition } from "../../../src/card/terms/config.js";
import type { CardEvent } from "../../../src/card/terms/event.js";
import type { CodeNumber, Hand, Location, Meeting, Side } from "../../../src/card/terms/types.js";
import { AGENTS, COLOURS, type Colour } from "../../../src/core/agents.js";
import type { Seat, Viewer } from "../../../src/core/seat.js";
import type { Random } from "../../shared/twins/random.js";

/**
 * What a viewer can know, worked out from the rules' text (C4 to C8, part V) and the full log, slowly
 * and plainly. Nothing of the engine decides here: only its words for cards, seats and events are used.
 */

/** Everything that is dealt. */
export interface Deal {
  /** By seat; null for the Ambassador's player. */
  readonly hands: readonly (Hand | null)[];
  /** C7.1 */
  readonly fictitious: { readonly hand: Hand; readonly left: "identity" | "number" } | null;
}

/** C1.2 */
const NUMBERS: Readonly<Record<Edition, readonly CodeNumber[]>> = {
  telephone: [52, 11, 0, 29],
  safe: [13, 24, 47, 36],
};

/** What a seat decided in secret, in the order of the log. All but what was decided is public. */
export type Decided =
  | {
      readonly type: "choice";
      readonly seat: Seat;
      readonly meeting: Meeting;
      readonly choice: Choice;
      /** The other agent, or the Ambassador (C8.3); null: no one who is shown cards. */
      readonly to: Seat | null;
      /** Not everybody has chosen yet. */
      readonly pending: boolean;
    }
  | {
      readonly type: "black";
      readonly of: Seat;
      readonly asker: Seat;
      readonly witness: Seat | null;
      readonly card: Card;
    }
  | {
      readonly type: "pick";
      readonly seat: Seat;
      readonly location: Location;
      /** C8.1: it still lies face down. */
      readonly pending: boolean;
      /** The locations he had then. */
      readonly hand: readonly Location[];
    };

export function decidedIn({ seats }: CardConfig, log: readonly CardEvent[]): readonly Decided[] {
  const decided: Decided[] = [];
  let meeting: Meeting | null = null;
  let hand: readonly Location[] = [];
  const settle = (type: "choice" | "pick"): void => {
    for (const [i, each] of decided.entries()) {
      if (each.type === type) decided[i] = { ...each, pending: false };
    }
  };
  for (const event of log) {
    switch (event.type) {
      case "met":
        meeting = event.meeting;
        break;
      case "chose": {
        if (meeting === null) throw new Error("no one has met");
        const { seat, choice } = event;
        const to = facing(seats, meeting, seat);
        decided.push({ type: "choice", seat, meeting, choice, to, pending: true });
        break;
      }
      case "swapped":
      case "demanded":
      case "looked":
        settle("choice");
        break;
      case "picked": {
        if (hand.length === 0) hand = FIVE;
        const { seat, location } = event;
        decided.push({ type: "pick", seat, location, pending: true, hand });
        hand = hand.filter((each) => each !== location);
        break;
      }
      case "ambassadorLocated":
        settle("pick");
        break;
      case "blackShown": {
        const { of, asker, witness, card } = event;
        decided.push({ type: "black", of, asker, witness, card });
        break;
      }
    }
  }
  return decided;
}

/** C1.3 */
const FIVE: readonly Location[] = ["rialto", "sanMarco", "sanGiorgio", "salute", "bridgeOfSighs"];

/** C4.1: the other agent; C8.3: the Ambassador. */
function facing(seats: CardConfig["seats"], meeting: Meeting, seat: Seat): Seat | null {
  const seatOf = (role: Colour | "ambassador"): Seat | null => {
    const found = seats.indexOf(role);
    return found < 0 ? null : (found as Seat);
  };
  if (meeting.ambassador) return seatOf("ambassador");
  return meeting.agents.map(seatOf).find((other) => other !== null && other !== seat) ?? null;
}

/** Part V: the rows of the swap and of the black card. */
export function seesDecided(viewer: Viewer, decided: Decided): boolean {
  switch (decided.type) {
    case "choice": {
      const { seat, to, choice, pending } = decided;
      return viewer === seat || (!pending && (choice.type !== "cards" || viewer === to));
    }
    case "black":
      return [decided.of, decided.asker, decided.witness].includes(viewer as Seat);
    case "pick":
      return viewer === decided.seat || !decided.pending;
  }
}

interface Face {
  readonly black: boolean;
  readonly kind: "identity" | "number";
  readonly face: string;
}

function read(card: Card): Face {
  const words = card.split(":");
  const black = words[0] === "black";
  const [kind, face] = (black ? words.slice(1) : words) as [Face["kind"], string];
  return { black, kind, face };
}

/** C2.1 */
export const isTrueOf = (hand: Hand, card: Card): boolean =>
  String(hand[read(card).kind]) === read(card).face;

/** C4.1, C4.2, for a seat that has shown nothing yet. */
function isPair(hand: Hand, edition: Edition, [a, b]: readonly Card[]): boolean {
  if (a === undefined || b === undefined) return false;
  const blacks = [a, b].filter((card) => read(card).black);
  if (blacks.length > (edition === "telephone" ? 1 : 0)) return false;
  if (!blacks.every((card) => isTrueOf(hand, card))) return false;
  return isTrueOf(hand, a) !== isTrueOf(hand, b);
}

/** C4.1: every pair, seen before or not. */
export const pairsOf = (hand: Hand, edition: Edition): readonly (readonly Card[])[] =>
  CARD_PAIRS[edition].filter((cards) => isPair(hand, edition, cards));

const CARD_PAIRS: Readonly<Record<Edition, readonly (readonly Card[])[]>> = {
  telephone: allPairs("telephone"),
  safe: allPairs("safe"),
};

function allPairs(edition: Edition): readonly (readonly Card[])[] {
  const faces = [
    ...AGENTS.map((agent) => `identity:${agent}`),
    ...NUMBERS[edition].map((number) => `number:${number}`),
  ];
  const cards = [...faces, ...faces.map((face) => `black:${face}`)] as readonly Card[];
  return cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b]));
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** C4.3 */
export function pairsLeft(
  hand: Hand,
  edition: Edition,
  record: readonly (readonly Card[])[],
): readonly (readonly Card[])[] {
  const all = pairsOf(hand, edition);
  const left = all.filter((cards) => !record.some((seen) => sameCards(seen, cards)));
  return left.length === 0 ? all : left;
}

/** C5.1, C5.2 */
export function blacksLeft(
  { identity, number }: Hand,
  edition: Edition,
  record: readonly Card[],
): readonly Card[] {
  const both: readonly Card[] = [`black:identity:${identity}`, `black:number:${number}`];
  const left = both.filter((card) => !record.includes(card));
  return edition === "telephone" || left.length === 0 ? both : left;
}

/** C7.2: what lies there. */
function cardAt({ hand, left }: NonNullable<Deal["fictitious"]>, side: Side): Card {
  const kind = side === "left" ? left : left === "identity" ? "number" : "identity";
  return kind === "identity" ? `black:identity:${hand.identity}` : `black:number:${hand.number}`;
}

/** C6.1: every code this player may name; the Ambassador's player has no number of his own. */
const codesFor = (hand: Hand | null, edition: Edition) =>
  orders(NUMBERS[edition]).filter(
    (code) => hand === null || code[AGENTS.indexOf(hand.identity)] === hand.number,
  );

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
  );
}

/** C4 to C8: everything a seat may choose in a meeting. */
export function choicesFor(
  { seats, edition }: CardConfig,
  { hands }: Deal,
  seat: Seat,
  { agents, ambassador }: Meeting,
  record: readonly (readonly Card[])[],
): readonly Choice[] {
  const hand = hands[seat] ?? null;
  const announces = codesFor(hand, edition).map(
    (code) => ({ type: "announce", code }) as unknown as Choice,
  );
  if (hand === null) return [{ type: "pass" }, ...announces];
  const pairs = pairsLeft(hand, edition, record).map((cards): Choice => ({ type: "cards", cards }));
  if (!ambassador) return [...pairs, ...announces];
  if (agents.length === 2) return pairs;
  const others = COLOURS.filter((colour) => colour !== seats[seat]);
  const demands = others.map((of): Choice => ({ type: "demand", of, side: null }));
  return [...demands, { type: "decline" }, ...(seats.length === 4 ? [] : announces)];
}

/** What this viewer has seen with the own eyes, of whom. */
function fits(deal: Deal, edition: Edition, viewer: Viewer, decided: readonly Decided[]): boolean {
  return decided.every((each) => {
    if (!seesDecided(viewer, each)) return true;
    if (each.type === "black") {
      const hand = deal.hands[each.of];
      return hand != null && isTrueOf(hand, each.card);
    }
    if (each.type !== "choice" || each.choice.type !== "cards") return true;
    const hand = deal.hands[each.seat];
    return hand != null && isPair(hand, edition, each.choice.cards);
  });
}

/** What may not change between the truth and another deal. */
export type Kept = ReadonlySet<"identity" | "number" | "sides">;

/**
 * The deals that this viewer cannot tell from the truth after what was decided, in random order. Every
 * identity and number is dealt once; own cards are known; seen cards must fit.
 */
export function* deals(
  truth: Deal,
  { edition }: CardConfig,
  viewer: Viewer,
  log: readonly CardEvent[],
  decided: readonly Decided[],
  kept: Kept,
  random: Random,
): Iterable<Deal> {
  const looks = log.filter((event) => event.type === "looked" && event.seat === viewer);
  const held = [...truth.hands, truth.fictitious?.hand ?? null].filter((hand) => hand !== null);
  const same = (key: "identity" | "number", values: readonly unknown[]): boolean =>
    !kept.has(key) || held.every((hand, i) => hand[key] === values[i]);
  const lefts = (["identity", "number"] as const).filter(
    (left) => truth.fictitious !== null || left === "identity",
  );
  for (const identities of random.shuffled(orders(AGENTS))) {
    if (!same("identity", identities)) continue;
    for (const numbers of random.shuffled(orders(NUMBERS[edition]))) {
      if (!same("number", numbers)) continue;
      for (const left of random.shuffled(lefts)) {
        const deal = dealt(truth, identities, numbers, left);
        if (kept.has("sides") && deal.fictitious?.left !== truth.fictitious?.left) continue;
        const own = viewer === "spectator" ? null : (truth.hands[viewer] ?? null);
        const mine = viewer === "spectator" ? null : (deal.hands[viewer] ?? null);
        if (own?.identity !== mine?.identity || own?.number !== mine?.number) continue;
        const looked = looks.every(
          (event) =>
            event.type === "looked" &&
            deal.fictitious !== null &&
            cardAt(deal.fictitious, event.side) === event.card,
        );
        if (looked && fits(deal, edition, viewer, decided)) yield deal;
      }
    }
  }
}

function dealt(
  truth: Deal,
  identities: readonly (typeof AGENTS)[number][],
  numbers: readonly CodeNumber[],
  left: "identity" | "number",
): Deal {
  const hands = identities.map((identity, i) => ({ identity, number: numbers[i] }) as Hand);
  const all = truth.hands.map((hand) => (hand === null ? null : (hands.shift() ?? null)));
  const [last] = hands;
  return { hands: all, fictitious: last === undefined ? null : { hand: last, left } };
}
