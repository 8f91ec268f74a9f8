type Rows = readonly (readonly number[])[];

/**
 * The fewest items with one in every row, exactly; a row lists the items it accepts. Null: some row is
 * empty. Of many rows few matter: a cover of those met so far that leaves no row out is a smallest one,
 * because fewer rows never need more items.
 */
export function smallestCover(rows: Rows): readonly number[] | null {
  const open = [...new Map(rows.map((row) => [row.join(), row])).values()];
  open.sort((a, b) => a.length - b.length);
  const met: (readonly number[])[] = [];
  let cover: readonly number[] = [];
  for (;;) {
    const missed = open.find((row) => !row.some((item) => cover.includes(item)));
    if (missed === undefined) return cover;
    met.push(missed);
    const next = coverOfAll(met, cover.length);
    if (next === null) return null;
    cover = next;
  }
}

/** With a growing number of items; they are never fewer than before. */
function coverOfAll(rows: Rows, least: number): readonly number[] | null {
  for (let size = Math.max(least, bound(rows)); size <= rows.length; size += 1) {
    const cover = coverOf(rows, size);
    if (cover !== null) return cover;
  }
  return null;
}

/** Depth first, always at the row with the fewest items left. */
function coverOf(rows: Rows, size: number): readonly number[] | null {
  if (rows.length === 0) return [];
  if (bound(rows) > size) return null;
  let left = rows;
  for (const item of shortest(rows)) {
    const rest = coverOf(
      left.filter((row) => !row.includes(item)),
      size - 1,
    );
    if (rest !== null) return [item, ...rest];
    // With this item there is none, so from here on it is left out.
    left = left.map((row) => row.filter((each) => each !== item));
  }
  return null;
}

/** At least so many: rows that have nothing in common need an item each. Short ones are tried first. */
function bound(rows: Rows): number {
  const used = new Set<number>();
  let count = 0;
  for (const row of rows.toSorted((a, b) => a.length - b.length)) {
    if (row.length === 0) return Number.POSITIVE_INFINITY;
    if (row.some((item) => used.has(item))) continue;
    for (const item of row) used.add(item);
    count += 1;
  }
  return count;
}

const shortest = (rows: Rows): readonly number[] =>
  rows.reduce((best, row) => (row.length < best.length ? row : best));
