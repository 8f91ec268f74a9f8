import { describe, expect, it } from "vitest";
import type { Seat } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  shake,
  steps,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { meetingsOf } from "../state/table.js";
import type { SpaceId } from "../terms/types.js";
import { legal } from "./legal.js";

const move = (...texts: readonly string[]): Act => ({ type: "move", steps: steps(...texts) });
const ask = (space: SpaceId, of: Seat): Act => ({ type: "ask", space, of, about: "identity" });
const step = (space: SpaceId, to: SpaceId): Act => ({ type: "step", space, to });
const banish = (to: SpaceId): Act => ({ type: "banish", to });
const endTurn: Act = { type: "endTurn" };

/** Green is B short, blue is Z fat: each shows one true identity. */
const greenShows: Act = { type: "show", cards: ["identity:B", "identity:X", "build:thin"] };
const blueShows: Act = { type: "show", cards: ["identity:Z", "identity:X", "build:thin"] };

const spacesMet = (table: TestTable): readonly SpaceId[] =>
  meetingsOf(publicTable(table), 0).map(({ space }) => space);

const resolving = (table: TestTable) => {
  const { awaits } = legal(viewAt(table, 0));
  if (awaits.type !== "resolve") throw new Error(`red has to ${awaits.type}`);
  return awaits;
};

/** Red meets green on 3. Free around it: 2, which red has just left, and 7; yellow holds 5. */
const one = (): TestTable => {
  const table = boardTable({ at: { "green-tall": 3 } });
  return after(table, [0, move("white red-tall 3")]);
};

/** Red meets green on 3 and blue on 22. */
const two = (): TestTable => {
  const table = boardTable({ at: { "green-tall": 3, "blue-tall": 22 } });
  return after(table, [0, move("white red-tall 3", "white red-short 22")]);
};

/** Red meets green on 1 after passing blue on 2; yellow holds 12, the only other way out. */
const cornered = (): TestTable => {
  const table = boardTable({ at: { "red-tall": 4, "blue-tall": 2, "green-tall": 1 } });
  return after(table, [0, move("white red-tall 2", "white red-tall 1")]);
};

describe("who meets whom", () => {
  it("[B4.1] every own figure beside another one, or the Ambassador, has a meeting", () => {
    const table = boardTable({ at: { "green-tall": 3, "blue-tall": 22, ambassador: 53 } });
    const moved = after(table, [
      0,
      move("white red-tall 3", "white red-short 22", "white red-thin 53"),
    ]);
    expect(resolving(moved).meetings).toEqual([
      { space: 3, own: "red-tall", other: "green-tall", askable: [1], stepsTo: [2, 7] },
      { space: 22, own: "red-short", other: "blue-tall", askable: [2], stepsTo: [23, 27, 29] },
      { space: 53, own: "red-thin", other: "ambassador", askable: [1, 2, 3], stepsTo: [48, 52] },
    ]);
  });

  it("[B4.1] whom black and purple brought is met like anyone", () => {
    const table = boardTable({
      balls: ["black", "purple", "white"],
      at: { "red-tall": 3, "red-short": 29 },
    });
    const moved = after(table, [0, move("black ambassador 29", "purple yellow-tall 3")]);
    expect(spacesMet(moved)).toEqual([3, 29]);
  });

  it("[B4.1] figures passed on the way are not met", () => {
    const table = boardTable({ at: { "green-tall": 3 } });
    expect(spacesMet(after(table, [0, move("white red-tall 3", "white red-tall 7")]))).toEqual([]);
  });

  for (const act of [ask(2, 1), step(2, 10)]) {
    it(`[B4.1] where no one is met one cannot ${act.type}`, () => {
      expect(refusal(one(), 0, act)).toEqual({ code: "noMeeting", rule: "B4.1" });
    });
  }

  it("[B4.1] meetings are resolved in either order", () => {
    const green = [
      [0, ask(3, 1)],
      [1, greenShows],
      [0, banish(6)],
    ] as const;
    const blue = [
      [0, ask(22, 2)],
      [2, blueShows],
      [0, banish(8)],
    ] as const;
    const [there, back] = [after(two(), ...green, ...blue), after(two(), ...blue, ...green)];
    expect(publicTable(there).positions).toEqual(publicTable(back).positions);
    expect(publicTable(back).positions).toMatchObject({ "green-tall": 6, "blue-tall": 8 });
  });

  it("[B4.1] the second meeting is still there when the first is resolved", () => {
    const table = after(two(), [0, ask(22, 2)], [2, blueShows], [0, banish(8)]);
    expect(spacesMet(table)).toEqual([3]);
  });
});

describe("asking", () => {
  it("[B4.2] who has asked must banish, and nothing else", () => {
    const asked = after(two(), [0, ask(3, 1)], [1, greenShows]);
    expect(publicTable(asked).phase).toMatchObject({ type: "banishing", seat: 0 });
    for (const act of [ask(22, 2), step(22, 29), step(3, 7), move()]) {
      expect(refusal(asked, 0, act)).toEqual({ code: "notAwaited", rule: "T3" });
    }
  });

  it("[B4.2] a meeting that was resolved by asking is over", () => {
    const table = after(one(), [0, ask(3, 1)], [1, greenShows], [0, banish(6)]);
    expect(refusal(table, 0, ask(3, 1))).toEqual({ code: "noMeeting", rule: "B4.1" });
    expect(refusal(table, 0, step(3, 7))).toEqual({ code: "noMeeting", rule: "B4.1" });
  });
});

describe("stepping on", () => {
  it("[B4.2] instead of asking, the own figure goes one space on", () => {
    const table = after(one(), [0, step(3, 7)]);
    expect(publicTable(table).positions).toEqual({
      ...publicTable(one()).positions,
      "red-tall": 7,
    });
    expect(spacesMet(table)).toEqual([]);
  });

  it("[B4.2] by sea as well as by land", () => {
    const table = boardTable({ at: { "green-tall": 4 } });
    const met = after(table, [0, move("white red-tall 4")]);
    expect(refusal(met, 0, step(4, 17))).toBeNull();
  });

  it("[B4.2] no one is banished after a step", () => {
    const table = after(one(), [0, step(3, 7)]);
    expect(publicTable(table).phase).toEqual({ type: "resolving", seat: 0 });
    expect(refusal(table, 0, banish(6))).toEqual({ code: "notAwaited", rule: "T3" });
  });

  it("[B4.2] onto a space that was left in this turn", () => {
    expect(publicTable(after(one(), [0, step(3, 2)])).positions["red-tall"]).toBe(2);
  });

  it("[B4.2] not further than one space", () => {
    expect(refusal(one(), 0, step(3, 6))).toEqual({ code: "notAdjacent", rule: "B4.2" });
  });

  it("[B4.2] not onto another player's figure", () => {
    expect(refusal(one(), 0, step(3, 5))).toEqual({ code: "occupied", rule: "B4.2" });
  });

  it("[B4.2] not onto one's own figure", () => {
    const table = boardTable({ at: { "green-tall": 3, "red-short": 7 } });
    const met = after(table, [0, move("white red-tall 3")]);
    expect(refusal(met, 0, step(3, 7))).toEqual({ code: "occupied", rule: "B4.2" });
  });

  it("[B4.2] not onto the Ambassador", () => {
    const table = boardTable({ at: { "green-tall": 3, ambassador: 7 } });
    const met = after(table, [0, move("white red-tall 3")]);
    expect(refusal(met, 0, step(3, 7))).toEqual({ code: "occupied", rule: "B4.2" });
  });

  it("[B4.2] onto a space that purple has emptied in this turn", () => {
    const table = boardTable({ balls: ["white", "purple", "black"], at: { "green-tall": 3 } });
    const met = after(table, [0, move("white red-tall 3", "purple yellow-tall 6")]);
    expect(publicTable(after(met, [0, step(3, 5)])).positions["red-tall"]).toBe(5);
  });

  it("[B4.2] not onto a space where someone was just banished", () => {
    const table = after(two(), [0, ask(22, 2)], [2, blueShows], [0, banish(7)]);
    expect(refusal(table, 0, step(3, 7))).toEqual({ code: "occupied", rule: "B4.2" });
  });

  it("[B4.2] not onto a space where one's own figure just stepped", () => {
    const table = boardTable({ at: { "green-tall": 3, "blue-tall": 6, "red-short": 15 } });
    const met = after(table, [0, move("white red-tall 3", "white red-short 6")]);
    const stepped = after(met, [0, step(6, 7)]);
    expect(refusal(stepped, 0, step(3, 7))).toEqual({ code: "occupied", rule: "B4.2" });
  });

  it("[B4.2] without a free neighbour there is no step, but asking remains", () => {
    const table = cornered();
    expect(resolving(table).meetings.map(({ stepsTo }) => stepsTo)).toEqual([[]]);
    for (const to of [2, 12]) {
      expect(refusal(table, 0, step(1, to))).toEqual({ code: "occupied", rule: "B4.2" });
    }
    expect(refusal(table, 0, ask(1, 1))).toBeNull();
  });
});

describe("the end of a turn", () => {
  it("[B4.3] a meeting may not be left unresolved", () => {
    expect(refusal(one(), 0, endTurn)).toEqual({ code: "meetingsOpen", rule: "B4.3" });
    expect(resolving(one()).endTurn).toBe(false);
  });

  it("[B4.3] nor one of two", () => {
    const table = after(two(), [0, step(3, 7)]);
    expect(refusal(table, 0, endTurn)).toEqual({ code: "meetingsOpen", rule: "B4.3" });
    expect(refusal(after(table, [0, step(22, 29)]), 0, endTurn)).toBeNull();
  });

  it("[B4.3] nor one with the Ambassador", () => {
    const table = boardTable({ at: { ambassador: 3 } });
    const met = after(table, [0, move("white red-tall 3")]);
    expect(refusal(met, 0, endTurn)).toEqual({ code: "meetingsOpen", rule: "B4.3" });
  });

  it("[B4.3] nor where there is no step", () => {
    expect(refusal(cornered(), 0, endTurn)).toEqual({ code: "meetingsOpen", rule: "B4.3" });
  });

  it("[B4.4] a turn does not end by itself", () => {
    const stepped = after(one(), [0, step(3, 7)]);
    const banished = after(one(), [0, ask(3, 1)], [1, greenShows], [0, banish(6)]);
    for (const table of [after(boardTable(), [0, move()]), stepped, banished]) {
      expect(publicTable(table).phase).toEqual({ type: "resolving", seat: 0 });
      expect(resolving(table).endTurn).toBe(true);
    }
  });

  it("[B4.4] it ends when its player says so", () => {
    const draws = { phantom: { 1: shake("orange", "blue", "purple") } };
    const table = after(boardTable({ draws }), [0, move()], [0, endTurn]);
    expect(publicTable(table).phase).toEqual({
      type: "moving",
      seat: 1,
      balls: ["orange", "blue", "purple"],
    });
  });

  it("[B4.4] not before movement is committed", () => {
    expect(refusal(boardTable(), 0, endTurn)).toEqual({ code: "notNow", rule: "B4.4" });
  });

  it("[B4.4] not while someone has to be banished", () => {
    const asked = after(one(), [0, ask(3, 1)], [1, greenShows]);
    expect(refusal(asked, 0, endTurn)).toEqual({ code: "notNow", rule: "B4.4" });
  });

  it("[B4.4] not by someone else", () => {
    const table = after(boardTable(), [0, move()]);
    expect(refusal(table, 1, endTurn)).toEqual({ code: "notYourDecision", rule: "T3" });
  });
});

describe("worked examples", () => {
  it("[B3.2] example 6: green moves two figures and meets blue on 20", () => {
    const table = boardTable({ first: 1, balls: ["orange", "blue", "white"] });
    const sequence = move("orange green-tall 8", "blue green-short 23", "white green-short 20");
    const moved = publicTable(after(table, [1, sequence]));
    expect(moved.positions).toMatchObject({ "green-tall": 8, "green-short": 20 });
    expect(meetingsOf(moved, 1)).toEqual([{ space: 20, own: "green-short", other: "blue-short" }]);
  });

  it("[B3.7] example 7: red brings yellow to 3 and may ask", () => {
    const table = boardTable({ balls: ["orange", "purple", "black"] });
    const sequence = move("orange red-tall 3", "purple yellow-tall 3", "black ambassador 29");
    const moved = after(table, [0, sequence]);
    expect(publicTable(moved).positions).toMatchObject({
      "red-tall": 3,
      "yellow-tall": 3,
      ambassador: 29,
    });
    expect(refusal(moved, 0, ask(3, 3))).toBeNull();
  });
});
