/** What both games share: weights of hands and of casts, see `handNumber`. */

/** By hand, 16 of them: how well it explains what was seen, the best 1; 0: impossible. */
export type ByHand = readonly number[];

export const ANY_HAND: ByHand = Array.from({ length: 16 }, () => 1);

export const onlyHand = (hand: number): ByHand => ANY_HAND.map((_, i) => (i === hand ? 1 : 0));

/** No possible hand falls below: four of these multiplied are still more than nothing. */
const FLOOR = 1e-60;

/** With one thing more to explain. */
export function explaining(before: ByHand, likelihoods: ByHand): ByHand {
  const after = before.map((weight, hand) => weight * (likelihoods[hand] as number));
  const most = Math.max(...after);
  if (most === 0) return after;
  return after.map((weight, hand) =>
    before[hand] === 0 || likelihoods[hand] === 0 ? 0 : Math.max(weight / most, FLOOR),
  );
}

interface Hands {
  readonly hands: readonly number[];
}

/** The casts that give every colour a hand that explains what was seen of it. */
export function castsLeft<Cast extends Hands>(
  casts: readonly Cast[],
  byPlace: readonly ByHand[],
): readonly Cast[] {
  const [red, green, blue, yellow] = byPlace as readonly [ByHand, ByHand, ByHand, ByHand];
  const left = casts.filter(
    ({ hands }) =>
      red[hands[0] as number] !== 0 &&
      green[hands[1] as number] !== 0 &&
      blue[hands[2] as number] !== 0 &&
      yellow[hands[3] as number] !== 0,
  );
  return left.length === casts.length ? casts : left;
}

/** Possible casts with their weights, and the sum of these. */
export interface Weighed<Cast> {
  readonly casts: readonly Cast[];
  readonly weights: readonly number[];
  readonly total: number;
}

/** Before anybody shows anything all casts are equally likely. `byPlace` has one entry a colour. */
export function weigh<Cast extends Hands>(
  casts: readonly Cast[],
  byPlace: readonly ByHand[],
): Weighed<Cast> {
  const [red, green, blue, yellow] = byPlace as readonly [ByHand, ByHand, ByHand, ByHand];
  let total = 0;
  const weights = casts.map(({ hands }) => {
    const weight =
      (red[hands[0] as number] as number) *
      (green[hands[1] as number] as number) *
      (blue[hands[2] as number] as number) *
      (yellow[hands[3] as number] as number);
    total += weight;
    return weight;
  });
  return { casts, weights, total };
}

/** By hand: how likely the colour at this place holds it. */
export function handsAt<Cast extends Hands>(
  { casts, weights, total }: Weighed<Cast>,
  place: number,
): ByHand {
  const sums: number[] = ANY_HAND.map(() => 0);
  for (let i = 0; i < casts.length; i += 1) {
    const hand = casts[i]?.hands[place] as number;
    sums[hand] = (sums[hand] as number) + (weights[i] as number);
  }
  return sums.map((sum) => sum / total);
}

/** By place: how likely each identity, and each build or number, is there. */
export interface Marginals {
  readonly identities: readonly (readonly number[])[];
  readonly others: readonly (readonly number[])[];
}

/** Exactly 1 where certain: both sums are then made of the same numbers in the same order. */
export function marginalsOf<Cast extends Hands>({
  casts,
  weights,
  total,
}: Weighed<Cast>): Marginals {
  const identities = new Float64Array(16);
  const others = new Float64Array(16);
  for (let i = 0; i < casts.length; i += 1) {
    const weight = weights[i] as number;
    const { hands } = casts[i] as Cast;
    for (let place = 0; place < 4; place += 1) {
      const hand = hands[place] as number;
      const identity = 4 * place + identityAt(hand);
      const other = 4 * place + otherAt(hand);
      identities[identity] = (identities[identity] as number) + weight;
      others[other] = (others[other] as number) + weight;
    }
  }
  const rows = (sums: Float64Array): readonly (readonly number[])[] =>
    PLACES.map((place) => PLACES.map((face) => (sums[4 * place + face] as number) / total));
  return { identities: rows(identities), others: rows(others) };
}

const PLACES = [0, 1, 2, 3];

/** The places of a hand's two halves: its identity, and its build or number. */
export const identityAt = (hand: number): number => hand >> 2;
export const otherAt = (hand: number): number => hand & 3;

/** By identity and by build or number, out of what is known by hand. */
export function halves(hands: ByHand): {
  readonly identities: readonly number[];
  readonly others: readonly number[];
} {
  const [identities, others] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  for (const [hand, share] of hands.entries()) {
    const [i, o] = [identityAt(hand), otherAt(hand)];
    identities[i] = (identities[i] as number) + share;
    others[o] = (others[o] as number) + share;
  }
  return { identities, others };
}
