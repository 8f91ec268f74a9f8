import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { replayRecord } from "@inkognito/engine/record";
import { describe, expect, it } from "vitest";
import { type Eyes, lookAt } from "../record/eyes.js";
import { goldenRecord } from "../record/testing.js";
import { indexAt, positionAt, recordingOf, shownMoment, showPosition } from "./recording.js";
import { turnsOf } from "./steps.js";

/** The authority over either game, whose views are looked up and not folded from what was told. */
type Authority = {
  readonly initial: unknown;
  evolve(state: unknown, event: unknown): unknown;
  viewOf(state: unknown, viewer: Eyes): unknown;
  redact(event: unknown, viewer: Eyes): unknown;
};

const seatsIn = (game: GameName): readonly Seat[] =>
  goldenRecord(game).players.map((_, seat) => seat as Seat);

describe.each(GAME_NAMES)("a recorded %s game", (game) => {
  const record = goldenRecord(game);
  const replayed = replayRecord(record);
  const rules = RULES[game] as unknown as Authority;
  const viewers: readonly Eyes[] = [...seatsIn(game), SPECTATOR];

  it("is told to each pair of eyes as it was told to them", () => {
    for (const eyes of viewers) {
      const { seen, deal } = lookAt(replayed, record, eyes);
      const told = replayed.events.map((event, index) => ({
        index,
        event: rules.redact(event, eyes),
      }));
      expect(seen).toEqual(told.filter(({ event }) => event !== null));
      expect(deal).toBeNull();
    }
  });

  it("is at every moment what the authority knew of that viewer", () => {
    for (const eyes of viewers) {
      const look = lookAt(replayed, record, eyes);
      const recording = recordingOf(look);
      let state = rules.initial;
      replayed.events.forEach((event, index) => {
        state = rules.evolve(state, event);
        const position = positionAt(recording.indexes, index);
        // What the first eyes were told first is there from the start.
        if (indexAt(recording.indexes, position) > index) return;
        expect(showPosition(recording, position).feed.view).toEqual(rules.viewOf(state, eyes));
      });
    }
  });

  it("with everything open has the same table, every event, and all cards", () => {
    const open = lookAt(replayed, record, "all");
    expect(open.seen).toHaveLength(record.events.length);
    expect(JSON.stringify(open.seen)).not.toContain('"cards":"hidden"');
    expect(open.deal).toEqual(replayed.events.find(({ type }) => type === "dealt"));
    const everything = recordingOf(open);
    const outside = recordingOf(lookAt(replayed, record, SPECTATOR));
    for (const index of outside.indexes) {
      const here = showPosition(everything, positionAt(everything.indexes, index)).feed.view;
      const there = showPosition(outside, positionAt(outside.indexes, index)).feed.view;
      expect(here.table).toEqual(there.table);
      expect(here.own).toBeNull();
    }
  });

  it("is complete at each moment: what comes later does not wait to be shown", () => {
    const names = record.players.map(() => null);
    const notes = { text: null, write: () => {} };
    const seated = recordingOf(lookAt(replayed, record, 0));
    const { watched, session } = shownMoment(showPosition(seated, 3), { names, notes });
    expect(watched).toMatchObject({ seat: 0, catchingUp: false, nextGame: null });
    expect(watched.told).toEqual(seated.feed.told.slice(0, 3));
    expect(session?.notes).toBe(notes);
    const open = recordingOf(lookAt(replayed, record, "all"));
    expect(shownMoment(open, { names, notes }).session).toBeNull();
  });

  it("counts its turns", () => {
    const turns = turnsOf(recordingOf(lookAt(replayed, record, SPECTATOR)).feed);
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBe(game === "board" ? 24 : 11);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });
});

describe("a moment", () => {
  /** Eyes that were told the first, second and fourth event of a log. */
  const indexes = [0, 1, 3];

  it.each([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 3],
    [9, 3],
  ])("of the log, event %i, is position %i for eyes that missed one", (index, position) => {
    expect(positionAt(indexes, index)).toBe(position);
  });

  it.each([
    [-4, 0],
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 3],
  ])("at position %i is event %i, and the ends hold", (position, index) => {
    expect(indexAt(indexes, position)).toBe(index);
  });

  it("is the same one for other eyes and back again", () => {
    const record = goldenRecord("board");
    const replayed = replayRecord(record);
    const all = recordingOf(lookAt(replayed, record, "all")).indexes;
    const red = recordingOf(lookAt(replayed, record, 0)).indexes;
    expect(red.length).toBeLessThan(all.length);
    for (const index of red) {
      expect(indexAt(red, positionAt(red, index))).toBe(index);
      expect(indexAt(all, positionAt(all, index))).toBe(index);
    }
  });
});
