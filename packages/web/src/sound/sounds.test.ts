import { expect, it } from "vitest";
import { lengthOf, SOUNDS, TONES } from "./sounds.js";

const ALL = SOUNDS.flatMap((sound) => TONES[sound].map((tone) => ({ sound, ...tone })));

it("every sound has a voice, and no two are the same", () => {
  expect(SOUNDS.filter((sound) => TONES[sound].length === 0)).toEqual([]);
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(TONES[sound]))).size).toBe(SOUNDS.length);
});

it("every voice swells before it dies away", () => {
  expect(ALL.filter(({ at, attack, lasts }) => at < 0 || attack <= 0 || attack >= lasts)).toEqual(
    [],
  );
});

it("every pitch can be heard, also through a phone", () => {
  const pitches = ALL.flatMap(({ pitch }) => pitch);
  expect(Math.min(...pitches)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...pitches)).toBeLessThanOrEqual(8000);
});

it("no sound is longer than a breath", () => {
  expect(SOUNDS.filter((sound) => lengthOf(sound) > 1.4)).toEqual([]);
});

it("voices together leave half of the loudness that there is", () => {
  const loudest = (sound: (typeof SOUNDS)[number]): number =>
    Math.max(
      ...TONES[sound].map(({ at }) =>
        TONES[sound]
          .filter((other) => other.at <= at && at < other.at + other.lasts)
          .reduce((sum, { loud }) => sum + loud, 0),
      ),
    );
  expect(SOUNDS.filter((sound) => loudest(sound) > 1 / 2 || loudest(sound) <= 0)).toEqual([]);
});
