import {
  agentOf,
  type ByHand,
  byHand,
  type ColourIndex,
  FOUR,
  type Four,
  four,
  HANDS,
  type HandIndex,
  handSums,
  otherOf,
} from "../worlds/hands.js";

/** By hand: how well it explains what was seen, the best 1; 0: impossible. */
export type HandWeights = ByHand<number>;

export const ANY_HAND: HandWeights = byHand(() => 1);

export const onlyHand = (only: HandIndex): HandWeights => byHand((hand) => (hand === only ? 1 : 0));

/** No possible hand gets less weight: the product of four such weights is still above 0. */
const FLOOR = 1e-60;

/** The weights after one more observation, given how likely each hand makes it. */
export function explaining(before: HandWeights, likelihoods: HandWeights): HandWeights {
  const after = byHand((hand) => before[hand] * likelihoods[hand]);
  const most = Math.max(...after);
  if (most === 0) return after;
  return byHand((hand) =>
    before[hand] === 0 || likelihoods[hand] === 0 ? 0 : Math.max(after[hand] / most, FLOOR),
  );
}

interface Dealt {
  /** By colour. */
  readonly hands: Four<HandIndex>;
}

/** The casts that give every colour a hand that explains what was seen of it. */
export function castsLeft<Cast extends Dealt>(
  casts: readonly Cast[],
  [red, green, blue, yellow]: Four<HandWeights>,
): readonly Cast[] {
  const left = casts.filter(
    ({ hands }) =>
      red[hands[0]] !== 0 &&
      green[hands[1]] !== 0 &&
      blue[hands[2]] !== 0 &&
      yellow[hands[3]] !== 0,
  );
  return left.length === casts.length ? casts : left;
}

/** Possible casts with their weights, and the sum of the weights. */
export interface Weighed<Cast> {
  readonly casts: readonly Cast[];
  readonly weights: readonly number[];
  readonly total: number;
}

/** The casts with the product of their hands' weights: before any card is shown all are equally likely. */
export function weigh<Cast extends Dealt>(
  casts: readonly Cast[],
  [red, green, blue, yellow]: Four<HandWeights>,
): Weighed<Cast> {
  let total = 0;
  const weights = casts.map(({ hands }) => {
    const weight = red[hands[0]] * green[hands[1]] * blue[hands[2]] * yellow[hands[3]];
    total += weight;
    return weight;
  });
  return { casts, weights, total };
}

/** By hand: how likely this colour holds it. */
export function handsAt<Cast extends Dealt>(
  { casts, weights, total }: Weighed<Cast>,
  colour: ColourIndex,
): HandWeights {
  const sums = handSums();
  for (let i = 0; i < casts.length; i += 1) {
    const hands = casts[i]?.hands;
    if (hands !== undefined) sums[hands[colour]] += weights[i] ?? 0;
  }
  return byHand((hand) => sums[hand] / total);
}

/** By colour: how likely it is each agent, and has each build or number. */
export interface Marginals {
  readonly agents: Four<Four<number>>;
  readonly others: Four<Four<number>>;
}

/** Exactly 1 where certain: both sums are then made of the same numbers in the same order. */
export function marginalsOf<Cast extends Dealt>({
  casts,
  weights,
  total,
}: Weighed<Cast>): Marginals {
  const agents = four((): Sums => [0, 0, 0, 0]);
  const others = four((): Sums => [0, 0, 0, 0]);
  for (const colour of FOUR) {
    const [ofAgents, ofOthers] = [agents[colour], others[colour]];
    // By index: an iterator would cost more than the sums.
    for (let i = 0; i < casts.length; i += 1) {
      const hand = casts[i]?.hands[colour];
      if (hand === undefined) continue;
      const weight = weights[i] ?? 0;
      ofAgents[agentOf(hand)] += weight;
      ofOthers[otherOf(hand)] += weight;
    }
  }
  const shares = (sums: Four<Sums>) =>
    four((colour) => four((index) => sums[colour][index] / total));
  return { agents: shares(agents), others: shares(others) };
}

type Sums = [number, number, number, number];

/** By agent and by build or number, from what is known by hand. */
export function halves(weights: HandWeights): {
  readonly agents: Four<number>;
  readonly others: Four<number>;
} {
  const agents: Sums = [0, 0, 0, 0];
  const others: Sums = [0, 0, 0, 0];
  for (const hand of HANDS) {
    agents[agentOf(hand)] += weights[hand];
    others[otherOf(hand)] += weights[hand];
  }
  return { agents, others };
}
