import {
  announcesToPartner,
  type Card,
  type CardAction,
  type CardView,
  type Choice,
  type Code,
  codesOf,
  EDITION_NUMBERS,
  faceOf,
  type LegalDecision,
  type Location,
  SIDES,
  sortCards,
} from "@inkognito/engine/card";
import { AGENTS, type Colour } from "@inkognito/engine/core";
import {
  type Dialogue,
  type Entry,
  type Heard,
  menu,
  next,
  say,
  toDo,
} from "../../shared/dialogue.js";
import { agentName, capital, companyOf, listed, parseAgent, who } from "../../shared/text.js";
import { cardName, cardNames, codeName, PLACES, roleWords } from "../names.js";

type Of<Type extends LegalDecision["type"]> = Extract<LegalDecision, { type: Type }>;

/** C3.1, C8.1: where to go in this round. */
export function going(view: CardView, awaits: Of<"pick" | "locate">): Dialogue<CardAction> {
  const { decision, rounds } = view.table;
  const { type, locations } = awaits;
  const round = rounds.at(-1);
  const there = (location: Location): string => {
    const roles = Object.entries(round?.located ?? {}).filter(([, at]) => at === location);
    const names = roles.map(([role]) =>
      roleWords(role as Colour, view.table.config, companyOf(view)),
    );
    return names.length === 0 ? "" : `  (${names.join(", ")})`;
  };
  return menu({
    title: [
      type === "pick"
        ? "Choose your location first, face down. Where will you turn up?"
        : "Where do you go?",
    ],
    prompt: "go to> ",
    help: [
      "Everyone plays a location. Agents only meet where there are exactly two of them. After five rounds, everyone takes theirs back.",
      ...(type === "pick" ? ["You pick first, face down, and turn it up last."] : []),
    ],
    entries: locations.map((location) => ({
      label: `${capital(PLACES[location])}${there(location)}`,
      words: [PLACES[location].toLowerCase(), location.toLowerCase()],
      chosen: () => toDo({ type, decision, location }),
    })),
  });
}

const HELP: readonly string[] = [
  "Two agents show each other two cards: exactly one true, exactly one false. A black card is proof, but in the edition safe you can't show one. You can't show the same player the same pair twice. If you meet the Ambassador, you can demand a black card from anyone.",
  "To announce the code, name the four numbers in the order F, B, Z, X. The game ends then, right or wrong.",
  "Cards also by name: `F 52`, `black F 29`.",
];

/** C4 to C8: what to do in a meeting. */
export function meeting(view: CardView, awaits: Of<"choose">): Dialogue<CardAction> {
  const { decision, config } = view.table;
  const company = companyOf(view);
  const { location, agents, ambassador } = awaits.meeting;
  const choose = (choice: Choice): Heard<CardAction> => toDo({ type: "choose", decision, choice });
  const others = [...agents, ...(ambassador ? (["ambassador"] as const) : [])]
    .map((role) => roleWords(role, config, company))
    .filter((name) => name !== "you");
  const pairs = colouredFirst(awaits.pairs);
  const coloured = pairs.filter((pair) => !isBlack(pair)).length;
  const announcing: readonly Entry<CardAction>[] = awaits.announce
    ? [
        {
          label:
            config.edition === "telephone"
              ? "make the call: name the code"
              : "open the safe: name the code",
          words: ["announce"],
          chosen: () => next(announcement(view, awaits)),
        },
      ]
    : [];
  const entries: Entry<CardAction>[] = [
    ...announcing,
    ...awaits.demands.flatMap((of) => demandEntries(view, of, of === awaits.sided, choose)),
    ...(awaits.demands.length > 0
      ? [
          {
            label: "demand nothing",
            words: ["nothing", "decline"],
            chosen: () => choose({ type: "decline" }),
          },
        ]
      : []),
    ...(awaits.look
      ? SIDES.map((side) => ({
          label: `look at the ${side} card`,
          words: [side],
          chosen: () => choose({ type: "look", side }),
        }))
      : []),
    ...(awaits.pass
      ? [
          {
            label: "just watch",
            words: ["pass"],
            chosen: () => choose({ type: "pass" }),
          },
        ]
      : []),
    ...pairs.map(
      (cards): Entry<CardAction> => ({
        label: `show ${cardNames(cards)}`,
        chosen: () => choose({ type: "cards", cards }),
      }),
    ),
  ];
  const hand = view.own?.hand;
  const mine = hand ? [`  (You're ${agentName(hand.identity)}, ${hand.number}.)`] : [];
  return menu({
    title: [`You meet ${listed(others)} at ${PLACES[location]}.`, ...mine],
    prompt: "choose> ",
    help: HELP,
    entries,
    listed: coloured === 0 ? entries.length : entries.length - (pairs.length - coloured),
    more: "with a black card",
    understand(text) {
      const code = parseCode(view, text);
      if (code !== null && awaits.announce) return say("Choose `announce` first.");
      const cards = parseCards(text);
      if (cards === null) return null;
      const meant = awaits.pairs.find((pair) => pair.join() === cards.join());
      if (meant !== undefined) return choose({ type: "cards", cards: meant });
      return say(`${cardNames(cards)}: the rules don't allow that here.`);
    },
  });
}

const isBlack = (cards: readonly Card[]): boolean => cards.some((card) => faceOf(card).black);

const colouredFirst = (pairs: readonly (readonly Card[])[]): readonly (readonly Card[])[] => [
  ...pairs.filter((pair) => !isBlack(pair)),
  ...pairs.filter(isBlack),
];

function demandEntries(
  view: CardView,
  of: Colour,
  sided: boolean,
  choose: (choice: Choice) => Heard<CardAction>,
): readonly Entry<CardAction>[] {
  const name = roleWords(of, view.table.config, companyOf(view));
  if (!sided) {
    return [
      {
        label: `demand a black card from ${name}`,
        words: [of],
        chosen: () => choose({ type: "demand", of, side: null }),
      },
    ];
  }
  return SIDES.map((side) => ({
    label: `look at the ${side} card of ${name}`,
    words: [side, `${of} ${side}`],
    chosen: () => choose({ type: "demand", of, side }),
  }));
}

/** C6.1 */
function announcement(view: CardView, awaits: Of<"choose">): Dialogue<CardAction> {
  const { decision, config } = view.table;
  const announce = (code: Code): Heard<CardAction> =>
    toDo({ type: "choose", decision, choice: { type: "announce", code } });
  const partner = announcesToPartner(config) ? ", with whom you meet as your partner" : "";
  return menu({
    title: [`The numbers of ${AGENTS.join(", ")}${partner}:`],
    prompt: "code> ",
    help: HELP,
    entries: codesOf(view).map((code) => ({
      label: codeName(code),
      words: [codeName(code)],
      chosen: () => announce(code),
    })),
    understand(text) {
      const code = parseCode(view, text);
      if (code === null) return null;
      const meant = codesOf(view).find((each) => codeName(each) === codeName(code));
      return meant === undefined
        ? say("Your own number is already in its place, and you use each number once.")
        : announce(meant);
    },
    back: () => meeting(view, awaits),
  });
}

/** "52 11 0 29", "52-11-0-29" */
export function parseCode({ table }: CardView, text: string): Code | null {
  const numbers = text.trim().split(/[\s,-]+/);
  const known = EDITION_NUMBERS[table.config.edition];
  const found = numbers.flatMap((each) => known.find((number) => String(number) === each) ?? []);
  const [first, second, third, fourth] = found;
  if (numbers.length !== 4 || first === undefined || second === undefined) return null;
  if (third === undefined || fourth === undefined) return null;
  return [first, second, third, fourth];
}

/** "F 52", "black F, 29": two cards; null: that is none. */
export function parseCards(text: string): readonly Card[] | null {
  const words = text
    .toLowerCase()
    .replace(/\bblack\s+/g, "black:")
    .split(/[\s,;]+/)
    .filter((word) => word !== "" && word !== "and");
  const cards = words.map(parseCard);
  if (cards.length < 2 || cards.includes(null)) return null;
  return sortCards([...new Set(cards.filter((card) => card !== null))]);
}

const NUMBERS = Object.values(EDITION_NUMBERS).flat();

function parseCard(text: string): Card | null {
  const black = text.startsWith("black:");
  const word = black ? text.slice("black:".length) : text;
  const number = NUMBERS.find((each) => String(each) === word);
  if (number !== undefined) return black ? `black:number:${number}` : `number:${number}`;
  const agent = parseAgent(word);
  if (agent === null) return null;
  return black ? `black:identity:${agent}` : `identity:${agent}`;
}

/** C5.1: which black card. */
export function showing(view: CardView, { asker, cards }: Of<"show">): Dialogue<CardAction> {
  const { decision } = view.table;
  const name = who(companyOf(view), asker);
  return menu({
    title: [`${capital(name)} demands one of your black cards. Which one do you show?`],
    prompt: "show> ",
    help: [
      "You choose which of the two. In the edition safe, you can't show the same player the same one twice. With five players the Ambassador sees it too.",
    ],
    entries: cards.map((card) => ({
      label: `the ${cardName(card)}`,
      chosen: () => toDo({ type: "show", decision, card }),
    })),
  });
}
