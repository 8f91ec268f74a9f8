import { BUILDS, type Build, type Placement, type SpaceId } from "@inkognito/engine/board";

/** This build goes there; the figure that stood there takes its place. */
export function swapFigures(placement: Placement, build: Build, to: SpaceId): Placement {
  const other = BUILDS.find((each) => placement[each] === to);
  if (other === undefined) return placement;
  return { ...placement, [other]: placement[build], [build]: to };
}
