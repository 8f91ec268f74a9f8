import {
  BUILDS,
  type Build,
  colourOf,
  type Piece,
  type Positions,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { t, type Values } from "../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../table/names.js";
import type { Watching } from "../../table/session.js";

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
  return t("piece.figure", { colour: t(`colour.${colour}`), build: t(`build.${buildOf(piece)}`) });
}

/** "red, thin figure, at Rialto" */
export function pieceLabel(piece: Piece, positions: Positions): string {
  const space = positions[piece];
  if (space === undefined) return pieceTitle(piece);
  return t("table.piece.at", { piece: pieceTitle(piece), space: spaceLabel(space) });
}

type Hearing<C> = Pick<Watching, "names" | "seat"> & {
  readonly view: { readonly table: { readonly config: C } };
};

/** The person in front of the page, of either game. */
export const listenerOf = <C extends Listener["config"]>({ names, seat, view }: Hearing<C>) => ({
  config: view.table.config,
  names,
  viewer: seat,
});

/** A player's name for every place in a sentence. */
export const naming = (listener: Listener, seat: Seat): Values => ({
  name: playerName(listener, seat),
  Name: capital(playerName(listener, seat)),
  object: playerName(listener, seat, "object"),
  dative: playerName(listener, seat, "dative"),
});
