import type { Build, Letter as MissionLetter } from "@inkognito/engine/board";
import type { Agent, Colour } from "@inkognito/engine/core";
import type { JSX } from "preact";
import { Emblem, weave } from "./Emblem.js";
import { Figure } from "./Figure.js";
import { MaskFace } from "./Mask.js";

export type CardFace =
  | { readonly type: "identity"; readonly agent: Agent }
  | { readonly type: "build"; readonly build: Build }
  | { readonly type: "mission"; readonly letter: MissionLetter };

/** A picture that is drawn elsewhere, within 100 to 140. */
export interface Drawing {
  readonly type: "drawing";
  readonly drawing: JSX.Element;
}

/** A player's colour, the grey of the board game's secret cards, or the black of the card game's. */
export type CardTone = Colour | "secret" | "black";

export interface CardProps {
  /** `null`: face down. */
  readonly face: CardFace | Drawing | null;
  readonly tone: CardTone;
  /** The word at the foot of the card, already translated. */
  readonly caption?: string;
  /** The whole card, spoken. */
  readonly label: string;
  readonly width: number;
  /** Amber frame: this card can be chosen now. */
  readonly lit?: boolean;
  /** Plays the tic of the mask on an identity card. */
  readonly tic?: boolean;
}

const isColour = (tone: CardTone): tone is Colour => tone !== "secret" && tone !== "black";
const toneFill = (tone: CardTone): string =>
  isColour(tone) ? `var(--${tone})` : tone === "black" ? "#4a4438" : "var(--grey)";
const toneDeep = (tone: CardTone): string =>
  isColour(tone) ? `var(--${tone}-deep)` : tone === "black" ? "var(--noir)" : "var(--grey-deep)";
/** The card itself, face up, and what is written on it. */
const groundOf = (tone: CardTone): string =>
  isColour(tone) ? "var(--paper)" : tone === "black" ? "#26262c" : "#dcdad2";
const inkOf = (tone: CardTone): string => (tone === "black" ? "var(--ivory)" : "var(--ink)");

const KEYHOLE = "M0-8a5 5 0 0 1 3 9L5 9H-5L-3 1A5 5 0 0 1 0-8Z";

/** The sign of the tone in a corner: the emblem of a colour, or a keyhole for a secret. */
const Corner = ({ tone }: { readonly tone: CardTone }): JSX.Element => (
  <g transform="translate(17 18)">
    <circle r="12.5" fill={toneFill(tone)} stroke={toneDeep(tone)} stroke-width="1.6" />
    {isColour(tone) ? (
      <Emblem colour={tone} scale={0.82} stroke={toneDeep(tone)} />
    ) : (
      <path d={KEYHOLE} fill="var(--ivory)" />
    )}
  </g>
);

const Letter = ({ letter }: { readonly letter: MissionLetter }): JSX.Element => (
  <g transform="translate(50 67)">
    <path d="M-36-30H36V34H-36Z" fill="#fffaf0" stroke="#231a10" stroke-width="2" />
    <path
      d="M-36 34L-4 4M36 34L4 4M-36-30L0 8L36-30"
      fill="none"
      stroke="#231a10"
      stroke-width="2"
    />
    <path
      d="M0-20Q10-24 15-16Q24-12 21-2Q26 8 17 13Q13 22 3 19Q-6 24-12 16Q-22 13-19 3Q-24-7-15-12Q-11-22 0-20Z"
      fill="#9c2a26"
      stroke="#5d1312"
      stroke-width="2"
    />
    <text y="11" text-anchor="middle" font-size="32" font-weight="700" fill="#fff6e4">
      {letter}
    </text>
  </g>
);

interface PictureProps {
  readonly face: CardFace | Drawing;
  readonly tone: CardTone;
  readonly tic: boolean;
}

const Picture = (props: PictureProps): JSX.Element => {
  const { face, tone, tic } = props;
  switch (face.type) {
    case "identity":
      return (
        <g transform="translate(52 62) scale(.74)">
          <MaskFace agent={face.agent} tic={tic} />
        </g>
      );
    case "build":
      return (
        <Figure
          colour={isColour(tone) ? tone : "grey"}
          build={face.build}
          x={50}
          y={106}
          scale={1.28}
        />
      );
    case "mission":
      return <Letter letter={face.letter} />;
    case "drawing":
      return face.drawing;
  }
};

const Back = ({ tone }: { readonly tone: CardTone }): JSX.Element => (
  <g>
    <rect x="7" y="7" width="86" height="126" rx="6" fill={toneFill(tone)} />
    {isColour(tone) && (
      <rect x="7" y="7" width="86" height="126" rx="6" fill={weave(tone)} opacity=".55" />
    )}
    <rect
      x="11"
      y="11"
      width="78"
      height="118"
      rx="4"
      fill="none"
      stroke="var(--ivory)"
      stroke-width="1.4"
    />
    <path
      d="M50 24L84 70L50 116L16 70Z"
      fill={toneDeep(tone)}
      stroke="var(--ivory)"
      stroke-width="1.6"
    />
    <path
      d="M26 66Q38 58 50 68Q62 58 74 66Q76 82 62 84Q54 84 50 76Q46 84 38 84Q24 82 26 66Z"
      fill="var(--ivory)"
    />
    <path
      d="M33 72Q39 67 45 73Q39 79 33 72ZM67 72Q61 67 55 73Q61 79 67 72Z"
      fill={toneDeep(tone)}
    />
    {isColour(tone) ? (
      <Emblem colour={tone} x={50} y={47} scale={0.9} fill="var(--ivory)" />
    ) : (
      <path d={KEYHOLE} transform="translate(50 48) scale(.9)" fill="var(--ivory)" />
    )}
    <path d="M50 90V102M44 96H56" stroke="var(--ivory)" stroke-width="1.6" />
  </g>
);

/** A long caption is pressed together rather than made too small to read. */
const pressed = (caption: string): { readonly textLength?: number } =>
  caption.length > 8 ? { textLength: 82 } : {};

/** A playing card, 5 wide to 7 high. */
export const Card = (props: CardProps): JSX.Element => {
  const { face, tone, caption, label, width, lit = false, tic = false } = props;
  return (
    <svg
      class="card"
      width={width}
      height={width * 1.4}
      viewBox="0 0 100 140"
      role="img"
      aria-label={label}
    >
      <rect
        x="2"
        y="2"
        width="96"
        height="136"
        rx="9"
        fill={face === null ? "var(--paper)" : groundOf(tone)}
        stroke={lit ? "var(--lamp)" : "var(--ink)"}
        stroke-width={lit ? 4 : 1.6}
      />
      {face === null ? (
        <Back tone={tone} />
      ) : (
        <>
          <rect
            x="6.5"
            y="6.5"
            width="87"
            height="127"
            rx="6"
            fill="none"
            stroke={toneFill(tone)}
            stroke-width="3"
          />
          <Picture face={face} tone={tone} tic={tic} />
          <Corner tone={tone} />
          {caption !== undefined && (
            <text
              x="50"
              y="127"
              text-anchor="middle"
              font-weight="700"
              font-size="15.5"
              lengthAdjust="spacingAndGlyphs"
              {...pressed(caption)}
              fill={inkOf(tone)}
            >
              {caption}
            </text>
          )}
        </>
      )}
    </svg>
  );
};
