import { type Colour, roleOf, type Seat, seatOf, type Viewer } from "@inkognito/engine/core";
import type { Knowledge } from "@inkognito/mind/board";
import { i18n } from "@lingui/core";
import { anyOf, t } from "../i18n/i18n.js";
import { isPassed, type Setup } from "../setup/setup.js";
import {
  fullSeatName,
  type NameForm,
  type Names,
  roleWords,
  type Seating,
  seatedName,
  seatName,
} from "./seatName.js";
import type { WatchedGame } from "./session.js";

/** The viewer to whom sentences are addressed, and who sits where. */
export interface Listener extends Seating {
  readonly viewer: Viewer;
}

/** "you", "Dora", "Red", "the Ambassador". */
export const playerName = (listener: Listener, seat: Seat, form: NameForm = "subject"): string =>
  seat === listener.viewer ? t("name.you", { form }) : seatName(listener, seat, form);

/** "you (Red)", "Dora (Red)", "Red". */
export function fullName(listener: Listener, seat: Seat): string {
  const role = roleOf(listener.config, seat);
  return seat === listener.viewer && role !== undefined
    ? seatedName(t("name.you", { form: "subject" }), role)
    : fullSeatName(listener, seat);
}

/** The player of a colour; with three players the fourth colour has none. */
export function colourName(listener: Listener, colour: Colour, form?: NameForm): string {
  const seat = seatOf(listener.config, colour);
  return seat === null ? roleWords(colour, form) : playerName(listener, seat, form);
}

/** The player of a colour, inside a sentence. */
export const namingColour = (listener: Listener, colour: Colour) => ({
  object: colourName(listener, colour, "object"),
  dative: colourName(listener, colour, "dative"),
});

/** The first letter of a sentence, in the language that is spoken, whatever the device's is. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase(i18n.locale) + sentence.slice(1);

type Hearing<C> = Pick<WatchedGame, "names" | "seat"> & {
  readonly view: { readonly table: { readonly config: C } };
};

/** The person in front of the page, of either game. */
export const listenerOf = <C extends Listener["config"]>({ names, seat, view }: Hearing<C>) => ({
  config: view.table.config,
  names,
  viewer: seat,
});

/** A player's name for every form in a sentence. */
export const naming = (listener: Listener, seat: Seat) => ({
  name: playerName(listener, seat),
  Name: capital(playerName(listener, seat)),
  object: playerName(listener, seat, "object"),
  dative: playerName(listener, seat, "dative"),
});

/** A player who does something; most verbs take another form for the reader. */
export const acting = (listener: Listener, seat: Seat) => ({
  who: seat === listener.viewer ? "you" : "other",
  name: playerName(listener, seat),
  Name: capital(playerName(listener, seat)),
});

/** To whom something is done; some languages say it in another way to the reader: "te muestra". */
export const toWhom = (listener: Listener, seat: Seat) => ({
  to: playerName(listener, seat, "dative"),
  target: seat === listener.viewer ? "you" : "other",
});

/** The names that people gave when they sat down at this device; a bot has none. */
export const namesOf = ({ seats }: Pick<Setup, "seats">): Names =>
  seats.map((sitter) => (sitter.type === "person" ? sitter.name : null));

/** "Dora"; a person without a name is called by the colour. */
export const personName = (setup: Setup, seat: Seat): string =>
  capital(seatName({ config: setup.config, names: namesOf(setup) }, seat));

/** The key of a player's pencil marks: people who share a device do not share them. */
export const pencilOf = (setup: Setup, commitment: string, seat: Seat): string =>
  isPassed(setup) ? `${commitment} ${seat}` : commitment;

/** Who my partner is, as far as I know. */
export function partnerWords(
  { partner, partners, alone }: Pick<Knowledge, "partner" | "partners" | "alone">,
  listener: Listener,
): string {
  const name = (seat: Seat): string => playerName(listener, seat);
  if (partner !== null) return t("passport.partner.certain", { name: name(partner) });
  if (alone === "certain") return t("passport.partner.none");
  return t(alone === "no" ? "passport.partner.open" : "passport.partner.openOrNone", {
    names: anyOf(partners.map(name)),
  });
}
