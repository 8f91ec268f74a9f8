import { describe, expect, it } from "vitest";
import type { Role, Seat } from "../../core/seat.js";
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
import { boardConfig, type Edition } from "../terms/config.js";
import type { Hand, Positions, SpaceId } from "../terms/types.js";

const move = (...texts: readonly string[]): Act => ({ type: "move", steps: steps(...texts) });
const walk = (...path: readonly SpaceId[]): Act => ({ type: "walk", path });
const ask = (space: SpaceId, of: Seat): Act => ({ type: "ask", space, of, about: "identity" });
const show = (...cards: readonly Card[]): Act => ({ type: "show", cards });
const banish = (to: SpaceId): Act => ({ type: "banish", to });
const endTurn: Act = { type: "endTurn" };

/** The default hands: red F, green B, blue Z, yellow X. Seat 4 is the Ambassador. */
const five = (options: TestOptions = {}): TestTable => boardTable({ players: 5, ...options });
/** It is the Ambassador's turn; he stands in the embassy, 58, beside 29 and 36. */
const his = (options: TestOptions = {}): TestTable => five({ first: 4, ...options });

describe("a seat without a colour", () => {
  it.each<[number, readonly Role[]]>([
    [4, ["red", "green", "blue", "yellow", "ambassador"]],
    [1, ["red", "ambassador", "green", "blue", "yellow"]],
    [0, ["ambassador", "red", "green", "blue", "yellow"]],
  ])("[B12.1] in seat %i he gets no cards, and every agent does", (seat, seats) => {
    const config = boardConfig({ seats });
    if (!config.ok) throw new Error("five may play");
    const deal = { 0: [3, 2, 1, 0], 1: [0, 1, 2, 3], 2: [1, 0, 3, 2] };
    const hands: (Hand | null)[] = [
      { identity: "X", build: "tall", mission: "B" },
      { identity: "Z", build: "short", mission: "A" },
      { identity: "B", build: "fat", mission: "D" },
      { identity: "F", build: "thin", mission: "C" },
    ];
    const opening = boardGame.setup(config.value, scriptedChance({ deal }));
    expect(opening).toContainEqual({
      type: "dealt",
      hands: hands.toSpliced(seat, 0, null),
      arrested: null,
    });
  });

  it("[B12.1] he comes after yellow and before red, and the Phantom is not shaken", () => {
    const begun = after(five({ first: 3 }), [3, move()], [3, endTurn]);
    expect(begun.events.at(-1)).toEqual({ type: "turnBegan", seat: 4, turn: 2, balls: [] });
    const next = after(begun, [4, walk()], [4, endTurn]);
    expect(next.events.at(-1)).toMatchObject({ seat: 0, turn: 3, balls: { length: 3 } });
  });

  it("[B12.1] he moves no figure by balls, and agents do not walk", () => {
    expect(refusal(his(), 4, move())).toEqual({ code: "notAwaited", rule: "T3" });
    expect(refusal(five(), 0, walk(29))).toEqual({ code: "notAwaited", rule: "T3" });
  });

  it("[B10.1] he may not announce, neither with a partner nor alone", () => {
    const walked = after(his(), [4, walk()]);
    const acts: readonly Act[] = [
      { type: "announce", partner: 0, code: "A-B" },
      { type: "announceAlone" },
    ];
    for (const act of acts) {
      expect(refusal(walked, 4, act)).toEqual({ code: "notAnAgent", rule: "B10.1" });
    }
    const { awaits } = boardGame.legal(viewAt(walked, 4));
    expect(awaits).toMatchObject({ partners: [], alone: false });
  });
});

describe("his walk", () => {
  it.each<[string, Positions, readonly SpaceId[], SpaceId]>([
    ["one space", {}, [29], 29],
    ["two spaces by land", {}, [36, 37], 37],
    ["land, then sea", {}, [29, 34], 34],
    ["sea, then land", { ambassador: 34 }, [29, 18], 18],
    ["through a figure", { "red-tall": 29 }, [29, 18], 18],
  ])("[B12.2] he walks %s", (_, at, path, end) => {
    const walked = after(his({ at }), [4, walk(...path)]);
    expect(publicTable(walked).positions.ambassador).toBe(end);
    expect(walked.events.at(-1)).toEqual({ type: "walked", seat: 4, path });
  });

  it("[B12.2] a figure he only passes through is not met", () => {
    const walked = after(his({ at: { "red-tall": 29 } }), [4, walk(29, 18)]);
    expect(refusal(walked, 4, ask(29, 0))).toEqual({ code: "noMeeting", rule: "B4.1" });
    expect(refusal(walked, 4, endTurn)).toBeNull();
  });

  it.each<[string, Act, object]>([
    ["to a space that is not adjacent", walk(30), { code: "notAdjacent", rule: "B12.2" }],
    ["two spaces at one step", walk(37), { code: "notAdjacent", rule: "B12.2" }],
    [
      "on to a space not adjacent to the first",
      walk(29, 36),
      { code: "notAdjacent", rule: "B12.2" },
    ],
    ["on the spot", walk(58), { code: "notAdjacent", rule: "B12.2" }],
    ["three spaces", walk(29, 18, 15), { code: "malformed", rule: "T1" }],
  ])("[B12.2] he does not walk %s", (_, act, expected) => {
    expect(refusal(his(), 4, act)).toEqual(expected);
  });

  it.each<[Edition, boolean]>([
    ["devir", false],
    ["korea", false],
    ["piatnik", true],
  ])("[B12.2] %s: must he move? %s", (edition, must) => {
    const expected = must ? { code: "mustMove", rule: "B12.2" } : null;
    const table = his({ edition });
    expect(refusal(table, 4, walk())).toEqual(expected);
    expect(refusal(table, 4, walk(29, 58))).toEqual(expected); // out and back is not a move
    expect(refusal(table, 4, walk(29))).toBeNull();
    expect(refusal(table, 4, walk(29, 18))).toBeNull();
  });

  it.each<[Edition, number]>([
    // From 58: stay; 29, 36; on from 29 to 18, 22, 58, 34, 50; on from 36 to 37, 58.
    ["korea", 10],
    // Without staying, and without coming back to 58 in two ways.
    ["piatnik", 7],
  ])("[B12.2] %s: he has %i paths from the embassy", (edition, count) => {
    const walks = [...boardGame.enumerate(viewAt(his({ edition }), 4))].filter(
      ({ type }) => type === "walk",
    );
    expect(walks).toHaveLength(count);
  });
});

describe("whom he meets", () => {
  /** He has stopped on red's decoy on 29. */
  const met = () => after(his({ at: { "red-fat": 29 } }), [4, walk(29)]);
  const asked = () => after(met(), [4, ask(29, 0)]);
  const shown = () => after(asked(), [0, show("identity:F", "identity:X")]);

  it("[B12.3] he asks the player whose figure it is, for two cards", () => {
    const question = { asker: 4, of: 0, about: "identity", clear: true, space: 29, witness: null };
    expect(asked().events.at(-1)).toEqual({ type: "asked", question });
    expect(viewAt(shown(), 4).own?.shows).toMatchObject([{ cards: ["identity:F", "identity:X"] }]);
  });

  it("[B12.3] for build he is shown two build cards", () => {
    const about = after(met(), [4, { type: "ask", space: 29, of: 0, about: "build" }]);
    expect(refusal(about, 0, show("build:tall", "build:thin"))).toBeNull();
    expect(refusal(about, 0, show("identity:F", "build:tall"))).toEqual({
      code: "wrongCards",
      rule: "B6.1",
    });
  });

  it("[B12.3] he cannot ask anyone else there", () => {
    for (const of of [1, 2, 3, 4] as const) {
      expect(refusal(met(), 4, ask(29, of))).toEqual({ code: "wrongPlayer", rule: "B12.3" });
    }
  });

  it.each<[string, Act, object]>([
    [
      "three cards",
      show("identity:F", "identity:X", "build:tall"),
      { code: "wrongCards", rule: "B6.1" },
    ],
    ["two false ones", show("identity:B", "identity:X"), { code: "noTrueCard", rule: "B6.1" }],
  ])("[B12.3] he is not answered with %s", (_, act, expected) => {
    expect(refusal(asked(), 0, act)).toEqual(expected);
  });

  it("[B12.3] he is not shown a pair that he has been shown before", () => {
    const pair: readonly Card[] = ["identity:F", "identity:X"];
    const earlier = { of: 0, asker: 4, about: "identity", clear: true, cards: pair } as const;
    const again = after(
      his({ at: { "red-fat": 29 }, shown: [earlier] }),
      [4, walk(29)],
      [4, ask(29, 0)],
    );
    expect(refusal(again, 0, show(...pair))).toEqual({ code: "pairSeenBefore", rule: "B7.2" });
  });

  it("[B12.3] he must resolve the meeting and has no step", () => {
    expect(refusal(met(), 4, endTurn)).toEqual({ code: "meetingsOpen", rule: "B4.3" });
    expect(refusal(met(), 4, { type: "step", space: 29, to: 18 })).toEqual({
      code: "noStep",
      rule: "B12.3",
    });
    const { awaits } = boardGame.legal(viewAt(met(), 4));
    expect(awaits).toMatchObject({ meetings: [{ space: 29, askable: [0], stepsTo: [] }] });
  });

  it("[B12.3] he sends the figure away and stays", () => {
    const sent = after(shown(), [4, banish(18)]);
    expect(publicTable(sent).positions).toMatchObject({ "red-fat": 18, ambassador: 29 });
    expect(refusal(sent, 4, endTurn)).toBeNull();
  });

  it.each<[string, SpaceId, object]>([
    ["the embassy", 58, { code: "embassyClosed", rule: "B8.1" }],
    ["a numbered space", 15, { code: "numbered", rule: "B8.1" }],
    ["an occupied space", 14, { code: "occupied", rule: "B8.1" }],
  ])("[B12.3] he does not send the figure to %s", (_, to, expected) => {
    expect(refusal(shown(), 4, banish(to))).toEqual(expected);
  });

  it("[B12.3] the turn goes on until he banishes", () => {
    expect(refusal(shown(), 4, endTurn)).toEqual({ code: "notNow", rule: "B4.4" });
  });
});

describe("what passes through him", () => {
  const pair = show("identity:Z", "identity:X");
  /** Red has moved the Ambassador onto its own figure on 29. */
  const black = () =>
    after(five({ balls: ["black", "white", "white"], at: { "red-fat": 29 } }), [
      0,
      move("black ambassador 29"),
    ]);
  const through = () => after(black(), [0, ask(29, 2)], [2, pair]);
  const lastTold = ({ events }: TestTable, viewer: Seat | "spectator"): unknown =>
    redactLog(boardGame, events, viewer).at(-1)?.event;

  it("[B12.4] black balls move him also when he is a player", () => {
    expect(publicTable(black()).positions.ambassador).toBe(29);
  });

  it("[B12.4] agents ask through him whom they like, and send him away", () => {
    for (const of of [1, 2, 3] as const) expect(refusal(black(), 0, ask(29, of))).toBeNull();
    const sent = after(through(), [0, banish(58)]);
    expect(publicTable(sent).positions.ambassador).toBe(58);
  });

  it("[B12.4] he is never asked himself", () => {
    expect(refusal(black(), 0, ask(29, 4))).toEqual({ code: "wrongPlayer", rule: "B6.1" });
    const { awaits } = boardGame.legal(viewAt(black(), 0));
    expect(awaits).toMatchObject({ meetings: [{ askable: [1, 2, 3] }] });
  });

  it.each<[string, Seat | "spectator", boolean]>([
    ["the asker", 0, true],
    ["the asked", 2, true],
    ["the Ambassador", 4, true],
    ["green", 1, false],
    ["yellow", 3, false],
    ["a spectator", "spectator", false],
  ])("[B12.4] an answer given through him, as it is told to %s", (_, viewer, sees) => {
    const cards = sees ? ["identity:Z", "identity:X"] : "hidden";
    expect(lastTold(through(), viewer)).toMatchObject({ type: "answered", count: 2, cards });
  });

  it("[B12.4] an answer in a meeting of two agents is hidden from him", () => {
    const between = after(
      five({ at: { "blue-tall": 3 } }),
      [0, move("white red-tall 3")],
      [0, ask(3, 2)],
      [2, show("identity:Z", "identity:X", "build:tall")],
    );
    expect(lastTold(between, 4)).toMatchObject({ type: "answered", count: 3, cards: "hidden" });
    expect(viewAt(between, 4).own?.shows).toEqual([]);
  });

  it("[B12.4] an answer given to him is hidden from the others", () => {
    const toHim = after(his({ at: { "blue-fat": 29 } }), [4, walk(29)], [4, ask(29, 2)], [2, pair]);
    for (const viewer of [0, 1, 3, "spectator"] as const) {
      expect(lastTold(toHim, viewer)).toMatchObject({ count: 2, cards: "hidden" });
    }
  });

  it("[B12.4] the pair he saw in passing may still be shown to him", () => {
    const shown = { of: 2, asker: 0, about: "identity", clear: true } as const;
    const table = his({
      at: { "blue-fat": 29 },
      shown: [{ ...shown, cards: ["identity:Z", "identity:X"] }],
    });
    expect(viewAt(table, 4).own?.shows).toHaveLength(1);
    expect(refusal(after(table, [4, walk(29)], [4, ask(29, 2)]), 2, pair)).toBeNull();
  });
});
