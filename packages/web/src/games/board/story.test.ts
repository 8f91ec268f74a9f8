import {
  type BoardConfig,
  type BoardViewEvent,
  boardConfig,
  type Question,
} from "@inkognito/engine/board";
import { HIDDEN, type Viewer } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import type { Language } from "../../i18n/i18n.js";
import { speakAtOnce } from "../../i18n/testing.js";
import { NAMELESS } from "../../table/seatName.js";
import { describeStory, NAMES } from "../../table/testing.js";
import { headlineOf } from "./headlines.js";
import { storyOf } from "./story.js";

function config(players: number): BoardConfig {
  const made = boardConfig({ players });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
}

const five = config(5);

const question: Question = {
  asker: 0,
  of: 2,
  about: "identity",
  clear: false,
  space: 50,
  witness: null,
};
const through: Question = { ...question, clear: true, about: "build", witness: 4 };

type OfType<T> = Extract<BoardViewEvent, { type: T }>;

/** At least one of every type of event; the actor sits at 0, or is the Ambassador at 4. */
const EVENTS: { readonly [T in BoardViewEvent["type"]]: readonly OfType<T>[] } = {
  began: [{ type: "began", config: five, commitment: "", entropy: [] }],
  placementChosen: [{ type: "placementChosen", seat: 0, placement: HIDDEN }],
  placed: [{ type: "placed", positions: {} }],
  dealt: [
    { type: "dealt", hand: HIDDEN },
    { type: "dealt", hand: { identity: "F", build: "tall", mission: "A" } },
  ],
  turnBegan: [
    { type: "turnBegan", seat: 0, turn: 3, balls: ["white", "orange", "black"] },
    { type: "turnBegan", seat: 4, turn: 5, balls: [] },
  ],
  moved: [
    { type: "moved", seat: 0, steps: [] },
    {
      type: "moved",
      seat: 0,
      steps: [
        { ball: "white", piece: "red-thin", to: 36 },
        { ball: "orange", piece: "red-thin", to: 50 },
        { ball: "black", piece: "ambassador", to: 29 },
      ],
    },
  ],
  walked: [
    { type: "walked", seat: 4, path: [] },
    { type: "walked", seat: 4, path: [29, 30] },
  ],
  stepped: [{ type: "stepped", seat: 0, piece: "red-fat", to: 54 }],
  asked: [
    { type: "asked", question },
    { type: "asked", question: through },
  ],
  answered: [
    { type: "answered", question, penalty: false, count: 3, cards: HIDDEN },
    { type: "answered", question, penalty: true, count: 1, cards: HIDDEN },
    {
      type: "answered",
      question: through,
      penalty: false,
      count: 2,
      cards: ["build:fat", "grey:mission:C"],
    },
  ],
  objected: [
    { type: "objected", seat: 0, owed: null },
    { type: "objected", seat: 0, owed: 1 },
    { type: "objected", seat: 0, owed: 2 },
  ],
  banished: [{ type: "banished", seat: 0, piece: "ambassador", to: 58 }],
  turnEnded: [{ type: "turnEnded", seat: 0 }],
  announced: [{ type: "announced", seat: 0, partner: 2, code: "A-B" }],
  announcedAlone: [{ type: "announcedAlone", seat: 0 }],
  handAnswered: [
    { type: "handAnswered", seat: 0, given: true },
    { type: "handAnswered", seat: 0, given: false },
  ],
  sealed: [{ type: "sealed", seat: 4, sheet: HIDDEN }],
  gestured: [
    { type: "gestured", seat: 0, tic: "F", to: "all" },
    { type: "gestured", seat: 0, tic: "B", to: 4 },
    { type: "gestured", seat: 0, tic: "Z", to: 2 },
    { type: "gestured", seat: 0, tic: "X", to: "all" },
  ],
  ended: (
    [
      ...["accomplished", "escaped", "sheetRight", "wrongPartner", "handRefused"],
      ...["wrongCode", "notFulfilled", "notAlone", "notEscaped"],
    ] as readonly OfType<"ended">["outcome"]["reason"][]
  ).map((reason) => ({
    type: "ended",
    outcome: { winners: [0, 2], reason, rule: "B10.3" },
    revelation: { hands: [], arrested: null, sheet: null },
    seed: "",
  })),
};

describeStory<BoardViewEvent>("the story of the board game", {
  events: EVENTS,
  setup: { config: five, seats: [] },
  headlineOf: (event, to) => headlineOf(event, { config: five, ...to }),
  tell: (event, to) => storyOf(event, { config: five, ...to }),
});

const moved = EVENTS.moved[1] as BoardViewEvent;
const shown = EVENTS.answered[2] as BoardViewEvent;
const [asked, askedThrough] = EVENTS.asked as readonly [BoardViewEvent, BoardViewEvent];
const [won] = EVENTS.ended as readonly [BoardViewEvent];
const banished = EVENTS.banished[0] as BoardViewEvent;

const SENTENCES: readonly (readonly [string, Language, BoardViewEvent, Viewer, string])[] = [
  [
    "my own movement",
    "en",
    moved,
    0,
    "You move your thin figure by way of San Silvestro to Rialto and the Ambassador to San Tomà.",
  ],
  [
    "another's movement",
    "de",
    moved,
    2,
    "Rot zieht die dünne Figur über San Silvestro zum Rialto und den Botschafter nach San Tomà.",
  ],
  ["being asked", "en", asked, 2, "At Rialto, Red asks you about your identity."],
  ["being asked", "de", asked, 2, "Rot fragt dich am Rialto nach deiner Identität."],
  [
    "a question through the Ambassador",
    "en",
    askedThrough,
    0,
    "At Rialto, you ask Blue through the Ambassador about their build.",
  ],
  ["an answer dealt to me", "en", shown, 0, "Blue shows you: fat and letter C (grey card)."],
  [
    "an answer the Ambassador watches",
    "de",
    shown,
    4,
    "Blau zeigt Rot vor deinen Augen: dick und Buchstabe C (graue Karte).",
  ],
  [
    "an answer between others",
    "en",
    EVENTS.answered[0] as BoardViewEvent,
    3,
    "Blue shows Red 3 cards. You can’t see them.",
  ],
  [
    "a penalty between others",
    "de",
    EVENTS.answered[1] as BoardViewEvent,
    3,
    "Zur Strafe zeigt Blau Rot eine Karte, die du nicht siehst.",
  ],
  ["the Ambassador's player sent away", "en", banished, 4, "Red banishes you to the embassy."],
  [
    "a turn of the Ambassador's player",
    "de",
    EVENTS.turnBegan[1] as BoardViewEvent,
    0,
    "Zug 5: Der Botschafter ist an der Reihe.",
  ],
  [
    "my victory with another",
    "de",
    won,
    0,
    "Du und Blau gewinnt. Die Partner gaben sich die Hand, der Code stimmte, und die Mission war erfüllt. (B10.3)",
  ],
  [
    "my own movement",
    "es",
    moved,
    0,
    "Mueves tu figura delgada por San Silvestro a Rialto y al Embajador a San Tomà.",
  ],
  ["being asked", "es", asked, 2, "En Rialto Rojo te pregunta por tu identidad."],
  ["sent away", "es", banished, 0, "Envías al Embajador a la embajada."],
  ["an answer dealt to me", "it", shown, 0, "Blu ti mostra: grassa e lettera C (carta grigia)."],
  ["being asked", "it", asked, 2, "A Rialto Rosso ti interroga sulla tua identità."],
  ["sent away", "ko", banished, 4, "빨강이 내 말을 대사관 칸으로 추방했어요."],
  [
    "an answer the Ambassador watches",
    "ko",
    shown,
    4,
    "파랑이 내가 보는 앞에서 빨강에게 뚱뚱한 체형과 글자 C (회색 카드)를 보여 줬어요.",
  ],
  [
    "a penalty between others",
    "sv",
    EVENTS.answered[1] as BoardViewEvent,
    3,
    "Som straff visar Blå Röd ett kort som du inte får se.",
  ],
  ["being asked", "sv", asked, 2, "Vid Rialto frågar Röd dig om din identitet."],
];

it.each(SENTENCES)("%s (%s)", (_, language, event, viewer, sentence) => {
  speakAtOnce(language);
  expect(storyOf(event, { config: five, names: NAMELESS, viewer })).toBe(sentence);
});

it("says whom a player with a name asks, and bends nothing", () => {
  speakAtOnce("de");
  expect(storyOf(asked, { config: five, names: NAMES, viewer: 1 })).toBe(
    "Ada fragt Cleo am Rialto nach der Identität.",
  );
});
