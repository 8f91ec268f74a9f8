import type { Seat } from "@inkognito/engine/core";
import { after, boardTable, steps, viewAt } from "@inkognito/engine/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { speakAtOnce } from "../../i18n/testing.js";
import { NAMELESS, type Names } from "../../table/seatName.js";
import { promptOf } from "./prompt.js";

beforeEach(() => speakAtOnce("en"));

/** Red's tall figure goes from 2 to 3, where green's stands. */
const meeting = after(boardTable({ at: { "green-tall": 3 } }), [
  0,
  { type: "move", steps: steps("white red-tall 3") },
]);
const asked = after(meeting, [0, { type: "ask", space: 3, of: 1, about: "build" }]);
const shown = after(asked, [
  1,
  { type: "show", cards: ["build:short", "build:tall", "identity:F"] },
]);

const listener = (viewer: Seat, names: Names) => ({
  config: viewAt(asked, viewer).table.config,
  names,
  viewer,
});

describe("the one sentence", () => {
  it.each([
    ["to move", boardTable(), 0, "Your turn. Choose a figure to move."],
    ["while another moves", boardTable(), 1, "Red is moving."],
    ["with a meeting", meeting, 0, "You’ve met someone. Ask a question or move on one space."],
    ["when asked", asked, 1, "Red asks about your build. Choose three cards to show."],
    ["having asked", asked, 0, "Green is choosing cards to show you."],
    ["looking on", asked, 2, "Green is choosing cards to show Red."],
    ["to banish", shown, 0, "Banish the tall green figure. Choose a space."],
  ] as const)("%s", (_, table, seat, sentence) => {
    expect(promptOf(viewAt(table, seat), listener(seat, NAMELESS))).toBe(sentence);
  });

  it("calls people by the names they gave", () => {
    expect(promptOf(viewAt(asked, 2), listener(2, ["Ada", "Ben"]))).toBe(
      "Ben is choosing cards to show Ada.",
    );
  });
});
