import type { BoardAction, Card } from "@inkognito/engine/board";
import { boardGame, type RecalledShow } from "@inkognito/engine/board/rules";
import { redactLog, type Seat } from "@inkognito/engine/core";
import {
  after,
  boardTable,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { advise } from "../coach/advice.js";
import { bots, offTurn } from "./bots.js";

const toldTo = ({ events }: TestTable, seat: Seat) =>
  redactLog(boardGame, events, seat).map(({ event }) => event);

const decisionOf = (table: TestTable, seat: Seat): BoardAction =>
  bots.agent({ view: viewAt(table, seat), told: toldTo(table, seat), seed: "test" });

/** What the bot at this seat does until the turn or the game is over for it. */
function turnOf(table: TestTable, seat: Seat): readonly BoardAction[] {
  const actions: BoardAction[] = [];
  let now = table;
  while (boardGame.awaited(viewAt(now, "spectator"))[0] === seat && actions.length < 20) {
    const action = decisionOf(now, seat);
    actions.push(action);
    now = after(now, [seat, action]);
  }
  return actions;
}

const shown = (of: Seat, about: "identity" | "build", ...cards: Card[]): RecalledShow => ({
  asker: 0,
  of,
  about,
  clear: cards.length === 2,
  cards,
});

const LETTER = shown(1, "identity", "grey:identity:B", "build:fat", "grey:mission:B");
const WHO_IS_X = shown(3, "identity", "grey:identity:X", "identity:F");
const X_IS_THIN = shown(3, "build", "grey:build:thin", "build:tall");

/** A-B: any figure of ours onto Agent X, who is yellow and thin and stands at 44. */
const hunt = (...known: readonly RecalledShow[]): TestOptions => ({
  at: { "red-tall": 47 },
  shown: known,
});

describe("announcing", () => {
  it("[B10.1] moves onto the target and announces when everything is certain", () => {
    const actions = turnOf(boardTable(hunt(LETTER, WHO_IS_X, X_IS_THIN)), 0);
    expect(actions.map(({ type }) => type)).toEqual(["gesture", "move", "announce"]);
    expect(actions.at(-1)).toMatchObject({ partner: 1, code: "A-B" });
  });

  it.each([
    ["the code", [WHO_IS_X, X_IS_THIN]],
    ["who is who", [LETTER]],
    ["the true figure", [LETTER, WHO_IS_X]],
  ])("[B10.3] does not announce without knowing %s", (_, known) => {
    const types = turnOf(boardTable(hunt(...known)), 0).map(({ type }) => type);
    expect(types).not.toContain("announce");
  });

  it("[B11.3] the lone agent goes to the escape space and announces alone", () => {
    const lone = boardTable({
      players: 3,
      hands: ["F tall A", "Z fat C", "X thin D"],
      arrested: "B short B",
      at: { "red-tall": 39 },
      shown: [
        shown(1, "identity", "identity:F", "identity:Z"),
        shown(2, "identity", "identity:F", "identity:X"),
      ],
    });
    expect(turnOf(lone, 0).map(({ type }) => type)).toEqual(["move", "announceAlone"]);
  });

  it("[B8.2] sends the Ambassador to the embassy when that is the mission", () => {
    const table = boardTable({
      hands: ["F tall C", "B short D", "Z fat A", "X thin B"],
      at: { ambassador: 49, "red-tall": 50 },
      shown: [shown(1, "identity", "grey:identity:B", "build:fat", "grey:mission:D")],
    });
    const asked = after(
      table,
      [0, { type: "move", steps: steps("white red-tall 49") }],
      [0, { type: "ask", space: 49, of: 2, about: "identity" }],
      [2, { type: "show", cards: ["identity:Z", "identity:B"] }],
    );
    expect(turnOf(asked, 0)).toMatchObject([
      { type: "banish", to: 58 },
      { type: "announce", partner: 1, code: "C-D" },
    ]);
  });
});

describe("in another player's turn", () => {
  /** Red and green have C-D, the Ambassador to the embassy, where he stands; red knows all of that. */
  const moved = (mover: Seat, ...known: readonly RecalledShow[]): TestTable =>
    after(
      boardTable({
        hands: ["F tall C", "B short D", "Z fat A", "X thin B"],
        first: mover,
        shown: known,
      }),
      [mover, { type: "move", steps: [] }],
      [mover, { type: "endTurn" }],
    );
  const PROVEN = shown(1, "identity", "grey:identity:B", "build:fat", "grey:mission:D");
  const said = (table: TestTable, seat: Seat, level: keyof typeof offTurn) =>
    offTurn[level]({ view: viewAt(table, seat), told: toldTo(table, seat), seed: "test" });

  it.each(["novice", "agent", "master", "standIn"] as const)(
    "[B10.1] a certain mission is announced in the partner's turn: %s",
    (level) => {
      const { decision } = viewAt(moved(1, PROVEN), 0).table;
      const action = { type: "announce", decision, partner: 1, code: "C-D" };
      expect(said(moved(1, PROVEN), 0, level)).toEqual(action);
    },
  );

  it.each(["random", "novice", "agent", "master", "standIn"] as const)(
    "[B10.1] nothing is said in another's turn, nor without knowledge: %s",
    (level) => {
      expect(said(moved(2, PROVEN), 0, level)).toBeNull();
      expect(said(moved(1), 0, level)).toBeNull();
      expect(said(moved(1, PROVEN), 2, level)).toBeNull();
    },
  );
});

describe("shaking hands", () => {
  const announced = (code: "A-B" | "A-C", partner: Seat = 1): TestTable =>
    after(
      boardTable({ shown: [shown(2, "identity", "grey:identity:Z", "identity:F")] }),
      [0, { type: "move", steps: [] }],
      [0, { type: "announce", partner, code }],
    );

  it("[B10.2] gives the hand to a player who may be the partner and names the own letter", () => {
    expect(decisionOf(announced("A-B"), 1)).toMatchObject({ type: "shakeHands", given: true });
  });

  it("[B10.3] refuses it when the own letter is not in its place", () => {
    expect(decisionOf(announced("A-C"), 1)).toMatchObject({ type: "shakeHands", given: false });
  });

  it("[B10.4] refuses it to someone who is certainly an opponent", () => {
    const proven: RecalledShow = {
      ...shown(0, "identity", "grey:identity:F", "identity:X"),
      asker: 3,
    };
    const table = after(
      boardTable({ shown: [proven] }),
      [0, { type: "move", steps: [] }],
      [0, { type: "announce", partner: 3, code: "A-D" }],
    );
    expect(decisionOf(table, 3)).toMatchObject({ type: "shakeHands", given: false });
  });
});

describe("answering", () => {
  const asked = (options: TestOptions = {}): TestTable =>
    after(
      boardTable({ at: { "red-tall": 49, "green-tall": 50 }, ...options }),
      [0, { type: "move", steps: steps("white red-tall 50") }],
      [0, { type: "ask", space: 50, of: 1, about: "identity" }],
    );

  it("[B5.3] shows the certain partner everything grey", () => {
    const proof: RecalledShow = {
      ...shown(0, "identity", "grey:identity:F", "identity:X"),
      asker: 1,
    };
    expect(decisionOf(asked({ shown: [proof] }), 1)).toMatchObject({
      cards: ["grey:identity:B", "grey:build:short", "grey:mission:B"],
    });
  });

  it("[B5.2] shows others no grey card", () => {
    const action = decisionOf(asked(), 1);
    const cards = action.type === "show" ? action.cards : [];
    expect(cards.filter((card) => card.startsWith("grey"))).toEqual([]);
    expect(cards).toHaveLength(3);
  });

  it("[B7.5] does not repeat itself where repeats are possible", () => {
    const before = shown(1, "identity", "identity:B", "identity:X", "build:fat");
    const action = decisionOf(asked({ repeats: "challenge", shown: [before] }), 1);
    expect(action.type === "show" ? action.cards : []).not.toEqual(before.cards);
  });
});

describe("objecting", () => {
  const CARDS: readonly Card[] = ["identity:B", "identity:X", "build:fat"];
  const shows = (cards: readonly Card[]): TestTable =>
    after(
      boardTable({
        repeats: "challenge",
        at: { "red-tall": 49, "green-tall": 50 },
        shown: [shown(1, "identity", ...CARDS)],
      }),
      [0, { type: "move", steps: steps("white red-tall 50") }],
      [0, { type: "ask", space: 50, of: 1, about: "identity" }],
      [1, { type: "show", cards }],
    );

  it("[B7.5] objects to a repeat", () => {
    expect(decisionOf(shows(CARDS), 0).type).toBe("object");
  });

  it("[B7.5] does not object to anything else", () => {
    expect(decisionOf(shows(["identity:B", "identity:X", "build:thin"]), 0).type).toBe("banish");
  });
});

describe("the Ambassador's player", () => {
  /** Three identities and three builds proven through him, so the fourth of each follows. */
  const known = [1, 2, 3].flatMap((of): RecalledShow[] => {
    const [identity, build] =
      [
        ["B", "short"],
        ["Z", "fat"],
        ["X", "thin"],
      ][of - 1] ?? [];
    return [
      shown(of as Seat, "identity", `grey:identity:${identity}` as Card, "identity:F"),
      shown(of as Seat, "build", `grey:build:${build}` as Card, "build:tall"),
    ];
  });

  it("[B12.5] seals the sheet as soon as all eight facts are certain", () => {
    const table = boardTable({ players: 5, first: 4, shown: known });
    expect(decisionOf(table, 4)).toMatchObject({
      type: "seal",
      sheet: { red: { identity: "F", build: "tall" }, yellow: { identity: "X", build: "thin" } },
    });
  });

  it("[B12.5] waits while a fact is open", () => {
    const table = boardTable({ players: 5, first: 4, shown: known.slice(1) });
    expect(decisionOf(table, 4).type).toBe("walk");
  });
});

describe("coach", () => {
  it("[B10.1] says what is expected, what to do, and why", () => {
    const table = boardTable(hunt(LETTER, WHO_IS_X, X_IS_THIN));
    const greeted = after(table, [0, { type: "gesture", tic: "F", to: 1 }]);
    const { expected, suggestion } = advise(viewAt(greeted, 0), toldTo(greeted, 0));
    expect(expected).toBe("move");
    expect(suggestion).toMatchObject({ do: { type: "move" }, because: "fulfils", who: 1 });
  });

  it("[B3.1] has nothing to say to a seat that is not awaited", () => {
    const table = boardTable();
    expect(advise(viewAt(table, 2), toldTo(table, 2))).toEqual({
      expected: "none",
      suggestion: null,
      candidates: [],
      sure: null,
    });
  });
});
