import { describe, expect, it } from "vitest";
import type { Agent, Colour } from "../../core/agents.js";
import type { Seat } from "../../core/seat.js";
import { redactLog } from "../../core/told.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  scriptedChance,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { boardGame } from "../rules.js";
import type { Card } from "../terms/cards.js";
import { boardConfig } from "../terms/config.js";
import type { Outcome, Reason } from "../terms/event.js";
import type { Code, Piece, Positions } from "../terms/types.js";

const move = (...texts: readonly string[]): Act => ({ type: "move", steps: steps(...texts) });
const announce = (partner: Seat, code: Code): Act => ({ type: "announce", partner, code });
const answer = (given: boolean): Act => ({ type: "shakeHands", given });
const alone: Act = { type: "announceAlone" };
const outcomeOf = ({ state }: TestTable): Outcome | null => boardGame.outcome(state);

const PARTNERS = { F: "B", B: "F", Z: "X", X: "Z" } as const;

/** Red and green are the pair, tall and short, with this code; blue is alone and fat. */
function pairTable(arrested: Agent, code: Code, options: TestOptions = {}): TestTable {
  const [first, second] = arrested === "F" || arrested === "B" ? "ZX" : "FB";
  const [a, b] = code.split("-");
  const [c, d] = ["A", "B", "C", "D"].filter((letter) => !code.includes(letter));
  const hands = [`${first} tall ${a}`, `${second} short ${b}`, `${PARTNERS[arrested]} fat ${c}`];
  return boardTable({ players: 3, hands, arrested: `${arrested} thin ${d}`, ...options });
}

/** Red is this agent, tall and alone; green and blue are the pair, with A-B. */
function loneTable(agent: Agent, options: TestOptions = {}): TestTable {
  const [first, second] = agent === "F" || agent === "B" ? "ZX" : "FB";
  const hands = [`${agent} tall C`, `${first} short A`, `${second} fat B`];
  return boardTable({ players: 3, hands, arrested: `${PARTNERS[agent]} thin D`, ...options });
}

describe("the arrested agent", () => {
  const opening = () => {
    const config = boardConfig({ players: 3 });
    if (!config.ok) throw new Error("three may play");
    const deal = { 0: [2, 0, 3, 1], 1: [3, 2, 1, 0], 2: [1, 3, 0, 2] };
    return boardGame.setup(config.value, scriptedChance({ deal }));
  };
  const hands = [
    { identity: "Z", build: "thin", mission: "B" },
    { identity: "F", build: "fat", mission: "D" },
    { identity: "X", build: "short", mission: "A" },
  ];
  const arrested = { identity: "B", build: "tall", mission: "C" };

  it("[B11.1] four hands are dealt and the one left over is laid aside", () => {
    expect(opening()).toContainEqual({ type: "dealt", hands, arrested });
  });

  it("[B11.1] no one sees the hand that is laid aside", () => {
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      const told = redactLog(boardGame, opening(), viewer).map(({ event }) => event);
      const hand = viewer === "spectator" ? "hidden" : hands[viewer];
      expect(told).toContainEqual({ type: "dealt", hand });
    }
  });

  it("[B11.1] the hand that was laid aside is revealed at the end", () => {
    const ended = after(pairTable("X", "A-B"), [0, move()], [0, alone]);
    expect(redactLog(boardGame, ended.events, "spectator").at(-1)?.event).toMatchObject({
      revelation: { arrested: { identity: "X", build: "thin", mission: "D" } },
    });
  });

  it.each<[Colour, readonly Colour[]]>([
    ["red", ["green", "blue", "yellow"]],
    ["green", ["red", "blue", "yellow"]],
    ["blue", ["red", "green", "yellow"]],
    ["yellow", ["red", "green", "blue"]],
  ])("[B11.1] %s is not used and has no figures on the board", (unused, seats) => {
    const { positions } = publicTable(boardTable({ seats }));
    expect(Object.keys(positions)).toHaveLength(13); // 3 × 4 figures and the Ambassador
    expect(Object.keys(positions).filter((piece) => piece.startsWith(unused))).toEqual([]);
  });

  it("[B11.1] the unused colour's homes stay in play: figures walk there", () => {
    const moved = after(pairTable("X", "A-B"), [0, move("white red-tall 3", "white red-tall 5")]);
    expect(publicTable(moved).positions["red-tall"]).toBe(5);
  });

  it.each<[Piece, readonly Card[]]>([
    ["green-tall", ["identity:B", "identity:F", "build:tall"]],
    ["ambassador", ["identity:B", "identity:F"]],
  ])("[B11.1] the unused colour's homes stay in play: %s is sent there", (piece, cards) => {
    const sent = after(
      pairTable("X", "A-B", { at: { [piece]: 3 } }),
      [0, move("white red-tall 3")],
      [0, { type: "ask", space: 3, of: 1, about: "identity" }],
      [1, { type: "show", cards }],
      [0, { type: "banish", to: 12 }],
    );
    expect(publicTable(sent).positions[piece]).toBe(12);
  });

  it("[B11.1] figures of the unused colour cannot be moved", () => {
    const table = pairTable("X", "A-B", { balls: ["purple", "white", "white"] });
    expect(refusal(table, 0, move("purple yellow-tall 3"))).toEqual({
      code: "notInPlay",
      rule: "B3.1",
    });
  });
});

describe("the pair", () => {
  /** Every mission that names one of the other team, with the one it names. */
  const NAMING: readonly (readonly [Code, Agent])[] = [
    ["A-B", "X"],
    ["B-A", "X"],
    ["A-D", "Z"],
    ["D-A", "Z"],
    ["A-C", "B"],
    ["C-A", "B"],
    ["B-D", "F"],
    ["D-B", "F"],
  ];
  const ontoBlueFat = move("white red-short 33", "white red-short 38");
  const accomplished = { winners: [0, 1], reason: "accomplished", rule: "B10.3" };

  it.each(NAMING)("[B11.2] %s names %s, who is arrested: it means the partner", (code, named) => {
    const table = pairTable(named, code);
    const ended = after(table, [0, ontoBlueFat], [0, announce(1, code)], [1, answer(true)]);
    expect(outcomeOf(ended)).toEqual(accomplished);
  });

  it.each(NAMING)("[B11.2] %s names %s, who is in play: nothing changes", (code, named) => {
    const table = pairTable(PARTNERS[named], code);
    const ended = after(table, [0, ontoBlueFat], [0, announce(1, code)], [1, answer(true)]);
    expect(outcomeOf(ended)).toEqual(accomplished);
  });

  it.each(NAMING)("[B11.2] %s names %s, and a decoy of the partner is not it", (code, named) => {
    const ended = after(
      pairTable(named, code, { at: { "red-short": 9 } }),
      [0, move("white red-short 13")],
      [0, announce(1, code)],
      [1, answer(true)],
    );
    expect(outcomeOf(ended)).toEqual({ winners: [2], reason: "notFulfilled", rule: "B11.4" });
  });

  it.each<[Agent, Code, string, Positions]>([
    ["X", "A-C", "Fiddlebottom on 5", { "red-tall": 40 }],
    ["Z", "B-D", "Bubble on 1", { "green-short": 54 }],
    ["X", "C-D", "the Ambassador in the embassy", {}],
    ["Z", "D-C", "the Ambassador on 8", { ambassador: 28 }],
    ["B", "D-A", "the Ambassador on 3", { ambassador: 15 }],
    ["F", "C-B", "Zsa Zsa on 4", { "red-tall": 23 }],
    ["B", "D-C", "X on 6", { "green-short": 46 }],
  ])("[B11.2] %s is arrested, and %s is as with four: %s", (arrested, code, _, at) => {
    const table = pairTable(arrested, code, { at });
    const ended = after(table, [0, move()], [0, announce(1, code)], [1, answer(true)]);
    expect(outcomeOf(ended)).toEqual(accomplished);
  });

  it("[B11.2] example 5: Z and X have C-A, Bubble is arrested, so onto Fiddlebottom", () => {
    const ended = after(
      boardTable({
        players: 3,
        hands: ["F tall B", "Z short C", "X fat A"],
        arrested: "B thin D",
        first: 1,
        at: { "green-thin": 3 },
      }),
      [1, move("white green-thin 2")],
      [1, announce(2, "C-A")],
      [2, answer(true)],
    );
    expect(outcomeOf(ended)?.winners).toEqual([1, 2]);
  });
});

/** Agent, escape space, a space beside it, another one beside it. */
const ESCAPES: readonly (readonly [Agent, number, number, number])[] = [
  ["F", 40, 39, 42],
  ["B", 54, 57, 12],
  ["Z", 23, 22, 26],
  ["X", 46, 45, 56],
];

const wrongAlone = (reason: Reason, ...winners: readonly Seat[]): Outcome => ({
  winners,
  reason,
  rule: "B11.3",
});

describe("announcing alone", () => {
  it.each(ESCAPES)("[B11.3] %s alone escapes from %i, without a handshake", (agent, to, from) => {
    const table = loneTable(agent, { at: { "red-tall": from } });
    const ended = after(table, [0, move(`white red-tall ${to}`)], [0, alone]);
    expect(outcomeOf(ended)).toEqual({ winners: [0], reason: "escaped", rule: "B11.3" });
    expect(ended.events.at(-2)).toEqual({ type: "announcedAlone", seat: 0 });
  });

  const WRONG = ESCAPES.flatMap(([agent]) =>
    ESCAPES.filter(([other]) => other !== agent).map(([other, to]) => [agent, other, to] as const),
  );
  it.each(WRONG)("[B11.3] %s alone does not escape from the space of %s", (agent, _, to) => {
    const ended = after(loneTable(agent, { at: { "red-tall": to } }), [0, move()], [0, alone]);
    expect(outcomeOf(ended)).toEqual(wrongAlone("notEscaped", 1, 2));
  });

  it.each(ESCAPES)("[B11.3] %s alone beside %i loses", (agent, _, beside) => {
    const ended = after(loneTable(agent, { at: { "red-tall": beside } }), [0, move()], [0, alone]);
    expect(outcomeOf(ended)).toEqual(wrongAlone("notEscaped", 1, 2));
  });

  it.each(ESCAPES)("[B11.3] %s alone only passing %i loses", (agent, via, from, to) => {
    const table = loneTable(agent, { at: { "red-tall": from } });
    const through = move(`white red-tall ${via}`, `white red-tall ${to}`);
    const passed = after(table, [0, through], [0, alone]);
    expect(outcomeOf(passed)).toEqual(wrongAlone("notEscaped", 1, 2));
  });

  it.each(ESCAPES)("[B11.3] a decoy of %s on %i loses", (agent, to) => {
    const ended = after(loneTable(agent, { at: { "red-short": to } }), [0, move()], [0, alone]);
    expect(outcomeOf(ended)).toEqual(wrongAlone("notEscaped", 1, 2));
  });

  it.each<[Agent, Seat, Positions]>([
    ["F", 0, { "red-tall": 40 }],
    ["B", 1, { "green-short": 54 }],
  ])("[B11.3] %s has a partner: announcing alone loses, even from the space", (_, first, at) => {
    const table = pairTable("X", "A-B", { first, at });
    expect(outcomeOf(after(table, [first, move()], [first, alone]))).toEqual(
      wrongAlone("notAlone", 2),
    );
  });

  it("[B11.3] it may be tried by all three alike, so the choice tells no one anything", () => {
    for (const first of [0, 1, 2] as const) {
      const moved = after(pairTable("X", "A-B", { first }), [first, move()]);
      expect(refusal(moved, first, alone)).toBeNull();
      expect(boardGame.legal(viewAt(moved, first)).awaits).toMatchObject({ alone: true });
    }
  });

  it.each([4, 5])("[B11.3] no one announces alone with %i players", (players) => {
    const moved = after(boardTable({ players }), [0, move()]);
    expect(refusal(moved, 0, alone)).toEqual({ code: "notAlonePossible", rule: "B11.3" });
    expect(boardGame.legal(viewAt(moved, 0)).awaits).toMatchObject({ alone: false });
  });

  const asked = () =>
    after(
      pairTable("X", "A-B", { at: { "green-tall": 3 } }),
      [0, move("white red-tall 3")],
      [0, { type: "ask", space: 3, of: 1, about: "identity" }],
    );
  it.each<[string, () => TestTable, Seat]>([
    ["before movement is committed", () => pairTable("X", "A-B"), 0],
    ["in another player's turn", () => after(pairTable("X", "A-B"), [0, move()]), 2],
    ["while an answer is pending", asked, 0],
  ])("[B10.1] no announcement alone %s", (_, table, seat) => {
    expect(refusal(table(), seat, alone)).toEqual({ code: "notNow", rule: "B10.1" });
  });
});

describe("wrong announcements", () => {
  const lost = (reason: Reason, ...winners: readonly Seat[]): Outcome => ({
    winners,
    reason,
    rule: "B11.4",
  });

  it.each<[Seat, boolean]>([
    [1, true],
    [1, false],
    [2, true],
    [2, false],
  ])("[B11.4] the lone agent names seat %i (hand given: %s): the pair wins", (partner, given) => {
    const table = loneTable("F", { at: { "red-tall": 40 } });
    const ended = after(
      table,
      [0, move()],
      [0, announce(partner, "A-C")],
      [partner, answer(given)],
    );
    expect(outcomeOf(ended)).toEqual(lost("wrongPartner", 1, 2));
  });

  it.each<[string, Seat, Code, boolean, Reason]>([
    ["names the lone agent, who accepts", 2, "C-D", true, "wrongPartner"],
    ["names the lone agent, who refuses", 2, "C-D", false, "wrongPartner"],
    ["names a wrong code", 1, "D-C", true, "wrongCode"],
    ["is refused by the partner", 1, "C-D", false, "handRefused"],
  ])("[B11.4] one of the pair %s: the lone agent wins", (_, partner, code, given, reason) => {
    const table = pairTable("X", "C-D");
    const ended = after(table, [0, move()], [0, announce(partner, code)], [partner, answer(given)]);
    expect(outcomeOf(ended)).toEqual(lost(reason, 2));
  });

  it("[B11.4] the pair's condition is not met: the lone agent wins", () => {
    const table = pairTable("X", "C-D", { first: 1, at: { ambassador: 29 } });
    const ended = after(table, [1, move()], [1, announce(0, "C-D")], [0, answer(true)]);
    expect(outcomeOf(ended)).toEqual(lost("notFulfilled", 2));
  });
});
