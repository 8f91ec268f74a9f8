/** What can be heard at a table. */
export const SOUNDS = [
  "step",
  "balls",
  "question",
  "card",
  "turn",
  "certain",
  "announcement",
  "handshake",
  "won",
  "lost",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound. A hiss is noise around its pitch: cloth, paper, a ball rolling. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "hiss";
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  /** Seconds; it swells in `attack` of them and then dies away. */
  readonly lasts: number;
  readonly attack: number;
  /** Hertz, gliding from the first to the second. */
  readonly pitch: readonly [number, number];
  /** At its loudest, from 0 to 1. */
  readonly loud: number;
}

/** A struck string or glass: at once there, then away. */
const struck = (at: number, pitch: number, lasts = 0.4, loud = 0.12): Tone => ({
  wave: "sine",
  at,
  lasts,
  attack: 0.008,
  pitch: [pitch, pitch],
  loud,
});

const plucked = (at: number, pitch: number, lasts = 0.3, loud = 0.1): Tone => ({
  ...struck(at, pitch, lasts, loud),
  wave: "triangle",
});

/** A small hard thing falls on wood. */
const knock = (at: number, pitch: number, loud = 0.12): Tone => ({
  ...struck(at, pitch, 0.07, loud),
  wave: "triangle",
  attack: 0.003,
  pitch: [pitch, pitch * 0.6],
});

const rustle = (at: number, from: number, to: number, loud = 0.1): Tone => ({
  ...struck(at, from, 0.16, loud),
  wave: "hiss",
  attack: 0.05,
  pitch: [from, to],
});

/** Every sound of the page, as numbers: nothing is fetched, and no recording is needed. */
export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // A heel on stone, and the cloak after it.
  step: [knock(0, 190, 0.16), rustle(0.03, 900, 500, 0.03)],
  // Balls in a bowl of glass.
  balls: [
    knock(0, 1500, 0.06),
    knock(0.07, 1900, 0.05),
    knock(0.12, 1350, 0.06),
    knock(0.2, 2100, 0.04),
    knock(0.26, 1650, 0.05),
    struck(0.34, 2350, 0.3, 0.03),
  ],
  // It goes up, as questions do.
  question: [plucked(0, 392, 0.22), { ...plucked(0.14, 523, 0.3), pitch: [523, 587] }],
  card: [rustle(0, 1800, 4200), knock(0.13, 320, 0.08)],
  // A glass touched by a spoon, twice.
  turn: [struck(0, 660, 0.3), struck(0.16, 880, 0.4)],
  // The lamp is lit: three notes that fit.
  certain: [struck(0, 523, 0.4, 0.1), struck(0.12, 659, 0.4, 0.1), struck(0.24, 784, 0.9, 0.12)],
  // All players look up.
  announcement: [plucked(0, 147, 0.5, 0.16), plucked(0.22, 147, 0.3, 0.12), plucked(0.4, 220, 0.6)],
  // Two voices that meet.
  handshake: [
    { ...struck(0, 330, 0.7, 0.1), pitch: [330, 440] },
    { ...struck(0, 660, 0.7, 0.08), pitch: [660, 554] },
  ],
  won: [
    plucked(0, 392, 0.3),
    plucked(0.14, 494, 0.3),
    plucked(0.28, 587, 0.3),
    plucked(0.42, 784, 0.8, 0.12),
    struck(0.42, 988, 0.8, 0.06),
  ],
  lost: [plucked(0, 392, 0.35), plucked(0.2, 349, 0.35), plucked(0.4, 294, 0.9, 0.12)],
};

/** When its last voice is silent, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...TONES[sound].map(({ at, lasts }) => at + lasts));
