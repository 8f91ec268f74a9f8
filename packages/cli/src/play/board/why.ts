import { type BoardView, BUILDS, type CardKind, LETTERS } from "@inkognito/engine/board";
import { AGENTS, type Agent, COLOURS, type Colour, isOneOf, TEAMS } from "@inkognito/engine/core";
import { type Claim, type Face, knowledge, type Why, why } from "@inkognito/mind";
import { type Reply, said } from "../desk.js";
import { shortened } from "../dialogue.js";
import { verdictLines } from "../verdict.js";
import { agentName, capital, listed, parseAgent, parseRole } from "../words.js";
import { companyOf } from "./names.js";
import { showWords } from "./notes.js";

const USAGE =
  "Say whom you mean: `why blue`, `why blue F`, `why blue not tall`, `why blue letter A`, `why code`.";

/** Why something is certain: the fewest answers that prove it. */
export function whyReply(rest: string, view: BoardView): Reply<never> {
  const words = rest
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "is");
  const [first, ...more] = words;
  if (first === undefined) return said(USAGE);
  if (first === "code") return said(...codeLines(view));
  const colour = parseRole(first);
  if (!isOneOf(COLOURS, colour)) return said(`"${shortened(first)}" is no colour. ${USAGE}`);
  if (more.length === 0) return said(...allLines(view, colour));
  const negated = more[0] === "not";
  const face = parseFace(negated ? more.slice(1) : more);
  if (face === null)
    return said(`"${shortened(more.join(" "))}" is no identity, build or letter. ${USAGE}`);
  return said(...claimLines(view, colour, face, negated));
}

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
function subject(view: BoardView, colour: Colour): string {
  const { seats, me } = companyOf(view);
  if (seats[me] === colour) return "you";
  return seats.includes(colour) ? colour : "the arrested agent";
}

function faceWords(view: BoardView, colour: Colour, { kind, face }: Face, is: boolean): string {
  const name = subject(view, colour);
  const you = name === "you";
  if (kind === "mission") {
    if (is) return `${name} ${you ? "have" : "has"} letter ${face}`;
    return `${name} ${you ? "do" : "does"} not have letter ${face}`;
  }
  const words = kind === "identity" ? agentName(face as Agent) : face;
  return `${name} ${you ? "are" : "is"} ${is ? "" : "not "}${words}`;
}

const claimLines = (
  view: BoardView,
  colour: Colour,
  face: Face,
  negated: boolean,
): readonly string[] =>
  verdictLines(
    {
      prove: (is) => why(view, { type: is ? "is" : "isNot", colour, face }),
      words: (is) => faceWords(view, colour, face, is),
      lines: (words, proof) => proofLines(view, words, proof),
    },
    !negated,
  );

/** Everything that is certain about one colour. */
function allLines(view: BoardView, colour: Colour): readonly string[] {
  const { identities, builds, letters } = knowledge(view).colours[colour];
  const sure = (
    kind: CardKind,
    open: readonly Face["face"][],
    all: readonly Face["face"][],
  ): readonly Claim[] => {
    const [only] = open;
    if (open.length === 1 && only !== undefined)
      return [{ type: "is", colour, face: { kind, face: only } }];
    return all
      .filter((each) => !open.includes(each))
      .map((each) => ({ type: "isNot", colour, face: { kind, face: each } }));
  };
  const claims = [
    ...sure("identity", identities, AGENTS),
    ...sure("build", builds, BUILDS),
    ...sure("mission", letters, LETTERS),
  ];
  const lines = claims.flatMap((claim) => {
    const proof = why(view, claim);
    if (proof === null || claim.type === "code") return [];
    return proofLines(view, faceWords(view, colour, claim.face, claim.type === "is"), proof);
  });
  return lines.length === 0 ? [`Nothing is certain about ${subject(view, colour)} yet.`] : lines;
}

function codeLines(view: BoardView): readonly string[] {
  const { codes } = knowledge(view);
  const lines = TEAMS.flatMap((team) => {
    const [code] = codes[team];
    const proof =
      code === undefined || codes[team].length > 1 ? null : why(view, { type: "code", team, code });
    const whose = team === "FB" ? "Fiddlebottom's and Bubble's" : "Zsa Zsa's and Agent X's";
    return proof === null ? [] : proofLines(view, `${whose} code is ${code}`, proof);
  });
  return lines.length === 0
    ? ["No code is certain yet; `missions` lists those that are possible."]
    : lines;
}

const OWN: Readonly<Record<CardKind, string>> = {
  identity: "your own identity",
  build: "your own build",
  mission: "your own letter",
};
const ONCE: Readonly<Record<CardKind, string>> = {
  identity: "identity",
  build: "build",
  mission: "letter",
};

function proofLines(
  view: BoardView,
  claim: string,
  { answers, own, once }: Why,
): readonly string[] {
  return [
    `${capital(claim)}, because`,
    ...answers.map((at) => `  ${showWords(view, at)}`),
    ...(own.length === 0 ? [] : [`  you know ${listed(own.map((kind) => OWN[kind]))}`]),
    ...(once.length === 0
      ? []
      : [`  each ${listed(once.map((kind) => ONCE[kind]))} was dealt once (B2.3)`]),
  ];
}
