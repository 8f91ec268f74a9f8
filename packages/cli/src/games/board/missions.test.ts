import { boardTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { missionLines } from "./missions.js";

describe("the passport as text", () => {
  it("[B11.3] with three players shows where each agent escapes", () => {
    const lines = missionLines(viewAt(boardTable({ players: 3 }), 0));
    expect(lines.slice(-5)).toEqual([
      "The escape spaces, where the agent without a partner wins:",
      "  Fiddlebottom: #5 (40 San Giorgio Maggiore) (you)",
      "  Bubble: #1 (54 Arsenale)",
      "  Zsa Zsa: #4 (23 San Nicolò)",
      "  Agent X: #6 (46 Giardini)",
    ]);
  });

  it("[B11.3] with four and five players shows no escapes", () => {
    for (const players of [4, 5]) {
      const lines = missionLines(viewAt(boardTable({ players }), 0));
      expect(lines.join("\n")).not.toContain("escape");
    }
  });
});
