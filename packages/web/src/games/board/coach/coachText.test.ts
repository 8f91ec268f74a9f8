import type { BoardAction } from "@inkognito/engine/board";
import { after, boardTable, steps, viewAt } from "@inkognito/engine/testing";
import type { Considered } from "@inkognito/mind/board";
import { describe, expect, it } from "vitest";
import { listOf, t } from "../../../i18n/i18n.js";
import { type ByLanguage, COMPLETE, expectSentence, speakAtOnce } from "../../../i18n/testing.js";
import { adviceText } from "./adviceText.js";
import { expectedText } from "./expectedText.js";
import { pointerTo } from "./pointer.js";
import { adviceBitsWords, reasonWords } from "./reason.js";

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

/** Reasons that take something for true. */
const SURE: readonly string[] = [
  "fulfils",
  "meetsPartner",
  "race",
  "accomplished",
  "tellsPartner",
  "knowsAll",
  "greetsPartner",
];

const ASK_BEN: ByLanguage<string> = {
  en: "Ask Ben about their build.",
  es: "Pregunta a Ben por la complexión.",
  de: "Frag Ben nach der Gestalt.",
  it: "Interroga Ben sulla sua corporatura.",
  ko: "Ben님에게 체형을 물으세요.",
  sv: "Fråga Ben om kroppsbyggnad.",
};

const SEND_THE_AMBASSADOR: ByLanguage<string> = {
  en: "Banish the Ambassador to the embassy.",
  es: "Envía al Embajador a la embajada.",
  de: "Verbanne den Botschafter zur Botschaft.",
  it: "Manda l’Ambasciatore all’ambasciata.",
  ko: "대사 말을 대사관 칸으로 추방하세요.",
  sv: "Skicka bort ambassadören till ambassaden.",
};

describe.each(COMPLETE)("the coach in %s", (language) => {
  it.each(Object.values(ACTIONS))("has words for $type", (action) => {
    speakAtOnce(language);
    expectSentence(
      adviceText(action, action.type === "banish" ? banishing : view, listener),
      language,
    );
  });

  it.each(Object.entries(REASONS))("has words for the reason %s", (because, who) => {
    speakAtOnce(language);
    const considered = { do: ACTIONS.endTurn, because: because as Considered["because"], who };
    expectSentence(reasonWords(considered, listener), language);
  });

  it.each([
    [0.6, true],
    [0.6, false],
    [0.9, false],
  ])("does not call certain what is not: %d, in numbers: %s", (share, inNumbers) => {
    speakAtOnce(language);
    for (const [because, who] of Object.entries(REASONS)) {
      const considered = { do: ACTIONS.endTurn, because: because as Considered["because"], who };
      const words = reasonWords(considered, listener, { share, inNumbers });
      expectSentence(words, language);
      if (SURE.includes(because)) expect(words).not.toBe(reasonWords(considered, listener));
      expect(words.includes("60")).toBe(inNumbers && SURE.includes(because));
    }
  });

  it("says what is learnt by a question, and what others learn by an answer", () => {
    speakAtOnce(language);
    const because = "tellsLittle";
    expectSentence(
      adviceBitsWords({ do: ACTIONS.ask, because, who: 1 }, 0.636, listener),
      language,
    );
    expectSentence(adviceBitsWords({ do: ACTIONS.show, because, who: 4 }, 1, listener), language);
    expect(adviceBitsWords({ do: ACTIONS.show, because, who: 4 }, null, listener)).toBe("");
  });

  it("names a person as they named themselves", () => {
    speakAtOnce(language);
    expect(adviceText(ACTIONS.ask, view, listener)).toBe(ASK_BEN[language]);
  });

  it("has a name for all that a hint points at, and does not say what to do with it", () => {
    speakAtOnce(language);
    for (const action of Object.values(ACTIONS)) {
      const pointer = pointerTo(action, listener);
      const pointless = action.type === "place" || action.type === "shakeHands";
      expect([action.type, pointer === null]).toEqual([action.type, pointless]);
      if (pointer !== null)
        expectSentence(t("coach.hint", { names: listOf(pointer.names) }), language);
      for (const name of pointer?.names ?? []) expect(name).not.toMatch(/[.!]$|[{}]/);
    }
    expect(pointerTo(ACTIONS.ask, listener)?.keys).toEqual(["ask 1 build", "space 50"]);
    expect(pointerTo({ ...ACTIONS.move, steps: [] }, listener)?.keys).toEqual([]);
  });

  it("[B8.2] names the piece that is to be sent away", () => {
    speakAtOnce(language);
    expect(adviceText(ACTIONS.banish, banishing, listener)).toBe(SEND_THE_AMBASSADOR[language]);
  });

  it("explains a turn to the mover and waiting to the others", () => {
    speakAtOnce(language);
    expectSentence(expectedText(view, listener), language);
    const waiting = viewAt(boardTable({ players: 5 }), 1);
    expect(expectedText(waiting, listener)).not.toBe(expectedText(view, listener));
  });
});
