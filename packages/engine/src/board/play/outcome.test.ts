import { describe, expect, it } from "vitest";
import { commitmentTo } from "../../core/chance.js";
import type { Seat } from "../../core/seat.js";
import { redactLog } from "../../core/told.js";
import {
  type Act,
  after,
  boardTable,
  refusal,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { boardGame } from "../rules.js";
import type { Outcome, Reason } from "../terms/event.js";
import type { Code } from "../terms/types.js";

/** F and B have C-D: the Ambassador in the embassy, where he stands from the start. */
const EASY = ["F tall C", "B short D", "Z fat A", "X thin B"];
/** Z and X have D-A: the Ambassador on space 3, which is 15 on the map. */
const HARD: TestOptions = {
  hands: ["F tall B", "B short C", "Z fat D", "X thin A"],
  at: { ambassador: 15 },
};

interface Announcement {
  readonly by: Seat;
  readonly partner: Seat;
  readonly code: Code;
  readonly given: boolean;
}

/** Stay where you are, announce, and be answered. */
function announced(options: TestOptions, { by, partner, code, given }: Announcement): TestTable {
  return after(
    boardTable({ hands: EASY, first: by, ...options }),
    [by, { type: "move", steps: [] }],
    [by, { type: "announce", partner, code }],
    [partner, { type: "shakeHands", given }],
  );
}

const outcomeOf = ({ state }: TestTable): Outcome | null => boardGame.outcome(state);
const RIGHT: Announcement = { by: 0, partner: 1, code: "C-D", given: true };

describe("who has won", () => {
  it.each<[string, TestOptions, Announcement, readonly Seat[]]>([
    ["Fiddlebottom announces", {}, RIGHT, [0, 1]],
    ["Bubble announces", {}, { ...RIGHT, by: 1, partner: 0 }, [0, 1]],
    ["Zsa Zsa announces", HARD, { by: 2, partner: 3, code: "D-A", given: true }, [2, 3]],
    ["X announces", HARD, { by: 3, partner: 2, code: "D-A", given: true }, [2, 3]],
    [
      "the partners do not sit side by side",
      { hands: ["X thin A", "F tall C", "Z fat B", "B short D"] },
      { by: 1, partner: 3, code: "C-D", given: true },
      [1, 3],
    ],
  ])("[B10.3] all is right and just the two partners win: %s", (_, options, said, winners) => {
    const reason = "accomplished";
    expect(outcomeOf(announced(options, said))).toEqual({ winners, reason, rule: "B10.3" });
  });

  const away: TestOptions = { at: { ambassador: 29 } };
  const onEight: TestOptions = { at: { ambassador: 28 } };
  it.each<[string, TestOptions, Partial<Announcement>, Reason]>([
    ["an opponent is named and refuses", {}, { partner: 2, given: false }, "wrongPartner"],
    ["the other opponent is named and refuses", {}, { partner: 3, given: false }, "wrongPartner"],
    ["the true partner refuses", {}, { given: false }, "handRefused"],
    ["the code is read in the wrong order", {}, { code: "D-C" }, "wrongCode"],
    ["the wrong code's own condition holds", onEight, { code: "D-C" }, "wrongCode"],
    ["only the first letter is right", {}, { code: "C-A" }, "wrongCode"],
    ["only the second letter is right", {}, { code: "A-D" }, "wrongCode"],
    ["it is the opponents' code", {}, { code: "A-B" }, "wrongCode"],
    ["the condition is not met", away, {}, "notFulfilled"],
    ["everything is wrong", away, { partner: 2, code: "A-D", given: false }, "wrongPartner"],
  ])("[B10.3] the other team wins: %s", (_, options, said, reason) => {
    const ended = announced(options, { ...RIGHT, ...said });
    expect(outcomeOf(ended)).toEqual({ winners: [2, 3], reason, rule: "B10.3" });
  });

  it("[B10.3] the team the announcer is not in wins, also when Zsa Zsa is wrong", () => {
    const ended = announced(HARD, { by: 2, partner: 3, code: "A-D", given: true });
    expect(outcomeOf(ended)).toEqual({ winners: [0, 1], reason: "wrongCode", rule: "B10.3" });
  });

  it.each<Seat>([2, 3])("[B10.4] seat %i, no partner of the announcer, shakes hands", (partner) => {
    const ended = announced({}, { ...RIGHT, partner });
    expect(outcomeOf(ended)).toEqual({ winners: [2, 3], reason: "wrongPartner", rule: "B10.3" });
  });

  it("[B10.4] a stranger whose letter makes a fulfilled code shakes hands in vain", () => {
    // F has C and Z has D; C-D would be fulfilled, but Z is not Fiddlebottom's partner.
    const hands = ["F tall C", "B short A", "Z fat D", "X thin B"];
    const ended = announced({ hands }, { ...RIGHT, partner: 2 });
    expect(outcomeOf(ended)).toEqual({ winners: [2, 3], reason: "wrongPartner", rule: "B10.3" });
  });
});

describe("the end", () => {
  const before = boardTable({ hands: EASY });
  it("[B10.3] everything is revealed to all: hands, and the seed that was committed to", () => {
    const ended = announced({}, RIGHT);
    const last = ended.events.at(-1);
    expect(last).toEqual({
      type: "ended",
      outcome: { winners: [0, 1], reason: "accomplished", rule: "B10.3" },
      revelation: {
        hands: [
          { identity: "F", build: "tall", mission: "C" },
          { identity: "B", build: "short", mission: "D" },
          { identity: "Z", build: "fat", mission: "A" },
          { identity: "X", build: "thin", mission: "B" },
        ],
        arrested: null,
        sheet: null,
      },
      seed: ended.chance.seed,
    });
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      expect(redactLog(boardGame, ended.events, viewer).at(-1)?.event).toEqual(last);
    }
    expect(commitmentTo(ended.chance.seed)).toBe(before.state.table.commitment);
  });

  it.each([true, false])("[B10.3] all are told that the hand was given: %s", (given) => {
    const { events } = announced({}, { ...RIGHT, given });
    const told = redactLog(boardGame, events, "spectator").map(({ event }) => event);
    expect(told.at(-2)).toEqual({ type: "handAnswered", seat: 1, given });
  });

  it("[B10.3] there is no outcome before the end", () => {
    expect(outcomeOf(before)).toBeNull();
  });

  it.each<[string, Act]>([
    ["a move", { type: "move", steps: [] }],
    ["an announcement", { type: "announce", partner: 1, code: "C-D" }],
    ["a second answer", { type: "shakeHands", given: false }],
    ["a gesture", { type: "gesture", tic: "F", to: "all" }],
  ])("[B10.3] the game has ended at once: %s is refused", (_, act) => {
    const ended = announced({}, RIGHT);
    for (const seat of [0, 1] as const) {
      expect(refusal(ended, seat, act)).toEqual({ code: "gameOver", rule: "T4" });
    }
    expect(boardGame.awaited(viewAt(ended, "spectator"))).toEqual([]);
  });
});

describe("worked examples", () => {
  /** Example 3: F holds B, Bubble holds D; so Z and X hold A and C, one way or the other. */
  const example3 = (z: "A" | "C", x: "A" | "C"): readonly string[] => [
    "F tall B",
    "B short D",
    `Z fat ${z}`,
    `X thin ${x}`,
  ];

  it("[B9] example 3: B-D is Bubble's true figure on space 1", () => {
    const options = { hands: example3("A", "C"), at: { "green-short": 54 } };
    expect(outcomeOf(announced(options, { ...RIGHT, code: "B-D" }))).toEqual({
      winners: [0, 1],
      reason: "accomplished",
      rule: "B10.3",
    });
  });

  it.each([
    ["A", "C"],
    ["C", "A"],
  ] as const)("[B9] example 3: with %s-%s the others need a figure onto Bubble", (z, x) => {
    const table = boardTable({ hands: example3(z, x), first: 2, at: { "blue-short": 23 } });
    const ended = after(
      table,
      [2, { type: "move", steps: steps("white blue-short 24") }],
      [2, { type: "announce", partner: 3, code: `${z}-${x}` }],
      [3, { type: "shakeHands", given: true }],
    );
    expect(outcomeOf(ended)?.winners).toEqual([2, 3]);
  });

  it.each<[string, Seat]>([
    ["the true partner", 1],
    ["an opponent", 2],
  ])("[B10.3] example 8: %s refuses, and the announcer's opponents win", (_, partner) => {
    const ended = announced({}, { ...RIGHT, partner, given: false });
    expect(outcomeOf(ended)?.winners).toEqual([2, 3]);
  });
});
