import { type BoardView, BUILDS, LETTERS, type Question } from "@inkognito/engine/board";
import { AGENTS, COLOURS, type Colour } from "@inkognito/engine/core";
import type { Verdict } from "@inkognito/mind";
import { type Face, type Fact, notebook, type Row, type Verdicts } from "@inkognito/mind/board";
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
import { cardNames } from "../names.js";

const HEAD = `${" ".repeat(16)}${AGENTS.map((agent) => agent.padStart(4)).join("")}   ${BUILDS.map((build) => build.padStart(6)).join("")}   ${LETTERS.map((letter) => letter.padStart(4)).join("")}`;

/** A table of a line a colour: identities, builds, letters. */
export function handTable(
  view: BoardView,
  cells: (
    colour: Colour,
  ) => Readonly<Record<"identities" | "builds" | "letters", readonly string[]>>,
): readonly string[] {
  return [
    HEAD,
    ...COLOURS.map((colour) => {
      const { identities, builds, letters } = cells(colour);
      const wide = (list: readonly string[], width: number): string =>
        list.map((each) => each.padStart(width)).join("");
      return `  ${label(view, colour).padEnd(14)}${wide(identities, 4)}   ${wide(builds, 6)}   ${wide(letters, 4)}`;
    }),
  ];
}

function label(view: BoardView, colour: Colour): string {
  const { seats, me } = companyOf(view);
  if (seats[me] === colour) return `${colour} (you)`;
  return seats.includes(colour) ? colour : "the arrested";
}

/** The notebook: what was shown, and what follows from it. */
export function noteLines({ view, told }: Moment<"board">): readonly string[] {
  const { blocks, consequences } = notebook(view, told);
  const company = companyOf(view);
  const pages = blocks.flatMap(({ seat, rows }) => {
    const seen = rows.filter(({ mark }) => mark !== "betweenOthers");
    const others = rows.length - seen.length;
    const head = seat === company.me ? "You have shown:" : `${capital(who(company, seat))}:`;
    const body = seen.flatMap((row) => wrapped(`  ${rowWords(row, view)}`, 10));
    const rest =
      others === 0 ? [] : [`  (and ${others} ${others === 1 ? "answer" : "answers"} to others)`];
    return body.length + rest.length === 0 ? [] : [head, ...body, ...rest];
  });
  const marks = (verdicts: Readonly<Record<string, Verdict>>): readonly string[] =>
    Object.values(verdicts).map((verdict) => MARKS[verdict]);
  const cells = (line: Verdicts) => ({
    identities: AGENTS.map((agent) => MARKS[line.identities[agent]]),
    builds: marks(line.builds),
    letters: marks(line.letters),
  });
  return [
    ...(pages.length === 0 ? ["No one has shown anything yet."] : pages),
    "What follows:",
    ...handTable(view, (colour) => cells(consequences[colour])),
    `  ${MARKS_LEGEND}; \`why blue\` says why.`,
  ];
}

function rowWords({ turn, question, cards, mark, facts }: Row, view: BoardView): string {
  const company = companyOf(view);
  const shown = cards === "hidden" ? "?" : cardNames(cards);
  const to = mark === "shownToMe" ? "" : ` to ${who(company, question.asker)}`;
  const said = facts.length === 0 ? "" : ` → ${facts.map(factWords).join("; ")}`;
  return `turn ${turn}, ${aboutWords(question)}${to}: ${shown}${said}`;
}

const aboutWords = ({ about, clear }: Question): string => (clear ? `two for ${about}` : about);

const faceWords = ({ kind, face }: Face): string =>
  kind === "identity" ? agentName(face as "F") : kind === "mission" ? `letter ${face}` : face;

const factWords = (fact: Fact): string =>
  fact.type === "proven"
    ? `${faceWords(fact.face)} is proven`
    : `${listed(fact.faces.map(faceWords), "or")} is true`;

/** An answer out of the view's memory, by its place there. */
export function showWords(view: BoardView, at: number): string {
  const show = view.own?.shows[at];
  if (show === undefined) throw new Error(`no answer ${at}`);
  const company = companyOf(view);
  const { question, turn, cards } = show;
  return `turn ${turn}: ${does(company, question.of, "showed", "showed")} ${who(company, question.asker)} ${cardNames(cards)}`;
}

/** One's own cards, and where one's team stands. */
export function cardLines(view: BoardView): readonly string[] {
  const { own, table } = view;
  const company = companyOf(view);
  const role = company.seats[company.me];
  if (own?.hand === null || own === null) {
    const sheet = table.sealed ? "Your sheet is sealed." : "Your sheet isn't sealed yet.";
    return role === "ambassador"
      ? ["You're the Ambassador: no colour, no secret cards.", sheet]
      : ["The secret cards haven't been dealt yet."];
  }
  const { identity, build, mission } = own.hand;
  const mine = own.shows.filter(({ question }) => question.of === own.seat);
  return [
    `You're ${agentName(identity)}, and you play ${role}.`,
    `Your real figure is the ${build} one. Your letter is ${mission}.`,
    ...(mine.length === 0 ? [] : ["You have shown:"]),
    ...mine.map(
      ({ question, turn, cards }) =>
        `  turn ${turn}, to ${who(company, question.asker)}: ${cardNames(cards)}`,
    ),
    "`missions` lists what a code means.",
  ];
}
