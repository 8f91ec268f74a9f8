import { describe, expect, it } from "vitest";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { SPACES } from "../terms/map.js";
import type { SpaceId } from "../terms/types.js";
import { legal } from "./legal.js";

const banish = (to: SpaceId): Act => ({ type: "banish", to });
const toThree: Act = { type: "move", steps: steps("white red-tall 3") };
const ask: Act = { type: "ask", space: 3, of: 1, about: "identity" };

/** Red has met green on 3, has asked and seen the answer; who is not named stands at home. */
function metGreen({ at = {}, ...rest }: TestOptions = {}): TestTable {
  const cards = ["identity:B", "identity:X", "build:thin"] as const;
  const table = boardTable({ ...rest, at: { "green-tall": 3, ...at } });
  return after(table, [0, toThree], [0, ask], [1, { type: "show", cards }]);
}

/** Red has met the Ambassador on 3 and asked green through him. */
function metAmbassador({ at = {}, ...rest }: TestOptions = {}): TestTable {
  const cards = ["identity:B", "identity:X"] as const;
  const table = boardTable({ ...rest, at: { ambassador: 3, ...at } });
  return after(table, [0, toThree], [0, ask], [1, { type: "show", cards }]);
}

const choices = (table: TestTable): readonly SpaceId[] => {
  const { awaits } = legal(viewAt(table, 0));
  if (awaits.type !== "banish") throw new Error(`red has to ${awaits.type}`);
  return awaits.to;
};

const allowed = (table: TestTable): readonly SpaceId[] =>
  SPACES.map(({ id }) => id).filter((to) => refusal(table, 0, banish(to)) === null);

describe("banishing a figure", () => {
  it("[B8.1] the met figure goes where the asker sends it, and no one else moves", () => {
    const asked = metGreen();
    const sent = publicTable(after(asked, [0, banish(6)]));
    expect(sent.positions).toEqual({ ...publicTable(asked).positions, "green-tall": 6 });
    expect(sent.phase).toEqual({ type: "resolving", seat: 0 });
  });

  const free: readonly (readonly [string, SpaceId])[] = [
    ["a plain space", 6],
    ["its own home space", 14],
    ["the asker's home space", 2],
    ["a third player's home space", 13],
    ["the embassy", 58],
  ];
  for (const [what, to] of free) {
    it(`[B8.1] to ${what} that is free`, () => {
      const table = metGreen({ at: { "blue-tall": 8, ambassador: 36 } });
      expect(publicTable(after(table, [0, banish(to)])).positions["green-tall"]).toBe(to);
    });
  }

  const held: readonly (readonly [string, SpaceId])[] = [
    ["where a third player's figure stands", 5],
    ["where another figure of its colour stands", 24],
    ["where the asker's figure stands", 27],
    ["where the meeting is", 3],
    ["to the embassy while the Ambassador is there", 58],
  ];
  for (const [where, to] of held) {
    it(`[B8.1] not ${where}`, () => {
      expect(refusal(metGreen(), 0, banish(to))).toEqual({ code: "occupied", rule: "B8.1" });
    });
  }

  for (const { id, name, number } of SPACES) {
    if (number === undefined) continue;
    it(`[B8.1] not to ${name}, number ${number}`, () => {
      expect(refusal(metGreen(), 0, banish(id))).toEqual({ code: "numbered", rule: "B8.1" });
    });
  }

  it("[B8.1] to every other space", () => {
    // 58 spaces, without 8 numbers and the 16 where the 17 pieces stand, two of them together.
    expect(allowed(metGreen())).toHaveLength(34);
    expect(choices(metGreen())).toEqual(allowed(metGreen()));
  });

  it("[B8.1] to the homes of a colour no one plays", () => {
    // 58 spaces, without 8 numbers and the 12 where the 13 pieces stand.
    const table = metGreen({ players: 3 });
    expect(allowed(table)).toHaveLength(38);
    expect(allowed(table)).toEqual(expect.arrayContaining([5, 12, 21, 44]));
  });

  it("[B8.1] with five players not to the embassy, even if it is free", () => {
    const table = metGreen({ players: 5, at: { ambassador: 36 } });
    expect(refusal(table, 0, banish(58))).toEqual({ code: "embassyClosed", rule: "B8.1" });
    expect(choices(table)).toEqual(allowed(table));
  });

  it("[B8.1] it cannot be put off", () => {
    expect(refusal(metGreen(), 0, { type: "endTurn" })).toEqual({ code: "notNow", rule: "B4.4" });
  });

  it("[B8.1] it is the asker's to do", () => {
    expect(refusal(metGreen(), 1, banish(6))).toEqual({ code: "notYourDecision", rule: "T3" });
  });
});

describe("banishing the Ambassador", () => {
  it("[B8.2] he is sent away, not a figure of the player asked", () => {
    const asked = metAmbassador();
    const sent = publicTable(after(asked, [0, banish(58)]));
    expect(sent.positions).toEqual({ ...publicTable(asked).positions, ambassador: 58 });
  });

  it("[B8.2] to the embassy or to a free home space, whichever one likes", () => {
    // All are at home but red-tall, who left 2.
    expect(allowed(metAmbassador())).toEqual([2, 58]);
    expect(choices(metAmbassador())).toEqual([2, 58]);
  });

  it("[B8.2] to a free home space of any colour", () => {
    const table = metAmbassador({ at: { "green-tall": 6, "blue-tall": 8, "yellow-tall": 9 } });
    expect(allowed(table)).toEqual([2, 5, 13, 14, 58]);
  });

  it("[B8.2] with three players to the homes of the unused colour", () => {
    expect(allowed(metAmbassador({ players: 3 }))).toEqual([2, 5, 12, 21, 44, 58]);
  });

  it("[B8.2] with five players to the embassy all the same", () => {
    expect(allowed(metAmbassador({ players: 5 }))).toEqual([2, 58]);
  });

  it("[B8.2] not to the embassy while someone is there", () => {
    const table = metAmbassador({ at: { "green-tall": 58 } });
    expect(refusal(table, 0, banish(58))).toEqual({ code: "occupied", rule: "B8.2" });
    expect(allowed(table)).toEqual([2, 14]);
  });

  it("[B8.2] not to a home space where someone is", () => {
    expect(refusal(metAmbassador(), 0, banish(5))).toEqual({ code: "occupied", rule: "B8.2" });
  });

  const elsewhere: readonly (readonly [string, SpaceId])[] = [
    ["a plain space", 6],
    ["a numbered space", 10],
    ["where he is", 3],
  ];
  for (const [what, to] of elsewhere) {
    it(`[B8.2] not to ${what}`, () => {
      const why = refusal(metAmbassador(), 0, banish(to));
      expect(why).toEqual({ code: "notHomeOrEmbassy", rule: "B8.2" });
    });
  }
});
