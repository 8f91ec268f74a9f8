import type { BoardAction } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { after, boardTable, shake, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import type { Dialogue } from "../../shared/dialogue.js";
import { offTurn } from "./offTurn.js";

/** Red is F tall A, green B short C: their mission is A-C, F to number 5, which is space 40. */
const HANDS = ["F tall A", "B short C", "Z thin B", "X fat D"];

/** Green's turn has ended without a step; blue is to move. */
function asked(options: TestOptions = {}, seat: Seat = 0): Dialogue<BoardAction> | null {
  const draws = { phantom: [shake("white", "white", "white")] };
  const table = boardTable({ hands: HANDS, first: 1, draws, ...options });
  return offTurn(
    viewAt(after(table, [1, { type: "move", steps: [] }], [1, { type: "endTurn" }]), seat),
  );
}

const THERE: TestOptions = { at: { "red-tall": 40 } };

describe("after another player's turn", () => {
  it("[B10.1] is asked where one's own code may be accomplished with that player", () => {
    const dialogue = asked(THERE);
    expect(dialogue?.lines.join("\n")).toContain("you can announce with green as your partner");
    expect(dialogue?.hear("1")).toEqual({ type: "goOn" });
    const codes = dialogue?.hear("announce");
    if (codes?.type !== "next") throw new Error("no codes");
    expect(codes.dialogue.hear("a-c")).toMatchObject({
      type: "act",
      action: { type: "announce", partner: 1, code: "A-C" },
    });
    expect(codes.dialogue.hear("back")).toMatchObject({ type: "next" });
  });

  it.each<[string, TestOptions, Seat]>([
    ["nothing is accomplished", {}, 0],
    ["a decoy stands there", { at: { "red-fat": 40 } }, 0],
    ["one is to move: that question offers it", THERE, 2],
    ["it was one's own turn", THERE, 1],
    ["it is accomplished for the other team", THERE, 3],
  ])("[B10.1] is not asked where %s", (_, options, seat) => {
    expect(asked(options, seat)).toBeNull();
  });

  it("[B12.4] is not asked after the Ambassador's turn: no one can name that player", () => {
    const draws = { phantom: [shake("white", "white", "white")] };
    const table = boardTable({ hands: HANDS, players: 5, first: 4, draws, ...THERE });
    const gone = after(table, [4, { type: "walk", path: [] }], [4, { type: "endTurn" }]);
    expect(offTurn(viewAt(gone, 1))).toBeNull();
  });

  it("[B9] the partner's true figure may be any of the four", () => {
    // B-D is Bubble to number 1, space 54; red holds B for Fiddlebottom.
    const hands = ["F tall B", "B short D", "Z thin A", "X fat C"];
    for (const figure of ["green-tall", "green-short", "green-fat", "green-thin"] as const) {
      expect(asked({ hands, at: { [figure]: 54 } })).not.toBeNull();
    }
    expect(asked({ hands, at: { "blue-tall": 54 } })).toBeNull();
  });

  it("[B12.7] with five players, one of the team's true figures stands in for the Ambassador", () => {
    const hands = ["F tall C", "B short D", "Z thin A", "X fat B"];
    expect(asked({ players: 5, hands })).toBeNull();
    expect(asked({ players: 5, hands, at: { ambassador: 29, "red-tall": 58 } })).not.toBeNull();
    // With four it is the Ambassador himself, who begins there.
    expect(asked({ hands })).not.toBeNull();
  });
});
