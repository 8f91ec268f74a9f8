import {
  BUILDS,
  type Build,
  type Placement,
  type Sheet,
  type SpaceId,
} from "@inkognito/engine/board";
import { AGENTS, type Agent, COLOURS, type Colour } from "@inkognito/engine/core";

/** A sheet to begin with: each identity and each build once (B12.5). */
export const blankSheet = (): Sheet => ({
  red: { identity: AGENTS[0], build: BUILDS[0] },
  green: { identity: AGENTS[1], build: BUILDS[1] },
  blue: { identity: AGENTS[2], build: BUILDS[2] },
  yellow: { identity: AGENTS[3], build: BUILDS[3] },
});

/** Writes one entry; the colour that had this value gets the old one, so that no value stands twice. */
export function writeEntry(
  sheet: Sheet,
  colour: Colour,
  entry: { readonly identity: Agent } | { readonly build: Build },
): Sheet {
  const key = "identity" in entry ? "identity" : "build";
  const value = "identity" in entry ? entry.identity : entry.build;
  const other = COLOURS.find((each) => sheet[each][key] === value);
  const exchanged =
    other === undefined || other === colour
      ? {}
      : { [other]: { ...sheet[other], [key]: sheet[colour][key] } };
  return { ...sheet, ...exchanged, [colour]: { ...sheet[colour], [key]: value } };
}

/** This build goes there; the figure that stood there takes its place. */
export function swapFigures(placement: Placement, build: Build, to: SpaceId): Placement {
  const other = BUILDS.find((each) => placement[each] === to);
  if (other === undefined) return placement;
  return { ...placement, [other]: placement[build], [build]: to };
}
