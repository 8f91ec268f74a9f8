import type { RouteKind } from "@inkognito/engine/board";
import { curve, type Point, points, sample } from "./path.js";
import { pointOf } from "./points.js";

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Points that a route passes through between its two spaces, from the smaller id to the larger. */
const LAND_VIA: Readonly<Record<string, string>> = {
  "4-5": "286 226",
  "3-5": "386 222",
  "16-17": "118 448",
  "16-19": "62 448",
  "43-49": "924 676",
  "23-26": "176 752",
  "26-32": "350 876",
  "31-39": "576 1050",
  "32-38": "584 912",
  "33-38": "500 860 590 880",
  "34-42": "670 756",
};

const SEA_VIA: Readonly<Record<string, string>> = {
  "1-2": "850 130 740 88 650 90",
  "1-12": "966 190",
  "2-4": "560 92 450 96 340 126 240 138",
  "4-5": "230 246 268 270",
  "4-17": "152 232 150 330 176 424",
  "7-8": "540 360",
  "7-15": "450 364 370 386 318 408",
  "8-13": "600 376",
  "12-54": "1030 222 1150 262 1290 330 1378 404",
  "13-50": "694 436",
  "15-17": "232 434",
  "16-17": "130 402 152 436",
  "16-24": "26 440 24 560 28 720 32 820",
  "23-24": "44 790",
  "23-26": "116 800 190 828",
  "25-26": "206 900 240 858",
  "25-31": "270 954 370 968",
  "29-34": "392 680 406 738 460 778 540 790",
  "29-50": "410 624 470 606 560 604 640 588 686 540",
  "31-39": "500 976 644 972",
  "34-38": "624 796 660 808",
  "38-42": "730 830",
  "39-40": "800 996 890 980",
  "39-41": "800 1038 910 1080 1040 1084 1240 1056 1420 1006",
  "40-42": "900 900 784 846",
  "41-43": "1380 946 1150 894 988 834",
  "41-45": "1440 922 1364 888",
  "42-43": "800 826 910 824",
  "43-44": "1000 808 1060 800",
  "45-47": "1294 780",
  "47-52": "1306 690 1286 600 1286 490 1272 430",
  "52-54": "1272 386 1344 416",
  "54-57": "1420 424 1476 474",
};

/** Without points of its own a route bows gently, to one side by a rule that never changes. */
const bow = (a: number, b: number, from: Point, to: Point): Point => {
  const side = (a * 7 + b * 3) % 2 === 0 ? 1 : -1;
  const lift = 0.055 * side;
  return [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * lift,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * lift,
  ];
};

/** The points of the route from one space to another, both ends included. */
const routePoints = (a: number, b: number, kind: RouteKind): readonly Point[] => {
  const [low, high] = a < b ? [a, b] : [b, a];
  const from = pointOf(low);
  const to = pointOf(high);
  const via = (kind === "land" ? LAND_VIA : SEA_VIA)[key(low, high)];
  const middle = via === undefined ? [bow(low, high, from, to)] : points(via);
  const line = [from, ...middle, to];
  return a < b ? line : line.toReversed();
};

/** Path data of the route from one space to another, in that direction. */
export const routePath = (a: number, b: number, kind: RouteKind): string =>
  curve(routePoints(a, b, kind));

/** Points along the route from one space to another, in that direction, about 24 units apart. */
export const pointsAlong = (a: number, b: number, kind: RouteKind): readonly Point[] =>
  sample(routePoints(a, b, kind), false, 24);
