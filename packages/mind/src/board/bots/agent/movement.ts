import {
  destinationsOf,
  EMBASSY,
  type Movement,
  neighboursOf,
  PIECES,
  type SpaceId,
} from "@inkognito/engine/board";
import { FOUR } from "../../../shared/worlds/hands.js";
import { announcer } from "./announcing.js";
import { goalSpace, type Weighted } from "./goals.js";
import { type Interests, type InterestsOf, interestsOf, suiting } from "./interests.js";
import {
  AMBASSADOR_INDEX,
  colourOfPiece,
  distance,
  figuresOf,
  type Layout,
  nearest,
  type PieceIndex,
  pieceIndex,
  spaceOf,
} from "./layout.js";
import { type Considered, type Sense, seatOfColour } from "./sense.js";

const ALL_PIECES = PIECES.map(pieceIndex);

const WIN = 1000;
const NEARLY = 100;
const NEAR = 0.12;
const COURT = 0.15;
const REACH = 5;

/** The best of all ways to end this movement. */
export function movement(sense: Sense, wants: InterestsOf = interestsOf): Considered {
  const { view, layout, table, character, below } = sense;
  const interests = wants(sense);
  const score = scorerOf(sense, interests);
  let [best, most]: [Movement, number] = [[], -Infinity];
  const after = Uint8Array.from(layout);
  for (const each of destinationsOf(view)) {
    for (const { piece, to } of each) after[pieceIndex(piece)] = to;
    const whim = character.whim === 0 ? 0 : (below(1000) / 1000) * character.whim;
    const value = score(after) + whim;
    if (value > most) [best, most] = [each, value];
    for (const { piece } of each) after[pieceIndex(piece)] = spaceOf(layout, pieceIndex(piece));
  }
  for (const { piece, to } of best) after[pieceIndex(piece)] = to;
  return {
    do: { type: "move", decision: table.decision, steps: best },
    ...reasonFor(sense, interests, after),
  };
}

type Score = (after: Layout) => number;

/** How good a final layout is. It runs thousands of times a movement, so all that is fixed is done first. */
function scorerOf(sense: Sense, interests: Interests): Score {
  const wins = announcer(sense);
  const parts = [meetingScore(sense, interests), goalScore(interests), nearScore(interests)];
  if (interests.courted.length > 0) parts.push(courtScore(interests));
  if (interests.fear > 0) parts.push(dangerScore(sense, interests));
  return (after) => {
    let score = wins(after) ? WIN : 0;
    for (const part of parts) score += part(after);
    return score;
  };
}

/** What the meetings of this turn bring: questions, a piece to send away, a step more. */
function meetingScore(sense: Sense, interests: Interests): Score {
  const { layout, prospects, settled } = sense;
  const { own, plain, clear } = interests;
  const isForeign = (piece: PieceIndex): boolean =>
    spaceOf(layout, piece) !== 0 && !own.includes(piece);
  const foreign = ALL_PIECES.filter(isForeign).map((piece) => {
    const colour = colourOfPiece(piece);
    const asking = colour === null ? clear : plain[colour];
    const home = colour === null && settled && prospects.every(isAmbassadorHome);
    const worth = asking + sendWorth(interests, layout, piece) + (home ? NEARLY / 2 : 0);
    return { piece, worth };
  });
  const byStep = settled ? stepGoals(sense) : [];
  return (after) => {
    let score = 0;
    for (const { piece, worth } of foreign) {
      const space = spaceOf(after, piece);
      for (const figure of own) {
        if (after[figure] !== space) continue;
        score += worth;
        for (const { goal } of byStep) {
          if (goal.hunters.includes(figure) && isOneStep(after, space, goal.space)) score += NEARLY;
        }
      }
    }
    return score;
  };
}

const isAmbassadorHome = ({ goal }: Weighted): boolean =>
  goal.target === null && goal.space === EMBASSY && goal.hunters[0] === AMBASSADOR_INDEX;

/** B4.2: the goals that one more step instead of asking can reach. */
const stepGoals = ({ prospects }: Sense): readonly Weighted[] =>
  prospects.length === 1 ? prospects.filter(({ goal }) => goal.target === null) : [];

const isOneStep = (after: Layout, from: SpaceId, to: SpaceId): boolean =>
  neighboursOf(from, "any").includes(to) && !after.includes(to);

/** Nearer to what the mission takes; where the Ambassador has to be moved, nearer to the Ambassador. */
function goalScore({ goals, drive, own }: Interests): Score {
  const escorted = goals
    .filter(({ goal }) => goal.target === null && goal.hunters[0] === AMBASSADOR_INDEX)
    .reduce((sum, { share }) => sum + share, 0);
  return (after) => {
    let steps = 0;
    for (const { goal, share } of goals) {
      steps += share * nearest(after, goal.hunters, goalSpace(goal, after));
    }
    if (escorted > 0) {
      steps += 0.5 * escorted * nearest(after, own, spaceOf(after, AMBASSADOR_INDEX));
    }
    return -drive * steps;
  };
}

/** Nearer to those who have something to tell, for the next turn. */
function nearScore({ own, plain, clear }: Interests): Score {
  const sought = [
    ...FOUR.filter((colour) => plain[colour] > 0).map((colour) => ({
      figures: figuresOf(colour) as readonly PieceIndex[],
      worth: NEAR * plain[colour],
    })),
    { figures: [AMBASSADOR_INDEX], worth: NEAR * clear },
  ];
  return (after) => {
    let score = 0;
    for (const { figures, worth } of sought) score -= worth * between(after, own, figures);
    return score;
  };
}

/** Nearer to the partner, who needs our letter and has to meet us for it. */
const courtScore =
  ({ own, courted }: Interests): Score =>
  (after) =>
    -COURT * between(after, own, courted);

/** Steps between the nearest two of two groups. */
function between(
  after: Layout,
  some: readonly PieceIndex[],
  others: readonly PieceIndex[],
): number {
  let best = REACH;
  for (const one of some) {
    const from = spaceOf(after, one);
    for (const other of others) {
      const far = distance(from, spaceOf(after, other));
      if (far < best) best = far;
    }
  }
  return best;
}

/** Away from those who may have to catch our true figure, and the Ambassador away from them. */
function dangerScore({ colour, hand }: Sense, { rivals, fear, strangers }: Interests): Score {
  const shareOf = (test: (each: Weighted) => boolean): number =>
    fear * rivals.filter(test).reduce((sum, { share }) => sum + share, 0);
  const targets = new Set(rivals.map(({ goal }) => goal.target));
  const hunted = [...targets].filter(
    (piece): piece is PieceIndex =>
      piece === AMBASSADOR_INDEX ||
      (piece !== null && colour !== null && colourOfPiece(piece) === colour),
  );
  const weighed = hunted.map((piece) => ({
    piece,
    weight: hand === null ? 0 : shareOf(({ goal }) => goal.target === piece),
  }));
  return (after) => {
    let score = 0;
    for (const { piece, weight } of weighed) {
      score += weight * Math.min(REACH, nearest(after, strangers, spaceOf(after, piece)));
    }
    return score;
  };
}

/** What it is worth to send this piece where it suits best. */
function sendWorth(interests: Interests, layout: Layout, piece: PieceIndex): number {
  const suits = suiting(interests, layout, piece);
  const now = suits(spaceOf(layout, piece));
  let best = now;
  for (let space = 1; space <= EMBASSY; space += 1) best = Math.max(best, suits(space));
  return 0.5 * (best - now);
}

/** The weightiest thing about a final layout. */
function reasonFor(
  sense: Sense,
  { own, plain, clear, worths }: Interests,
  after: Layout,
): Pick<Considered, "because" | "who"> {
  const { partner, settled } = sense;
  if (announcer(sense)(after)) return { because: "fulfils", who: partner };
  const met = ALL_PIECES.filter(
    (piece) => !own.includes(piece) && own.some((figure) => after[figure] === after[piece]),
  );
  const colours = met.flatMap((piece) => colourOfPiece(piece) ?? []);
  const [most] = colours.sort((a, b) => plain[b] - plain[a]);
  const who = most === undefined ? null : seatOfColour(sense, most);
  if (met.includes(AMBASSADOR_INDEX) && clear >= (most === undefined ? 0 : plain[most])) {
    const best = worths.clear.find(({ value }) => value === clear);
    return { because: "throughAmbassador", who: best?.of ?? null };
  }
  if (who !== null) return { because: who === partner ? "meetsPartner" : "knowsLeast", who };
  return { because: settled ? "race" : "approach", who: null };
}
