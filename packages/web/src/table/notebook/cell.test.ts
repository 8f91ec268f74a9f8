import { ASSISTANTS, concludes } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { inkOf } from "./cell.js";

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
