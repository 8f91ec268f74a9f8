import {
  AMBASSADOR,
  type BoardConfig,
  BUILDS,
  colourAt,
  colourOf,
  EMBASSY,
  figureOf,
  type Piece,
  roleOf,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import type { Seat, Viewer } from "@inkognito/engine/core";
import { t } from "../i18n/i18n.js";

/** To whom a game is told, and who sits where. */
export interface Listener {
  readonly config: Pick<BoardConfig, "seats">;
  readonly viewer: Viewer;
}

/** What a name does in its sentence; German bends it accordingly. */
export type Place = "subject" | "object" | "dative";

/** "you", "Red", "the Ambassador". */
export function playerName(listener: Listener, seat: Seat, place: Place = "subject"): string {
  if (seat === listener.viewer) return t(`name.you.${place}`);
  const role = roleOf(listener.config, seat);
  if (role === undefined) throw new Error(`nobody sits at ${seat}`);
  return role === AMBASSADOR ? t(`name.ambassador.${place}`) : t(`role.${role}`);
}

/** As an object: "your thin figure", "the blue, thin figure"; of the mover's own just "the thin figure". */
export function pieceName({ config, viewer }: Listener, piece: Piece, mover?: Seat): string {
  const colour = colourOf(piece);
  if (colour === null) {
    const you = viewer !== "spectator" && roleOf(config, viewer) === AMBASSADOR;
    return t(you ? "name.you.object" : "name.ambassador.object");
  }
  const build = BUILDS.find((each) => figureOf(colour, each) === piece) ?? "thin";
  if (viewer !== "spectator" && colourAt(config, viewer) === colour) {
    return t("figure.yours", { build });
  }
  const own = mover !== undefined && colourAt(config, mover) === colour;
  return own ? t("figure.own", { build }) : t("figure.of", { colour, build });
}

/** "Rialto", "Giardini (6)", "Ambasciata (embassy)". */
export function spaceName(id: SpaceId): string {
  const { name, number } = spaceOf(id);
  if (id === EMBASSY) return t("space.embassy", { name });
  return number === undefined ? name : t("space.numbered", { name, number });
}

/** The first letter of a sentence. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
