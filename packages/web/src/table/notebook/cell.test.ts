import { ASSISTANTS, concludes } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { type CellState, freshKeys, inkOf } from "./cell.js";

const STATES = ["fact", "follows", "ruledOut", "open"] as const;

describe("what the table's assistant writes in ink", () => {
  it.each([
    ["off", ["open", "open", "open", "open"]],
    ["facts", ["fact", "open", "open", "open"]],
    ["consequences", STATES],
    ["odds", STATES],
  ] as const)("%s", (assistant, ink) => {
    expect(STATES.map((state) => inkOf(state, assistant))).toEqual(ink);
  });

  it("draws conclusions only where the table allows it", () => {
    expect(ASSISTANTS.filter(concludes)).toEqual(["consequences", "odds"]);
  });
});

describe("the marks that are new in ink", () => {
  const cells = (...states: readonly CellState[]) =>
    states.map((state, face) => ({ face: { kind: "number", face }, state }));

  it("are those that say something now and said something else before, or nothing", () => {
    const before = cells("open", "open", "ruledOut", "follows", "fact", "fact");
    const now = cells("follows", "open", "ruledOut", "fact", "fact", "open");
    expect(freshKeys("green", now, before)).toEqual(["green number 0", "green number 3"]);
  });

  it("are all that say something, when there was no grid before", () => {
    expect(freshKeys("red", cells("open", "ruledOut"), [])).toEqual(["red number 1"]);
  });
});
