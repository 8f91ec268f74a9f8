import {
  type CardConfig,
  type CardView,
  CYCLE,
  EDITION_NUMBERS,
  fictitiousOf,
  inHand,
  type Location,
  type Seen,
} from "@inkognito/engine/card";
import { AGENTS, AMBASSADOR, COLOURS, type Colour } from "@inkognito/engine/core";
import { type Column, type Face, type Fact, notebook } from "@inkognito/mind/card";
import type { Moment } from "../../shared/terminalGame.js";
import {
  agentName,
  capital,
  companyOf,
  does,
  listed,
  MARKS,
  MARKS_LEGEND,
  who,
  wrapped,
} from "../../shared/text.js";
import { cardName, cardNames, PLACES, roleWords } from "../names.js";

/** A table of a line a colour: identities and numbers. */
export function handTable(
  view: CardView,
  cells: (colour: Colour) => Readonly<Record<"identities" | "numbers", readonly string[]>>,
): readonly string[] {
  const { config } = view.table;
  const company = companyOf(view);
  const wide = (list: readonly string[]): string => list.map((each) => each.padStart(5)).join("");
  const label = (colour: Colour): string => {
    if (company.seats[company.me] === colour) return `${colour} (you)`;
    return fictitiousOf(config) === colour ? `${colour} (fictitious)` : colour;
  };
  return [
    `${" ".repeat(22)}${wide(AGENTS)}   ${wide(EDITION_NUMBERS[config.edition].map(String))}`,
    ...COLOURS.map((colour) => {
      const { identities, numbers } = cells(colour);
      return `  ${label(colour).padEnd(20)}${wide(identities)}   ${wide(numbers)}`;
    }),
  ];
}

/** The notebook: what was shown, and what follows from it. */
export function noteLines({ view, told }: Moment<"card">): readonly string[] {
  const { pages, consequences } = notebook(view, told);
  const { config } = view.table;
  const company = companyOf(view);
  const blocks = pages.flatMap(({ who: role, columns }) => {
    const mine = columns.filter(({ elsewhere }) => elsewhere === null);
    const rows = mine.flatMap((column) => wrapped(`  ${columnWords(column)}`, 12));
    return rows.length === 0 ? [] : [`${capital(roleWords(role, config, company))}:`, ...rows];
  });
  return [
    ...(blocks.length === 0 ? ["Nothing has been shown to you yet."] : blocks),
    "What follows:",
    ...handTable(view, (colour) => ({
      identities: AGENTS.map((agent) => MARKS[consequences[colour].identities[agent]]),
      numbers: consequences[colour].numbers.map(({ verdict }) => MARKS[verdict]),
    })),
    `  ${MARKS_LEGEND}; \`why blue\` says why.`,
  ];
}

function columnWords({ round, seen, shown, facts }: Column): string {
  const parts = [
    ...(seen.length === 0 ? [] : [`showed you ${cardNames(seen)}`]),
    ...(shown.length === 0 ? [] : [`saw your ${cardNames(shown)}`]),
  ];
  const said = facts.length === 0 ? "" : ` → ${facts.map(factWords).join("; ")}`;
  return `round ${round}: ${parts.join("; ")}${said}`;
}

export const faceWords = ({ kind, face }: Face): string =>
  kind === "identity" ? agentName(face as "F") : String(face);

function factWords(fact: Fact): string {
  switch (fact.type) {
    case "proven":
      return `${faceWords(fact.face)} is proven`;
    case "denied":
      return `${faceWords(fact.face)} is false`;
    case "oneOf":
      return `either ${listed(fact.faces.map(faceWords), "or")}`;
  }
}

/** Something out of the view's memory, by its place there. */
export function seenWords(view: CardView, at: number): string {
  const seen: Seen | undefined = view.own?.seen[at];
  if (seen === undefined) throw new Error(`nothing seen ${at}`);
  const company = companyOf(view);
  switch (seen.type) {
    case "pair":
      return `round ${seen.round}: ${does(company, seen.from, "showed", "showed")} ${who(company, seen.to)} ${cardNames(seen.cards)}`;
    case "black":
      return `round ${seen.round}: ${does(company, seen.of, "showed", "showed")} ${who(company, seen.asker)} the ${cardName(seen.card)}`;
    case "look":
      return `round ${seen.round}: you looked at the ${seen.side} card: ${cardName(seen.card)}`;
  }
}

/** One's own cards, and the locations still in hand. */
export function cardLines(view: CardView): readonly string[] {
  const { own, table } = view;
  const company = companyOf(view);
  const role = company.seats[company.me] ?? AMBASSADOR;
  const left = inHand(table, role).map((location) => PLACES[location]);
  const hand = own?.hand;
  return [
    hand
      ? `You're ${agentName(hand.identity)}, and you play ${role}. Your number is ${hand.number}.`
      : "You're the Ambassador: no black cards of your own.",
    `Still in your hand: ${listed(left)}.`,
    `The code is the numbers of ${AGENTS.join(", ")} in this order, out of ${listed(EDITION_NUMBERS[table.config.edition].map(String))}.`,
  ];
}

/** Short enough for five columns. */
const SHORT: Readonly<Record<Location, string>> = {
  rialto: "Rialto",
  sanMarco: "San Marco",
  sanGiorgio: "San Giorgio",
  salute: "Salute",
  bridgeOfSighs: "Br. of Sighs",
};

/** C3.4: who has gone where in this cycle. */
export function tableLines(view: CardView): readonly string[] {
  const { config, rounds } = view.table;
  const { seats, me } = companyOf(view);
  const roles = rolesOf(config);
  const row = (first: string, cells: readonly string[]): string =>
    `${first.padStart(5)}  ${cells.map((cell) => cell.padEnd(14)).join("")}`.trimEnd();
  const names = roles.map((role) => {
    if (seats[me] === role) return "you";
    return role === fictitiousOf(config) ? `${role} (fict.)` : role;
  });
  const start = Math.floor(Math.max(0, rounds.length - 1) / CYCLE) * CYCLE;
  return [
    row("round", names),
    ...rounds.slice(start).map((round, i) => {
      const places = roles.map((role) =>
        role === AMBASSADOR ? round.ambassador : (round.located[role] ?? null),
      );
      return row(
        `${start + i + 1}`,
        places.map((at) => (at === null ? "-" : SHORT[at])),
      );
    }),
  ];
}

function rolesOf(config: CardConfig): readonly (Colour | typeof AMBASSADOR)[] {
  const fictitious = fictitiousOf(config);
  const colours = COLOURS.filter(
    (colour) => config.seats.includes(colour) || colour === fictitious,
  );
  return [...colours, AMBASSADOR];
}
