import {
  BUILDS,
  colourOf,
  EMBASSY,
  figureOf,
  type Piece,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import {
  AMBASSADOR,
  type Colour,
  colourAt,
  roleOf,
  type Seat,
  seatOf,
  type Viewer,
} from "@inkognito/engine/core";
import { i18n } from "@lingui/core";
import { t } from "../i18n/i18n.js";
import {
  fullSeatName,
  type Place,
  roleWords,
  type Seating,
  seatedName,
  seatName,
} from "./seatName.js";

/** To whom a game is told, and who sits where. */
export interface Listener extends Seating {
  readonly viewer: Viewer;
}

/** "you", "Dora", "Red", "the Ambassador". */
export const playerName = (listener: Listener, seat: Seat, place: Place = "subject"): string =>
  seat === listener.viewer ? t(`name.you.${place}`) : seatName(listener, seat, place);

/** "you (Red)", "Dora (Red)", "Red". */
export function fullName(listener: Listener, seat: Seat): string {
  const role = roleOf(listener.config, seat);
  return seat === listener.viewer && role !== undefined
    ? seatedName(t("name.you.subject"), role)
    : fullSeatName(listener, seat);
}

/** The player of a colour; with three players nobody plays the fourth. */
export function colourName(listener: Listener, colour: Colour, place?: Place): string {
  const seat = seatOf(listener.config, colour);
  return seat === null ? roleWords(colour, place) : playerName(listener, seat, place);
}

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

/** The first letter of a sentence, in the language that is spoken, whatever the device's is. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase(i18n.locale) + sentence.slice(1);
