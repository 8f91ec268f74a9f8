import type { Card } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { AGENTS, type Agent, type Seat } from "@inkognito/engine/core";
import { after, boardTable, steps, type TestTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { consider } from "../bots/master/consider.js";
import { adviceBits, advise } from "./advice.js";

const told = ({ events }: TestTable, seat: Seat) =>
  events.flatMap((event) => boardGame.redact(event, seat) ?? []);

const adviceAt = (table: TestTable, seat: Seat) => advise(viewAt(table, seat), told(table, seat));

const GREY: readonly Card[] = ["grey:identity:B", "grey:build:short", "grey:mission:C"];

/** Red F tall A and green B short C; green has proven everything to red. */
const acquainted = boardTable({
  hands: ["F tall A", "B short C", "Z thin B", "X fat D"],
  shown: [{ asker: 0, of: 1, about: "identity", clear: false, cards: GREY }],
});

describe("the coach", () => {
  it("says what a master would do, and nothing when nothing is awaited", () => {
    const view = viewAt(acquainted, 0);
    const { expected, suggestion } = adviceAt(acquainted, 0);
    expect(expected).toBe("move");
    expect(suggestion).toEqual(consider({ view, told: told(acquainted, 0), seed: "coach" }));
    expect(adviceAt(acquainted, 1)).toEqual({
      expected: "none",
      suggestion: null,
      candidates: [],
      sure: null,
    });
  });

  it("points at what two good players would do, and not at whose it is", () => {
    const table = boardTable({ at: { "red-tall": 49, "blue-thin": 50 } });
    const { suggestion, candidates } = adviceAt(table, 0);
    const texts = candidates.map((action) => JSON.stringify(action));
    expect(texts).toHaveLength(2);
    expect(texts).toContain(JSON.stringify(suggestion?.do));
    expect(texts).toEqual(texts.toSorted());
    const [first, ...more] = adviceAt(acquainted, 0).candidates;
    expect([first?.type, more]).toEqual(["gesture", []]);
  });

  it("[B5.3] is certain of a partner who has proven to be one", () => {
    const { suggestion, sure } = adviceAt(acquainted, 0);
    expect(suggestion?.because).toBe("greetsPartner");
    expect(sure).toBe(1);
  });

  it("[B6.1] is no surer of a partner than the cards allow", () => {
    const shows = (...pairs: readonly (readonly Card[])[]) =>
      boardTable({
        hands: ["F tall A", "B short C", "Z thin B", "X fat D"],
        shown: pairs.map((cards) => ({
          asker: 0,
          of: 1,
          about: "identity" as const,
          clear: cards.length === 2,
          cards,
        })),
      });
    const once = shows(
      ["identity:B", "identity:Z", "build:short"],
      ["identity:B", "identity:X", "build:short"],
    );
    const { suggestion, sure } = adviceAt(once, 0);
    expect([suggestion?.because, suggestion?.who]).toEqual(["greetsPartner", 1]);
    expect(sure).toBeCloseTo(suggestion?.believes.partners[0]?.odds ?? Number.NaN, 12);
    expect(sure).toBeLessThan(1);
    // Zsa Zsa the first time and X the second: that cannot be one person.
    const twice = shows(["identity:B", "identity:Z"], ["identity:B", "identity:X"]);
    expect(adviceAt(twice, 0)).toMatchObject({ suggestion: { because: "greetsPartner" }, sure: 1 });
  });
});

describe("the bits of an advice", () => {
  const asked = after(
    boardTable({ repeats: "challenge", at: { "red-tall": 49, "blue-thin": 50 } }),
    [0, { type: "move", steps: steps("white red-tall 50") }],
  );

  it("[B5.1] are what a question to a fresh opponent tells: 0.636", () => {
    const view = viewAt(asked, 0);
    const { decision } = view.table;
    const action = { type: "ask", decision, space: 50, of: 2, about: "identity" } as const;
    expect(adviceBits(view, action)).toBeCloseTo(0.636, 2);
    expect(adviceBits(view, { type: "endTurn", decision })).toBeNull();
  });

  it("are what cards tell any player: more if they prove", () => {
    const showing = after(asked, [0, { type: "ask", space: 50, of: 2, about: "identity" }]);
    const view = viewAt(showing, 2);
    const hand = view.own?.hand;
    if (hand == null) throw new Error("no cards were dealt");
    const { decision } = view.table;
    const [first, second] = AGENTS.filter((each) => each !== hand.identity) as [Agent, Agent];
    const build: Card = `build:${hand.build}`;
    const coloured: readonly Card[] = [`identity:${first}`, `identity:${second}`, build];
    const grey: readonly Card[] = [`grey:identity:${hand.identity}`, `identity:${first}`, build];
    const [little, much] = [coloured, grey].map((cards) =>
      adviceBits(view, { type: "show", decision, cards }),
    );
    expect(little).toBeGreaterThan(0);
    expect(much).toBeGreaterThan(little ?? Number.NaN);
  });
});
