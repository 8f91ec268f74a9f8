import type { BoardAction } from "@inkognito/engine/board";
import { after, boardTable, steps, viewAt } from "@inkognito/engine/testing";
import type { Considered } from "@inkognito/mind";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/i18n.js";
import { speakAtOnce } from "../i18n/testing.js";
import { doing } from "./doing.js";
import { expectation } from "./expectation.js";
import { reasonWords } from "./reason.js";

const view = viewAt(boardTable({ players: 5 }), 0);
/** Red has asked green through the Ambassador, who is to be sent away now. */
const banishing = viewAt(
  after(
    boardTable({ players: 5, at: { "red-tall": 29 } }),
    [0, { type: "move", steps: steps("white red-tall 58") }],
    [0, { type: "ask", space: 58, of: 1, about: "build" }],
    [1, { type: "show", cards: ["build:short", "build:fat"] }],
  ),
  0,
);
const listener = { config: view.table.config, names: ["", "Ben"], viewer: 0 } as const;
const suspicion = { identity: "F", build: "tall" } as const;

const ACTIONS: { readonly [T in BoardAction["type"]]: Extract<BoardAction, { type: T }> } = {
  place: { type: "place", decision: 1, placement: { tall: 2, short: 27, fat: 31, thin: 52 } },
  move: { type: "move", decision: 1, steps: [{ ball: "white", piece: "red-thin", to: 50 }] },
  walk: { type: "walk", decision: 1, path: [29] },
  ask: { type: "ask", decision: 1, space: 50, of: 1, about: "build" },
  step: { type: "step", decision: 1, space: 50, to: 49 },
  show: { type: "show", decision: 1, cards: ["identity:F", "build:fat", "build:thin"] },
  object: { type: "object", decision: 1 },
  banish: { type: "banish", decision: 1, to: 58 },
  endTurn: { type: "endTurn", decision: 1 },
  announce: { type: "announce", decision: 1, partner: 1, code: "A-B" },
  announceAlone: { type: "announceAlone", decision: 1 },
  shakeHands: { type: "shakeHands", decision: 1, given: true },
  seal: {
    type: "seal",
    sheet: { red: suspicion, green: suspicion, blue: suspicion, yellow: suspicion },
  },
  gesture: { type: "gesture", tic: "F", to: 1 },
};

const REASONS: { readonly [B in Considered["because"]]: Considered["who"] } = {
  anyPlace: null,
  fulfils: null,
  meetsPartner: 1,
  throughAmbassador: null,
  knowsLeast: 1,
  race: null,
  approach: null,
  stepsOn: null,
  meetingsDone: null,
  accomplished: 1,
  tellsPartner: 1,
  tellsLittle: 4,
  repeated: 1,
  sendsAway: null,
  believes: 1,
  doubts: 1,
  knowsAll: null,
  greetsPartner: 1,
  misleads: null,
};

const isSentence = (words: string): void => {
  expect(words).toMatch(/^[A-ZÄÖÜ].*[.!]$/s);
  expect(words).not.toMatch(/[{}]|undefined|null| {2}|coach\.|because\./);
};

describe.each(LANGUAGES)("the coach in %s", (language) => {
  it.each(Object.values(ACTIONS))("has words for $type", (action) => {
    speakAtOnce(language);
    isSentence(doing(action, action.type === "banish" ? banishing : view, listener));
  });

  it.each(Object.entries(REASONS))("has words for the reason %s", (because, who) => {
    speakAtOnce(language);
    const considered = { do: ACTIONS.endTurn, because: because as Considered["because"], who };
    isSentence(reasonWords(considered, listener));
  });

  it("names a person as they named themselves", () => {
    speakAtOnce(language);
    expect(doing(ACTIONS.ask, view, listener)).toBe(
      language === "en" ? "Ask Ben about the build." : "Frage Ben nach der Statur.",
    );
  });

  it("[B8.2] names the piece that is to be sent away", () => {
    speakAtOnce(language);
    expect(doing(ACTIONS.banish, banishing, listener)).toBe(
      language === "en"
        ? "Send the Ambassador to Ambasciata (embassy)."
        : "Schicke den Botschafter nach Ambasciata (Botschaft).",
    );
  });

  it("explains a turn to the mover and waiting to the others", () => {
    speakAtOnce(language);
    isSentence(expectation(view, listener));
    const waiting = viewAt(boardTable({ players: 5 }), 1);
    expect(expectation(waiting, listener)).not.toBe(expectation(view, listener));
  });
});
