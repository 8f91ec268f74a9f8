import type { SpaceId } from "@inkognito/engine/board";
import { pointOf } from "./points.js";

/** As wide as a fingertip hits, in pixels. */
const FINGERTIP = 32;
/** The light around a space, in units of the map; no two spaces are nearer than that to each other. */
const LIGHT = 36;

/**
 * How far around a lit space a touch still means it, in units of the map: as far as a fingertip needs
 * at this scale (pixels a unit), and not beyond the middle between it and the next lit one.
 */
export function reachOf(id: SpaceId, lit: Iterable<SpaceId>, scale: number): number {
  const [x, y] = pointOf(id);
  const next = [...lit]
    .filter((other) => other !== id)
    .map((other) => Math.hypot(pointOf(other)[0] - x, pointOf(other)[1] - y));
  const wanted = Math.max(LIGHT, FINGERTIP / 2 / scale);
  return Math.min(wanted, ...next.map((distance) => distance / 2));
}
