import { expect } from "vitest";
import { subsetsOf } from "./deals.js";

/** Sets of what was seen that are tried one by one. */
const TRIED = 120_000;

/** What one seat has to go by, as it bears on every deal; without any of the mind's code. */
export interface DealKnowledge<Claim, Deal> {
  readonly deals: readonly Deal[];
  /** How many things were seen: each has its place as its id. */
  readonly seen: number;
  /** The kinds of one's own cards. */
  readonly own: readonly string[];
  isSo(claim: Claim, deal: Deal): boolean;
  /** Does this one thing seen leave the deal possible? */
  fits(id: number, deal: Deal): boolean;
  /** Has one in this deal the card of this kind that one has? */
  fitsOwn(kind: string, deal: Deal): boolean;
}

interface Proof {
  readonly answers: readonly number[];
  readonly own: readonly string[];
}

const isPossible = <Claim, Deal>(
  { fits, fitsOwn }: DealKnowledge<Claim, Deal>,
  { answers, own }: Proof,
  deal: Deal,
): boolean => own.every((kind) => fitsOwn(kind, deal)) && answers.every((id) => fits(id, deal));

const everything = ({ seen, own }: Pick<DealKnowledge<never, never>, "seen" | "own">): Proof => ({
  answers: Array.from({ length: seen }, (_, id) => id),
  own,
});

/** Is there no deal with these, or with all that is known, in which it is not so? */
export const isCertain = <Claim, Deal>(
  notebook: DealKnowledge<Claim, Deal>,
  claim: Claim,
  from: Proof = everything(notebook),
): boolean =>
  notebook.deals.every((deal) => notebook.isSo(claim, deal) || !isPossible(notebook, from, deal));

/** Is there a set of so many that proves it? Every set is tried; null: there are too many. */
function isProvenBy<Claim, Deal>(
  notebook: DealKnowledge<Claim, Deal>,
  claim: Claim,
  size: number,
): boolean | null {
  const { own } = notebook;
  const counter = notebook.deals.filter(
    (deal) => !notebook.isSo(claim, deal) && isPossible(notebook, { answers: [], own }, deal),
  );
  const kept = Array.from({ length: notebook.seen }, (_, id) => {
    const bits = counter.map((deal) => (notebook.fits(id, deal) ? "1" : "0"));
    return BigInt(`0b0${bits.join("")}`);
  });
  let tries = TRIED;
  const search = (from: number, left: number, open: bigint): boolean => {
    tries -= 1;
    if (open === 0n) return true;
    if (left === 0 || tries < 0) return false;
    for (let id = from; id < kept.length; id += 1) {
      if (search(id + 1, left - 1, open & (kept[id] as bigint))) return true;
    }
    return false;
  };
  const found = search(0, size, (1n << BigInt(counter.length)) - 1n);
  return found || tries >= 0 ? found : null;
}

/** It follows, and not with less; false: there are too many smaller sets to try. */
export function checkProof<Claim, Deal>(
  notebook: DealKnowledge<Claim, Deal>,
  claim: Claim,
  { answers, own }: Proof,
): boolean {
  expect(isCertain(notebook, claim, { answers, own })).toBe(true);
  for (const kind of own) {
    const fewer = own.filter((each) => each !== kind);
    expect(isCertain(notebook, claim, { answers, own: fewer })).toBe(false);
  }
  if (answers.length === 0) return true;
  return isProvenBy(notebook, claim, answers.length - 1) === false;
}

/** Guesses are contradicted, alone or together, exactly where no deal is left for them. */
export function checkContradictions<Claim, Deal>(
  notebook: DealKnowledge<Claim, Deal>,
  guesses: readonly Claim[],
  found: readonly { readonly guesses: readonly number[] }[],
): void {
  const known = everything(notebook);
  const left = notebook.deals.filter((deal) => isPossible(notebook, known, deal));
  const fitting = (some: readonly number[]): boolean =>
    left.some((deal) => some.every((i) => notebook.isSo(guesses[i] as Claim, deal)));
  const alone = guesses.flatMap((_, i) => (fitting([i]) ? [] : [i]));
  const single = found.filter((each) => each.guesses.length === 1);
  expect(single.flatMap((each) => each.guesses)).toEqual(alone);
  const rest = guesses.flatMap((_, i) => (alone.includes(i) ? [] : [i]));
  const clash = found.find((each) => each.guesses.length > 1);
  expect(clash === undefined).toBe(rest.length === 0 || fitting(rest));
  if (clash === undefined) return;
  expect(fitting(clash.guesses)).toBe(false);
  const size = clash.guesses.length - 1;
  for (const some of subsetsOf(rest, size)) expect(fitting(some)).toBe(true);
}
