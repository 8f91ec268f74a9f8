import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededChance } from "../../src/core/chance.js";
import { fold, foldView, type Game } from "../../src/core/game.js";
import { SPECTATOR, type Viewer } from "../../src/core/seat.js";
import { redactLog } from "../../src/core/told.js";
import { type Moment, PLAYERS, type TableTypes, tries, viewAt } from "./moments.js";
import { size } from "./size.js";

/** One of the two games, and how it is played at random. */
export interface Games<T extends TableTypes, Table> {
  readonly game: Game<T>;
  readonly tableOf: (players: number) => fc.Arbitrary<Table>;
  readonly momentsOf: (table: Table) => Iterable<Moment<T>>;
}

type Law<T extends TableTypes> = (
  title: string,
  holds: (game: readonly Moment<T>[]) => void,
) => void;

/** A law holds in whole random games of three, four and five. */
export const lawOf =
  <T extends TableTypes, Table>({ tableOf, momentsOf }: Games<T, Table>): Law<T> =>
  (title, holds) => {
    it.each(PLAYERS)(`${title}, with %i players`, (players) => {
      const property = fc.property(tableOf(players), (table) => holds([...momentsOf(table)]));
      fc.assert(property, tries(size("games", { short: 12, full: 80 }) / PLAYERS.length));
    });
  };

export const logOf = <T extends TableTypes>(game: readonly Moment<T>[]): readonly T["Event"][] =>
  game.flatMap(({ events }) => events);

const throughJson = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

interface Particulars<T extends TableTypes> {
  /** What was done does not count as a decision. */
  readonly isUncounted: (now: Moment<T>) => boolean;
  /** What is dealt once and for all; null: not yet. */
  readonly dealtIn: (state: T["State"]) => unknown;
}

export function foldingLaws<T extends TableTypes, Table>(
  games: Games<T, Table>,
  { isUncounted, dealtIn }: Particulars<T>,
): void {
  const { game } = games;
  const law = lawOf(games);
  const viewersOf = (moments: readonly Moment<T>[]): readonly Viewer[] => [
    ...(moments[0]?.views.keys() ?? []),
  ];
  /** Each moment with the one before it. */
  const pairs = (moments: readonly Moment<T>[]): readonly (readonly [Moment<T>, Moment<T>])[] =>
    moments.slice(1).map((now, i) => [moments[i] as Moment<T>, now]);

  describe("the state", () => {
    law("[law] is the fold of the log, byte for byte, at every moment", (moments) => {
      let again = game.initial;
      for (const { events, state } of moments) {
        again = fold(game, throughJson(events), again);
        expect(JSON.stringify(again) === JSON.stringify(state), JSON.stringify(events)).toBe(true);
      }
      expect(JSON.stringify(fold(game, logOf(moments)))).toBe(JSON.stringify(again));
    });

    law("[law] and the log are plain JSON", (moments) => {
      const [state, log] = [moments.at(-1)?.state, logOf(moments)];
      expect(throughJson(state)).toStrictEqual(state);
      expect(throughJson(log)).toStrictEqual(log);
    });

    law("[law] keeps its config and its hands", (moments) => {
      const config = moments[0]?.state.table.config;
      let dealt: unknown = null;
      for (const { state } of moments) {
        dealt ??= dealtIn(state);
        expect(state.table.config).toEqual(config);
        if (dealt !== null) expect(dealtIn(state)).toEqual(dealt);
      }
    });

    law("[T3] counts every decision, and nothing else", (moments) => {
      for (const [before, now] of pairs(moments)) {
        const counted = now.state.table.decision - before.state.table.decision;
        expect(isUncounted(now) ? counted === 0 : counted > 0, JSON.stringify(now.by)).toBe(true);
      }
    });

    law("[T5] is not changed by a gesture", (moments) => {
      for (const [before, now] of pairs(moments)) {
        if (now.by?.action.type === "gesture") expect(now.state).toEqual(before.state);
      }
    });
  });

  describe("chance", () => {
    law("[law] is pure: deciding again, or anew after a crash, makes the same facts", (moments) => {
      for (const [{ state, chance }, { by, events }] of pairs(moments)) {
        const again = game.decide(state, by?.seat, by?.action, chance);
        const reborn = seededChance(chance.seed, chance.entropy);
        const anew = game.decide(state, by?.seat, by?.action, reborn);
        expect([again, anew]).toEqual([
          { ok: true, value: events },
          { ok: true, value: events },
        ]);
      }
    });
  });

  describe("a view", () => {
    law("[law] is the fold of what its viewer was told, at every moment", (moments) => {
      for (const moment of moments) {
        for (const [viewer, view] of moment.views) {
          const looked = game.viewOf(moment.state, viewer);
          if (!isDeepStrictEqual(looked, view)) expect(looked, `viewer ${viewer}`).toEqual(view);
        }
      }
      for (const viewer of viewersOf(moments)) {
        const told = redactLog(game, logOf(moments), viewer).map(({ event }) => throughJson(event));
        const last = moments.at(-1) as Moment<T>;
        expect(foldView(game, viewer, told)).toStrictEqual(viewAt(last, viewer));
      }
    });

    law("[law] is told in numbers 1, 2, 3 without a gap, however it is cut", (moments) => {
      for (const viewer of viewersOf(moments)) {
        const whole = redactLog(game, logOf(moments), viewer);
        expect(whole.map(({ no }) => no)).toEqual(whole.map((_, i) => i + 1));
        let sent: typeof whole = [];
        for (const { events } of moments) {
          sent = [...sent, ...redactLog(game, events, viewer, sent.at(-1)?.no)];
        }
        expect(sent).toEqual(whole);
      }
    });

    law("[law] has the table that everybody else has", (moments) => {
      for (const moment of moments) {
        const { table } = viewAt(moment, SPECTATOR);
        for (const view of moment.views.values()) {
          if (!isDeepStrictEqual(view.table, table)) expect(view.table).toEqual(table);
        }
      }
    });
  });
}
