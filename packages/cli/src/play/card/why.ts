import {
  type CardKind,
  type CardView,
  EDITION_NUMBERS,
  fictitiousOf,
} from "@inkognito/engine/card";
import { AGENTS, COLOURS, type Colour, isOneOf } from "@inkognito/engine/core";
import { type CardFace, type CardWhy, cardKnowledge, cardWhy } from "@inkognito/mind";
import { type Reply, said } from "../desk.js";
import { shortened } from "../dialogue.js";
import { verdictLines } from "../verdict.js";
import { capital, listed, parseAgent, parseRole } from "../words.js";
import { codeName, companyOf, isColourOf, roleWords } from "./names.js";
import { faceWords, seenWords } from "./notes.js";

const USAGE =
  "Say whom you mean: `why blue`, `why blue F`, `why blue not 52`, `why code`, `why left`.";

/** Why something is certain: the fewest shown cards that prove it. */
export function whyReply(rest: string, view: CardView): Reply<never> {
  const words = rest
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "is");
  const [first, ...more] = words;
  if (first === undefined) return said(USAGE);
  if (first === "code") return said(...codeLines(view));
  if (first === "left" || first === "right") return said(...sideLines(view, first));
  const colour = parseRole(first);
  if (!isOneOf(COLOURS, colour) || !isColourOf(view.table.config, colour)) {
    return said(`"${shortened(first)}" is no colour here. ${USAGE}`);
  }
  if (more.length === 0) return said(...allLines(view, colour));
  const negated = more[0] === "not";
  const face = parseFace(view, negated ? more.slice(1) : more);
  if (face === null)
    return said(`"${shortened(more.join(" "))}" is no identity and no number here. ${USAGE}`);
  return said(...claimLines(view, colour, face, negated));
}

function parseFace({ table }: CardView, words: readonly string[]): CardFace | null {
  const [first = ""] = words;
  const number = EDITION_NUMBERS[table.config.edition].find((each) => String(each) === first);
  if (number !== undefined) return { kind: "number", face: number };
  const agent = parseAgent(words.join(" "));
  return agent === null ? null : { kind: "identity", face: agent };
}

function claimWords(view: CardView, colour: Colour, face: CardFace, is: boolean): string {
  const name = roleWords(colour, view.table.config, companyOf(view));
  const you = name === "you";
  if (face.kind === "identity")
    return `${name} ${you ? "are" : "is"} ${is ? "" : "not "}${faceWords(face)}`;
  if (is) return `${name} ${you ? "have" : "has"} number ${face.face}`;
  return `${name} ${you ? "do" : "does"} not have number ${face.face}`;
}

const claimLines = (
  view: CardView,
  colour: Colour,
  face: CardFace,
  negated: boolean,
): readonly string[] =>
  verdictLines(
    {
      prove: (is) => cardWhy(view, { type: is ? "is" : "isNot", colour, face }),
      words: (is) => claimWords(view, colour, face, is),
      lines: (words, proof) => proofLines(view, words, proof),
    },
    !negated,
  );

/** Everything that is certain about one colour. */
function allLines(view: CardView, colour: Colour): readonly string[] {
  const { identities, numbers } = cardKnowledge(view).colours[colour];
  const sure = (
    kind: CardKind,
    open: readonly CardFace["face"][],
    all: readonly CardFace["face"][],
  ): readonly { readonly is: boolean; readonly face: CardFace }[] => {
    const [only] = open;
    if (open.length === 1 && only !== undefined) return [{ is: true, face: { kind, face: only } }];
    return all
      .filter((each) => !open.includes(each))
      .map((each) => ({ is: false, face: { kind, face: each } }));
  };
  const claims = [
    ...sure("identity", identities, AGENTS),
    ...sure("number", numbers, EDITION_NUMBERS[view.table.config.edition]),
  ];
  const lines = claims.flatMap(({ is, face }) => {
    const proof = cardWhy(view, { type: is ? "is" : "isNot", colour, face });
    return proof === null ? [] : proofLines(view, claimWords(view, colour, face, is), proof);
  });
  const name = roleWords(colour, view.table.config, companyOf(view));
  return lines.length === 0 ? [`Nothing is certain about ${name} yet.`] : lines;
}

function codeLines(view: CardView): readonly string[] {
  const { code, codes } = cardKnowledge(view);
  const proof = code === null ? null : cardWhy(view, { type: "code", code });
  if (code === null || proof === null)
    return [`The code is not certain yet; ${codes.length} are possible.`];
  return proofLines(view, `the code is ${codeName(code)}`, proof);
}

function sideLines(view: CardView, side: "left" | "right"): readonly string[] {
  if (fictitiousOf(view.table.config) === null)
    return ["There is no fictitious agent at this table (C7.1)."];
  for (const kind of ["identity", "number"] as const) {
    const proof = cardWhy(view, { type: "side", side, kind });
    if (proof !== null) return proofLines(view, `the ${side} card is the ${kind}`, proof);
  }
  return [`It is not certain what the ${side} card is (C7.2).`];
}

function proofLines(
  view: CardView,
  claim: string,
  { answers, own, once }: CardWhy,
): readonly string[] {
  return [
    `${capital(claim)}, because`,
    ...answers.map((at) => `  ${seenWords(view, at)}`),
    ...(own.length === 0 ? [] : [`  you know ${listed(own.map((kind) => `your own ${kind}`))}`]),
    ...(once.length === 0 ? [] : [`  each ${listed(once)} was dealt once (C2.1)`]),
  ];
}
