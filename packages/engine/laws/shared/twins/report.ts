import { SPECTATOR, seatsOf, type Viewer } from "../../../src/core/seat.js";
import { pairs, type Tried, type Wants } from "./search.js";
import type { Original, System, TwinFactory, TwinTypes } from "./twinFactory.js";

export interface Report<T extends TwinTypes> {
  /** Pairs compared, and at how many moments in all. */
  readonly pairs: number;
  readonly moments: number;
  /** Of these, how many differ in what; a pair may differ in several. */
  readonly compared: Readonly<Record<T["Category"], number>>;
  /** Pairs for which no twin was found, by what was to be different. */
  readonly discarded: Readonly<Record<T["Category"], number>>;
  /** Pairs compared for each viewer at each kind of table. */
  readonly places: ReadonlyMap<string, number>;
  /** Pairs compared for each rare situation. */
  readonly rarities: ReadonlyMap<string, number>;
  /** The first pair that could be told apart; nothing is tried after it. */
  readonly leak: Tried<T> | null;
}

/** Compares pairs until every category, every place and every rarity has had its share. */
export function survey<T extends TwinTypes>(
  twins: TwinFactory<T>,
  system: System<T>,
  share: number,
): Report<T> {
  type Category = T["Category"];
  const { categories, scarce, configs, nameOf } = twins;
  const zeros = (): Record<Category, number> =>
    Object.fromEntries(categories.map((each) => [each, 0])) as Record<Category, number>;
  const placeOf = (config: T["Config"], viewer: Viewer): string => `${nameOf(config)}: ${viewer}`;
  const allPlaces = configs.flatMap((config) =>
    [...seatsOf(config), SPECTATOR].map((viewer) => placeOf(config, viewer as Viewer)),
  );
  const compared = zeros();
  const discarded = zeros();
  const places = new Map<string, number>(allPlaces.map((place) => [place, 0]));
  const rarities = new Map<string, number>(twins.rarities.map(({ name }) => [name, 0]));
  const isShort = (category: Category): boolean => compared[category] < share;
  const isNew = ({ opening, name }: Original<T>, viewer: Viewer): boolean =>
    places.get(placeOf(opening.config, viewer)) === 0 || rarities.get(name) === 0;
  const isDone = (): boolean =>
    !categories.some(isShort) && ![...places.values(), ...rarities.values()].includes(0);
  const wants: Wants<T> = (category, original, viewer) =>
    isShort(category) ? (scarce.has(category) ? 6 : 1) : isNew(original, viewer) ? 1 : 0;
  let tries = 0;
  let count = 0;
  let moments = 0;
  let leak: Tried<T> | null = null;
  for (const tried of pairs(twins, system, wants)) {
    const { original, viewer, aim, differs, found } = tried;
    moments += tried.moments;
    tries += 1;
    if (differs === null) discarded[aim as Category] += 1;
    else {
      count += 1;
      for (const category of differs) compared[category as Category] += 1;
      more(places, placeOf(original.opening.config, viewer));
      if (rarities.has(original.name)) more(rarities, original.name);
    }
    if (found !== null) leak = tried;
    if (found !== null || isDone() || tries === 2_000 + 50 * share) break;
  }
  return { pairs: count, moments, compared, discarded, places, rarities, leak };
}

const more = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

export function formatReport<T extends TwinTypes>(
  { categories }: TwinFactory<T>,
  { pairs, moments, compared, discarded, places }: Report<T>,
): string {
  const row = (name: string, ...numbers: readonly (number | string)[]): string =>
    `${name.padEnd(22)}${numbers.map((each) => String(each).padStart(10)).join("")}`;
  const lines = categories.map((each: T["Category"]) => row(each, compared[each], discarded[each]));
  const fewest = Math.min(...places.values());
  const notes = [
    `${pairs} pairs in all, compared at ${moments} moments;`,
    `${places.size} places (table and viewer) with at least ${fewest} pairs each`,
  ];
  return [row("hidden", "pairs", "discarded"), ...lines, ...notes].join("\n");
}

/** What a developer needs to see the leak again. */
export function describeLeak<T extends TwinTypes>({
  original,
  viewer,
  aim,
  found,
}: Tried<T>): string {
  if (found === null) return "no leak";
  const at = firstDifference(found.original, found.twin);
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  return [
    `${original.name}, ${original.opening.seed}, viewer ${viewer}, other ${aim}`,
    `slot ${found.slot}, ${found.what}:`,
    `  original … ${around(found.original)}`,
    `  twin     … ${around(found.twin)}`,
  ].join("\n");
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
