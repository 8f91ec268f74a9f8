import type { Location } from "@inkognito/engine/card";
import type { JSX } from "preact";

/** Line drawings, the middle of their foot line on the origin. `body` is filled, `lines` are not. */
interface Scene {
  readonly body: string;
  readonly lines: string;
}

const dome = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y}Z`;

/** A row of round-headed openings, each `w` wide and `h` high to where its arch begins. */
const arches = (xs: readonly number[], w: number, h: number, foot: (x: number) => number): string =>
  xs.map((x) => `M${x - w / 2} ${foot(x)}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}`).join("");

/** Rialto rises to its middle. */
const slope = (x: number): number => -12 - 22 * (1 - Math.abs(x) / 56);

const SCENES: Readonly<Record<Location, Scene>> = {
  rialto: {
    body:
      "M-56 0V-12L0-34L56-12V0H34A34 27 0 0 0-34 0Z" +
      "M-48-15V-28L-10-43V-30ZM48-15V-28L10-43V-30ZM-10-30V-48H10V-30ZM-13-48L0-57L13-48Z",
    lines: `${arches([-42, -34, -26, -18, 18, 26, 34, 42], 5, 6, slope)}${arches([0], 9, 9, () => -33)}M-56-12L0-34L56-12M-29 0A29 22 0 0 1 29 0M-50-6h10M40-6h10`,
  },
  sanMarco: {
    body:
      `M-30 0V-24H50V0ZM-54 0V-58H-42V0ZM-56-58H-40V-67H-56ZM-54-67L-48-82L-42-67Z` +
      `${dome(-19, -26, 9)}${dome(10, -29, 13)}${dome(39, -26, 9)}`,
    lines: `${arches([-21, -5, 26, 42], 9, 9, () => 0)}${arches([10], 13, 11, () => 0)}M-30-19q8-8 16 0q8-8 16 0q8-9 16 0q8-8 16 0q8-8 16 0M-19-39v-6M10-48v-7M39-39v-6M-51-4V-54M-45-4V-54M-48-82v-5`,
  },
  sanGiorgio: {
    body: `M-18 0V-26L0-38L18-26V0ZM-42 0V-17L-18-24V0ZM18 0V-24L38-17V0ZM40 0V-52H50V0ZM38-52L45-72L52-52Z${dome(0, -38, 11)}`,
    lines:
      `${arches([0], 7, 9, () => 0)}M-12 0V-25M-6 0V-25M6 0V-25M12 0V-25M-18-26H18M-34 0v-12M28 0v-12` +
      "M43-46v-0h4M43-40h4M45-72v-6M0-53v-7M-56 0q6-4 12 0",
  },
  salute: {
    body:
      `M-38 0V-19H38V0ZM-26-19V-32H26V-19Z${dome(0, -32, 25)}${dome(32, -19, 9)}M-5-68V-78H5V-68Z` +
      "M-38-19q0-9 9-9q0 6-5 9ZM38-19q0-9-9-9q0 6 5 9Z",
    lines: `${arches([0], 12, 9, () => 0)}${arches([-20, -10, 10, 20], 5, 4, () => -21)}M-30-7h12M18-7h12M-12-33Q-12-54-1-68M12-33Q12-54 1-68M0-78v-7M-3-82h6`,
  },
  bridgeOfSighs: {
    body:
      "M-58 0V-66H-24V0ZM58 0V-66H24V0Z" + "M-24-24A24 17 0 0 1 24-24V-48Q12-60 0-60Q-12-60-24-48Z",
    lines:
      `${arches([-48, -36, 36, 48], 6, 9, () => -42)}${arches([-48, -36, 36, 48], 6, 9, () => -12)}` +
      "M-24-48Q0-66 24-48M-15-31V-44H-3V-31ZM3-31V-44H15V-31ZM-11-44v13M-7-44v13M7-44v13M11-44v13M-15-38h12M3-38h12" +
      "M-58-34h34M24-34h34",
  },
};

interface SceneProps {
  readonly location: Location;
  /** On paper it is ink; elsewhere it is lit like the map. */
  readonly paper?: boolean;
}

/** One of the five places, 120 wide and about 90 high above the origin. */
export const PlaceScene = ({ location, paper = false }: SceneProps): JSX.Element => {
  const { body, lines } = SCENES[location];
  const ink = paper ? "#231a10" : "var(--map-landmark)";
  return (
    <g stroke={ink} stroke-linejoin="round" stroke-linecap="round" stroke-width="1.6">
      <path d={body} fill={paper ? "#fffaf0" : "var(--map-landmark-fill)"} />
      <path d={lines} fill="none" stroke-width="1.2" />
      <path
        d="M-58 5q7-4 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0M-44 12q7-4 14 0t14 0t14 0t14 0t14 0t14 0"
        fill="none"
        stroke={paper ? "#2b6259" : "var(--map-glint)"}
        opacity=".7"
      />
    </g>
  );
};

/** A place as a picture by itself; its name stands beside it. */
export const PlacePicture = (props: { readonly location: Location; readonly width: number }) => (
  <svg
    class="place-picture"
    width={props.width}
    height={props.width * 0.88}
    viewBox="-62 -90 124 109"
    aria-hidden="true"
  >
    <rect x="-62" y="-90" width="124" height="109" rx="12" fill="var(--map-sea)" />
    <circle cx="30" cy="-66" r="9" fill="var(--map-moon)" opacity=".8" />
    <PlaceScene location={props.location} />
  </svg>
);
