import { type SpaceId, spaceOf } from "@inkognito/engine/board";
import { COLOURS, type Colour } from "@inkognito/engine/core";
import { i18n } from "@lingui/core";
import { bareSpaceName } from "../names.js";

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

/**
 * Spaces to choose from: the embassy, homes by colour, the rest by name; only those whose name matches,
 * in this language or in Italian.
 */
export function banishGroups(spaces: readonly SpaceId[], wanted = ""): readonly SpaceGroup[] {
  const found = (id: SpaceId): boolean =>
    [bareSpaceName(id), spaceOf(id).name].some((name) => plain(name).includes(plain(wanted)));
  const matching = spaces
    .filter(found)
    .sort((a, b) => bareSpaceName(a).localeCompare(bareSpaceName(b), i18n.locale));
  return (["embassy", ...COLOURS, "plain"] as const)
    .map((kind) => ({ kind, spaces: matching.filter((id) => kindOf(id) === kind) }))
    .filter((group) => group.spaces.length > 0);
}
