import { SPACES, type Space } from "@inkognito/engine/board";
import type { SpaceKind, SpaceView } from "./Space.js";

const kindOf = ({ number, home, embassy }: Space): SpaceKind => {
  if (embassy) return { type: "embassy" };
  if (number !== undefined) return { type: "number", number };
  return home === undefined ? { type: "plain" } : { type: "home", colour: home };
};

/** The engine's spaces as the map draws them. */
export const SPACE_VIEWS: readonly SpaceView[] = SPACES.map((space) => ({
  id: space.id,
  name: space.name,
  kind: kindOf(space),
}));
