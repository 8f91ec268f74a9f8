import { type CardView, EDITION_NUMBERS, fictitiousOf } from "@inkognito/engine/card";
import { AGENTS, type Colour } from "@inkognito/engine/core";
import { type Claim, type Face, knowledge, why } from "@inkognito/mind/card";
import type { Reply } from "../../shared/terminalGame.js";
import { companyOf, parseAgent } from "../../shared/text.js";
import { becauseLines, certainIn, type Guess, inquire } from "../../shared/why.js";
import { codeName, isColourOf, roleWords } from "../names.js";
import { faceWords, seenWords } from "./notes.js";

/** Why something is certain: the fewest shown cards that prove it. */
export const whyReply = (rest: string, view: CardView): Reply<never> =>
  inquire<Face>(rest, {
    usage:
      "Say whom you mean: `why blue`, `why blue F`, `why blue not 52`, `why code`, `why left`.",
    noColour: "is no colour here.",
    noFace: "is no identity and no number here.",
    topic: (word) => {
      if (word === "code") return codeLines(view);
      return word === "left" || word === "right" ? sideLines(view, word) : null;
    },
    isColour: (colour) => isColourOf(view.table.config, colour),
    parseFace: (words) => parseFace(view, words),
    nameOf: (colour) => roleWords(colour, view.table.config, companyOf(view)),
    traitOf: (face) =>
      face.kind === "identity"
        ? { verb: "is", what: faceWords(face) }
        : { verb: "has", what: `number ${face.face}` },
    certainOf: (colour) => certainOf(view, colour),
    explain: (words, colour, { face, is }) =>
      explain(view, words, { type: is ? "is" : "isNot", colour, face }),
  });

function parseFace({ table }: CardView, words: readonly string[]): Face | null {
  const [first = ""] = words;
  const number = EDITION_NUMBERS[table.config.edition].find((each) => String(each) === first);
  if (number !== undefined) return { kind: "number", face: number };
  const agent = parseAgent(words.join(" "));
  return agent === null ? null : { kind: "identity", face: agent };
}

function certainOf(view: CardView, colour: Colour): readonly Guess<Face>[] {
  const { identities, numbers } = knowledge(view).colours[colour];
  return [
    ...certainIn("identity", identities, AGENTS),
    ...certainIn("number", numbers, EDITION_NUMBERS[view.table.config.edition]),
  ];
}

function codeLines(view: CardView): readonly string[] {
  const { code, codes } = knowledge(view);
  const lines =
    code === null ? null : explain(view, `the code is ${codeName(code)}`, { type: "code", code });
  return lines ?? [`The code isn't certain yet; ${codes.length} are possible.`];
}

function sideLines(view: CardView, side: "left" | "right"): readonly string[] {
  if (fictitiousOf(view.table.config) === null)
    return ["There's no fictitious agent at this table."];
  for (const kind of ["identity", "number"] as const) {
    const lines = explain(view, `the ${side} card is the ${kind}`, { type: "side", side, kind });
    if (lines !== null) return lines;
  }
  return [`It isn't certain what the ${side} card is.`];
}

function explain(view: CardView, words: string, claim: Claim): readonly string[] | null {
  const proof = why(view, claim);
  if (proof === null) return null;
  const { answers, own, once } = proof;
  const shown = answers.map((at) => seenWords(view, at));
  return becauseLines(words, { shown, own, once });
}
