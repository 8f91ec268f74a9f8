import { homePositions, type RecalledShow } from "../../../src/board/play/scenario.js";
import type { Card } from "../../../src/board/terms/cards.js";
import {
  type BoardConfig,
  boardConfig,
  PLACEMENTS,
  REPEATS,
} from "../../../src/board/terms/config.js";
import type { Question } from "../../../src/board/terms/event.js";
import {
  BUILDS,
  type Hand,
  LETTERS,
  SUBJECTS,
  type Subject,
} from "../../../src/board/terms/types.js";
import { AGENTS, partnerOf } from "../../../src/core/agents.js";
import type { Seat } from "../../../src/core/seat.js";
import { steps } from "../../../src/testing/board.js";
import { type Random, randomFrom } from "../../shared/twins/random.js";
import { type Deal, read, type Showing, showingsOf } from "./oracle.js";
import { type Middle, type Move, type Opening, type Original, write } from "./original.js";
import { randomMoves, sheetOf } from "./randomMoves.js";

/** Three, four and five players, both kinds of repeats, both placements. */
export const CONFIGS: readonly BoardConfig[] = PLACEMENTS.flatMap((placement) =>
  REPEATS.flatMap((repeats) =>
    [3, 4, 5].map((players) => {
      const config = boardConfig({ players, repeats, placement });
      if (!config.ok) throw new Error(config.error.field);
      return config.value;
    }),
  ),
);

const [RED, GREEN, BLUE, FIFTH]: readonly [Seat, Seat, Seat, Seat] = [0, 1, 2, 4];

/** A whole game from the setup on; with chosen placement, from the placing on. */
export function wholeGame(config: BoardConfig, seed: string): Original {
  const random = randomFrom(seed);
  const opening: Opening = { config, deal: randomDeal(config, random), seed, middle: null };
  return write("whole game", opening, randomMoves(random, [], 35 + random.below(20)));
}

/**
 * Red moves onto a green figure on 14 and onto the Ambassador on 58, having been shown before what
 * the scenario recalls; then comes what the situation is named after, and then what may.
 */
export function rareGame(config: BoardConfig, rarity: Rarity, seed: string): Original {
  const random = randomFrom(seed);
  const deal = randomDeal(config, random);
  const { shown = [], moves } = rarity.play({ deal, random, about: random.pick(SUBJECTS) });
  const middle: Middle = {
    first: RED,
    positions: { ...homePositions(config), "red-tall": 15, "red-short": 29 },
    balls: ["white", "white", "white"],
    shown,
  };
  const move: Move = {
    seat: RED,
    act: { type: "move", steps: steps("white red-tall 14", "white red-short 58") },
  };
  const chooser = randomMoves(random, [move, ...moves], 12 + random.below(12));
  return write(rarity.name, { config, deal, seed, middle }, chooser);
}

interface Situation {
  readonly deal: Deal;
  readonly random: Random;
  readonly about: Subject;
}

export interface Rarity {
  readonly name: string;
  readonly fits: (config: BoardConfig) => boolean;
  readonly play: (situation: Situation) => {
    readonly shown?: readonly RecalledShow[];
    readonly moves: readonly Move[];
  };
}

const always = (): boolean => true;
const blocked = ({ repeats }: BoardConfig): boolean => repeats === "blocked";
const challenge = ({ repeats }: BoardConfig): boolean => repeats === "challenge";

export const RARITIES: readonly Rarity[] = [
  {
    name: "three grey cards, the mission among them",
    fits: always,
    play: ({ deal, about }) => {
      const { identity, build, mission } = handOf(deal, GREEN);
      const cards: Card[] = [`grey:identity:${identity}`, `grey:build:${build}`];
      return { moves: [ask(14, GREEN, about), show([...cards, `grey:mission:${mission}`])] };
    },
  },
  {
    name: "a single card after all pairs were seen",
    fits: blocked,
    play: (now) => {
      const shown = recalled(now.about, true, coloured(now, true, 2));
      const single = now.random.pick(penalties(now, true, 1));
      return { shown, moves: [ask(58, GREEN, now.about), show(single)] };
    },
  },
  {
    name: "a single card after all trios were seen",
    fits: blocked,
    play: (now) => {
      const shown = recalled(now.about, false, coloured(now, false, 3));
      const single = now.random.pick(penalties(now, false, 1));
      return { shown, moves: [ask(14, GREEN, now.about), show(single)] };
    },
  },
  {
    name: "the same trio a second time",
    fits: challenge,
    play: (now) => repeatedTrio(now, 1),
  },
  {
    name: "the same trio a third time",
    fits: challenge,
    play: (now) => repeatedTrio(now, 2),
  },
  {
    name: "a pair seen inside a trio",
    fits: challenge,
    play: (now) => {
      const pair = now.random.pick(coloured(now, true, 2));
      const trio = now.random.pick(
        coloured(now, false, 3).filter((cards) => pair.every((card) => cards.includes(card))),
      );
      const single = now.random.pick(penalties(now, true, 1));
      return {
        shown: recalled(now.about, false, [trio]),
        moves: [ask(58, GREEN, now.about), show(pair), object, show(single)],
      };
    },
  },
  {
    name: "a wrong objection",
    fits: challenge,
    play: (now) => {
      const pair = now.random.pick(showingsOf(showingOf(now, true, null), 2));
      return { moves: [ask(58, GREEN, now.about), show(pair), object] };
    },
  },
  {
    name: "cards that another asker has seen before",
    fits: challenge,
    play: (now) => {
      const trio = now.random.pick(showingsOf(showingOf(now, false, null), 3));
      return {
        shown: recalled(now.about, false, [trio]).map((recall) => ({ ...recall, asker: BLUE })),
        moves: [ask(14, GREEN, now.about), show(trio)],
      };
    },
  },
  {
    name: "an answer through the Ambassador",
    fits: always,
    play: ({ about }) => ({ moves: [ask(58, BLUE, about)] }),
  },
  {
    name: "a sealed sheet that is right",
    fits: ({ seats }) => seats.length === 5,
    play: ({ deal }) => ({
      moves: [{ seat: FIFTH, act: { type: "seal", sheet: sheetOf(deal) } }],
    }),
  },
  {
    name: "a hand offered to the true partner",
    fits: always,
    play: ({ deal }) => {
      const friend = partnerOf(handOf(deal, RED).identity);
      const seat = deal.hands.findIndex((hand) => hand?.identity === friend);
      const partner = seat < 0 ? BLUE : (seat as Seat);
      return { moves: [{ seat: RED, act: { type: "announce", partner, code: "A-B" } }] };
    },
  },
];

function repeatedTrio(now: Situation, times: 1 | 2): ReturnType<Rarity["play"]> {
  const trio = now.random.pick(showingsOf(showingOf(now, false, null), 3));
  const penalty = now.random.pick(penalties(now, false, times === 1 ? 2 : 1));
  return {
    shown: recalled(now.about, false, times === 1 ? [trio] : [trio, trio]),
    moves: [ask(14, GREEN, now.about), show(trio), object, show(penalty)],
  };
}

const object: Move = { seat: RED, act: { type: "object" } };

const ask = (space: number, of: Seat, about: Subject): Move => ({
  seat: RED,
  act: { type: "ask", space, of, about },
});

const show = (cards: readonly Card[]): Move => ({ seat: GREEN, act: { type: "show", cards } });

const recalled = (
  about: Subject,
  clear: boolean,
  shows: readonly (readonly Card[])[],
): readonly RecalledShow[] =>
  shows.map((cards) => ({ of: GREEN, asker: RED, about, clear, cards }));

/** What green may show red of coloured cards, as if it were the first time. */
const coloured = (now: Situation, clear: boolean, count: number) =>
  showingsOf(showingOf(now, clear, null), count).filter((cards) =>
    cards.every((card) => !read(card).grey),
  );

const penalties = (now: Situation, clear: boolean, owed: 1 | 2) =>
  showingsOf(showingOf(now, clear, owed), owed);

function showingOf({ deal, about }: Situation, clear: boolean, owed: 1 | 2 | null): Showing {
  const question: Question = { asker: RED, of: GREEN, about, clear, space: 14, witness: null };
  return { hand: handOf(deal, GREEN), question, owed, repeats: "challenge", record: [] };
}

function handOf({ hands }: Deal, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined || hand === null) throw new Error(`seat ${seat} has no hand`);
  return hand;
}

function randomDeal({ seats }: BoardConfig, random: Random): Deal {
  const identities = random.shuffled(AGENTS);
  const builds = random.shuffled(BUILDS);
  const missions = random.shuffled(LETTERS);
  const hands = identities.map(
    (identity, i) => ({ identity, build: builds[i], mission: missions[i] }) as Hand,
  );
  return {
    hands: seats.map((role, seat) => (role === "ambassador" ? null : (hands[seat] ?? null))),
    arrested: seats.length === 3 ? (hands[3] ?? null) : null,
  };
}
