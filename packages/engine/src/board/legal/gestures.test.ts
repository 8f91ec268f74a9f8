import { describe, expect, it } from "vitest";
import { AGENTS, type Tic } from "../../core/agents.js";
import { fold } from "../../core/game.js";
import type { Seat, Viewer } from "../../core/seat.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  scriptedChance,
  steps,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { boardGame } from "../rules.js";
import { redact } from "../state/redact.js";
import { boardConfig } from "../terms/config.js";
import { enumerate } from "./enumerate.js";
import { legal } from "./legal.js";

const gesture = (tic: Tic, to: Seat | "all"): Act => ({ type: "gesture", tic, to });
const move: Act = { type: "move", steps: [] };

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, "spectator"];

/** Who is told of the last event, and what. */
const toldOf = ({ events }: TestTable) => {
  const last = events.at(-1);
  if (last === undefined) throw new Error("nothing has happened");
  return VIEWERS.map((viewer) => redact(last, viewer));
};

describe("gestures", () => {
  for (const tic of AGENTS) {
    it(`[T5] anyone may make ${tic}'s tic, true or false`, () => {
      const table = after(boardTable(), [2, gesture(tic, "all")]);
      expect(table.events.at(-1)).toEqual({ type: "gestured", seat: 2, tic, to: "all" });
    });
  }

  it("[T5] a gesture to all is seen by all, those who watch too", () => {
    const seen = { type: "gestured", seat: 2, tic: "X", to: "all" };
    const table = after(boardTable(), [2, gesture("X", "all")]);
    expect(toldOf(table)).toEqual([seen, seen, seen, seen, seen]);
  });

  it("[T5] a gesture to one is seen by these two, and no one else learns of it", () => {
    const seen = { type: "gestured", seat: 2, tic: "X", to: 1 };
    const table = after(boardTable(), [2, gesture("X", 1)]);
    expect(toldOf(table)).toEqual([null, seen, seen, null, null]);
  });

  it("[T5] a gesture changes nothing at the table, the decision's number neither", () => {
    const before = boardTable();
    const table = after(before, [0, gesture("F", "all")], [2, gesture("X", 1)]);
    for (const viewer of VIEWERS) expect(viewAt(table, viewer)).toEqual(viewAt(before, viewer));
  });

  it("[T5] a move chosen before a gesture still lands after it", () => {
    const before = boardTable();
    const { decision } = publicTable(before);
    const { state, chance } = after(before, [1, gesture("X", 0)]);
    expect(boardGame.decide(state, 0, { ...move, decision }, chance).ok).toBe(true);
  });

  it("[T5] a gesture needs no decision's number and ignores a wrong one", () => {
    const { state, chance } = boardTable();
    for (const decision of [undefined, 0, 999, "old"]) {
      const action = { ...gesture("X", 0), decision };
      expect(boardGame.decide(state, 1, action, chance).ok).toBe(true);
    }
  });

  it("[T5] not to oneself", () => {
    const why = refusal(boardTable(), 1, gesture("X", 1));
    expect(why).toEqual({ code: "toYourself", rule: "T5" });
  });

  for (const [players, stranger] of [
    [3, 3],
    [4, 4],
  ] as const) {
    it(`[T5] not to seat ${stranger} where ${players} play`, () => {
      const why = refusal(boardTable({ players }), 1, gesture("X", stranger));
      expect(why).toEqual({ code: "noSuchSeat", rule: "T5" });
    });
  }

  it("[T5] to the Ambassador's player, and by him", () => {
    const table = boardTable({ players: 5 });
    expect(refusal(table, 1, gesture("X", 4))).toBeNull();
    expect(refusal(table, 4, gesture("X", 1))).toBeNull();
  });

  it("[T5] also while the figures are placed", () => {
    const config = boardConfig({ placement: "chosen" });
    const chance = scriptedChance({});
    const events = config.ok ? boardGame.setup(config.value, chance) : [];
    const table: TestTable = { state: fold(boardGame, events), events, chance };
    expect(publicTable(table).phase.type).toBe("placing");
    expect(refusal(table, 3, gesture("Z", 0))).toBeNull();
  });

  const asked = () =>
    after(
      boardTable({ at: { "green-tall": 3 } }),
      [0, { type: "move", steps: steps("white red-tall 3") }],
      [0, { type: "ask", space: 3, of: 1, about: "build" }],
    );
  const moments: Readonly<Record<string, () => TestTable>> = {
    "before movement": () => boardTable(),
    "after movement": () => after(boardTable(), [0, move]),
    "while an answer is awaited": asked,
    "while someone is to be banished": () =>
      after(asked(), [1, { type: "show", cards: ["build:short", "build:tall", "identity:X"] }]),
    "while a hand is offered": () =>
      after(boardTable(), [0, move], [0, { type: "announce", partner: 1, code: "A-B" }]),
  };
  for (const [when, table] of Object.entries(moments)) {
    it(`[T5] by everybody ${when}`, () => {
      for (const seat of [0, 1, 2, 3] as const) {
        expect(refusal(table(), seat, gesture("B", "all"))).toBeNull();
      }
    });
  }

  it("[T5] each seat may choose among all the others", () => {
    // Four tics, to all or to one of three.
    const view = viewAt(boardTable(), 2);
    expect(legal(view).gestureTo).toEqual([0, 1, 3]);
    expect([...enumerate(view)].map(({ type }) => type)).toEqual(Array(16).fill("gesture"));
  });
});
