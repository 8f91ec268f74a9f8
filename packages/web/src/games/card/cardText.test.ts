import { type CardAction, cardConfig, REFUSAL_CODES } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { cardTable, cardViewAt, gathered } from "@inkognito/engine/testing";
import type { Considered } from "@inkognito/mind/card";
import { describe, expect, it } from "vitest";
import { listOf, t } from "../../i18n/i18n.js";
import { COMPLETE, expectSentence, speakAtOnce } from "../../i18n/testing.js";
import { refusalWords } from "../../table/panels/Panel.js";
import { NAMELESS } from "../../table/seatName.js";
import { adviceText } from "./coach/adviceText.js";
import { expectedText } from "./coach/expectedText.js";
import { pointerTo } from "./coach/pointer.js";
import { reasonWords } from "./coach/reason.js";
import { numbersAt } from "./names.js";
import { promptOf } from "./prompt.js";
import type { CardListener } from "./story.js";

const config = (players: number) => {
  const made = cardConfig({ players });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
};

const listener: CardListener = { config: config(3), names: NAMELESS, viewer: 0 };

const ACTIONS: readonly CardAction[] = [
  { type: "pick", decision: 1, location: "salute" },
  { type: "locate", decision: 1, location: "bridgeOfSighs" },
  { type: "show", decision: 1, card: "black:number:52" },
  { type: "gesture", tic: "F", to: 1 },
  { type: "choose", decision: 1, choice: { type: "cards", cards: ["identity:F", "number:0"] } },
  { type: "choose", decision: 1, choice: { type: "demand", of: "green", side: null } },
  { type: "choose", decision: 1, choice: { type: "demand", of: "yellow", side: "left" } },
  { type: "choose", decision: 1, choice: { type: "decline" } },
  { type: "choose", decision: 1, choice: { type: "look", side: "right" } },
  { type: "choose", decision: 1, choice: { type: "pass" } },
  { type: "choose", decision: 1, choice: { type: "announce", code: [52, 11, 0, 29] } },
];

const REASONS: { readonly [B in Considered["because"]]: Considered["who"] } = {
  readyToAnnounce: "green",
  seeksPartner: "green",
  seeksAmbassador: "ambassador",
  looksAtFictitious: "yellow",
  knowsLeast: "blue",
  meetsMany: null,
  keepsAway: null,
  anyPlace: null,
  certain: null,
  likely: null,
  tellsPartner: "green",
  tellsLittle: "blue",
  otherSide: "yellow",
  nothingToLearn: "ambassador",
  notYet: null,
};

const MEETINGS: readonly (readonly [string, number, string, Seat])[] = [
  ["[C3.1] a location", 4, "", 0],
  ["[C4.1] a swap", 4, "M M R S | B", 0],
  ["[C5.1] a demand", 4, "M R G S | M", 0],
  ["[C7.2] a look", 3, "M R G M | S", 0],
  ["[C8.1] the Ambassador's choice", 5, "", 4],
  ["[C8.3] two agents and the Ambassador", 5, "M M R S | M", 1],
  ["[C8.2] the Ambassador with one agent", 5, "M R G S | M", 4],
];

describe.each(COMPLETE)("in %s", (language) => {
  it.each(REFUSAL_CODES)("there are words for the refusal %s", (code) => {
    speakAtOnce(language);
    expectSentence(refusalWords({ code, rule: "C4.1" }), language);
  });

  it.each(ACTIONS)("the coach has words for $type $choice.type", (action) => {
    speakAtOnce(language);
    expectSentence(adviceText(action, listener), language);
  });

  it("a hint has a name for whatever it points at", () => {
    speakAtOnce(language);
    const pointers = ACTIONS.map((action) => pointerTo(action, listener));
    expect(pointers.flatMap((each) => each?.keys ?? [])).toContain("place salute");
    for (const pointer of pointers) {
      if (pointer !== null)
        expectSentence(t("coach.hint", { names: listOf(pointer.names) }), language);
    }
  });

  it.each(Object.entries(REASONS))("the coach has words for the reason %s", (because, who) => {
    speakAtOnce(language);
    const reason = because as Considered["because"];
    const [action] = ACTIONS;
    if (action === undefined) throw new Error("no action");
    expectSentence(reasonWords({ do: action, because: reason, who }, listener), language);
  });

  it.each(MEETINGS)("%s is asked for in one sentence and explained", (_, players, text, seat) => {
    speakAtOnce(language);
    const table = text === "" ? cardTable({ players }) : gathered(text, { players });
    const view = cardViewAt(table, seat);
    const to: CardListener = { config: view.table.config, names: NAMELESS, viewer: seat };
    expectSentence(promptOf(view, to), language);
    expectSentence(expectedText(view, to), language);
    const other = (seat + 1) % players;
    const waiting = cardViewAt(table, other as Seat);
    expectSentence(promptOf(waiting, { ...to, viewer: other as Seat }), language);
  });
});

it("[C6.3] a player who has chosen waits for the others by name", () => {
  speakAtOnce("en");
  const view = cardViewAt(gathered("M M R S | B"), 2);
  const { config } = view.table;
  expect(promptOf(view, { config, names: NAMELESS, viewer: 2 })).toBe(
    "Red and Green are choosing, at San Marco.",
  );
  expect(promptOf(view, { config, names: ["Ada", null, null, null], viewer: 2 })).toBe(
    "Ada and Green are choosing, at San Marco.",
  );
});

it("[C1.2] the numbers of a code stand in the same order at every place", () => {
  const codes = [
    [36, 13, 24, 47],
    [47, 24, 13, 36],
    [13, 36, 24, 47],
  ] as const;
  expect([0, 1, 2, 3].map((place) => numbersAt(place, codes, "safe"))).toEqual(
    [
      [13, 47, 36],
      [13, 24, 36],
      [13, 24],
      [47, 36],
    ].map((some) => [13, 24, 47, 36].filter((number) => some.includes(number))),
  );
});
