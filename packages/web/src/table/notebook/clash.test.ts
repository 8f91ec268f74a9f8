import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { contradictions } from "@inkognito/mind/board";
import type { Assistant } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { FACES } from "../../games/board/notebook/grid.js";
import { cellKey, pencilMarks } from "./cell.js";
import { clashesOf } from "./clash.js";
import type { Guesses } from "./pencil.js";

/** I am Fiddlebottom. Green has proven to be X. */
const PROVEN: TestOptions = {
  hands: ["F thin A", "X short B", "Z fat C", "B tall D"],
  shown: [
    {
      asker: 0,
      of: 1,
      about: "identity",
      clear: true,
      cards: ["grey:identity:X", "identity:B"],
    },
  ],
};

const view = viewAt(boardTable(PROVEN), 0);

const clashesAt = (guesses: Guesses, assistant: Assistant) =>
  clashesOf(pencilMarks(guesses, FACES), assistant, {
    contradictions: (marks) =>
      contradictions(
        view,
        marks.map(({ colour, face, guess }) => ({ colour, face, is: guess === "yes" })),
      ),
    isFact: ({ colour, face }) => colour === "green" && face.face === "X",
  }).map(({ marks, because }) => [marks.map(({ key }) => key), because.answers]);

const notX = cellKey("green", { kind: "identity", face: "X" });
const blueX = cellKey("blue", { kind: "identity", face: "X" });
const yellowZ = cellKey("yellow", { kind: "identity", face: "Z" });
const blueZ = cellKey("blue", { kind: "identity", face: "Z" });

describe("pencil marks that cannot be", () => {
  it("[B5.3] go with the answer that they contradict", () => {
    const guesses: Guesses = { [notX]: "no", [blueX]: "yes" };
    for (const assistant of ["consequences", "odds"] as const) {
      expect(clashesAt(guesses, assistant)).toEqual([
        [[notX], [0]],
        [[blueX], [0]],
      ]);
    }
  });

  it("are those of several, where each alone could be", () => {
    const guesses: Guesses = { [blueZ]: "yes", [yellowZ]: "yes" };
    expect(clashesAt(guesses, "odds")).toEqual([[[blueZ, yellowZ], []]]);
    expect(clashesAt({ [blueZ]: "yes" }, "odds")).toEqual([]);
  });

  it("are pointed out as far as the table's assistant may", () => {
    const guesses: Guesses = { [notX]: "no", [blueX]: "yes", [blueZ]: "yes", [yellowZ]: "yes" };
    expect(clashesAt(guesses, "facts")).toEqual([[[notX], [0]]]);
    expect(clashesAt(guesses, "off")).toEqual([]);
  });

  it("leave out what is no cell of this game", () => {
    expect(pencilMarks({ "green number 52": "yes", nonsense: "no" }, FACES)).toEqual([]);
  });
});
