import type { SpaceId } from "@inkognito/engine/board";
import type { Point } from "./path.js";
import { PLACES } from "./points.js";

export const placeOf = (id: SpaceId): Point => PLACES[id] ?? [0, 0];

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
