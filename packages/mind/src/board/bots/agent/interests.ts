import type { SpaceId } from "@inkognito/engine/board";
import { type Four, four } from "../../../shared/worlds/hands.js";
import { goalSpace, rivalGoals, type Weighted } from "./goals.js";
import {
  AMBASSADOR_INDEX,
  colourOfPiece,
  distance,
  figuresOf,
  type Layout,
  nearest,
  type PieceIndex,
} from "./layout.js";
import { type Worths, worthsOf } from "./questions.js";
import { othersOf, type Sense } from "./sense.js";

/** What this seat wants of the board: what to learn, what to reach, what to prevent. */
export interface Interests {
  readonly worths: Worths;
  /** What asking through the Ambassador brings. */
  readonly clear: number;
  /** By colour: what asking it in a meeting brings. */
  readonly plain: Four<number>;
  readonly goals: readonly Weighted[];
  /** How much one step nearer to the goal is worth. */
  readonly drive: number;
  readonly rivals: readonly Weighted[];
  /** How much one step of theirs is worth. */
  readonly fear: number;
  readonly own: readonly PieceIndex[];
  /** The figures of all who may be opponents. */
  readonly strangers: readonly PieceIndex[];
  /** The partner's figures, as long as the partner lacks the own letter. */
  readonly courted: readonly PieceIndex[];
}

const DRIVE = { settled: 1.2, open: 0.25 } as const;
const WIDEST = 12;

/** What asking is worth, and what the opponents may be after: agents and masters weigh it differently. */
export interface Weighing {
  readonly worths: Worths;
  readonly rivals: readonly Weighted[];
}

const weighing = (sense: Sense): Weighing => ({
  worths: worthsOf(sense),
  rivals: sense.hand === null ? [] : rivalGoals(sense.worlds, sense.config, sense.hand),
});

/** How a level derives its interests. */
export type InterestsOf = (sense: Sense) => Interests;

export const interestsOf: InterestsOf = (sense) => interestsBy(sense, weighing(sense));

export function interestsBy(sense: Sense, { worths, rivals }: Weighing): Interests {
  const { colour, settled, partner, prospects, rounds } = sense;
  const others = othersOf(sense);
  const theirs = others.find(({ seat }) => seat === partner);
  const goals = settled || partner !== null ? heaviest(prospects) : [];
  return {
    worths,
    clear: Math.max(0, ...worths.clear.map(({ value }) => value)),
    plain: four((index) => worths.plain.find((each) => each.colour === index)?.value ?? 0),
    goals,
    drive: settled ? DRIVE.settled : DRIVE.open,
    rivals: heaviest(rivals),
    fear: Math.min(0.4, 0.08 * rounds),
    own: colour === null ? [AMBASSADOR_INDEX] : figuresOf(colour),
    strangers: others
      .filter(({ seat }) => seat !== partner)
      .flatMap((each) => figuresOf(each.colour)),
    courted: theirs === undefined || hasGivenLetter(sense) ? [] : figuresOf(theirs.colour),
  };
}

/** The likeliest ones: a movement is weighed against each of them. */
const heaviest = (goals: readonly Weighted[]): readonly Weighted[] =>
  goals.length <= WIDEST ? goals : [...goals].sort((a, b) => b.share - a.share).slice(0, WIDEST);

const hasGivenLetter = ({ shows, seat, partner }: Sense): boolean =>
  shows.some(
    ({ question, cards }) =>
      question.of === seat &&
      question.asker === partner &&
      cards.some((card) => card.startsWith("grey:mission")),
  );

const NEAR = 0.1;
const FLIGHT = 5;
const ALOOF = 0.05;

/** How well it suits this seat that a foreign piece moves to a space while all others stay. */
export function suiting(
  interests: Interests,
  layout: Layout,
  piece: PieceIndex,
): (at: SpaceId) => number {
  const { goals, drive, rivals, fear, own, strangers, plain, clear } = interests;
  const mine = stakesOf(goals, layout, piece);
  const theirs = stakesOf(rivals, layout, piece);
  const colour = colourOfPiece(piece);
  const worth = NEAR * (colour === null ? clear : plain[colour]);
  return (at) => {
    let sum = -worth * nearest(layout, own, at);
    for (const { share, steps } of mine) sum -= drive * share * steps(at);
    for (const { share, steps } of theirs) sum += fear * share * Math.min(FLIGHT, steps(at));
    return colour === null ? sum + ALOOF * nearest(layout, strangers, at) : sum;
  };
}

interface Stake {
  readonly share: number;
  /** What is left to the goal when the piece stands there. */
  readonly steps: (at: SpaceId) => number;
}

/** The goals this piece takes part in. */
function stakesOf(goals: readonly Weighted[], layout: Layout, piece: PieceIndex): readonly Stake[] {
  return goals.flatMap(({ goal, share }): readonly Stake[] => {
    if (goal.target === piece) return [{ share, steps: (at) => nearest(layout, goal.hunters, at) }];
    if (!goal.hunters.includes(piece)) return [];
    const space = goalSpace(goal, layout);
    const others = nearest(
      layout,
      goal.hunters.filter((hunter) => hunter !== piece),
      space,
    );
    return [{ share, steps: (at) => Math.min(others, distance(at, space)) }];
  });
}
