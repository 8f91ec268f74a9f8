import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { replayRecord } from "@inkognito/engine/record";
import { describe, expect, it } from "vitest";
import { type Eyes, type Look, lookAt } from "../record/eyes.js";
import { goldenRecord } from "../record/testing.js";
import { indexAt, positionAt, timelineOf, turnsOf } from "./timeline.js";

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
      const { seen, deal } = lookAt(replayed, eyes);
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
      const look = lookAt(replayed, eyes);
      const timeline = timelineOf<GameName>(look);
      let state = rules.initial;
      replayed.events.forEach((event, index) => {
        state = rules.evolve(state, event);
        const position = positionAt(look, index);
        // What the first eyes were told first is there from the start.
        if (indexAt(look, position) > index) return;
        expect(timeline.viewAt(position)).toEqual(rules.viewOf(state, eyes));
      });
    }
  });

  it("with everything open has the same table, every event, and all cards", () => {
    const open = lookAt(replayed, "all");
    expect(open.seen).toHaveLength(record.events.length);
    expect(JSON.stringify(open.seen)).not.toContain('"cards":"hidden"');
    expect(open.deal).toEqual(replayed.events.find(({ type }) => type === "dealt"));
    const timeline = timelineOf<GameName>(open);
    const outside = lookAt(replayed, SPECTATOR);
    const watched = timelineOf<GameName>(outside);
    for (const { index } of outside.seen) {
      const here = timeline.viewAt(positionAt(open, index));
      expect(here.table).toEqual(watched.viewAt(positionAt(outside, index)).table);
      expect(here.own).toBeNull();
    }
  });

  it("can be looked at in any order", () => {
    const look = lookAt(replayed, 0);
    const back = timelineOf<GameName>(look);
    const last = back.viewAt(back.length);
    expect(back.viewAt(1)).toEqual(timelineOf<GameName>(look).viewAt(1));
    expect(back.viewAt(back.length)).toBe(last);
    expect(back.toldAt(3)).toEqual(look.seen.slice(0, 3).map(({ event }) => event));
  });

  it("counts its turns", () => {
    const turns = turnsOf(lookAt(replayed, SPECTATOR));
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBe(game === "board" ? 24 : 11);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });
});

describe("a moment", () => {
  /** Eyes that were told the first, second and fourth event of a log. */
  const look = { seen: [{ index: 0 }, { index: 1 }, { index: 3 }] };

  it.each([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 3],
    [9, 3],
  ])("of the log, event %i, is position %i for eyes that missed one", (index, position) => {
    expect(positionAt(look, index)).toBe(position);
  });

  it.each([
    [-4, 0],
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 3],
  ])("at position %i is event %i, and the ends hold", (position, index) => {
    expect(indexAt(look, position)).toBe(index);
  });

  it("is the same one for other eyes and back again", () => {
    const replayed = replayRecord(goldenRecord("board"));
    const [all, red]: readonly Look[] = [lookAt(replayed, "all"), lookAt(replayed, 0)];
    if (all === undefined || red === undefined) throw new Error("no such eyes");
    expect(red.seen.length).toBeLessThan(all.seen.length);
    for (const { index } of red.seen) {
      expect(indexAt(red, positionAt(red, index))).toBe(index);
      expect(indexAt(all, positionAt(all, index))).toBe(index);
    }
  });
});
