import {
  BUILDS,
  type Build,
  colourOf,
  figureOf,
  type Piece,
  type Positions,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import { AMBASSADOR, colourAt, roleOf, type Seat } from "@inkognito/engine/core";
import { type MessageId, t } from "../../i18n/i18n.js";
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

/**
 * How the name of a space stands: alone on the map or in a list, or in a sentence after one of these
 * words. In many languages the preposition melts with the article of the name: "al Molo".
 */
export const SPACE_FORMS = ["alone", "to", "at", "from", "via"] as const;
type SpaceForm = (typeof SPACE_FORMS)[number];

/** "Molo", "the Molo" */
export const bareSpaceName = (id: SpaceId, form: SpaceForm = "alone"): string =>
  t(`space.${id}` as Extract<MessageId, `space.${number}`>, { form });

/** "Rialto", "the Giardini (6)": a mission or an escape may name the number. */
export function spaceName(id: SpaceId, form: SpaceForm): string {
  const { number } = spaceOf(id);
  const name = bareSpaceName(id, form);
  return number === undefined ? name : t("space.numbered", { name, number });
}

/** "Guglie (yellow home)": the name, and what is special about it. */
export function spaceLabel(id: SpaceId, form: SpaceForm = "alone"): string {
  const { home } = spaceOf(id);
  if (home === undefined) return spaceName(id, form);
  return t("table.space.home", { name: bareSpaceName(id, form), colour: home });
}

export const buildOf = (piece: Piece): Build =>
  BUILDS.find((build) => piece.endsWith(build)) ?? "tall";

/** A piece as a label: "red, thin figure" */
export function pieceTitle(piece: Piece): string {
  const colour = colourOf(piece);
  if (colour === null) return t("piece.ambassador");
  return t("piece.figure", { colour, build: buildOf(piece) });
}

/** "red, thin figure, at the Molo" */
export function pieceLabel(piece: Piece, positions: Positions): string {
  const space = positions[piece];
  if (space === undefined) return pieceTitle(piece);
  return t("table.piece.at", { piece: pieceTitle(piece), space: spaceLabel(space, "at") });
}
