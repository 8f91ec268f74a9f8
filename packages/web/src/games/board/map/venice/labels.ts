/** Where the name of a space is written, relative to the middle of its disc. */
export interface LabelSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly lines: 1 | 2;
}

const spot = (x: number, y: number, anchor: LabelSpot["anchor"], lines: 1 | 2 = 1): LabelSpot => ({
  x,
  y,
  anchor,
  lines,
});

const BELOW: LabelSpot = spot(0, 42, "middle");

/** Computed so that no name lies on a route or a disc, then eased by hand. */
const LABELS: Readonly<Record<number, LabelSpot>> = {
  1: spot(21, 5, "start"),
  2: spot(30, 5, "start"),
  3: spot(21, 13, "start"),
  4: spot(12, -17, "start"),
  5: spot(0, 40, "middle"),
  6: spot(24, 30, "middle", 2),
  7: spot(21, 5, "start"),
  8: spot(-21, -3, "end"),
  9: spot(21, 5, "start"),
  10: spot(35, 5, "start"),
  11: spot(21, 5, "start"),
  12: spot(30, 13, "start"),
  13: spot(30, 5, "start"),
  14: spot(-36, 39, "middle", 2),
  15: spot(35, 5, "start"),
  16: spot(20, -21, "middle"),
  17: spot(-16, 7, "end", 2),
  18: spot(-12, 30, "middle"),
  19: spot(20, 21, "start"),
  20: spot(30, -4, "start", 2),
  21: spot(30, 5, "start"),
  22: spot(0, 31, "middle"),
  23: spot(48, 44, "middle", 2),
  24: spot(-8, 41, "middle"),
  25: spot(-21, 5, "end"),
  26: spot(21, 5, "start"),
  27: spot(-30, -3, "end"),
  28: spot(35, 13, "start"),
  29: spot(-12, 30, "middle", 2),
  30: spot(-21, -4, "end", 2),
  31: spot(0, 40, "middle"),
  32: spot(0, 31, "middle"),
  33: spot(21, 5, "start"),
  34: spot(-35, 4, "end", 2),
  35: spot(24, 21, "start"),
  36: spot(0, 31, "middle"),
  37: spot(-21, 5, "end"),
  38: spot(24, 27, "start"),
  39: spot(0, 31, "middle"),
  40: spot(-35, 5, "end"),
  41: spot(0, 40, "middle"),
  42: spot(21, 5, "start"),
  43: spot(21, -4, "start", 2),
  44: spot(36, 39, "middle"),
  45: spot(-21, 5, "end"),
  46: spot(35, 5, "start"),
  47: spot(-21, 13, "end"),
  48: spot(0, 31, "middle", 2),
  49: spot(-21, -3, "end"),
  50: spot(21, 5, "start"),
  51: spot(21, 5, "start"),
  52: spot(-30, 5, "end"),
  53: spot(21, 4, "start", 2),
  54: spot(0, 45, "middle"),
  55: spot(24, 21, "start"),
  56: spot(14, 30, "middle", 2),
  57: spot(15, 18, "start", 2),
  58: spot(0, 45, "middle"),
};

export const labelSpot = (id: number): LabelSpot => LABELS[id] ?? BELOW;

/** A name in one or two lines, broken at the space nearest to its middle. */
export const labelLines = (name: string, lines: 1 | 2): readonly string[] => {
  const gaps = [...name.matchAll(/ /gu)].map((match) => match.index);
  if (lines === 1 || gaps.length === 0) {
    return [name];
  }
  const middle = name.length / 2;
  const gap = gaps.reduce((best, here) =>
    Math.abs(here - middle) < Math.abs(best - middle) ? here : best,
  );
  return [name.slice(0, gap), name.slice(gap + 1)];
};
