import { expect, it } from "vitest";
import { moodOf, winsAlone } from "./EndPage.js";

it.each([
  ["alone", [2], 2, true],
  ["with a partner", [0, 2], 2, false],
  ["not at all", [0], 2, false],
  ["before several people who look on together", [2], "spectator", false],
] as const)("the title says all about who has won: %s", (_, winners, viewer, alone) => {
  expect(winsAlone({ winners }, { viewer })).toBe(alone);
});

it("looks different to winners, to losers, and to people who look on", () => {
  const moods = ([0, 1, "spectator"] as const).map((viewer) =>
    moodOf({ winners: [0] }, { viewer }),
  );
  expect(moods).toEqual(["end-won", "end-lost", "end-watched"]);
});
