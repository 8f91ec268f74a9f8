import type { Choice } from "../../../src/card/terms/action.js";
import type { Card } from "../../../src/card/terms/cards.js";
import { type CardConfig, cardConfig, EDITIONS } from "../../../src/card/terms/config.js";
import { type Code, type Hand, LOCATIONS, NUMBERS } from "../../../src/card/terms/types.js";
import { AGENTS, COLOURS } from "../../../src/core/agents.js";
import type { Seat } from "../../../src/core/seat.js";
import type { CardAct } from "../../../src/testing/card.js";
import type { Draws } from "../../../src/testing/chance.js";
import { type Random, randomFrom } from "../../shared/twins/random.js";
import type { RareGame } from "../../shared/twins/twinFactory.js";
import { blacksLeft, type Deal, pairsOf } from "./oracle.js";
import { type Move, type Opening, type Original, write } from "./original.js";
import { randomMoves } from "./randomMoves.js";
import type { CardTwinTypes } from "./system.js";

/** Three, four and five players in both editions, with gestures. */
export const CONFIGS: readonly CardConfig[] = EDITIONS.flatMap((edition) =>
  [3, 4, 5].map((players) => {
    const config = cardConfig({ players, edition, gestures: true });
    if (!config.ok) throw new Error(config.error.field);
    return config.value;
  }),
);

const [RED, GREEN, BLUE, FIFTH]: readonly [Seat, Seat, Seat, Seat] = [0, 1, 2, 4];

export function wholeGame(config: CardConfig, seed: string): Original {
  const random = randomFrom(seed);
  const opening: Opening = { config, deal: randomDeal(config, random), seed, draws: {} };
  return write("whole game", opening, randomMoves(random, [], 30 + random.below(60)));
}

/** By how far each goes ahead of red, from location to location: red, green, blue, yellow, Ambassador. */
type Offsets = readonly [number, number, number, number, number];

/** Everybody alone, but for those who go the same way as red. */
const WITH_GREEN: Offsets = [0, 0, 1, 2, 3];
const WITH_AMBASSADOR: Offsets = [0, 1, 2, 3, 0];
const WITH_BOTH: Offsets = [0, 0, 1, 2, 0];
const WITH_YELLOW: Offsets = [0, 1, 2, 0, 3];

interface Situation {
  readonly config: CardConfig;
  readonly deal: Deal;
  readonly random: Random;
}

interface Rarity {
  readonly name: string;
  readonly fits: (config: CardConfig) => boolean;
  readonly offsets: Offsets;
  /** What happens in the meetings, round by round. */
  readonly rounds: (situation: Situation) => readonly (readonly Move[])[];
}

const always = (): boolean => true;
const three = ({ seats }: CardConfig): boolean => seats.length === 3;
const five = ({ seats }: CardConfig): boolean => seats.length === 5;

const choose = (seat: Seat, choice: Choice): Move => ({ seat, act: { type: "choose", choice } });
const show = (seat: Seat, card: Card): Move => ({ seat, act: { type: "show", card } });
const passes = (config: CardConfig): readonly Move[] =>
  five(config) ? [choose(FIFTH, { type: "pass" })] : [];

const RARITIES: readonly Rarity[] = [
  {
    name: "a black card in a swap",
    fits: ({ edition }) => edition === "telephone",
    offsets: WITH_GREEN,
    rounds: (now) => [[pair(now, RED, isBlack), pair(now, GREEN)]],
  },
  {
    name: "coloured cards in a swap",
    fits: always,
    offsets: WITH_GREEN,
    rounds: (now) => [[pair(now, GREEN, isColoured), pair(now, RED, isColoured)]],
  },
  {
    name: "a right announcement that waits for the other",
    fits: always,
    offsets: WITH_GREEN,
    rounds: (now) => [[pair(now, RED), pair(now, GREEN)], [choose(RED, announcement(now))]],
  },
  {
    name: "a demand that waits for the Ambassador",
    fits: five,
    offsets: WITH_AMBASSADOR,
    rounds: () => [[choose(RED, { type: "demand", of: "blue", side: null })]],
  },
  {
    name: "the Ambassador has made up his mind, the agents have not",
    fits: five,
    offsets: WITH_BOTH,
    rounds: (now) => [
      [pair(now, RED), pair(now, GREEN), ...passes(now.config)],
      [choose(FIFTH, announcement(now))],
    ],
  },
  {
    name: "two agents have shown the Ambassador",
    fits: five,
    offsets: WITH_BOTH,
    rounds: (now) => [[...passes(now.config), pair(now, GREEN), pair(now, RED)]],
  },
  {
    name: "both black cards for one asker, and one of them again",
    fits: always,
    offsets: WITH_AMBASSADOR,
    rounds: (now) => {
      const [one, two] = blacksLeft(handOf(now.deal, BLUE), "telephone", []) as [Card, Card];
      const first = now.random.oneIn(2);
      return [first ? one : two, first ? two : one, one].map((card) => [
        choose(RED, { type: "demand", of: "blue", side: null }),
        ...passes(now.config),
        show(BLUE, card),
      ]);
    },
  },
  {
    name: "all pairs are used up",
    fits: ({ edition }) => edition === "safe",
    offsets: WITH_GREEN,
    rounds: ({ deal, random }) => {
      const [reds, greens] = [RED, GREEN].map((seat) =>
        random.shuffled(pairsOf(handOf(deal, seat), "safe")),
      ) as [readonly (readonly Card[])[], readonly (readonly Card[])[]];
      const at = (pairs: readonly (readonly Card[])[], i: number): Choice => ({
        type: "cards",
        cards: pairs[i % pairs.length] ?? [],
      });
      return Array.from({ length: 13 }, (_, i) => [
        choose(RED, at(reds, i)),
        choose(GREEN, at(greens, i)),
      ]);
    },
  },
  {
    name: "both sides of the fictitious agent",
    fits: three,
    offsets: WITH_YELLOW,
    rounds: () => [
      [choose(RED, { type: "look", side: "left" })],
      [choose(RED, { type: "look", side: "right" })],
    ],
  },
  {
    name: "a demand of the fictitious agent",
    fits: three,
    offsets: WITH_AMBASSADOR,
    rounds: ({ random }) => [
      [choose(RED, { type: "demand", of: "yellow", side: random.pick(["left", "right"]) })],
    ],
  },
];

export const RARE_GAMES: readonly RareGame<CardTwinTypes>[] = RARITIES.map((rarity) => ({
  name: rarity.name,
  fits: rarity.fits,
  write: (config, seed) => rareGame(config, rarity, seed),
}));

/** Red begins; then comes what the situation is named after, and then what may. */
function rareGame(config: CardConfig, { name, offsets, rounds }: Rarity, seed: string): Original {
  const random = randomFrom(seed);
  const opening: Opening = {
    config: { ...config, first: "red" },
    deal: randomDeal(config, random),
    seed,
    draws: drawsOf(offsets),
  };
  const meetings = rounds({ config, deal: opening.deal, random });
  const moves = meetings.flatMap((meeting, i) => [...locating(config, i, offsets), ...meeting]);
  const waits = ["waits", "has made up"].some((words) => name.includes(words));
  const chooser = randomMoves(random, moves, waits ? 0 : moves.length + random.below(25));
  return write(name, opening, chooser);
}

const locationAt = (round: number, offset: number) => LOCATIONS[(round + offset) % 5] ?? "rialto";

/** The Ambassador's pile, cycle by cycle, and which of its remaining locations yellow turns up. */
function drawsOf(offsets: Offsets): Draws {
  const [, , , yellow, ambassador] = offsets;
  const pile = LOCATIONS.map((_, i) => (i + ambassador) % 5);
  const ways = Array.from({ length: 15 }, (_, round) => {
    const played = Array.from({ length: round % 5 }, (_, i) => locationAt(i, yellow));
    const left = LOCATIONS.filter((each) => !played.includes(each));
    return [round + 1, [left.indexOf(locationAt(round, yellow))]];
  });
  return { pile: { 0: pile, 1: pile, 2: pile }, fictitious: Object.fromEntries(ways) };
}

/** All play their locations, the first player being another every round. */
function locating({ seats }: CardConfig, round: number, offsets: Offsets): readonly Move[] {
  const move = (seat: number, act: CardAct): Move => ({ seat: seat as Seat, act });
  const order = COLOURS.map((_, i) => COLOURS[(round + i) % 4] as (typeof COLOURS)[number]);
  const agents = order
    .filter((colour) => seats.includes(colour))
    .map((colour) => {
      const location = locationAt(round, offsets[COLOURS.indexOf(colour)] ?? 0);
      return move(seats.indexOf(colour), { type: "locate", location });
    });
  const picked = move(FIFTH, { type: "pick", location: locationAt(round, offsets[4]) });
  return seats.length === 5 ? [picked, ...agents] : agents;
}

const isBlack = (cards: readonly Card[]): boolean =>
  cards.some((card) => card.startsWith("black:"));
const isColoured = (cards: readonly Card[]): boolean => !isBlack(cards);

/** Some pair that may be shown for the first time. */
function pair(
  { config, deal, random }: Situation,
  seat: Seat,
  wanted: (cards: readonly Card[]) => boolean = () => true,
): Move {
  const pairs = pairsOf(handOf(deal, seat), config.edition).filter(wanted);
  return choose(seat, { type: "cards", cards: random.pick(pairs) });
}

function announcement({ deal }: Situation): Choice {
  const hands = [...deal.hands, deal.fictitious?.hand ?? null];
  const code = AGENTS.map((agent) => hands.find((hand) => hand?.identity === agent)?.number);
  return { type: "announce", code: code as unknown as Code };
}

function handOf({ hands }: Deal, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined || hand === null) throw new Error(`seat ${seat} has no hand`);
  return hand;
}

function randomDeal({ seats, edition }: CardConfig, random: Random): Deal {
  const identities = random.shuffled(AGENTS);
  const numbers = random.shuffled(edition === "telephone" ? NUMBERS.slice(0, 4) : NUMBERS.slice(4));
  const hands = identities.map((identity, i) => ({ identity, number: numbers[i] }) as Hand);
  const [, , , last] = hands;
  return {
    hands: seats.map((role, seat) => (role === "ambassador" ? null : (hands[seat] ?? null))),
    fictitious:
      seats.length === 3 && last !== undefined
        ? { hand: last, left: random.pick(["identity", "number"]) }
        : null,
  };
}
