import { describe, expect, it } from "vitest";
import { COLOURS } from "../../core/agents.js";
import {
  EMBASSY,
  homesOf,
  isSpace,
  LAND_ROUTES,
  neighboursOf,
  numberedSpace,
  type RouteKind,
  SEA_ROUTES,
  SPACES,
  type Space,
  spaceOf,
} from "./map.js";

/** Every space with all its neighbours: each route stands here twice, once from either end. */
const VENICE = [
  "1 plain: land -, sea 2 12",
  "2 red: land 3 10, sea 1 4",
  "3 plain: land 2 5 7, sea -",
  "4 plain: land 5, sea 2 5 17",
  "5 yellow: land 3 4 6, sea 4",
  "6 plain: land 5 7 15, sea -",
  "7 plain: land 3 6, sea 8 15",
  "8 plain: land 14 37, sea 7 13",
  "9 plain: land 10 13, sea -",
  "10 number 2: land 2 9, sea -",
  "11 plain: land 12 13 50, sea -",
  "12 yellow: land 11 51, sea 1 54",
  "13 blue: land 9 11, sea 8 50",
  "14 green: land 8 15, sea -",
  "15 number 3: land 6 14 16 18, sea 7 17",
  "16 plain: land 15 17 19, sea 17 24",
  "17 plain: land 16 18 21, sea 4 15 16",
  "18 plain: land 15 17 29, sea -",
  "19 plain: land 16 20, sea -",
  "20 blue: land 19 23, sea -",
  "21 yellow: land 17 22, sea -",
  "22 plain: land 21 23 27 29, sea -",
  "23 number 4: land 20 22 26, sea 24 26",
  "24 green: land 25, sea 16 23",
  "25 plain: land 24 28, sea 26 31",
  "26 plain: land 23 27 32, sea 23 25",
  "27 red: land 22 26 33, sea -",
  "28 number 8: land 25 31, sea -",
  "29 plain: land 18 22 58, sea 34 50",
  "30 plain: land 33 34 35, sea -",
  "31 red: land 28 39, sea 25 39",
  "32 plain: land 26 38, sea -",
  "33 plain: land 27 30 38, sea -",
  "34 number 7: land 30 42, sea 29 38",
  "35 green: land 30 49, sea -",
  "36 plain: land 37 58, sea -",
  "37 plain: land 8 36 50, sea -",
  "38 blue: land 32 33, sea 34 42",
  "39 plain: land 31, sea 31 40 41",
  "40 number 5: land -, sea 39 42",
  "41 blue: land 46, sea 39 43 45",
  "42 plain: land 34 49, sea 38 40 43",
  "43 plain: land 49, sea 41 42 44",
  "44 yellow: land 47 53, sea 43",
  "45 plain: land 46 55, sea 41 47",
  "46 number 6: land 41 45 56, sea -",
  "47 plain: land 44 55, sea 45 52",
  "48 plain: land 49 51 53, sea -",
  "49 plain: land 35 42 43 48 50, sea -",
  "50 plain: land 11 37 49 51, sea 13 29",
  "51 plain: land 12 48 50, sea -",
  "52 red: land 53, sea 47 54",
  "53 plain: land 44 48 52, sea -",
  "54 number 1: land -, sea 12 52 57",
  "55 green: land 45 47 56 57, sea -",
  "56 plain: land 46 55, sea -",
  "57 plain: land 55, sea 54",
  "58 embassy: land 29 36, sea -",
];

const inWords = (space: Space): string =>
  `${space.id} ${kindOf(space)}: land ${ends(space, "land")}, sea ${ends(space, "sea")}`;

const kindOf = ({ home, number, embassy }: Space): string =>
  home ?? (number === undefined ? (embassy ? "embassy" : "plain") : `number ${number}`);

const ends = ({ id }: Space, kind: RouteKind): string =>
  neighboursOf(id, kind)
    .toSorted((a, b) => a - b)
    .join(" ") || "-";

describe("the map", () => {
  it("[B1.1] every space is what it is and joined as printed", () => {
    expect(SPACES.map(inWords)).toEqual(VENICE);
  });

  it("[B1.1] 58 spaces: 16 homes, 8 numbered, the embassy, 33 plain", () => {
    const count = (test: (kind: string) => boolean) => SPACES.map(kindOf).filter(test).length;
    expect(SPACES).toHaveLength(58);
    for (const colour of COLOURS) expect(count((kind) => kind === colour)).toBe(4);
    expect(count((kind) => kind.startsWith("number"))).toBe(8);
    expect(count((kind) => kind === "embassy")).toBe(1);
    expect(count((kind) => kind === "plain")).toBe(33);
  });

  it("[B1.1] 66 land routes and 33 sea routes, none of them twice", () => {
    const different = (list: typeof LAND_ROUTES) => new Set(list.map((pair) => pair.join())).size;
    expect([LAND_ROUTES.length, different(LAND_ROUTES)]).toEqual([66, 66]);
    expect([SEA_ROUTES.length, different(SEA_ROUTES)]).toEqual([33, 33]);
  });

  it("[B1.1] by land or sea means each neighbour once", () => {
    // 66 + 33 routes, of which 4-5, 16-17, 23-26 and 31-39 are the same pair twice: 95 pairs.
    const any = SPACES.flatMap(({ id }) => neighboursOf(id, "any").map((to) => `${id}-${to}`));
    expect([any.length, new Set(any).size]).toEqual([190, 190]);
    expect(neighboursOf(31, "any").toSorted()).toEqual([25, 28, 39]);
  });

  it("[B1.1] every space has a name and a place of its own inside the frame", () => {
    expect(new Set(SPACES.map(({ name }) => name)).size).toBe(58);
    expect(new Set(SPACES.map(({ x, y }) => `${x},${y}`)).size).toBe(58);
    expect(SPACES.filter(({ x, y }) => x < 0 || x > 1024 || y < 0 || y > 683)).toEqual([]);
  });

  it("[B1.1] the eight numbers are found where they are printed", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((number) => spaceOf(numberedSpace(number)).name)).toEqual([
      "Arsenale",
      "Fondamente Nove",
      "Scalzi",
      "San Nicolò",
      "San Giorgio Maggiore",
      "Giardini",
      "Santa Maria del Giglio",
      "Sant'Eufemia",
    ]);
  });

  it("[B1.1] homes and embassy are looked up by their own names", () => {
    expect(homesOf("red")).toEqual([2, 27, 31, 52]);
    expect(homesOf("green")).toEqual([14, 24, 35, 55]);
    expect(homesOf("blue")).toEqual([13, 20, 38, 41]);
    expect(homesOf("yellow")).toEqual([5, 12, 21, 44]);
    expect(EMBASSY).toBe(58);
  });

  it("[B1.1] nothing else is a space", () => {
    const strangers = [0, 59, -1, 1.5, Number.NaN, "1", null, undefined, [1]];
    expect(strangers.filter(isSpace)).toEqual([]);
    expect([1, 58].every(isSpace)).toBe(true);
    expect(() => spaceOf(59)).toThrow();
    expect(neighboursOf(59, "any")).toEqual([]);
  });
});
