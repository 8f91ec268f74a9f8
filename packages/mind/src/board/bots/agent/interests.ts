import type { SpaceId } from "@inkognito/engine/board";
import { distance } from "../distance.js";
import { goalSpace, rivalGoals, type Weighted } from "./goals.js";
import { AMBASSADOR_AT, figuresAt, nearest, type Stand } from "./layout.js";
import { type Worths, worthsOf } from "./questions.js";
import { othersOf, type Sense } from "./sense.js";

/** What this seat wants of the board: what to learn, what to reach, what to prevent. */
export interface Interests {
  readonly worths: Worths;
  /** What asking through the Ambassador brings. */
  readonly clear: number;
  /** By place: what asking that colour in a meeting brings. */
  readonly plain: readonly number[];
  readonly goals: readonly Weighted[];
  /** How much one step nearer to the goal is worth. */
  readonly drive: number;
  readonly rivals: readonly Weighted[];
  /** How much one step of theirs is worth. */
  readonly fear: number;
  readonly own: readonly number[];
  /** The figures of everybody who may be an opponent. */
  readonly strangers: readonly number[];
  /** The partner's figures, as long as the partner lacks the own letter. */
  readonly courted: readonly number[];
}

const DRIVE = { settled: 1.2, open: 0.25 } as const;
const WIDEST = 12;

/** What asking is worth, and what the others may be after: not everybody weighs it alike. */
export interface Weighing {
  readonly worths: Worths;
  readonly rivals: readonly Weighted[];
}

const weighing = (sense: Sense): Weighing => ({
  worths: worthsOf(sense),
  rivals: sense.hand === null ? [] : rivalGoals(sense.worlds, sense.config, sense.hand),
});

/** Anybody's way from the moment to what it makes one want. */
export type InterestsOf = (sense: Sense) => Interests;

export const interestsOf: InterestsOf = (sense) => interestsBy(sense, weighing(sense));

export function interestsBy(sense: Sense, { worths, rivals }: Weighing): Interests {
  const { place, settled, partner, prospects, rounds } = sense;
  const plain = [0, 0, 0, 0];
  for (const worth of worths.plain) plain[worth.place] = worth.value;
  const others = othersOf(sense);
  const theirs = others.find(({ seat }) => seat === partner);
  const goals = settled || partner !== null ? heaviest(prospects) : [];
  return {
    worths,
    clear: Math.max(0, ...worths.clear.map(({ value }) => value)),
    plain,
    goals,
    drive: settled ? DRIVE.settled : DRIVE.open,
    rivals: heaviest(rivals),
    fear: Math.min(0.4, 0.08 * rounds),
    own: place < 0 ? [AMBASSADOR_AT] : figuresAt(place),
    strangers: others
      .filter(({ seat }) => seat !== partner)
      .flatMap((each) => figuresAt(each.place)),
    courted: theirs === undefined || hasGivenLetter(sense) ? [] : figuresAt(theirs.place),
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

/** How well it suits this seat that a foreign piece stands somewhere, everybody else staying. */
export function suiting(
  interests: Interests,
  stand: Stand,
  piece: number,
): (at: SpaceId) => number {
  const { goals, drive, rivals, fear, own, strangers, plain, clear } = interests;
  const mine = stakesOf(goals, stand, piece);
  const theirs = stakesOf(rivals, stand, piece);
  const isAmbassador = piece === AMBASSADOR_AT;
  const worth = NEAR * (isAmbassador ? clear : (plain[Math.floor(piece / 4)] ?? 0));
  return (at) => {
    let sum = -worth * nearest(stand, own, at);
    for (const { share, steps } of mine) sum -= drive * share * steps(at);
    for (const { share, steps } of theirs) sum += fear * share * Math.min(FLIGHT, steps(at));
    return isAmbassador ? sum + ALOOF * nearest(stand, strangers, at) : sum;
  };
}

interface Stake {
  readonly share: number;
  /** What is left to the goal when the piece stands there. */
  readonly steps: (at: SpaceId) => number;
}

/** The goals this piece takes part in. */
function stakesOf(goals: readonly Weighted[], stand: Stand, piece: number): readonly Stake[] {
  return goals.flatMap(({ goal, share }): readonly Stake[] => {
    if (goal.target === piece) return [{ share, steps: (at) => nearest(stand, goal.hunters, at) }];
    if (!goal.hunters.includes(piece)) return [];
    const space = goalSpace(goal, stand);
    const others = nearest(
      stand,
      goal.hunters.filter((hunter) => hunter !== piece),
      space,
    );
    return [{ share, steps: (at) => Math.min(others, distance(at, space)) }];
  });
}
