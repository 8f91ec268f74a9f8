import { describe, expect, it } from "vitest";
import type { Seat } from "../../core/seat.js";
import {
  afterCards,
  black,
  type CardTestTable,
  cardRefusal,
  cardTable,
  cardViewAt,
  decline,
  demand,
  gathered,
  look,
  pair,
  pass,
  places,
  publicCardTable,
  round,
} from "../../testing/index.js";
import type { Card } from "../terms/cards.js";
import { enumerate } from "./enumerate.js";
import { legal } from "./legal.js";

/** Red (F 52, in `safe` F 13) is alone with the Ambassador. */
const met = () => gathered("R M G S | R");

const offered = (table: CardTestTable, seat: Seat): readonly Card[] => {
  const { awaits } = legal(cardViewAt(table, seat));
  return awaits.type === "show" ? awaits.cards : [];
};

describe("a demand", () => {
  it("[C5.1] of any one other agent, or none", () => {
    const { awaits } = legal(cardViewAt(met(), 0));
    expect(awaits).toMatchObject({
      type: "choose",
      demands: ["green", "blue", "yellow"],
      sided: null,
      pairs: [],
      look: false,
      pass: false,
      announce: false,
    });
    expect([...enumerate(cardViewAt(met(), 0))]).toHaveLength(3 + 1);
  });

  it("[C5.1] not of oneself", () => {
    expect(cardRefusal(met(), 0, demand("red"))).toEqual({ code: "ownAgent", rule: "C5.1" });
  });

  it("[C5.1] a real agent has no sides", () => {
    expect(cardRefusal(met(), 0, demand("blue", "left"))).toEqual({ code: "noSide", rule: "C5.1" });
  });

  it("[C5.1] the agent may decline: no one shows anything", () => {
    const table = afterCards(met(), [0, decline]);
    expect(table.events.slice(-3)).toEqual([
      { type: "chose", seat: 0, choice: { type: "decline" } },
      { type: "demanded", seat: 0, of: null, side: null },
      { type: "roundBegan", round: 2, first: "green" },
    ]);
  });

  it("[C5.1] the asked agent is awaited, and no one else", () => {
    const table = afterCards(met(), [0, demand("blue")]);
    expect(publicCardTable(table).phase).toEqual({
      type: "showing",
      seat: 2,
      asker: 0,
      witness: null,
    });
    const notYours = { code: "notYourDecision", rule: "T3" };
    expect(cardRefusal(table, 0, black("black:identity:F"))).toEqual(notYours);
    expect(cardRefusal(table, 1, black("black:identity:B"))).toEqual(notYours);
  });

  it("[C5.1] the shown agent chooses which of the two", () => {
    const table = afterCards(met(), [0, demand("blue")]);
    expect(offered(table, 2)).toEqual(["black:identity:Z", "black:number:0"]);
    for (const card of ["black:identity:Z", "black:number:0"] as const) {
      expect(afterCards(table, [2, black(card)]).events).toContainEqual({
        type: "blackShown",
        asker: 0,
        of: 2,
        witness: null,
        card,
      });
    }
  });

  const rows: Readonly<Record<string, Card>> = {
    "[C5.1] not a coloured card": "identity:Z",
    "[C5.1] not someone else's black card": "black:identity:F",
    "[C5.1] not another number's black card": "black:number:11",
  };
  for (const [title, card] of Object.entries(rows)) {
    it(title, () => {
      const table = afterCards(met(), [0, demand("blue")]);
      expect(cardRefusal(table, 2, black(card))).toEqual({
        code: "notYourBlackCard",
        rule: "C5.1",
      });
    });
  }

  it("[C5.1] only where the Ambassador is: not between two agents", () => {
    const table = gathered("R R M S | B");
    expect(cardRefusal(table, 0, demand("blue"))).toEqual({ code: "notHere", rule: "C5.1" });
    expect(cardRefusal(table, 0, decline)).toEqual({ code: "notHere", rule: "C5.1" });
  });

  it("[C5.1] what belongs to other meetings is refused", () => {
    const cards = pair("identity:F", "identity:X");
    expect(cardRefusal(met(), 0, cards)).toEqual({ code: "notHere", rule: "C4.1" });
    expect(cardRefusal(met(), 0, look("left"))).toEqual({ code: "notHere", rule: "C7.2" });
    expect(cardRefusal(met(), 0, pass)).toEqual({ code: "notHere", rule: "C8.4" });
  });

  it("[C5.1] worked example 10: David demands from Rob and sees the black Fiddlebottom", () => {
    // David is yellow and X; Rob is red and F.
    const table = gathered("R M G S | S");
    const shown = afterCards(table, [3, demand("red")], [0, black("black:identity:F")]);
    const seen = { type: "black", round: 1, asker: 3, of: 0, card: "black:identity:F" };
    expect(cardViewAt(shown, 3).own?.seen).toEqual([seen]);
    expect(cardViewAt(shown, 1).own?.seen).toEqual([]);
  });
});

describe("the same black card again", () => {
  /** Red is with the Ambassador in three rounds, and demands of blue every time. */
  const start = (edition: "telephone" | "safe") =>
    cardTable({ edition, pile: places("R M G S B") });
  const ROUNDS = ["R M G S", "M G S B", "G S B R"];
  const asked = (edition: "telephone" | "safe", ...shown: readonly Card[]): CardTestTable =>
    shown.reduce(
      (now, card, i) =>
        afterCards(round(now, ROUNDS[i] ?? ""), [0, demand("blue")], [2, black(card)]),
      start(edition),
    );
  const next = (table: CardTestTable): CardTestTable => {
    const { rounds } = publicCardTable(table);
    return afterCards(round(table, ROUNDS[rounds.length - 1] ?? ""), [0, demand("blue")]);
  };

  it("[C5.2] safe: not to the same asker twice", () => {
    const table = next(asked("safe", "black:identity:Z"));
    expect(offered(table, 2)).toEqual(["black:number:47"]);
    expect(cardRefusal(table, 2, black("black:identity:Z"))).toEqual({
      code: "shownThatOne",
      rule: "C5.2",
    });
  });

  it("[C5.2] safe: if both are known already, either", () => {
    const table = next(asked("safe", "black:identity:Z", "black:number:47"));
    expect(offered(table, 2)).toEqual(["black:identity:Z", "black:number:47"]);
    expect(cardRefusal(table, 2, black("black:identity:Z"))).toBeNull();
    expect(cardRefusal(table, 2, black("black:number:47"))).toBeNull();
  });

  it("[C5.2] telephone: free choice", () => {
    const table = next(asked("telephone", "black:identity:Z"));
    expect(offered(table, 2)).toEqual(["black:identity:Z", "black:number:0"]);
    expect(cardRefusal(table, 2, black("black:identity:Z"))).toBeNull();
  });

  it("[C5.2] safe: only the asker's record counts", () => {
    const shown = asked("safe", "black:identity:Z");
    const other = afterCards(round(shown, "B G S M"), [3, demand("blue")]);
    expect(offered(other, 2)).toEqual(["black:identity:Z", "black:number:47"]);
    expect(cardRefusal(other, 2, black("black:identity:Z"))).toBeNull();
  });

  it("[C5.2] safe: what one was shown oneself does not count", () => {
    // Red has shown blue a black card; now red demands of blue.
    const shown = afterCards(
      round(cardTable({ edition: "safe", pile: places("G R M S B") }), "S M G B"),
      [2, demand("red")],
      [0, black("black:identity:F")],
    );
    const back = afterCards(round(shown, "R G S M"), [0, demand("blue")]);
    expect(offered(back, 2)).toHaveLength(2);
  });
});
