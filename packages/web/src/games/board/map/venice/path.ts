/** Small geometry helpers: smooth curves through points, as SVG path data or as samples. */
export type Point = readonly [number, number];

/** Points from plain text: "x y x y ...". */
export const points = (text: string): readonly Point[] => {
  const numbers = text.trim().split(/\s+/u).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
};

const round = (value: number): string => String(Math.round(value * 10) / 10);

const xy = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

/** A repeatable pseudo-random number in [0, 1) for a whole number: the same shores every time. */
export const noise = (seed: number): number => {
  const value = Math.sin(seed * 12.9898 + 78.233) * 43758.5453;
  return value - Math.floor(value);
};

const at = (line: readonly Point[], index: number): Point => line[index] ?? [0, 0];

type Segment = readonly [Point, Point, Point, Point];

/** Centripetal-like Catmull-Rom through the points, as cubic Bézier segments. */
const segments = (line: readonly Point[], closed: boolean): readonly Segment[] => {
  const count = line.length;
  const pick = (index: number): Point =>
    closed ? at(line, (index + count) % count) : at(line, Math.min(Math.max(index, 0), count - 1));
  return Array.from({ length: closed ? count : count - 1 }, (_, index): Segment => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pick(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
};

const pointOn = ([a, b, c, d]: Segment, t: number): Point => {
  const s = 1 - t;
  const mix = (i: 0 | 1): number =>
    s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
};

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Points along the smooth curve, about `step` apart. */
export const sample = (line: readonly Point[], closed: boolean, step: number): readonly Point[] => {
  const parts = segments(line, closed);
  const inner = parts.flatMap((part) => {
    const count = Math.max(1, Math.round(distance(part[0], part[3]) / step));
    return Array.from({ length: count }, (_, index) => pointOn(part, index / count));
  });
  const last = parts[parts.length - 1];
  return closed || last === undefined ? inner : [...inner, last[3]];
};

/** Smooth path data through the points. */
export const curve = (line: readonly Point[], closed = false): string => {
  const parts = segments(line, closed);
  const body = parts.map(([, b, c, d]) => `C${xy(b)} ${xy(c)} ${xy(d)}`).join("");
  return `M${xy(at(line, 0))}${body}${closed ? "Z" : ""}`;
};

/** Straight path data through the points. */
export const polyline = (line: readonly Point[], closed = false): string =>
  `M${line.map(xy).join("L")}${closed ? "Z" : ""}`;

/** A shore: the smooth outline, broken into short quays that are slightly out of line. */
export const shore = (line: readonly Point[], seed: number, rough = 2.4): readonly Point[] =>
  sample(line, true, 15).map(([x, y], index) => [
    x + (noise(seed + index * 2) - 0.5) * 2 * rough,
    y + (noise(seed + index * 2 + 1) - 0.5) * 2 * rough,
  ]);
