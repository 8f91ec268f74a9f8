import {
  type BoardAction,
  type BoardView,
  BUILDS,
  type Card,
  faceOf,
  type Hand,
  type LegalDecision,
  sameCards,
  sortCards,
} from "@inkognito/engine/board";
import { isOneOf } from "@inkognito/engine/core";
import { type Dialogue, type Entry, type Heard, menu, say, toDo } from "../../shared/dialogue.js";
import { capital, companyOf, does, parseAgent, who } from "../../shared/text.js";
import { cardNames } from "../names.js";

type Show = Extract<LegalDecision, { type: "show" }>;

const HELP: readonly string[] = [
  "At least one of the cards must be true. You can show a grey card instead of a coloured one, and it's proof; your letter never counts as the true card. You can't show the same player the same cards twice. The others only see how many you show.",
  "Cards also by name: `F X tall`, `grey F, B, fat`, `X tall letter`.",
];

/** All answers the rules allow, those without grey cards first. */
export function answersInOrder({ answers }: Show): readonly (readonly Card[])[] {
  return [...answers.filter((cards) => !hasGrey(cards)), ...answers.filter(hasGrey)];
}

export const hasGrey = (cards: readonly Card[]): boolean => cards.some((card) => faceOf(card).grey);

/** B5, B6, B7.4: which cards to show. */
export function answer(view: BoardView, awaits: Show): Dialogue<BoardAction> {
  const { decision } = view.table;
  const { question, owed } = awaits;
  const company = companyOf(view);
  const through =
    question.clear && company.seats[question.asker] !== "ambassador"
      ? " through the Ambassador"
      : "";
  const asked = `${capital(does(company, question.asker, "asks", "ask"))} you about your ${question.about}${through}.`;
  const penalty =
    owed === null
      ? []
      : [`The objection was right: you owe ${owed === 1 ? "one true card" : "two cards"}.`];
  const hand = view.own?.hand;
  const mine = hand
    ? [
        `  (You're ${cardNames([`identity:${hand.identity}`])}, ${hand.build}, letter ${hand.mission}.)`,
      ]
    : [];
  const all = answersInOrder(awaits);
  const coloured = all.filter((cards) => !hasGrey(cards)).length;
  const entries = all.map(
    (cards): Entry<BoardAction> => ({
      label: cardNames(cards),
      chosen: () => toDo({ type: "show", decision, cards }),
    }),
  );
  const seenBy = question.witness === null ? "" : ` and ${who(company, question.witness)}`;
  return menu({
    title: [
      asked,
      ...mine,
      ...penalty,
      `What do you show ${who(company, question.asker)}${seenBy}?`,
    ],
    prompt: "show> ",
    help: HELP,
    entries,
    listed: coloured === 0 ? all.length : coloured,
    more: "with grey cards",
    understand: (text) => byNames(view, awaits, text),
  });
}

function byNames(view: BoardView, { answers }: Show, text: string): Heard<BoardAction> | null {
  const cards = parseCards(view, text);
  if (cards === null) return null;
  const meant = answers.find((each) => sameCards(each, cards));
  if (meant === undefined) {
    return say(`${capital(cardNames(cards))}: the rules don't allow that answer here.`);
  }
  return toDo({ type: "show", decision: view.table.decision, cards: meant });
}

/** "F X tall", "grey F, fat", "letter": null where a word is no card. A card named twice is one card. */
export function parseCards({ own }: BoardView, text: string): readonly Card[] | null {
  const words = text
    .toLowerCase()
    .replace(/\bgr[ea]y\s+/g, "grey:")
    .split(/[\s,;]+/)
    .filter((word) => word !== "" && word !== "and");
  const cards = words.map((word) => parseCard(word, own?.hand ?? null));
  if (cards.length === 0 || cards.includes(null)) return null;
  return sortCards([...new Set(cards.filter((card) => card !== null))]);
}

function parseCard(text: string, hand: Hand | null): Card | null {
  const grey = text.startsWith("grey:");
  const word = grey ? text.slice("grey:".length) : text;
  if (word === "letter" || word === "mission") {
    return hand === null ? null : `grey:mission:${hand.mission}`;
  }
  if (isOneOf(BUILDS, word)) return grey ? `grey:build:${word}` : `build:${word}`;
  const agent = parseAgent(word);
  if (agent === null) return null;
  return grey ? `grey:identity:${agent}` : `identity:${agent}`;
}
