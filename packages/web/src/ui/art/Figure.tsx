import type { Build } from "@inkognito/engine/board";
import type { Colour } from "@inkognito/engine/core";
import type { JSX } from "preact";
import { BoldEmblem, BoldRim, Emblem, weave } from "./Emblem.js";

type FigureState = "normal" | "selected";

interface Shape {
  readonly cloak: string;
  readonly folds: string;
  /** The side that the moon does not reach. */
  readonly shade: string;
  readonly hem: string;
  readonly hat: string;
  readonly head: readonly [number, number];
  readonly emblem: readonly [number, number];
  /** The same for those who are far away. */
  readonly bold: readonly [number, number];
  readonly star: readonly [number, number];
  readonly foot: number;
}

/** Feet stand on the origin; the tallest reaches 66 units up. */
const SHAPES: Readonly<Record<Build, Shape>> = {
  tall: {
    cloak: "M-14 0C-14-18-12-33-9-41Q0-45 9-41C12-33 14-18 14 0Q0 3-14 0Z",
    folds: "M-8-38Q-9-16-8 1M8-38Q9-16 8 1",
    shade: "M3-43Q6-42 9-41C12-33 14-18 14 0Q10 1 6 1.5Q8-22 3-43Z",
    hem: "M-13.8-4.5Q0-1.5 13.8-4.5",
    hat: "M-9.5-51Q0-55 9.5-51L3-67Q0-69-3-67Z",
    head: [-47.5, 6.6],
    emblem: [-23, 0.82],
    bold: [-19, 1.25],
    star: [14, -56],
    foot: 15,
  },
  thin: {
    cloak: "M-6.6 0C-6.4-14-5-28-4.4-39Q0-42 4.4-39C5-28 6.4-14 6.6 0Q0 2-6.6 0Z",
    folds: "M-2.6-38Q-3-28-3-26M2.6-38Q3-28 3-26",
    shade: "M1-41Q3-40 4.4-39C5-28 6.4-14 6.6 0L3 1Q3-22 1-41Z",
    hem: "M-6.4-4Q0-2 6.4-4",
    hat: "M-12-48.5Q0-52 12-48.5Q9-46.4 0-46.6Q-9-46.4-12-48.5ZM-4.4-49.5L-3.6-55H3.6L4.4-49.5Z",
    head: [-43.6, 4.6],
    emblem: [-16, 0.62],
    bold: [-16, 1.18],
    star: [13, -58],
    foot: 9,
  },
  short: {
    cloak: "M-12.5 0C-13-9-11-16-7-19Q0-22 7-19C11-16 13-9 12.5 0Q0 3-12.5 0Z",
    folds: "M-7-17Q-9-8-8 1M7-17Q9-8 8 1",
    shade: "M2-21Q5-20 7-19C11-16 13-9 12.5 0L6 1.5Q7-10 2-21Z",
    hem: "M-12.4-4Q0-1 12.4-4",
    hat: "M-15-26Q-10-36 0-36Q10-36 15-26Q8-29 0-28.4Q-8-29-15-26Z",
    head: [-23.4, 6.2],
    emblem: [-8.6, 0.7],
    bold: [-9.5, 1.18],
    star: [15, -34],
    foot: 14,
  },
  fat: {
    cloak: "M-18 0C-30-10-26-32-9-37Q0-40 9-37C26-32 30-10 18 0Q0 4-18 0Z",
    folds: "M-10-35Q-19-18-13 2M10-35Q19-18 13 2",
    shade: "M4-39Q7-38 9-37C26-32 30-10 18 0L9 2Q18-18 4-39Z",
    hem: "M-22-5Q0 0 22-5",
    hat: "M-8.4-44Q-9-51 0-51.5Q9-51 8.4-44Q0-47-8.4-44Z",
    head: [-41, 6.4],
    emblem: [-18, 1.1],
    bold: [-18, 1.4],
    star: [19, -44],
    foot: 23,
  },
};

const AMBASSADOR: Shape = {
  cloak: "M-13 0C-13-16-13-28-9-37Q0-41 9-37C13-28 13-16 13 0Q0 3-13 0Z",
  folds: "M0-36V1",
  shade: "M6-38L9-37C13-28 13-16 13 0L7 1.5Q11-20 6-38Z",
  hem: "M0 0",
  hat: "M-12.5-48.5Q0-51.5 12.5-48.5Q0-45-12.5-48.5ZM-8-50L-8.8-66Q0-68 8.8-66L8-50Q0-52-8-50Z",
  head: [-43.4, 6.2],
  emblem: [0, 0],
  bold: [0, 0],
  star: [15, -58],
  foot: 15,
};

const STAR = "M0-7L2-2.2L7-2L3.1 1.2L4.4 6.2L0 3.4L-4.4 6.2L-3.1 1.2L-7-2L-2-2.2Z";

const Face = ({ y, r }: { readonly y: number; readonly r: number }): JSX.Element => (
  <g transform={`translate(0 ${y}) scale(${r / 6.4})`}>
    <circle r="6.4" fill="var(--noir)" />
    <path
      d="M-5.6-2.6Q0-4.8 5.6-2.6Q6 1.6 3.4 2.2Q1.4 2.4 0 .8L1.6 4.6H-1.6L0 .8Q-1.4 2.4-3.4 2.2Q-6 1.6-5.6-2.6Z"
      fill="var(--ivory)"
    />
    <path d="M-4-.9Q-2.7-2-1.4-.7Q-2.8.8-4-.9ZM4-.9Q2.7-2 1.4-.7Q2.8.8 4-.9Z" fill="var(--noir)" />
  </g>
);

const AmbassadorCloak = (): JSX.Element => (
  <g>
    <path d={AMBASSADOR.cloak} fill="var(--ivory)" />
    <path
      d="M-9-37C-13-28-13-16-13 0Q-8 2-4 2Q-6-16-1-30ZM9-37C13-28 13-16 13 0Q8 2 4 2Q6-16 1-30Z"
      fill="var(--noir)"
    />
    <path d="M-9.4-35L7 1.6L10.4 1L-6-37.6Z" fill="var(--seal)" />
    <path d="M0-33L-4-35.6V-30.6ZM0-33L4-35.6V-30.6Z" fill="var(--noir)" />
  </g>
);

export interface FigureProps {
  /** `null` is the Ambassador, in a top hat; `"grey"` has no player's colour, for the secret cards. */
  readonly colour: Colour | "grey" | null;
  readonly build?: Build;
  readonly state?: FigureState;
  /** Marks the figure as the true one of its player. */
  readonly isTrue?: boolean;
  /** So small that only what is large on it is seen. */
  readonly far?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A cloaked and masked figure, its feet on (x, y); for use inside an `<svg>`. */
export const Figure = (props: FigureProps): JSX.Element => {
  const { colour, build = "tall", state = "normal", isTrue = false, x = 0, y = 0 } = props;
  const { far = false } = props;
  const shape = colour === null ? AMBASSADOR : SHAPES[build];
  const dark = colour === null ? "var(--noir)" : `var(--${colour}-deep)`;
  const outline = `${shape.cloak}${shape.hat}`;
  return (
    <g
      class={`figure figure-${state}`}
      transform={`translate(${x} ${y}) scale(${props.scale ?? 1})`}
    >
      {state === "selected" && (
        <ellipse class="figure-halo" cy="-1" rx={shape.foot + 8} ry={(shape.foot + 8) * 0.42} />
      )}
      <ellipse cy="0" rx={shape.foot + 2} ry={shape.foot * 0.28} fill="#000" opacity=".4" />
      <path class="figure-rim" d={outline} />
      <circle class="figure-rim" cy={shape.head[0]} r={shape.head[1]} />
      {far && colour !== null && colour !== "grey" && <BoldRim colour={colour} at={shape.bold} />}
      {colour === null ? (
        <AmbassadorCloak />
      ) : (
        <>
          <path d={shape.cloak} fill={`var(--${colour})`} />
          {colour !== "grey" && !far && <path d={shape.cloak} fill={weave(colour)} opacity=".55" />}
        </>
      )}
      <path d={shape.shade} fill="var(--noir)" opacity=".2" />
      <path
        d={`${shape.folds}${shape.hem}`}
        fill="none"
        stroke={dark}
        stroke-width="1.3"
        opacity=".8"
      />
      <path d={shape.cloak} fill="none" stroke={dark} stroke-width="1.6" />
      <Face y={shape.head[0]} r={shape.head[1]} />
      <path d={shape.hat} fill={dark} stroke={dark} stroke-linejoin="round" />
      {colour !== null && !far && (
        <circle cy={shape.head[0] + shape.head[1] + 1} r="1.9" fill="#e2bd62" stroke={dark} />
      )}
      {colour === null && (
        <path d="M-8.3-53.5Q0-55.5 8.3-53.5" stroke="var(--ivory)" stroke-width="2" fill="none" />
      )}
      {colour !== null &&
        colour !== "grey" &&
        (far ? (
          <BoldEmblem colour={colour} at={shape.bold} />
        ) : (
          <Emblem colour={colour} y={shape.emblem[0]} scale={shape.emblem[1]} stroke={dark} />
        ))}
      {isTrue && (
        <path
          class="figure-star"
          d={STAR}
          transform={`translate(${shape.star[0]} ${shape.star[1]}) scale(1.1)`}
        />
      )}
    </g>
  );
};

export interface FigureIconProps extends Omit<FigureProps, "x" | "y" | "scale"> {
  readonly size: number;
  /** Spoken name; without it the picture is decoration. */
  readonly label?: string;
}

/** The same figure as a picture of its own, `size` pixels square. */
export const FigureIcon = ({ size, label, ...figure }: FigureIconProps): JSX.Element => (
  <svg
    width={size}
    height={size}
    viewBox="-36 -71 72 76"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <Figure {...figure} />
  </svg>
);

/** The mark of a true figure, to say what it means. */
export const StarIcon = ({ size }: { readonly size: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
    <path class="figure-star" d={STAR} />
  </svg>
);

/** Where figures stand on a space so that they and the number on it can all be seen. */
export const figureSlot = (index: number, count: number): readonly [number, number] => [
  count < 2 ? 0 : (index - (count - 1) / 2) * 30,
  -8,
];
