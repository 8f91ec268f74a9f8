import type { JSX } from "preact";
import { CANALS, ISLANDS, RII } from "./islands.js";
import { curve, noise, type Point, polyline } from "./path.js";
import { FRAME } from "./points.js";

const CELL = 38;
const SIDE = 6;
const TILE = CELL * SIDE;

/** A crossing of lanes, out of line by chance; the same on both edges of the tile, so it repeats. */
const crossing = (column: number, row: number): Point => {
  const seed = (column % SIDE) * 31 + (row % SIDE) * 517;
  return [column * CELL + (noise(seed) - 0.5) * 22, row * CELL + (noise(seed + 7) - 0.5) * 22];
};

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The houses of one block between lanes: a crooked square cut into plots, some left as yards. */
const plots = (column: number, row: number, keep: (chance: number) => boolean): string => {
  const [nw, ne] = [crossing(column, row), crossing(column + 1, row)];
  const [sw, se] = [crossing(column, row + 1), crossing(column + 1, row + 1)];
  const seed = column * 71 + row * 193;
  const across = 2 + Math.floor(noise(seed) * 2.4);
  const down = 2 + Math.floor(noise(seed + 1) * 2.4);
  const spot = (u: number, v: number): Point => {
    const [s, t] = [0.07 + (u / across) * 0.86, 0.07 + (v / down) * 0.86];
    return between(between(nw, ne, s), between(sw, se, s), t);
  };
  return Array.from({ length: across * down }, (_, index) => {
    const [u, v] = [index % across, Math.floor(index / across)];
    const corners = [spot(u, v), spot(u + 1, v), spot(u + 1, v + 1), spot(u, v + 1)];
    return keep(noise(seed + 11 + index * 5)) ? polyline(corners, true) : "";
  }).join("");
};

const houses = (keep: (chance: number) => boolean): string =>
  Array.from({ length: SIDE * SIDE }, (_, index) =>
    plots(index % SIDE, Math.floor(index / SIDE), keep),
  ).join("");

const HOUSES = houses((chance) => chance > 0.12);
const ROOFS = houses((chance) => chance > 0.62);

const TREES = Array.from({ length: 26 }, (_, index) => {
  const x = 5 + noise(index * 4) * 86;
  const y = 5 + noise(index * 4 + 1) * 86;
  const r = 2.4 + noise(index * 4 + 2) * 2.6;
  const d = (r * 2).toFixed(1);
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${d} 0`;
}).join("");

const OUTLINES = ISLANDS.map((island) => island.path).join("");
const GARDENS = ISLANDS.filter((island) => island.ground === "garden")
  .map((island) => island.path)
  .join("");
const CITY = ISLANDS.filter((island) => island.ground === "city")
  .map((island) => island.path)
  .join("");

/** How far the shallows reach from the shore, as widths of strokes along it. */
const SHOALS: readonly number[] = [84, 58, 36, 18];

/** Rings of light. Not a gradient: Chromium paints everything under one anew with every step on the map. */
const MOONLIGHT: readonly number[] = [860, 740, 630, 520, 420, 320, 220];

export const LandDefs = (): JSX.Element => (
  <defs>
    <pattern
      id="land-houses"
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-11)"
    >
      <path d={ROOFS} fill="var(--map-block)" opacity=".13" />
      <path d={HOUSES} fill="none" stroke="var(--map-block)" stroke-width=".75" opacity=".3" />
    </pattern>
    <pattern id="land-trees" width="96" height="96" patternUnits="userSpaceOnUse">
      <path d={TREES} fill="none" stroke="var(--map-block)" stroke-width="1" opacity=".5" />
    </pattern>
    <radialGradient id="lamp-light">
      <stop offset=".3" stop-color="var(--lamp)" stop-opacity=".75" />
      <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
    </radialGradient>
    <path id="land-outline" d={OUTLINES} />
    <clipPath id="land-frame">
      <rect x="10" y="10" width={FRAME.width - 20} height={FRAME.height - 20} />
    </clipPath>
    <clipPath id="land-clip">
      <use href="#land-outline" />
    </clipPath>
  </defs>
);

/** The islands as an old engraved plan: shallows, quays, house blocks, gardens, little canals. */
export const Land = (): JSX.Element => (
  <g pointer-events="none" clip-path="url(#land-frame)">
    <g fill="none" stroke="var(--map-shoal)" stroke-linejoin="round">
      {SHOALS.map((width) => (
        <use key={width} href="#land-outline" stroke-width={width} />
      ))}
    </g>
    <use href="#land-outline" transform="translate(-3 6)" opacity=".3" />
    <use href="#land-outline" fill="var(--map-land)" />
    <g clip-path="url(#land-clip)" fill="var(--map-land-moon)" fill-opacity=".2">
      {MOONLIGHT.map((r) => (
        <circle key={r} cx="1020" cy="360" r={r} />
      ))}
    </g>
    <path d={CITY} fill="url(#land-houses)" />
    <path d={GARDENS} fill="url(#land-trees)" />
    {/* Canals are painted, not cut out, for the same reason. */}
    <g clip-path="url(#land-clip)" fill="none" stroke-linejoin="round">
      <use href="#land-outline" stroke="var(--map-land-lit)" stroke-width="15" opacity=".8" />
      {CANALS.map(({ key, points, width }) => (
        <path
          key={key}
          d={curve(points)}
          stroke="var(--map-land-lit)"
          stroke-width={width + 13}
          opacity=".8"
        />
      ))}
      {RII.map((rio) => (
        <path key={curve(rio)} d={curve(rio)} stroke="var(--map-rio)" stroke-width="4.5" />
      ))}
      <use href="#land-outline" stroke="var(--map-shore)" stroke-width="4" />
      {CANALS.map(({ key, points, width }) => (
        <path key={key} d={curve(points)} stroke="var(--map-shore)" stroke-width={width + 3} />
      ))}
      {CANALS.map(({ key, points, width }) => (
        <path key={key} d={curve(points)} stroke="var(--map-canal)" stroke-width={width} />
      ))}
    </g>
  </g>
);
