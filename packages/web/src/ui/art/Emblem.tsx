import { COLOURS, type Colour } from "@inkognito/engine/core";
import type { JSX } from "preact";

const ray = (index: number): string => {
  const turn = (index * Math.PI) / 8 - Math.PI / 2;
  const reach = index % 2 === 0 ? 10 : 5.6;
  return `${(Math.cos(turn) * reach).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`;
};

/** The emblems: a lozenge, a leaf, a crescent moon, a sun; 20 units wide around the origin. */
const SHAPES: Readonly<Record<Colour, string>> = {
  red: "M0-10Q3-3 8 0Q3 3 0 10Q-3 3-8 0Q-3-3 0-10Z",
  green: "M8.5-9C-4-9-11-1-7.5 6.5L-10 10L-8 10.6L-6 7.4C4 10 10 2 8.5-9Z",
  blue: "M3.4-9.6A9.8 9.8 0 1 0 8.8 5.4A8 8 0 0 1 3.4-9.6Z",
  yellow: `M${Array.from({ length: 16 }, (_, index) => ray(index)).join("L")}Z`,
};

export interface EmblemProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly fill?: string;
  readonly stroke?: string;
}

/** The emblem of a colour, so that colours are told apart by shape as well. */
export const Emblem = (props: EmblemProps): JSX.Element => {
  const { colour, x = 0, y = 0, scale = 1, stroke = "none" } = props;
  const light = colour === "yellow" ? "var(--yellow-ink)" : "var(--ivory)";
  const fill = props.fill ?? light;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={SHAPES[colour]} fill={fill} stroke={stroke} stroke-width="1.6" />
      {colour === "green" && (
        <path d="M-6 7Q1 1 5-5" fill="none" stroke={`var(--${colour}-deep)`} stroke-width="1.5" />
      )}
      {colour === "yellow" && (
        <circle r="2.8" fill="none" stroke="var(--yellow)" stroke-width="1.4" />
      )}
    </g>
  );
};

interface BoldProps {
  readonly colour: Colour;
  /** Its height above the foot, and how large it is. */
  readonly at: readonly [number, number];
}

const boldly = ([y, scale]: BoldProps["at"]): string => `translate(0 ${y}) scale(${scale})`;

/** The emblem seen from far away: large, with nothing fine about it, on a ground of its own. */
export const BoldEmblem = ({ colour, at }: BoldProps): JSX.Element => (
  <g class="figure-emblem" transform={boldly(at)} stroke-linejoin="round">
    <path
      d={SHAPES[colour]}
      fill={colour === "yellow" ? "var(--yellow-ink)" : "var(--ivory)"}
      stroke={`var(--${colour})`}
      stroke-width="6.4"
      paint-order="stroke"
    />
    {colour === "green" && (
      <path d="M-6 7Q1 1 5-5" fill="none" stroke="var(--green-deep)" stroke-width="2.6" />
    )}
  </g>
);

/** Where the ground of a bold emblem is wider than a cloak: drawn below both. */
export const BoldRim = ({ colour, at }: BoldProps): JSX.Element => (
  <path class="figure-rim figure-rim-bold" d={SHAPES[colour]} transform={boldly(at)} />
);

/** The weave of each colour: lozenges, stripes, waves, dots. */
const WEAVES: Readonly<Record<Colour, JSX.Element>> = {
  red: <path d="M4 0L8 4L4 8L0 4Z" fill="none" stroke-width="1.2" />,
  green: <path d="M-2 6L6-2M2 10L10 2" fill="none" stroke-width="1.8" />,
  blue: <path d="M-2 4Q0 1 2 4T6 4T10 4" fill="none" stroke-width="1.4" />,
  yellow: <path d="M4 4h.01M0 0h.01M8 0h.01M0 8h.01M8 8h.01" stroke-width="2.6" />,
};

export const weave = (colour: Colour): string => `url(#weave-${colour})`;

/** Shared paint servers: render once per page, anywhere. */
export const ArtDefs = (): JSX.Element => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
    <defs>
      {COLOURS.map((colour) => (
        <pattern
          key={colour}
          id={`weave-${colour}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <g stroke={`var(--${colour}-deep)`} stroke-linecap="round">
            {WEAVES[colour]}
          </g>
        </pattern>
      ))}
    </defs>
  </svg>
);
