import { type SpaceId, spaceOf } from "@inkognito/engine/board";
import { COLOURS, type Colour } from "@inkognito/engine/core";

export interface SpaceGroup {
  readonly kind: Colour | "embassy" | "plain";
  readonly spaces: readonly SpaceId[];
}

const kindOf = (id: SpaceId): SpaceGroup["kind"] => {
  const { embassy, home } = spaceOf(id);
  return embassy ? "embassy" : (home ?? "plain");
};

/** Without accents and capitals, for the search. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Spaces to choose from: the embassy, homes by colour, the rest by name; only those that match. */
export function banishGroups(spaces: readonly SpaceId[], wanted = ""): readonly SpaceGroup[] {
  const matching = spaces
    .filter((id) => plain(spaceOf(id).name).includes(plain(wanted)))
    .sort((a, b) => spaceOf(a).name.localeCompare(spaceOf(b).name));
  return (["embassy", ...COLOURS, "plain"] as const)
    .map((kind) => ({ kind, spaces: matching.filter((id) => kindOf(id) === kind) }))
    .filter((group) => group.spaces.length > 0);
}
