import {
  type BoardAction,
  type BoardView,
  BUILDS,
  check,
  type LegalDecision,
  neighboursOf,
  piecesOn,
} from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import { type Dialogue, type Heard, menu, say, toDo } from "../../shared/dialogue.js";
import { capital, companyOf, listed, who, wrapped, wrappedList } from "../../shared/text.js";
import { pieceName, placeName } from "../names.js";
import { refusalWords } from "../refusals.js";
import { parsePlace, parsePlaces } from "./places.js";

/** The smaller decisions: placing, the Ambassador's walk, sending away, the handshake. */

type Of<Type extends LegalDecision["type"]> = Extract<LegalDecision, { type: Type }>;

function checked(view: BoardView, action: BoardAction): Heard<BoardAction> {
  const refusal = check(view, action);
  return refusal === null ? toDo(action) : say(refusalWords(refusal));
}

/** B2.1 */
export function placing(view: BoardView, { homes }: Of<"place">): Dialogue<BoardAction> {
  const example = homes.join(" ");
  return {
    lines: [
      "Your home spaces:",
      ...homes.map((home) => `  ${placeName(home)}`),
      `Type them in the order ${listed(BUILDS)}, for example \`${example}\`.`,
    ],
    prompt: "place> ",
    help: ["Put one figure on each of your home spaces. All players' figures are shown together."],
    hear(text) {
      const typed = parsePlaces(text);
      if (!typed.ok) return say(typed.error);
      const spaces = typed.value.flatMap((each) => (each.type === "space" ? [each.space] : []));
      const [tall, short, fat, thin, ...more] = spaces;
      if (tall === undefined || short === undefined || fat === undefined || thin === undefined) {
        return say(`Type four places, for example \`${example}\`.`);
      }
      if (more.length > 0) return say("Type just four places.");
      const { decision } = view.table;
      return checked(view, { type: "place", decision, placement: { tall, short, fat, thin } });
    },
  };
}

/** B12.2 */
export function walk(view: BoardView, { paths }: Of<"walk">): Dialogue<BoardAction> {
  const { table } = view;
  const company = companyOf(view);
  const from = table.positions[AMBASSADOR];
  const ends = [...new Set(paths.flatMap((path) => path.at(-1) ?? []))].sort((a, b) => a - b);
  const met = ends.flatMap((space) => {
    const there = piecesOn(table.positions, space).filter((piece) => piece !== AMBASSADOR);
    const names = there.map((piece) => pieceName(piece, company)).join(", ");
    return there.length === 0 ? [] : [`  ${placeName(space)}: ${names}`];
  });
  const mayStay = paths.some((path) => path.length === 0);
  const stay = mayStay ? ", or `stay`" : "; you must move";
  return {
    lines: [
      `You're on ${from === undefined ? "no space" : placeName(from)}. Next to it: ${from === undefined ? "" : neighboursOf(from, "any").join(", ")}.`,
      ...wrapped(`Within two steps: ${ends.join(", ")}.`),
      ...(met.length === 0 ? [] : ["You could meet there:", ...met]),
      `Type one or two places${stay}.`,
    ],
    prompt: "walk> ",
    help: [
      "You walk up to two spaces by land or sea, through figures if you like. If you stop where there's a figure, its player shows you two cards, one of them true, and you banish the figure. `29 36` goes by 29 to 36; a place two steps away is enough.",
    ],
    hear(text) {
      const { decision } = table;
      const typed = text.trim().toLowerCase();
      if (typed === "stay" || typed === "go")
        return checked(view, { type: "walk", decision, path: [] });
      const places = parsePlaces(text);
      if (!places.ok) return say(places.error);
      const spaces = places.value.flatMap((each) => (each.type === "space" ? [each.space] : []));
      if (spaces.length === 0 || spaces.length > 2 || spaces.length < places.value.length) {
        return say("Type one or two places, each by its number or its name.");
      }
      const [only] = spaces;
      const near =
        from !== undefined && only !== undefined && neighboursOf(from, "any").includes(only);
      const found =
        near || spaces.length === 2 ? spaces : paths.find((path) => path.at(-1) === only);
      if (found === undefined) return say(`${placeName(only ?? 0)} is more than two steps away.`);
      return checked(view, { type: "walk", decision, path: found });
    },
  };
}

/** B8, B7.5 */
export function banishment(
  view: BoardView,
  { piece, to, object }: Of<"banish">,
): Dialogue<BoardAction> {
  const { decision } = view.table;
  const name = pieceName(piece, companyOf(view));
  const objection = object ? ["`object` if you've been shown exactly these cards before."] : [];
  return {
    lines: [
      `Where do you banish ${name} to? Free:`,
      ...wrappedList(" ", to.map(placeName)),
      ...objection,
    ],
    prompt: "banish to> ",
    help: [
      piece === AMBASSADOR
        ? "The Ambassador goes to the embassy or to any free home space."
        : "The figure you met goes to any free space without a number.",
      ...objection,
    ],
    hear(text) {
      if (text.trim().toLowerCase() === "object")
        return checked(view, { type: "object", decision });
      const place = parsePlace(text);
      if (!place.ok) return say(place.error);
      return checked(view, { type: "banish", decision, to: place.value });
    },
  };
}

/** B10.2 */
export function handshake(view: BoardView, { announcer }: Of<"shakeHands">): Dialogue<BoardAction> {
  const { phase, decision } = view.table;
  const code = phase.type === "handshake" ? phase.code : "";
  const name = who(companyOf(view), announcer);
  return menu<BoardAction>({
    title: [
      `${capital(name)} announces the mission ${code} with you as partner. Do you shake hands?`,
    ],
    prompt: "hand> ",
    help: [
      "If you're partners and the code and the mission are right, you both win. In every other case, even if you refuse, the announcer's opponents win.",
    ],
    entries: [
      {
        label: "shake hands",
        words: ["yes", "y", "shake", "give"],
        chosen: () => toDo({ type: "shakeHands", decision, given: true }),
      },
      {
        label: "refuse",
        words: ["no", "n", "refuse"],
        chosen: () => toDo({ type: "shakeHands", decision, given: false }),
      },
    ],
  });
}
