import type { Leaks as BoardLeaks } from "../../src/board/odds/leaks.js";
import type { Leaks as CardLeaks } from "../../src/card/odds/leaks.js";
import { isSame } from "./deals.js";
import { near } from "./near.js";
import { Total, total } from "./total.js";
import type { Answer, Weighed } from "./weighing.js";

type Deals<Hand> = readonly Weighed<Hand>[];

const { log2 } = Math;

export const oddsThat = <Deal extends Weighed<unknown>>(
  deals: readonly Deal[],
  isSo: (deal: Deal) => boolean,
): number => total(deals, (deal) => (isSo(deal) ? deal.weight : 0));

/** How much is open. */
export const openBits = (deals: Deals<unknown>): number =>
  total(deals, ({ weight }) => -weight * log2(weight));

/** What was told in between: the distance between two sets of weights. */
export function bitsBetween<Deal extends Weighed<unknown>>(
  before: readonly Deal[],
  after: readonly Deal[],
  textOf: (deal: Deal) => string,
): number {
  const shares = new Map(before.map((deal) => [textOf(deal), deal.weight]));
  return total(after, (deal) => deal.weight * log2(deal.weight / (shares.get(textOf(deal)) ?? 0)));
}

/** What the cards to come would tell, summed over all deals and all that may be shown. */
export function expectedBits<Deal extends Weighed<unknown>>(
  deals: readonly Deal[],
  answersIn: (deal: Deal) => readonly Pick<Answer, "key" | "chance">[],
): number {
  const rows = new Map<string, { readonly weight: number; readonly chance: number }[]>();
  for (const deal of deals) {
    for (const { key, chance } of answersIn(deal)) {
      const row = rows.get(key) ?? [];
      row.push({ weight: deal.weight, chance });
      rows.set(key, row);
    }
  }
  const bits = new Total();
  for (const row of rows.values()) {
    const odds = total(row, ({ weight, chance }) => weight * chance);
    for (const { weight, chance } of row) bits.add(weight * chance * log2(chance / odds));
  }
  return bits.value;
}

/** A hand a watcher may think one has. */
interface Imagined<Hand> {
  readonly hand: Hand;
  /** How well it explains what the watcher has seen of one's cards. */
  readonly explains: number;
  /** What may be shown from it now. */
  readonly answers: readonly Answer[];
}

/** How likely one after the other was, given those before it. */
export const chanceOfAll = <Entry>(
  entries: readonly Entry[],
  chanceOf: (entry: Entry, before: readonly Entry[]) => number,
): number => entries.reduce((all, entry, i) => all * chanceOf(entry, entries.slice(0, i)), 1);

interface Leaked {
  readonly bits: number;
  /** Of the answers that the watcher expects from one's true hand, by key. */
  readonly answers: ReadonlyMap<string, { readonly bits: number; readonly truth: number }>;
}

/** What one's own cards would tell a watcher, from each of the hands that he may have. */
export function leakedTo<Hand extends readonly string[]>(
  watcher: { readonly place: number; readonly imagines: readonly Imagined<Hand>[] },
  mine: Hand,
  deals: Deals<Hand>,
): Leaked {
  const add = (sums: Map<string, Total>, key: string, value: number): void => {
    sums.set(key, (sums.get(key) ?? new Total()).add(value));
  };
  const theirs = new Map<string, Total>();
  for (const { hands, weight } of deals) add(theirs, `${hands[watcher.place] ?? ""}`, weight);
  const expected = new Total();
  const [bits, truth] = [new Map<string, Total>(), new Map<string, Total>()];
  for (const [key, { value: weight }] of theirs) {
    const open = watcher.imagines.filter(
      ({ hand, explains }) => explains > 0 && !key.split(",").some((face, i) => hand[i] === face),
    );
    const all = total(open, ({ explains }) => explains);
    const odds = new Map<string, Total>();
    for (const { explains, answers } of open) {
      for (const each of answers) add(odds, each.key, (explains / all) * each.chance);
    }
    for (const { hand, explains, answers } of open) {
      for (const each of answers) {
        const chance = odds.get(each.key)?.value ?? 0;
        const told = log2(each.chance / chance);
        const joint = (explains / all) * each.chance;
        expected.add(weight * joint * told);
        add(bits, each.key, (weight * joint * told) / chance);
        if (`${hand}` === `${mine}`) add(truth, each.key, weight * told);
      }
    }
  }
  const answers = [...truth].map(([key, { value }]) => {
    return [key, { bits: bits.get(key)?.value ?? 0, truth: value }] as const;
  });
  return { bits: expected.value, answers: new Map(answers) };
}

export function compareLeaks(
  found: BoardLeaks | CardLeaks | null,
  legal: readonly Answer[],
  leaked: Leaked,
): void {
  near(found?.bits, leaked.bits, "leaked on average");
  for (const { cards, key, chance } of legal) {
    const leak = found?.answers.find((each) => isSame(each.cards, cards));
    const expected = leaked.answers.get(key);
    near(leak?.odds, chance, `own ${cards}`);
    near(leak?.bits, expected?.bits ?? 0, `leaked by ${cards}`);
    near(leak?.truth, expected?.truth ?? 0, `nearer by ${cards}`);
    const realised: readonly { odds: number; bits: number }[] = leak?.realised ?? [];
    const mean = total(realised, ({ odds, bits }) => odds * bits);
    near(mean, leak?.bits ?? 0, `realised by ${cards}`);
  }
}
