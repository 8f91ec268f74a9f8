import {
  type CardConfig,
  type CardViewEvent,
  cardConfig,
  type Edition,
  type Reason,
} from "@inkognito/engine/card";
import { HIDDEN, type Viewer } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import type { Language } from "../../i18n/i18n.js";
import { speakAtOnce } from "../../i18n/testing.js";
import { NAMELESS } from "../../table/seatName.js";
import { describeStory } from "../../table/testing.js";
import { headlineOf } from "./headlines.js";
import { storyOf } from "./story.js";

function config(players: number, edition: Edition = "telephone"): CardConfig {
  const made = cardConfig({ players, edition });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
}

const five = config(5);
const three = config(3);

type OfType<T> = Extract<CardViewEvent, { type: T }>;

/** At least one of every type of event; the actor sits at 0, or is the Ambassador at 4. */
const EVENTS: { readonly [T in CardViewEvent["type"]]: readonly OfType<T>[] } = {
  began: [{ type: "began", config: five, commitment: "", entropy: [] }],
  dealt: [
    { type: "dealt", hand: HIDDEN },
    { type: "dealt", hand: { identity: "F", number: 52 } },
  ],
  roundBegan: [{ type: "roundBegan", round: 6, first: "red" }],
  picked: [
    { type: "picked", seat: 4, location: HIDDEN },
    { type: "picked", seat: 4, location: "salute" },
  ],
  located: [{ type: "located", colour: "red", location: "bridgeOfSighs" }],
  ambassadorLocated: [{ type: "ambassadorLocated", location: "bridgeOfSighs" }],
  met: [
    { type: "met", meeting: { location: "sanMarco", agents: ["red", "blue"], ambassador: false } },
    { type: "met", meeting: { location: "sanMarco", agents: ["red", "blue"], ambassador: true } },
    ...[true, false].map(
      (ambassador) =>
        ({
          type: "met",
          meeting: { location: "bridgeOfSighs", agents: ["red", "blue"], ambassador },
        }) as const,
    ),
  ],
  chose: [{ type: "chose", seat: 0, choice: HIDDEN }],
  swapped: [
    {
      type: "swapped",
      shows: [
        { from: 0, to: 2, cards: HIDDEN },
        { from: 2, to: 0, cards: ["identity:B", "black:number:11"] },
      ],
    },
  ],
  demanded: [
    { type: "demanded", seat: 0, of: null, side: null },
    { type: "demanded", seat: 0, of: "blue", side: null },
    { type: "demanded", seat: 0, of: "yellow", side: "left" },
  ],
  blackShown: [
    { type: "blackShown", asker: 2, of: 0, witness: 4, card: HIDDEN },
    { type: "blackShown", asker: 2, of: 0, witness: null, card: "black:identity:F" },
  ],
  looked: [
    { type: "looked", seat: 0, side: "left", card: HIDDEN },
    { type: "looked", seat: 0, side: "right", card: "black:number:29" },
  ],
  gestured: [{ type: "gestured", seat: 0, tic: "B", to: 2 }],
  announced: [
    { type: "announced", seat: 0, code: [52, 11, 0, 29], to: 2 },
    { type: "announced", seat: 4, code: [52, 11, 0, 29], to: null },
  ],
  ended: (["codeRight", "wrongCode", "wrongPartner"] as readonly Reason[]).map((reason) => ({
    type: "ended",
    outcome: { winners: [0, 2], points: [1, 0, 1, 0, 0], reason, rule: "C6.2" },
    revelation: { hands: [], fictitious: null },
    seed: "",
  })),
};

describeStory<CardViewEvent>("the story of the card game", {
  events: EVENTS,
  setup: { config: five, seats: [], match: null },
  headlineOf: (event, to) => headlineOf(event, { config: five, ...to }),
  tell: (event, to) => storyOf(event, { config: five, ...to }),
});

const [, ambassadorMet] = EVENTS.met as readonly CardViewEvent[];
const [swap] = EVENTS.swapped as readonly CardViewEvent[];
const [, demandedOfBlue, sided] = EVENTS.demanded as readonly CardViewEvent[];

const SENTENCES: readonly (readonly [Language, CardViewEvent | undefined, Viewer, string])[] = [
  ["en", ambassadorMet, 0, "You meet Blue and the Ambassador at San Marco."],
  ["en", ambassadorMet, 3, "There’s a meeting at San Marco: Red, Blue and the Ambassador."],
  ["de", ambassadorMet, 0, "Du triffst Blau und den Botschafter bei San Marco."],
  ["es", demandedOfBlue, 2, "Rojo te exige una carta negra."],
  ["es", demandedOfBlue, 1, "Rojo exige a Azul una carta negra."],
  ["it", demandedOfBlue, 2, "Rosso ti chiede di mostrare una carta nera."],
  [
    "en",
    swap,
    0,
    "You show Blue two cards that no one else can see. Blue shows you: Colonel Bubble and 11 (black card).",
  ],
];

it.each(SENTENCES)("is grammatical in %s", (language, event, viewer, sentence) => {
  speakAtOnce(language);
  if (event === undefined) throw new Error("no such event");
  expect(storyOf(event, { config: five, names: NAMELESS, viewer })).toBe(sentence);
});

it("[C7.1] with three players the fourth colour is the fictitious agent", () => {
  speakAtOnce("de");
  if (sided === undefined) throw new Error("no such event");
  expect(storyOf(sided, { config: three, names: NAMELESS, viewer: 1 })).toBe(
    "Rot verlangt von dem fiktiven Agenten die linke schwarze Karte.",
  );
});

it.each([
  [config(4), [0, 1], "Red and Green win. The code was right, and the two are partners. (C8.4)"],
  [
    config(5, "safe"),
    [0, 1],
    "Red and Green win. The code was right, and the partner wins too. (C8.4)",
  ],
  [config(5, "safe"), [4], "The Ambassador wins. The code was right. (C8.4)"],
  [five, [0], "Red wins. The code was right. (C8.4)"],
] as const)("[C8.4] says for whom a right code wins: %#", (config, winners, sentence) => {
  speakAtOnce("en");
  const outcome = { winners, points: [], reason: "codeRight", rule: "C8.4" } as const;
  const revelation = { hands: [], fictitious: null };
  const ended = { type: "ended", outcome, revelation, seed: "" } as const;
  expect(storyOf(ended, { config, names: NAMELESS, viewer: 3 })).toBe(sentence);
});
