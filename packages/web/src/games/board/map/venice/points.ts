import type { SpaceId } from "@inkognito/engine/board";
import type { Point } from "./path.js";

/** The frame of the map; every coordinate of the board lives in it. North is up. */
export const FRAME = { width: 1600, height: 1130 } as const;

/** Where each space stands, eased apart from the plan so that names and figures can be read. */
const POINTS: Readonly<Record<number, Point>> = {
  1: [950, 108],
  2: [600, 156],
  3: [465, 196],
  4: [216, 204],
  5: [318, 276],
  6: [404, 300],
  7: [508, 314],
  8: [552, 408],
  9: [675, 268],
  10: [765, 205],
  11: [822, 330],
  12: [966, 268],
  13: [664, 362],
  14: [425, 456],
  15: [272, 384],
  16: [74, 374],
  17: [190, 486],
  18: [312, 508],
  19: [72, 520],
  20: [106, 622],
  21: [218, 578],
  22: [236, 672],
  23: [98, 726],
  24: [74, 872],
  25: [190, 966],
  26: [250, 808],
  27: [322, 738],
  28: [262, 1066],
  29: [350, 606],
  30: [484, 676],
  31: [436, 1022],
  32: [484, 898],
  33: [412, 808],
  34: [592, 742],
  35: [604, 652],
  36: [592, 530],
  37: [622, 448],
  38: [676, 864],
  39: [722, 1026],
  40: [966, 954],
  41: [1506, 958],
  42: [742, 776],
  43: [966, 762],
  44: [1094, 750],
  45: [1336, 812],
  46: [1446, 854],
  47: [1262, 734],
  48: [978, 606],
  49: [806, 634],
  50: [752, 494],
  51: [940, 440],
  52: [1224, 424],
  53: [1104, 540],
  54: [1386, 484],
  55: [1392, 712],
  56: [1546, 706],
  57: [1512, 552],
  58: [474, 532],
};

/** Where a space is drawn. */
export const pointOf = (id: SpaceId): Point => POINTS[id] ?? [0, 0];

export type LandmarkKey = "marco" | "salute" | "giorgio" | "arsenal" | "redentore" | "murano";

/** Where the landmarks stand (the middle of their foot line). */
export const LANDMARKS: Readonly<Record<LandmarkKey, Point>> = {
  marco: [858, 768],
  salute: [588, 868],
  giorgio: [1030, 992],
  arsenal: [1378, 604],
  redentore: [508, 1082],
  murano: [1036, 84],
};
