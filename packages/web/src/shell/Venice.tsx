import type { JSX } from "preact";
import "./venice.css";

/** The city across the basin, drawn flat against the sky; the water begins at y = 300. */
const WATER = 300;

const HOUSES: readonly (readonly [x: number, width: number, height: number])[] = [
  [-20, 70, 62],
  [46, 54, 84],
  [96, 66, 58],
  [158, 44, 96],
  [198, 74, 70],
  [268, 58, 88],
  [322, 52, 64],
  [660, 60, 72],
  [716, 48, 92],
  [760, 70, 60],
  [826, 44, 78],
  [1050, 62, 66],
  [1108, 50, 90],
  [1154, 72, 62],
  [1222, 80, 80],
];

/** Flat roofs with a funnel chimney, as only Venice has them. */
const house = ([x, width, height]: readonly [number, number, number]): string => {
  const top = WATER - height;
  const chimney = x + width * 0.7;
  return `M${x} ${WATER}V${top}L${x + width / 2} ${top - 9}L${x + width} ${top}V${WATER}Z
    M${chimney} ${top}v-16l-4-9h14l-4 9v16Z`;
};

/** A dome with its lantern, standing on a drum. */
const dome = (x: number, base: number, radius: number): string =>
  `M${x - radius} ${base}V${base - radius * 0.35}C${x - radius} ${base - radius * 1.35} ${x - radius * 0.35} ${base - radius * 1.75} ${x} ${base - radius * 1.9}
   C${x + radius * 0.35} ${base - radius * 1.75} ${x + radius} ${base - radius * 1.35} ${x + radius} ${base - radius * 0.35}V${base}Z
   M${x - radius * 0.16} ${base - radius * 1.8}v${-radius * 0.42}q${radius * 0.16} ${-radius * 0.3} ${radius * 0.32} 0v${radius * 0.42}Z
   M${x - 1} ${base - radius * 2.2}v-12h2v12Z`;

const SAN_MARCO = [
  `M470 ${WATER}V236H640V${WATER}Z`,
  dome(498, 240, 20),
  dome(555, 240, 27),
  dome(612, 240, 20),
  dome(526, 238, 15),
  dome(584, 238, 15),
].join("");

const CAMPANILE = `M404 ${WATER}V200H444V${WATER}ZM400 200h48v-8h-48ZM404 192V166H444V192Z
  M400 166h48v-6h-48ZM406 160L424 116L442 160ZM423 116v-12h2v12Z`;

const SALUTE = [
  `M890 ${WATER}V222H1030V${WATER}Z`,
  dome(950, 226, 48),
  dome(1012, 226, 24),
  `M1034 ${WATER}V176h14V${WATER}ZM1034 176q7-18 14 0Z`,
  `M900 226q-10-22 6-22q14 4 4 22Z`,
].join("");

const WINDOWS: readonly (readonly [number, number])[] = [
  [62, 232],
  [76, 250],
  [116, 262],
  [172, 222],
  [172, 246],
  [222, 252],
  [240, 252],
  [286, 230],
  [300, 256],
  [338, 256],
  [424, 178],
  [488, 268],
  [512, 268],
  [536, 268],
  [560, 268],
  [584, 268],
  [608, 268],
  [680, 248],
  [700, 266],
  [730, 224],
  [744, 250],
  [786, 262],
  [842, 240],
  [914, 262],
  [950, 250],
  [986, 262],
  [1070, 254],
  [1128, 228],
  [1140, 256],
  [1180, 262],
  [1250, 240],
];

const STARS: readonly (readonly [number, number, number])[] = [
  [60, 60, 1.4],
  [140, 120, 1],
  [210, 40, 1.6],
  [300, 96, 1],
  [360, 30, 1.2],
  [520, 70, 1.5],
  [600, 128, 1],
  [690, 44, 1.3],
  [770, 110, 1.1],
  [860, 60, 1.6],
  [930, 28, 1],
  [1120, 120, 1],
  [1190, 64, 1.5],
  [1240, 140, 1],
];

const GONDOLA = `M0 0C30 16 150 18 196 2C206-3 210-14 208-30l5-2c5 20 3 34-8 42C160 30 40 30-6 8
  C-14 2-18-8-14-22l4-1C-9-12-6-4 0 0Z`;

/** An evening of carnival over the basin of San Marco. Decoration only. */
export const Venice = (): JSX.Element => (
  <svg
    class="skyline"
    viewBox="0 0 1280 420"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="venice-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--venice-water-near)" />
        <stop offset="1" stop-color="var(--venice-water)" />
      </linearGradient>
    </defs>
    <g class="venice-stars">
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
    <g class="venice-moon">
      <circle cx="694" cy="100" r="46" opacity=".16" />
      <circle cx="694" cy="100" r="34" opacity=".25" />
      <circle cx="694" cy="100" r="23" />
    </g>
    <path class="venice-far" d={HOUSES.map(house).join("")} />
    <path class="venice-near" d={`${SAN_MARCO}${CAMPANILE}${SALUTE}`} />
    <g class="venice-windows">
      {WINDOWS.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x - 3} ${y + 5}v-8q3-5 6 0v8Z`} />
      ))}
    </g>
    <rect y={WATER} width="1280" height="120" fill="url(#venice-water)" />
    <g class="venice-glow">
      {WINDOWS.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${WATER + 6 + (y % 7)}v${12 + (x % 29)}`} />
      ))}
    </g>
    <g class="venice-glints">
      <path d="M40 352q12-6 24 0t24 0M300 372q10-5 20 0t20 0M640 346q12-6 24 0t24 0M760 392q12-6 24 0t24 0M1130 360q12-6 24 0t24 0M480 400q12-6 24 0t24 0M960 330q8-4 16 0t16 0M200 330q8-4 16 0t16 0" />
    </g>
    <g transform="translate(150 352)">
      <path class="venice-gondola" d={GONDOLA} />
      <path
        class="venice-gondola"
        d="M150 2l-3-34q-1-8 5-9q6 1 5 9l3 34ZM120 40L168-34l2 1L123 42Z"
      />
      <circle class="venice-lantern" cx="20" cy="-8" r="5" />
      <path class="venice-gondola" d="M19-4h2v10h-2Z" />
    </g>
  </svg>
);
