import { describe, expect, it } from "vitest";
import { AGENTS } from "../../core/agents.js";
import type { Seat } from "../../core/seat.js";
import {
  afterCards,
  announce,
  type CardAct,
  cardRefusal,
  cardTable,
  cardViewAt,
  gathered,
  pair,
} from "../../testing/index.js";
import { cardGame } from "../rules.js";
import { check } from "./check.js";
import { enumerate } from "./enumerate.js";
import { legal } from "./legal.js";

const malformed = { code: "malformed", rule: "T1" };
const met = () => gathered("R R M S | B");
const asked = (action: unknown) => check(cardViewAt(met(), 0), action);
const choose = (choice: unknown) => asked({ type: "choose", decision: 0, choice });

describe("what is no request", () => {
  const hole = new Array<never>(2);
  const rows: Readonly<Record<string, unknown>> = {
    "[T1] nothing": null,
    "[T1] a type of the board game": { type: "endTurn", decision: 0 },
    "[T1] a type every object has": { type: "toString", decision: 0 },
    "[T1] no decision": { type: "locate", location: "rialto" },
    "[T1] half a decision": { type: "locate", decision: 0.5, location: "rialto" },
    "[T1] an unknown location": { type: "locate", decision: 0, location: "embassy" },
    "[T1] an unknown location to pick": { type: "pick", decision: 0, location: "embassy" },
    "[T1] an unknown card": { type: "show", decision: 0, card: "black:identity:Q" },
    "[T1] an unknown tic": { type: "gesture", tic: "Q", to: "all" },
    "[T1] a gesture to no one": { type: "gesture", tic: "F", to: null },
    "[T1] a gesture to seat -0": { type: "gesture", tic: "F", to: -0 },
  };
  for (const [title, action] of Object.entries(rows)) {
    it(title, () => expect(asked(action)).toEqual(malformed));
  }

  const choices: Readonly<Record<string, unknown>> = {
    "[T1] no choice": null,
    "[T1] an unknown choice": { type: "swap" },
    "[T1] a choice every object has": { type: "constructor" },
    "[T1] one card": { type: "cards", cards: ["identity:F"] },
    "[T1] cards with holes": { type: "cards", cards: hole },
    "[T1] cards that are no list": { type: "cards", cards: "identity:F" },
    "[T1] a demand of no one": { type: "demand", of: "ambassador", side: null },
    "[T1] a demand without a word on sides": { type: "demand", of: "blue" },
    "[T1] a look at no side": { type: "look", side: "top" },
    "[T1] three numbers": { type: "announce", code: [52, 11, 0] },
    "[T1] a number no one has": { type: "announce", code: [52, 11, 0, 7] },
    "[T1] minus nothing": { type: "announce", code: [52, 11, -0, 29] },
    "[T1] numbers in words": { type: "announce", code: ["52", "11", "0", "29"] },
  };
  for (const [title, choice] of Object.entries(choices)) {
    it(title, () => expect(choose(choice)).toEqual(malformed));
  }

  it("[T1] only what was asked for is kept: the log has no fields of the sender's", () => {
    const { state, chance } = met();
    const choice = { type: "cards", cards: ["identity:X", "identity:F"], whim: 1 };
    const action = { type: "choose", decision: state.table.decision, choice, whim: 2 };
    expect(cardGame.decide(state, 0, action, chance)).toEqual({
      ok: true,
      value: [
        { type: "chose", seat: 0, choice: { type: "cards", cards: ["identity:F", "identity:X"] } },
      ],
    });
  });
});

describe("who may ask", () => {
  it.each(["spectator", 4, -1, 0.5, "0", null])("[T2] no one sits at %s", (seat) => {
    const { state, chance } = met();
    expect(cardGame.decide(state, seat, { type: "gesture", tic: "F", to: "all" }, chance)).toEqual({
      ok: false,
      error: { code: "notAtTable", rule: "T2" },
    });
  });

  it("[T2] those who watch may do nothing", () => {
    const view = cardViewAt(met(), "spectator");
    expect(check(view, { type: "gesture", tic: "F", to: "all" })).toEqual({
      code: "notAtTable",
      rule: "T2",
    });
    expect([...enumerate(view)]).toEqual([]);
  });
});

describe("what is awaited", () => {
  const decisionOf = ({ state }: ReturnType<typeof met>) => state.table.decision;

  it("[T3] a click of an earlier decision is refused", () => {
    const table = met();
    const decision = decisionOf(table) - 1;
    const choice = { type: "cards", cards: ["identity:F", "identity:X"] };
    expect(check(cardViewAt(table, 0), { type: "choose", decision, choice })).toEqual({
      code: "staleDecision",
      rule: "T3",
    });
  });

  it("[T3] a choice of the other in a meeting does not make one's own click stale", () => {
    const before = met();
    const chosen = afterCards(before, [1, pair("identity:B", "identity:X")]);
    expect(decisionOf(chosen)).toBe(decisionOf(before));
    expect(cardRefusal(chosen, 0, pair("identity:F", "identity:X"))).toBeNull();
  });

  it("[T3] a decision that is someone else's, or one's own no more, is refused", () => {
    const notYours = { code: "notYourDecision", rule: "T3" };
    const chosen = afterCards(met(), [0, pair("identity:F", "identity:X")]);
    expect(cardRefusal(met(), 2, pair("identity:Z", "identity:X"))).toEqual(notYours);
    expect(cardRefusal(chosen, 0, pair("identity:F", "identity:Z"))).toEqual(notYours);
    expect(cardRefusal(cardTable(), 1, { type: "locate", location: "salute" })).toEqual(notYours);
  });

  const rows: Readonly<Record<string, readonly [ReturnType<typeof met>, Seat, CardAct]>> = {
    "[T3] no location in a meeting": [met(), 0, { type: "locate", location: "salute" }],
    "[T3] no face-down choice in a meeting": [met(), 0, { type: "pick", location: "salute" }],
    "[T3] no black card unasked": [met(), 0, { type: "show", card: "black:identity:F" }],
    "[T3] no announcement while locations are played": [cardTable(), 0, announce(52, 11, 0, 29)],
    "[T3] nothing face down by an agent": [cardTable(), 0, { type: "pick", location: "rialto" }],
    "[T3] nothing face up by the Ambassador": [
      cardTable({ players: 5 }),
      4,
      { type: "locate", location: "rialto" },
    ],
  };
  for (const [title, [table, seat, act]] of Object.entries(rows)) {
    it(title, () => {
      expect(cardRefusal(table, seat, act)).toEqual({ code: "notAwaited", rule: "T3" });
    });
  }

  it("[T4] nothing more when the game has ended, gestures neither", () => {
    const ended = afterCards(
      gathered("R R M S | B", { gestures: true }),
      [0, announce(52, 11, 0, 29)],
      [1, pair("identity:B", "identity:X")],
    );
    const over = { code: "gameOver", rule: "T4" };
    expect(cardRefusal(ended, 0, { type: "gesture", tic: "F", to: "all" })).toEqual(over);
    expect(cardRefusal(ended, 1, { type: "locate", location: "salute" })).toEqual(over);
    expect(legal(cardViewAt(ended, 0))).toMatchObject({ awaits: { type: "none" }, gestureTo: [] });
  });
});

describe("gestures", () => {
  const gesture = (to: Seat | "all"): CardAct => ({ type: "gesture", tic: "F", to });
  const table = cardTable({ gestures: true });

  it("[T5] are off by default", () => {
    expect(cardRefusal(cardTable(), 0, gesture("all"))).toEqual({ code: "noGestures", rule: "T5" });
    expect(cardRefusal(cardTable(), 0, gesture(1))).toEqual({ code: "noGestures", rule: "T5" });
    expect(legal(cardViewAt(cardTable(), 0)).gestureTo).toEqual([]);
  });

  it("[T5] where they are on, anyone may make any at any time, true or false", () => {
    for (const tic of AGENTS) {
      expect(cardRefusal(table, 2, { type: "gesture", tic, to: "all" })).toBeNull();
    }
    expect(legal(cardViewAt(table, 2)).gestureTo).toEqual([0, 1, 3]);
  });

  it("[T5] not to oneself, nor to a chair that is not there", () => {
    expect(cardRefusal(table, 0, gesture(0))).toEqual({ code: "toYourself", rule: "T5" });
    expect(cardRefusal(table, 0, gesture(4))).toEqual({ code: "noSuchSeat", rule: "T5" });
  });

  it("[T5] change nothing at the table, the decision's number neither", () => {
    const after = afterCards(table, [2, gesture("all")], [2, gesture(0)]);
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      expect(cardViewAt(after, viewer)).toEqual(cardViewAt(table, viewer));
    }
  });
});
