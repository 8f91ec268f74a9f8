import type { Ball, BoardAction, BoardView } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { after, boardTable, steps, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import type { Dialogue, Heard } from "../../shared/dialogue.js";
import { movement } from "./movement.js";

const seen = (options: TestOptions): BoardView => viewAt(boardTable(options), 0);

/** Types the lines one after the other; the last answer. */
function typing(view: BoardView, ...lines: readonly string[]): Heard<BoardAction> {
  let dialogue: Dialogue<BoardAction> = movement(view);
  let heard: Heard<BoardAction> = { type: "next", dialogue };
  for (const line of lines) {
    heard = dialogue.hear(line);
    if (heard.type === "next") dialogue = heard.dialogue;
  }
  return heard;
}

const stepsOf = (heard: Heard<BoardAction>) =>
  heard.type === "act" && heard.action.type === "move" ? heard.action.steps : heard;

const BALLS: readonly Ball[] = ["orange", "blue", "white"];
const COLOURFUL: readonly Ball[] = ["orange", "purple", "black"];
/** Red's homes are 2, 27, 31 and 52: tall, short, fat, thin in this order. */
const HOME = { "red-tall": 2, "red-short": 27, "red-fat": 31, "red-thin": 52 };

describe("a movement that is typed", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["[B3.1] by the spaces, the choosiest ball first", ["2 3 go"], ["orange red-tall 3"]],
    ["[B3.1] by sea", ["2 1 go"], ["blue red-tall 1"]],
    [
      "[B3.2] three moves of one figure",
      ["tall 3 7 8 go"],
      ["orange red-tall 3", "white red-tall 7", "blue red-tall 8"],
    ],
    ["[B3.2] one move of several", ["2 3, 52 47", "go"], ["orange red-tall 3", "blue red-thin 47"]],
    ["[B3.9] a step taken back", ["2 3", "undo", "27 33", "go"], ["orange red-short 33"]],
    ["[B3.9] all steps taken back", ["2 3 7", "undo all", "go"], []],
    ["[B3.1] nothing at all", ["stay"], []],
    ["[B3.1] by names", ["short accademia", "go"], ["orange red-short 33"]],
  ])("%s", (_, lines, expected) => {
    const heard = typing(seen({ balls: BALLS, at: HOME }), ...lines);
    expect(stepsOf(heard)).toEqual(steps(...expected));
  });

  // By land and by sea one comes from 31 to 39: which ball it takes shows only with the step after it.
  it.each([
    ["31 39 40", ["orange red-fat 39", "blue red-fat 40"]],
    ["31 39, 2 3", ["blue red-fat 39", "orange red-tall 3"]],
  ])("[B3.1] %s: a ball goes to the step that needs it", (line, expected) => {
    const view = seen({ balls: ["orange", "blue", "black"], at: HOME });
    expect(stepsOf(typing(view, `${line} go`))).toEqual(steps(...expected));
    const [first = "", second = ""] = line.split(", ");
    if (second !== "")
      expect(stepsOf(typing(view, first, second, "go"))).toEqual(steps(...expected));
  });

  it("[B3.1] black and purple by who is moved", () => {
    const view = seen({ balls: COLOURFUL, at: HOME });
    expect(stepsOf(typing(view, "2 3, yellow tall 3, 58 29", "go"))).toEqual(
      steps("orange red-tall 3", "purple yellow-tall 3", "black ambassador 29"),
    );
  });

  it.each<[string, readonly Ball[], string, string]>([
    [
      "[B3.1] no way there",
      BALLS,
      "2 40",
      "You can't get from 2 Misericordia to 40 San Giorgio Maggiore (#5)",
    ],
    [
      "[B3.1] another way",
      ["orange", "orange", "black"],
      "2 1",
      "you go by sea; left: orange, orange, black",
    ],
    [
      "[B3.1] no ball for the Ambassador",
      BALLS,
      "58 29",
      "You have no ball left that moves the Ambassador",
    ],
    ["[B3.1] no one there", BALLS, "40 42", "No one is on 40"],
    ["[B3.1] four steps", BALLS, "27 33 38 34 30", "all balls are used"],
    [
      "[B3.6] the Ambassador onto others",
      ["black", "white", "white"],
      "ambassador 36",
      "Someone else is standing there",
    ],
    [
      "[B3.4] two of one's own",
      ["white", "white", "white"],
      "27 33 38 32 go",
      "Two of your figures",
    ],
    ["nonsense", BALLS, "hocus pocus", "is no place on the map"],
    ["two figures without a comma", BALLS, "2 3 short 33", "Put a comma"],
  ])("%s: one sentence, and nothing is moved", (_, balls, line, sentence) => {
    const view = seen({ balls, at: { ...HOME, "green-tall": 36, "red-fat": 32 } });
    const heard = typing(view, line);
    expect(heard).toEqual({ type: "say", lines: [expect.stringContaining(sentence)] });
  });

  it("a figure alone is asked where it can go", () => {
    const view = seen({ balls: BALLS, at: { ...HOME, "green-tall": 3 } });
    expect(typing(view, "tall")).toEqual({
      type: "say",
      lines: ["Your tall on 2 Misericordia: land 3 (green tall), 10; sea 1, 4"],
    });
  });

  it("where two stand, the one is meant that a ball is left for", () => {
    const at = { ...HOME, "green-tall": 3 };
    const view = seen({ balls: ["orange", "orange", "purple"], at });
    expect(typing(view, "2 3", "3 7")).toEqual({
      type: "say",
      lines: ["On 3 Madonna dell'Orto there are several; name one: tall or green tall."],
    });
    expect(stepsOf(typing(view, "2 3, 27 33", "3 7", "go"))).toEqual(
      steps("orange red-tall 3", "orange red-short 33", "purple green-tall 7"),
    );
  });
});

describe("an announcement before one's own movement", () => {
  /** Red has ended the first turn; now green moves. */
  const green = (seat: Seat): BoardView =>
    viewAt(after(boardTable({}), [0, { type: "move", steps: [] }], [0, { type: "endTurn" }]), seat);

  it("[B10.1] names the player who moved last", () => {
    const { decision } = green(1).table;
    expect(movement(green(1)).lines.join("\n")).toContain("`announce`");
    expect(typing(green(1), "announce", "A-B")).toEqual({
      type: "act",
      action: { type: "announce", decision, partner: 0, code: "A-B" },
    });
  });

  it("[B10.1] is not offered in the first turn, nor while a movement is typed", () => {
    const first = viewAt(boardTable({ balls: BALLS, at: HOME }), 0);
    expect(movement(first).lines.join("\n")).not.toContain("`announce`");
    const [step] = steps("orange red-tall 3");
    if (step === undefined) throw new Error("no step");
    expect(movement(first, [step]).lines.join("\n")).not.toContain("`announce`");
  });
});
