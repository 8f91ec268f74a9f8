import type { JSX } from "preact";
import { noise } from "./path.js";
import { FRAME } from "./points.js";

const wavelets = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = noise(seed + index * 3) * FRAME.width;
    const y = noise(seed + index * 3 + 1) * FRAME.height;
    const w = 8 + noise(seed + index * 3 + 2) * 16;
    const [a, b, c] = [w, w / 2, w / 3].map((value) => value.toFixed(0));
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${b}-${c} ${a} 0t${a} 0`;
  }).join("");

const GLINTS: readonly string[] = [wavelets(3, 90), wavelets(501, 90)];

const BOX = `0 0 ${FRAME.width} ${FRAME.height}`;

const Glints = ({ path }: { readonly path: string }): JSX.Element => (
  <path d={path} fill="none" stroke="var(--map-glint)" stroke-width="1.4" opacity=".32" />
);

/** The night water under the map: it moves slowly, and on its own layer, so the map need not. */
export const Lagoon = (): JSX.Element => (
  <div class="lagoon" aria-hidden="true">
    {GLINTS.map((path) => (
      <svg
        key={path}
        class="lagoon-glints"
        aria-hidden="true"
        viewBox={BOX}
        preserveAspectRatio="xMidYMid slice"
      >
        <Glints path={path} />
      </svg>
    ))}
  </div>
);
