import {
  BUILDS,
  type Build,
  colourOf,
  EMBASSY,
  figureOf,
  type Piece,
  type Positions,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import { AMBASSADOR, colourAt, roleOf, type Seat } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import type { Listener } from "../../table/names.js";

/** As an object: "your thin figure", "the blue, thin figure"; of the mover's own just "the thin figure". */
export function pieceName({ config, viewer }: Listener, piece: Piece, mover?: Seat): string {
  const colour = colourOf(piece);
  if (colour === null) {
    const you = viewer !== "spectator" && roleOf(config, viewer) === AMBASSADOR;
    return t(you ? "figure.you" : "figure.ambassador");
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

/** "Guglie, yellow home": the name, and what is special about it. */
export function spaceLabel(id: SpaceId): string {
  const { name, number, home, embassy } = spaceOf(id);
  if (embassy) return t("space.embassy", { name });
  if (number !== undefined) return t("space.numbered", { name, number });
  return home === undefined ? name : t("table.space.home", { name, colour: home });
}

export const buildOf = (piece: Piece): Build =>
  BUILDS.find((build) => piece.endsWith(build)) ?? "tall";

/** A piece as a label: "red, thin figure" */
export function pieceTitle(piece: Piece): string {
  const colour = colourOf(piece);
  if (colour === null) return t("piece.ambassador");
  return t("piece.figure", { colour, build: buildOf(piece) });
}

/** "red, thin figure, at Rialto" */
export function pieceLabel(piece: Piece, positions: Positions): string {
  const space = positions[piece];
  if (space === undefined) return pieceTitle(piece);
  return t("table.piece.at", { piece: pieceTitle(piece), space: spaceLabel(space) });
}
