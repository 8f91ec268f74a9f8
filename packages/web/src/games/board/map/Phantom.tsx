import type { Ball as BallColour, Ball as BallName, Step } from "@inkognito/engine/board";
import type { JSX } from "preact";
import { listOf, t } from "../../../i18n/i18n.js";
import type { WatchedGame } from "../../../table/session.js";
import { lastShake } from "../happenings.js";
import { usedBalls } from "./movePlan.js";

const FILLS: Readonly<Record<BallColour, readonly [fill: string, ink: string]>> = {
  white: ["#f6efdf", "#231a10"],
  orange: ["#ee8a2c", "#2a1200"],
  blue: ["#2f6fd0", "#ffffff"],
  black: ["#17191e", "#f6efdf"],
  purple: ["#7d43b4", "#ffffff"],
};

const BRIDGE =
  "M-14 8V-1Q0-13 14-1V8H10.5Q10.5 1 6.2 1Q1.8 1 1.8 8H-1.8Q-1.8 1-6.2 1Q-10.5 1-10.5 8Z";
const WAVES = "M-12-3q4-6 8 0t8 0t8 0M-12 5q4-6 8 0t8 0t8 0";
const MASK = "M-7-3Q0-6 7-3Q8 4 3 5Q1 5 0 2.6Q-1 5-3 5Q-8 4-7-3ZM-3 0h.1M3 0h.1";
const TOP_HAT = "M-13 7Q0 12 13 7V5H8L9-10Q0-13-9-10L-8 5H-13Z";

/** What a ball stands for, as a sign: a bridge, waves, both, two masks, a top hat. */
const Glyph = ({ colour }: { readonly colour: BallColour }): JSX.Element => {
  const ink = FILLS[colour][1];
  const line = {
    fill: "none",
    stroke: ink,
    "stroke-width": 2.6,
    "stroke-linecap": "round" as const,
  };
  switch (colour) {
    case "orange":
      return <path d={BRIDGE} fill={ink} />;
    case "blue":
      return <path d={WAVES} {...line} />;
    case "white":
      return (
        <>
          <path d={BRIDGE} fill={ink} transform="translate(-5.5 -5) scale(.62)" />
          <path d="M-12 12L12-12" {...line} stroke-width="1.4" />
          <path d={WAVES} {...line} stroke-width="3.6" transform="translate(6 7) scale(.6)" />
        </>
      );
    case "purple":
      return (
        <>
          <path d={MASK} {...line} stroke-width="1.8" transform="translate(-4 -5.5) rotate(-10)" />
          <path d={MASK} fill={ink} transform="translate(4 6) rotate(10)" />
        </>
      );
    case "black":
      return <path d={TOP_HAT} fill={ink} />;
  }
};

interface BallProps {
  readonly colour: BallColour;
  readonly used?: boolean;
  /** Amber ring: this ball can be used now. */
  readonly lit?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** One ball of the Phantom; 40 units wide around (x, y) unless told. */
const Ball = (props: BallProps): JSX.Element => {
  const { colour, used = false, lit = false, x = 0, y = 0, r = 20 } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`} opacity={used ? 0.5 : 1}>
      {lit && <circle r="24" fill="none" stroke="var(--lamp)" stroke-width="3.5" />}
      <circle r="20" fill={FILLS[colour][0]} stroke="#0b0d10" stroke-width="1.6" />
      <circle
        r="18.4"
        fill="none"
        stroke={FILLS[colour][1]}
        stroke-width="1.2"
        opacity={colour === "black" ? 0.9 : 0.35}
      />
      <path d="M-12-9Q-7-16 1-16.4" fill="none" stroke="#fff" stroke-width="2.4" opacity=".5" />
      <Glyph colour={colour} />
      {used && <path d="M-17-17L17 17M17-17L-17 17" stroke="var(--bad)" stroke-width="5" />}
    </g>
  );
};

const ROBE =
  "M110 8C72 8 62 48 60 78C30 94 18 140 12 250Q110 264 208 250C202 140 190 94 160 78C158 48 148 8 110 8Z";
const HOOD =
  "M110 26C86 26 80 52 82 76C84 100 96 112 110 112C124 112 136 100 138 76C140 52 134 26 110 26Z";
const FACE =
  "M110 40C94 40 90 56 91 70C92 88 101 106 110 106C119 106 128 88 129 70C130 56 126 40 110 40Z";
const FOLDS =
  "M60 78Q52 160 30 252L50 255Q62 160 65 82ZM160 78Q168 160 190 252L170 255Q158 160 155 82Z" +
  "M84 110Q76 180 72 257L88 258Q85 180 90 112ZM136 110Q144 180 148 257L132 258Q135 180 130 112Z";
const MOONLIT = "M70 56Q64 70 64 84Q38 100 26 172Q34 112 72 88ZM76 36Q86 14 108 13Q90 20 80 44Z";
const UNLIT =
  "M126 12C148 20 157 50 160 78C190 94 202 140 208 250Q196 253 180 255Q186 150 150 92Q154 40 126 12Z";
const EMBROIDERY = "M14 243Q110 257 206 243M66 84Q34 104 24 176M154 84Q186 104 196 176";
const BEADS = {
  fill: "none",
  stroke: "#d9b765",
  "stroke-width": 2.4,
  "stroke-linecap": "round" as const,
  "stroke-dasharray": "0 6",
};
const BOWL = "M34 150Q34 226 92 234H128Q186 226 186 150Q110 166 34 150Z";
const PLACES: readonly (readonly [number, number])[] = [
  [70, 181],
  [110, 194],
  [150, 181],
];

const Stars = (): JSX.Element => (
  <path
    d="M40 130l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM182 122l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM24 214l2 4 4 2-4 2-2 4-2-4-4-2 4-2ZM198 208l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z"
    fill="#d9b765"
  />
);

interface PhantomProps {
  readonly balls: readonly BallColour[];
  readonly used?: readonly boolean[];
  readonly lit?: readonly boolean[];
  /** Plays the short shake once; change the `key` to play it again. */
  readonly shaking?: boolean;
  readonly size: number;
  readonly label: string;
}

/** The Phantom of prophecy: a hooded seer with a glass bowl, and the three balls that came up. */
export const Phantom = (props: PhantomProps): JSX.Element => (
  <svg
    class={props.shaking === true ? "phantom phantom-shaken" : "phantom"}
    width={props.size}
    height={(props.size * 264) / 220}
    viewBox="0 0 220 264"
    role="img"
    aria-label={props.label}
  >
    <path d={ROBE} fill="#3a2a5c" />
    <path d={FOLDS} fill="#221739" />
    <path d={MOONLIT} fill="#a98fe0" opacity=".3" />
    <path d={UNLIT} fill="#120c20" opacity=".35" />
    <path d={ROBE} fill="none" stroke="#d9b765" stroke-width="2.5" />
    <path d={EMBROIDERY} {...BEADS} />
    <path d="M105 117a15 15 0 1 0 19 19a12.5 12.5 0 1 1-19-19Z" fill="#d9b765" />
    <Stars />
    <path d={HOOD} fill="#120c20" stroke="#d9b765" stroke-width="2" />
    <path d={HOOD} transform="translate(-13 -9) scale(1.12)" {...BEADS} />
    <path d={FACE} fill="#f0e4c8" stroke="#231a10" stroke-width="1.5" />
    <path d="M110 41C126 41 129 56 128 70C127 88 118 105 110 105Z" fill="#5b4a31" opacity=".2" />
    <path d="M103 93Q110 89 117 93Q110 99 103 93Z" fill="#9c2a26" />
    <path d="M101 73V84M119 73V84" {...BEADS} stroke="#9c7a2e" />
    <path
      d="M95 66Q101 60 107 67Q101 72 95 66ZM125 66Q119 60 113 67Q119 72 125 66Z"
      fill="#120c20"
    />
    <path
      d="M110 66L106 82Q110 86 114 82M110 43V56M105 48L110 43L115 48M94 61Q101 56 107 61M126 61Q119 56 113 61"
      fill="none"
      stroke="#5b4a31"
      stroke-width="1.6"
      stroke-linecap="round"
    />
    <circle cx="110" cy="50" r="3" fill="#9c2a26" />
    <path d={BOWL} fill="#0c2830" opacity=".92" />
    <ellipse cx="110" cy="208" rx="58" ry="20" fill="#7fe0d6" opacity=".16" />
    {props.balls.map((colour, index) => {
      const [x, y] = PLACES[index] ?? [110, 190];
      return (
        <g key={`${index}-${colour}`} class="phantom-ball">
          <Ball
            colour={colour}
            used={props.used?.[index] ?? false}
            lit={props.lit?.[index] ?? false}
            x={x}
            y={y}
            r={22}
          />
        </g>
      );
    })}
    <path d={BOWL} fill="#a9e3dd" opacity=".1" />
    <path d={BOWL} fill="none" stroke="#d8f3ef" stroke-width="2.4" />
    <path
      d="M46 164Q48 204 72 222M178 168Q176 194 162 210"
      fill="none"
      stroke="#fff"
      stroke-width="3"
      stroke-linecap="round"
      opacity=".45"
    />
    <path d="M92 234Q110 240 128 234L136 250H84Z" fill="#d9b765" stroke="#231a10" />
    <path
      d="M18 168Q24 140 42 146Q54 150 46 162L40 178Q28 188 18 168ZM202 168Q196 140 178 146Q166 150 174 162L180 178Q192 188 202 168Z"
      fill="#2c1f49"
      stroke="#d9b765"
      stroke-width="1.6"
    />
    <path
      d="M38 154q10-4 12 2q-4 6-13 8M182 154q-10-4-12 2q4 6 13 8"
      fill="#f0e4c8"
      stroke="#231a10"
      stroke-width="1.3"
    />
  </svg>
);

/** A ball as a little picture beside its name. */
export const BallMark = (props: { readonly ball: BallName; readonly used?: boolean }) => (
  <svg width="28" height="28" viewBox="-22 -22 44 44" aria-hidden="true">
    <Ball colour={props.ball} used={props.used ?? false} />
  </svg>
);

interface PhantomCornerProps {
  readonly session: WatchedGame;
  /** Steps that are being put together. */
  readonly steps: readonly Step[] | undefined;
}

/** The Phantom beside the map, with what it shows and what of that is used up. */
export function PhantomCorner({ session, steps }: PhantomCornerProps) {
  const shake = lastShake(session.told);
  if (shake === null) return null;
  const { balls } = shake;
  const used = usedBalls(balls, steps ?? shake.steps);
  const label = t("table.phantom", {
    balls: listOf(balls.map((ball) => t(`ball.${ball}`))),
    used: used.filter(Boolean).length,
  });
  return (
    <div class="phantom-corner">
      <Phantom key={shake.index} shaking balls={balls} used={used} size={96} label={label} />
    </div>
  );
}
