import { describe, expect, it } from "vitest";
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
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { boardGame } from "../rules.js";
import { boardConfig } from "../terms/config.js";
import type { Outcome } from "../terms/event.js";
import type { Sheet } from "../terms/types.js";

/** F and B have A-B; Z and X have C-D. Seat 4 is the Ambassador. */
const TRUTH: Sheet = {
  red: { identity: "F", build: "tall" },
  green: { identity: "B", build: "short" },
  blue: { identity: "Z", build: "fat" },
  yellow: { identity: "X", build: "thin" },
};
const seal = (changes: Partial<Sheet> = {}): Act => ({
  type: "seal",
  sheet: { ...TRUTH, ...changes },
});
const still: Act = { type: "move", steps: [] };
const endTurn: Act = { type: "endTurn" };
const refusedAs = (code: string) => ({ code, rule: "B12.5" });

const table = () => boardTable({ players: 5 });
const moved = () => after(table(), [0, still]);
const announced = () => after(moved(), [0, { type: "announce", partner: 1, code: "A-B" }]);
const met = () =>
  after(boardTable({ players: 5, at: { "green-tall": 3 } }), [
    0,
    { type: "move", steps: steps("white red-tall 3") },
  ]);
const asked = () => after(met(), [0, { type: "ask", space: 3, of: 1, about: "build" }]);
const shown = () =>
  after(asked(), [1, { type: "show", cards: ["build:short", "build:tall", "identity:F"] }]);
const his = () => boardTable({ players: 5, first: 4 });

describe("declaring", () => {
  it.each<[string, () => TestTable]>([
    ["before another player's movement", table],
    ["in another player's turn", moved],
    ["while an answer is pending", asked],
    ["while a banishment is pending", shown],
    ["before his own walk", his],
    ["after his own walk", () => after(his(), [4, { type: "walk", path: [29] }])],
  ])("[B12.5] he may declare %s", (_, now) => {
    expect(refusal(now(), 4, seal())).toBeNull();
    expect(boardGame.legal(viewAt(now(), 4)).seal).toBe(true);
  });

  it("[B12.5] it interrupts no one: the decision that was awaited still is", () => {
    const sealed = after(asked(), [4, seal()]);
    expect(publicTable(sealed)).toEqual({ ...publicTable(asked()), sealed: true });
  });

  it("[B12.5] he declares once: neither a second sheet nor the same again", () => {
    const sealed = after(table(), [4, seal()]);
    expect(refusal(sealed, 4, seal())).toEqual(refusedAs("alreadySealed"));
    expect(refusal(sealed, 4, seal({ red: TRUTH.green, green: TRUTH.red }))).toEqual(
      refusedAs("alreadySealed"),
    );
    expect(boardGame.legal(viewAt(sealed, 4)).seal).toBe(false);
  });

  it.each<[number, Seat]>([
    [5, 0],
    [5, 3],
    [4, 0],
    [3, 2],
  ])("[B12.5] with %i players, the agent in seat %i cannot declare", (players, seat) => {
    const now = boardTable({ players });
    expect(refusal(now, seat, seal())).toEqual(refusedAs("notTheAmbassador"));
    expect(boardGame.legal(viewAt(now, seat)).seal).toBe(false);
  });

  it("[B12.5] not once an announcement has been made", () => {
    expect(refusal(announced(), 4, seal())).toEqual(refusedAs("announcementMade"));
    expect(boardGame.legal(viewAt(announced(), 4)).seal).toBe(false);
  });

  it("[B12.5] not before the cards are dealt", () => {
    const config = boardConfig({ players: 5, placement: "chosen" });
    if (!config.ok) throw new Error("five may place");
    const chance = scriptedChance({});
    const events = boardGame.setup(config.value, chance);
    const placing = { state: events.reduce(boardGame.evolve, boardGame.initial), events, chance };
    expect(refusal(placing, 4, seal())).toEqual(refusedAs("notDealt"));
    expect(boardGame.legal(viewAt(placing, 4)).seal).toBe(false);
  });

  it.each<[string, Partial<Sheet>]>([
    ["an identity twice", { green: { identity: "F", build: "short" } }],
    ["a build twice", { yellow: { identity: "X", build: "tall" } }],
    ["one player twice", { blue: TRUTH.yellow }],
  ])("[B12.5] the sheet cannot name %s", (_, changes) => {
    expect(refusal(table(), 4, seal(changes))).toEqual(refusedAs("sheetRepeats"));
  });

  it("[B12.5] the sheet names all four players", () => {
    const { red, green, blue } = TRUTH;
    const three = { type: "seal", sheet: { red, green, blue } } as Act;
    expect(refusal(table(), 4, three)).toEqual({ code: "malformed", rule: "T1" });
  });

  it("[B12.5] only he sees what he wrote; all see that he declared", () => {
    const sealed = after(table(), [4, seal()]);
    const told = (viewer: Seat | "spectator"): unknown =>
      redactLog(boardGame, sealed.events, viewer).at(-1)?.event;
    expect(told(4)).toEqual({ type: "sealed", seat: 4, sheet: TRUTH });
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      expect(told(viewer)).toEqual({ type: "sealed", seat: 4, sheet: "hidden" });
      expect(viewAt(sealed, viewer)).toEqual({
        ...viewAt(table(), viewer),
        table: { ...publicTable(table()), sealed: true },
      });
    }
    expect(viewAt(sealed, 4).own?.sheet).toEqual(TRUTH);
  });

  it("[B12.5] play goes on, his own turns too", () => {
    const begun = after(
      boardTable({ players: 5, first: 3 }),
      [4, seal()],
      [3, still],
      [3, endTurn],
    );
    const walked = after(begun, [4, { type: "walk", path: [29] }], [4, endTurn]);
    expect(publicTable(walked)).toMatchObject({ phase: { type: "moving", seat: 0 }, sealed: true });
  });
});

/** Z and X have C-D, X on space 2; X is there, so Zsa Zsa's announcement is right. */
function played(sheet: Act | null, code: "C-D" | "D-C", given = true): TestTable {
  const start = boardTable({ players: 5, first: 2, at: { "yellow-thin": 10 } });
  const declared = sheet === null ? start : after(start, [4, sheet]);
  return after(
    declared,
    [2, still],
    [2, { type: "announce", partner: 3, code }],
    [3, { type: "shakeHands", given }],
  );
}
const outcomeOf = ({ state }: TestTable): Outcome | null => boardGame.outcome(state);

describe("the sheet at the end", () => {
  it.each<["C-D" | "D-C", boolean, string]>([
    ["C-D", true, "right"],
    ["D-C", true, "wrong"],
    ["C-D", false, "refused"],
  ])("[B12.6] a right sheet wins alone: %s, hand given: %s, is %s", (code, given) => {
    expect(outcomeOf(played(seal(), code, given))).toEqual({
      winners: [4],
      reason: "sheetRight",
      rule: "B12.6",
    });
  });

  const { red, green, blue, yellow } = TRUTH;
  it.each<[string, Act | null]>([
    ["no sheet", null],
    [
      "the identities of red and green swapped",
      seal({ red: { ...red, identity: "B" }, green: { ...green, identity: "F" } }),
    ],
    [
      "the identities of blue and yellow swapped",
      seal({ blue: { ...blue, identity: "X" }, yellow: { ...yellow, identity: "Z" } }),
    ],
    [
      "the builds of red and green swapped",
      seal({ red: { ...red, build: "short" }, green: { ...green, build: "tall" } }),
    ],
    [
      "the builds of blue and yellow swapped",
      seal({ blue: { ...blue, build: "thin" }, yellow: { ...yellow, build: "fat" } }),
    ],
    ["everything wrong", seal({ red: blue, blue: red, green: yellow, yellow: green })],
  ])("[B12.6] %s: B10.3 decides", (_, sheet) => {
    const right = { winners: [2, 3], reason: "accomplished", rule: "B10.3" };
    expect(outcomeOf(played(sheet, "C-D"))).toEqual(right);
    const wrong = { winners: [0, 1], reason: "wrongCode", rule: "B10.3" };
    expect(outcomeOf(played(sheet, "D-C"))).toEqual(wrong);
  });

  it("[B12.6] the sheet is judged by where its writer's players sit", () => {
    const seats = ["yellow", "ambassador", "red", "blue", "green"] as const;
    const hands = ["X thin D", "F tall A", "Z fat C", "B short B"];
    const ended = after(
      boardTable({ seats, hands }),
      [1, seal()],
      [0, still],
      [0, { type: "announce", partner: 2, code: "C-D" }],
      [2, { type: "shakeHands", given: true }],
    );
    expect(outcomeOf(ended)).toEqual({ winners: [1], reason: "sheetRight", rule: "B12.6" });
  });

  it("[B12.6] the end reveals the sheet, the hands and that he had none", () => {
    const ended = played(seal({ red: blue, blue: red }), "C-D");
    expect(redactLog(boardGame, ended.events, "spectator").at(-1)?.event).toMatchObject({
      revelation: {
        hands: [
          { identity: "F", build: "tall", mission: "A" },
          { identity: "B", build: "short", mission: "B" },
          { identity: "Z", build: "fat", mission: "C" },
          { identity: "X", build: "thin", mission: "D" },
          null,
        ],
        sheet: { red: blue, green, blue: red, yellow },
      },
    });
  });
});
