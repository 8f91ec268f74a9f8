import { expect, it } from "vitest";
import { trailsIn } from "./trails.js";
import { STEP, turnsIn, wayOf } from "./useWalk.js";
import { pointOf } from "./venice/points.js";
import { pointsAlong } from "./venice/routes.js";

const trails = trailsIn(
  [
    {
      type: "moved",
      seat: 0,
      steps: [
        { ball: "blue", piece: "red-tall", to: 4 },
        { ball: "orange", piece: "red-thin", to: 51 },
        { ball: "white", piece: "red-tall", to: 5 },
      ],
    },
  ],
  { "red-tall": 2, "red-thin": 52 },
);
const [tall, thin] = trails.toSorted((a, b) => b.legs.length - a.legs.length);
if (tall === undefined || thin === undefined) throw new Error("nothing moved");

it("figures walk along the routes, past their bends", () => {
  const points = wayOf(tall, turnsIn(trails)).map(({ point }) => point);
  expect(points).toEqual([...pointsAlong(2, 4, "sea"), ...pointsAlong(4, 5, "land")]);
  expect(points.length).toBeGreaterThan(10);
  expect(points[0]).toEqual(pointOf(2));
  expect(points.at(-1)).toEqual(pointOf(5));
});

it("one step follows another, and none takes more than 350 ms", () => {
  expect(turnsIn(trails)).toBe(3);
  expect(STEP).toBeLessThanOrEqual(350);
  const offsets = wayOf(tall, 3).map(({ offset }) => offset);
  expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets);
  // While the second step is another figure's, this one stands still.
  expect(offsets.filter((offset) => offset > 1 / 3 + 1e-9 && offset < 2 / 3 - 1e-9)).toEqual([]);
  const other = wayOf(thin, 3).map(({ offset }) => offset);
  expect([other[0], other.at(-1)]).toEqual([1 / 3, 2 / 3]);
});

it("there is nothing to walk where nothing moved", () => {
  expect(turnsIn([])).toBe(0);
});
