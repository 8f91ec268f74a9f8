import type { Colour } from "../../core/agents.js";
import type { SpaceId } from "./types.js";

/** B1.1: Venice as data. `x` and `y` lie in a frame of 1024 × 683, north up; names are places near by. */
export interface Space {
  readonly id: SpaceId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly number?: number;
  readonly home?: Colour;
  readonly embassy?: true;
}

export const SPACES: readonly Space[] = [
  { id: 1, name: "Murano", x: 622, y: 75 },
  { id: 2, name: "Misericordia", x: 348, y: 136, home: "red" },
  { id: 3, name: "Madonna dell'Orto", x: 293, y: 152 },
  { id: 4, name: "San Giobbe", x: 166, y: 149 },
  { id: 5, name: "Guglie", x: 173, y: 184, home: "yellow" },
  { id: 6, name: "San Leonardo", x: 232, y: 184 },
  { id: 7, name: "San Marcuola", x: 285, y: 188 },
  { id: 8, name: "San Stae", x: 310, y: 211 },
  { id: 9, name: "Santi Apostoli", x: 386, y: 188 },
  { id: 10, name: "Fondamente Nove", x: 437, y: 157, number: 2 },
  { id: 11, name: "Miracoli", x: 467, y: 213 },
  { id: 12, name: "Ospedale", x: 555, y: 211, home: "yellow" },
  { id: 13, name: "Ca' d'Oro", x: 396, y: 231, home: "blue" },
  { id: 14, name: "San Giacomo dell'Orio", x: 249, y: 250, home: "green" },
  { id: 15, name: "Scalzi", x: 149, y: 229, number: 3 },
  { id: 16, name: "Tronchetto", x: 25, y: 248 },
  { id: 17, name: "Piazzale Roma", x: 93, y: 264 },
  { id: 18, name: "Frari", x: 147, y: 284 },
  { id: 19, name: "Marittima", x: 13, y: 304 },
  { id: 20, name: "Santa Marta", x: 61, y: 343, home: "blue" },
  { id: 21, name: "Tolentini", x: 113, y: 312, home: "yellow" },
  { id: 22, name: "Carmini", x: 130, y: 372 },
  { id: 23, name: "San Nicolò", x: 65, y: 388, number: 4 },
  { id: 24, name: "Sacca Fisola", x: 47, y: 509, home: "green" },
  { id: 25, name: "Molino Stucky", x: 135, y: 591 },
  { id: 26, name: "San Basilio", x: 161, y: 468 },
  { id: 27, name: "San Barnaba", x: 170, y: 407, home: "red" },
  { id: 28, name: "Sant'Eufemia", x: 151, y: 664, number: 8 },
  { id: 29, name: "San Tomà", x: 181, y: 333 },
  { id: 30, name: "Santo Stefano", x: 237, y: 352 },
  { id: 31, name: "Redentore", x: 241, y: 639, home: "red" },
  { id: 32, name: "Zattere", x: 267, y: 494 },
  { id: 33, name: "Accademia", x: 237, y: 428 },
  { id: 34, name: "Santa Maria del Giglio", x: 288, y: 414, number: 7 },
  { id: 35, name: "Sant'Angelo", x: 325, y: 352, home: "green" },
  { id: 36, name: "San Silvestro", x: 365, y: 291 },
  { id: 37, name: "Pescheria", x: 361, y: 255 },
  { id: 38, name: "Punta della Dogana", x: 353, y: 463, home: "blue" },
  { id: 39, name: "Zitelle", x: 437, y: 629 },
  { id: 40, name: "San Giorgio Maggiore", x: 616, y: 565, number: 5 },
  { id: 41, name: "Sant'Elena", x: 992, y: 556, home: "blue" },
  { id: 42, name: "Molo", x: 429, y: 436 },
  { id: 43, name: "Riva degli Schiavoni", x: 572, y: 430 },
  { id: 44, name: "San Zaccaria", x: 681, y: 432, home: "yellow" },
  { id: 45, name: "Sette Martiri", x: 868, y: 468 },
  { id: 46, name: "Giardini", x: 925, y: 488, number: 6 },
  { id: 47, name: "Ca' di Dio", x: 814, y: 432 },
  { id: 48, name: "Santa Maria Formosa", x: 576, y: 361 },
  { id: 49, name: "San Marco", x: 470, y: 350 },
  { id: 50, name: "Rialto", x: 441, y: 299 },
  { id: 51, name: "San Zanipolo", x: 554, y: 283 },
  { id: 52, name: "Celestia", x: 748, y: 299, home: "red" },
  { id: 53, name: "San Francesco della Vigna", x: 672, y: 336 },
  { id: 54, name: "Arsenale", x: 894, y: 347, number: 1 },
  { id: 55, name: "Via Garibaldi", x: 885, y: 423, home: "green" },
  { id: 56, name: "San Pietro", x: 1014, y: 425 },
  { id: 57, name: "San Daniele", x: 989, y: 369 },
  { id: 58, name: "Ambasciata", x: 306, y: 260, embassy: true },
];

export const ROUTE_KINDS = ["land", "sea"] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];
export type Route = readonly [SpaceId, SpaceId];

/** One line a space: the spaces with higher numbers it is joined to. */
const routes = (...lines: readonly (readonly [SpaceId, ...SpaceId[]])[]): readonly Route[] =>
  lines.flatMap(([from, ...to]) => to.map((end): Route => [from, end]));

export const LAND_ROUTES: readonly Route[] = routes(
  [2, 3, 10],
  [3, 5, 7],
  [4, 5],
  [5, 6],
  [6, 7, 15],
  [8, 14, 37],
  [9, 10, 13],
  [11, 12, 13, 50],
  [12, 51],
  [14, 15],
  [15, 16, 18],
  [16, 17, 19],
  [17, 18, 21],
  [18, 29],
  [19, 20],
  [20, 23],
  [21, 22],
  [22, 23, 27, 29],
  [23, 26],
  [24, 25],
  [25, 28],
  [26, 27, 32],
  [27, 33],
  [28, 31],
  [29, 58],
  [30, 33, 34, 35],
  [31, 39],
  [32, 38],
  [33, 38],
  [34, 42],
  [35, 49],
  [36, 37, 58],
  [37, 50],
  [41, 46],
  [42, 49],
  [43, 49],
  [44, 47, 53],
  [45, 46, 55],
  [46, 56],
  [47, 55],
  [48, 49, 51, 53],
  [49, 50],
  [50, 51],
  [52, 53],
  [55, 56, 57],
);

export const SEA_ROUTES: readonly Route[] = routes(
  [1, 2, 12],
  [2, 4],
  [4, 5, 17],
  [7, 8, 15],
  [8, 13],
  [12, 54],
  [13, 50],
  [15, 17],
  [16, 17, 24],
  [23, 24, 26],
  [25, 26, 31],
  [29, 34, 50],
  [31, 39],
  [34, 38],
  [38, 42],
  [39, 40, 41],
  [40, 42],
  [41, 43, 45],
  [42, 43],
  [43, 44],
  [45, 47],
  [47, 52],
  [52, 54],
  [54, 57],
);

/** `land`, `sea` and `any` neighbours, by space. */
const neighbours = (list: readonly Route[]): readonly (readonly SpaceId[])[] => {
  const table: SpaceId[][] = Array.from({ length: SPACES.length + 1 }, () => []);
  for (const [a, b] of list) {
    if (!table[a]?.includes(b)) table[a]?.push(b);
    if (!table[b]?.includes(a)) table[b]?.push(a);
  }
  return table;
};

export type Way = RouteKind | "any";

const NEIGHBOURS: Readonly<Record<Way, readonly (readonly SpaceId[])[]>> = {
  land: neighbours(LAND_ROUTES),
  sea: neighbours(SEA_ROUTES),
  any: neighbours([...LAND_ROUTES, ...SEA_ROUTES]),
};

export const neighboursOf = (space: SpaceId, way: Way): readonly SpaceId[] =>
  NEIGHBOURS[way][space] ?? [];

export const isSpace = (value: unknown): value is SpaceId =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= SPACES.length;

const found = (test: (space: Space) => boolean): Space => {
  const space = SPACES.find(test);
  if (space === undefined) throw new Error("the map lacks a space");
  return space;
};

export const spaceOf = (id: SpaceId): Space => found((space) => space.id === id);
export const numberedSpace = (number: number): SpaceId =>
  found((space) => space.number === number).id;
export const EMBASSY: SpaceId = found((space) => space.embassy === true).id;
export const homesOf = (colour: Colour): readonly SpaceId[] => HOMES[colour];

const homes = (colour: Colour): readonly SpaceId[] =>
  SPACES.filter((space) => space.home === colour).map((space) => space.id);
const HOMES: Readonly<Record<Colour, readonly SpaceId[]>> = {
  red: homes("red"),
  green: homes("green"),
  blue: homes("blue"),
  yellow: homes("yellow"),
};
