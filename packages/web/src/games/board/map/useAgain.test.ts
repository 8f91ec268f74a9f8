import { describe, expect, it } from "vitest";
import { recorded } from "../../../table/feed/testing.js";
import { againAt } from "./useAgain.js";

const told = recorded("board")
  .tell(0)
  .flatMap((event) => (event.type === "banished" || isOfBoard(event) ? [event] : []));

type Told = Parameters<typeof againAt>[0]["told"][number];

/** The recorded game is a board game. */
function isOfBoard(event: { readonly type: string }): event is Told {
  return event.type !== "located";
}

describe("an event shown again", () => {
  const index = told.findIndex(({ type }) => type === "banished");
  const event = told[index];
  if (event?.type !== "banished") throw new Error("no one was sent away");

  it("shows the board as it was before, then as it was after, with the way between", () => {
    const before = againAt({ told, seat: 0 }, { index, after: false });
    const after = againAt({ told, seat: 0 }, { index, after: true });
    expect(before?.positions[event.piece]).not.toBe(event.to);
    expect(before?.trails).toEqual([]);
    expect(after?.positions[event.piece]).toBe(event.to);
    expect(after?.trails).toEqual([
      {
        piece: event.piece,
        legs: [{ from: before?.positions[event.piece], to: event.to, kind: null, turn: 0 }],
      },
    ]);
  });

  it("points to the space of a question", () => {
    const at = told.findIndex(({ type }) => type === "asked");
    const asked = told[at];
    if (asked?.type !== "asked") throw new Error("no one asked");
    expect(againAt({ told, seat: 0 }, { index: at, after: true })).toMatchObject({
      space: asked.question.space,
      trails: [],
    });
  });

  it("is nothing where nothing was told", () => {
    expect(againAt({ told, seat: 0 }, { index: told.length, after: true })).toBeNull();
  });
});
