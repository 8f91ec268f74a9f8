import { type BoardView, BUILDS, type CardKind, LETTERS } from "@inkognito/engine/board";
import { AGENTS, type Agent, type Colour, isOneOf, TEAMS } from "@inkognito/engine/core";
import { type Claim, type Face, knowledge, why } from "@inkognito/mind/board";
import type { Reply } from "../../shared/terminalGame.js";
import { agentName, companyOf, parseAgent } from "../../shared/text.js";
import { becauseLines, certainIn, type Guess, inquire } from "../../shared/why.js";
import { showWords } from "./notes.js";

/** Why something is certain: the fewest answers that prove it. */
export const whyReply = (rest: string, view: BoardView): Reply<never> =>
  inquire<Face>(rest, {
    usage:
      "Say whom you mean: `why blue`, `why blue F`, `why blue not tall`, `why blue letter A`, `why code`.",
    noColour: "is no colour.",
    noFace: "is no identity, build or letter.",
    topic: (word) => (word === "code" ? codeLines(view) : null),
    isColour: () => true,
    parseFace,
    nameOf: (colour) => nameOf(view, colour),
    traitOf: ({ kind, face }) => {
      if (kind === "mission") return { verb: "has", what: `letter ${face}` };
      return { verb: "is", what: kind === "identity" ? agentName(face as Agent) : face };
    },
    certainOf: (colour) => certainOf(view, colour),
    explain: (words, colour, { face, is }) =>
      explain(view, words, { type: is ? "is" : "isNot", colour, face }),
  });

/** "f", "bubble", "tall", "letter b" */
export function parseFace(words: readonly string[]): Face | null {
  const [first = "", second = ""] = words;
  if (first === "letter") {
    const letter = LETTERS.find((each) => each.toLowerCase() === second);
    return letter === undefined ? null : { kind: "mission", face: letter };
  }
  if (isOneOf(BUILDS, first)) return { kind: "build", face: first };
  const agent = parseAgent(words.join(" "));
  if (agent !== null) return { kind: "identity", face: agent };
  const letter = LETTERS.find((each) => each.toLowerCase() === first);
  return letter === undefined ? null : { kind: "mission", face: letter };
}

/** With three players the unused colour stands for the arrested hand. */
function nameOf(view: BoardView, colour: Colour): string {
  const { seats, me } = companyOf(view);
  if (seats[me] === colour) return "you";
  return seats.includes(colour) ? colour : "the arrested agent";
}

function certainOf(view: BoardView, colour: Colour): readonly Guess<Face>[] {
  const { identities, builds, letters } = knowledge(view).colours[colour];
  return [
    ...certainIn("identity", identities, AGENTS),
    ...certainIn("build", builds, BUILDS),
    ...certainIn("mission", letters, LETTERS),
  ];
}

function codeLines(view: BoardView): readonly string[] {
  const { codes } = knowledge(view);
  const lines = TEAMS.flatMap((team) => {
    const [code] = codes[team];
    if (code === undefined || codes[team].length > 1) return [];
    const whose = team === "FB" ? "Fiddlebottom's and Bubble's" : "Zsa Zsa's and Agent X's";
    return explain(view, `${whose} code is ${code}`, { type: "code", team, code }) ?? [];
  });
  return lines.length === 0
    ? ["No code is certain yet; `missions` lists those that are possible."]
    : lines;
}

const KINDS: Readonly<Record<CardKind, string>> = {
  identity: "identity",
  build: "build",
  mission: "letter",
};

function explain(view: BoardView, words: string, claim: Claim): readonly string[] | null {
  const proof = why(view, claim);
  if (proof === null) return null;
  return becauseLines(words, {
    shown: proof.answers.map((at) => showWords(view, at)),
    own: proof.own.map((kind) => KINDS[kind]),
    once: proof.once.map((kind) => KINDS[kind]),
  });
}
