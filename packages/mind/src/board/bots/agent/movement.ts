import {
  destinationsOf,
  EMBASSY,
  type Movement,
  neighboursOf,
  PIECES,
} from "@inkognito/engine/board";
import { distance } from "../distance.js";
import { announcer } from "./announcing.js";
import { goalSpace, type Weighted } from "./goals.js";
import { type Interests, type InterestsOf, interestsOf, suiting } from "./interests.js";
import { AMBASSADOR_AT, figuresAt, nearest, type Stand } from "./layout.js";
import { type Considered, type Sense, seatAtPlace } from "./sense.js";

const PIECE_AT = new Map(PIECES.map((piece, i) => [piece, i]));

const WIN = 1000;
const NEARLY = 100;
const NEAR = 0.12;
const COURT = 0.15;
const REACH = 5;

/** The best of all ways to end this movement. */
export function movement(sense: Sense, wants: InterestsOf = interestsOf): Considered {
  const { view, stand, table, character, below } = sense;
  const interests = wants(sense);
  const score = scorerOf(sense, interests);
  let [best, most]: [Movement, number] = [[], -Infinity];
  const after = Uint8Array.from(stand);
  for (const each of destinationsOf(view)) {
    for (const { piece, to } of each) after[PIECE_AT.get(piece) as number] = to;
    const whim = character.whim === 0 ? 0 : (below(1000) / 1000) * character.whim;
    const value = score(after) + whim;
    if (value > most) [best, most] = [each, value];
    for (const { piece } of each) {
      const index = PIECE_AT.get(piece) as number;
      after[index] = stand[index] as number;
    }
  }
  for (const { piece, to } of best) after[PIECE_AT.get(piece) as number] = to;
  return {
    do: { type: "move", decision: table.decision, steps: best },
    ...reasonFor(sense, interests, after),
  };
}

type Score = (after: Stand) => number;

/** How good a final position is. Runs thousands of times a movement, so all that is fixed is done first. */
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
  const { stand, prospects, settled } = sense;
  const { own, plain, clear } = interests;
  const foreign = [...stand.keys()].filter((piece) => stand[piece] !== 0 && !own.includes(piece));
  const worth = foreign.map((piece) => {
    const asking = piece === AMBASSADOR_AT ? clear : (plain[Math.floor(piece / 4)] ?? 0);
    const home = piece === AMBASSADOR_AT && settled && prospects.every(isAmbassadorHome);
    return asking + sendWorth(interests, stand, piece) + (home ? NEARLY / 2 : 0);
  });
  const byStep = settled ? stepGoals(sense) : [];
  return (after) => {
    let score = 0;
    for (let i = 0; i < foreign.length; i += 1) {
      const space = after[foreign[i] as number] as number;
      for (const figure of own) {
        if (after[figure] !== space) continue;
        score += worth[i] as number;
        for (const { goal } of byStep) {
          if (goal.hunters.includes(figure) && isOneStep(after, space, goal.space)) score += NEARLY;
        }
      }
    }
    return score;
  };
}

const isAmbassadorHome = ({ goal }: Weighted): boolean =>
  goal.target === null && goal.space === EMBASSY && goal.hunters[0] === AMBASSADOR_AT;

/** B4.2: the goals that one more step instead of asking can reach. */
const stepGoals = ({ prospects }: Sense): readonly Weighted[] =>
  prospects.length === 1 ? prospects.filter(({ goal }) => goal.target === null) : [];

const isOneStep = (after: Stand, from: number, to: number): boolean =>
  neighboursOf(from, "any").includes(to) && !after.includes(to);

/** Nearer to what the mission takes; where the Ambassador has to go somewhere, nearer to him. */
function goalScore({ goals, drive, own }: Interests): Score {
  const escorted = goals
    .filter(({ goal }) => goal.target === null && goal.hunters[0] === AMBASSADOR_AT)
    .reduce((sum, { share }) => sum + share, 0);
  return (after) => {
    let steps = 0;
    for (const { goal, share } of goals) {
      steps += share * nearest(after, goal.hunters, goalSpace(goal, after));
    }
    if (escorted > 0) steps += 0.5 * escorted * nearest(after, own, after[AMBASSADOR_AT] as number);
    return -drive * steps;
  };
}

/** Nearer to those who have something to tell, for the next turn. */
function nearScore({ own, plain, clear }: Interests): Score {
  const sought = [0, 1, 2, 3]
    .filter((place) => (plain[place] ?? 0) > 0)
    .map((place) => ({ figures: figuresAt(place), worth: NEAR * (plain[place] ?? 0) }));
  sought.push({ figures: [AMBASSADOR_AT], worth: NEAR * clear });
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
function between(after: Stand, some: readonly number[], others: readonly number[]): number {
  let best = REACH;
  for (const one of some) {
    const from = after[one] as number;
    for (const other of others) {
      const far = distance(from, after[other] as number);
      if (far < best) best = far;
    }
  }
  return best;
}

/** Away from those who may have to catch our true figure, and the Ambassador away from them. */
function dangerScore({ place, hand }: Sense, { rivals, fear, strangers }: Interests): Score {
  const shareOf = (test: (each: Weighted) => boolean): number =>
    fear * rivals.filter(test).reduce((sum, { share }) => sum + share, 0);
  const targets = new Set(rivals.map(({ goal }) => goal.target));
  const hunted = [...targets].filter(
    (piece): piece is number =>
      piece === AMBASSADOR_AT || (piece !== null && Math.floor(piece / 4) === place),
  );
  const weighed = hunted.map((piece) => ({
    piece,
    weight: hand === null ? 0 : shareOf(({ goal }) => goal.target === piece),
  }));
  return (after) => {
    let score = 0;
    for (const { piece, weight } of weighed) {
      score += weight * Math.min(REACH, nearest(after, strangers, after[piece] as number));
    }
    return score;
  };
}

/** What it is worth to send this piece where it suits best. */
function sendWorth(interests: Interests, stand: Stand, piece: number): number {
  const suits = suiting(interests, stand, piece);
  const now = suits(stand[piece] as number);
  let best = now;
  for (let space = 1; space <= EMBASSY; space += 1) best = Math.max(best, suits(space));
  return 0.5 * (best - now);
}

/** The weightiest thing about a final position. */
function reasonFor(
  sense: Sense,
  { own, plain, clear, worths }: Interests,
  after: Stand,
): Pick<Considered, "because" | "who"> {
  const { partner, settled } = sense;
  if (announcer(sense)(after)) return { because: "fulfils", who: partner };
  const met = [...after.keys()].filter(
    (piece) => !own.includes(piece) && own.some((figure) => after[figure] === after[piece]),
  );
  const places = met.filter((piece) => piece !== AMBASSADOR_AT).map((each) => Math.floor(each / 4));
  const [most] = places.sort((a, b) => (plain[b] ?? 0) - (plain[a] ?? 0));
  const who = most === undefined ? null : seatAtPlace(sense, most);
  if (met.includes(AMBASSADOR_AT) && clear >= (most === undefined ? 0 : (plain[most] ?? 0))) {
    const best = worths.clear.find(({ value }) => value === clear);
    return { because: "throughAmbassador", who: best?.of ?? null };
  }
  if (who !== null) return { because: who === partner ? "meetsPartner" : "knowsLeast", who };
  return { because: settled ? "race" : "approach", who: null };
}
