import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Below } from "../../src/core/chance.js";
import type { Game } from "../../src/core/game.js";
import { type Seat, SPECTATOR } from "../../src/core/seat.js";
import { seededBelow } from "../../src/testing/random.js";
import type { Games } from "./folding.js";
import {
  frozen,
  isKnownRefusal,
  isOver,
  type Moment,
  PLAYERS,
  pick,
  seatsAt,
  type TableTypes,
  tries,
  viewAt,
} from "./moments.js";
import { size } from "./size.js";

interface Particulars<T extends TableTypes> {
  readonly positions: readonly Moment<T>[];
  readonly codes: readonly T["Code"][];
  /** Every request there can be, but for those that `isBeyond` names. */
  readonly conceivable: (decision: number) => Iterable<T["Action"]>;
  readonly isBeyond: (action: T["Action"]) => boolean;
  /** Refusals of what is no request, or none of this moment. */
  readonly elsewhere: readonly T["Code"][];
  /** Whose requests are tried, one by one. */
  readonly seats: (moment: Moment<T>) => Iterable<Seat>;
  readonly sample: (view: T["View"], below: Below) => T["Action"] | null;
  /** Words that can stand in for each other. */
  readonly words: readonly (readonly string[])[];
  /** Another number in the place of one that is no decision. */
  readonly number: (below: Below) => number;
}

/** The same for the same request, in whatever order its fields stand. */
const keyOf = (action: { readonly type: string }): string =>
  JSON.stringify(Object.entries(action).sort());

export function agreementLaws<T extends TableTypes, Table extends { readonly seed: number }>(
  { game, tableOf, momentsOf }: Games<T, Table>,
  particulars: Particulars<T>,
): void {
  const { positions, codes, conceivable, isBeyond, elsewhere, seats } = particulars;

  describe("what is enumerated", () => {
    it("[law] is accepted, every single action", () => {
      const refused = positions.flatMap((moment, i) =>
        seatsAt(moment).flatMap((seat) => {
          const actions = [...game.enumerate(viewAt(moment, seat))];
          return chosenOf(actions, seededBelow(i))
            .map((action) => ({
              action,
              decided: game.decide(moment.state, seat, action, moment.chance),
            }))
            .filter(({ decided }) => !decided.ok)
            .map(({ action, decided }) => told(moment, seat, action, decided));
        }),
      );
      expect(refused.slice(0, 3)).toEqual([]);
    });

    it("[law] is named once", () => {
      const twice = positions.flatMap((moment) =>
        seatsAt(moment).filter((seat) => {
          const keys = [...game.enumerate(viewAt(moment, seat))].map(keyOf);
          return new Set(keys).size !== keys.length;
        }),
      );
      expect(twice).toEqual([]);
    });

    it("[T2] is nothing for those who watch", () => {
      const listed = positions.flatMap((each) => [...game.enumerate(viewAt(each, SPECTATOR))]);
      expect(listed).toEqual([]);
    });

    it("[T4] is nothing when the game has ended", () => {
      const ended = positions.filter(isOver);
      const listed = ended.flatMap((moment) =>
        seatsAt(moment).flatMap((seat) => [...game.enumerate(viewAt(moment, seat))]),
      );
      expect({ some: ended.length > 0, listed }).toEqual({ some: true, listed: [] });
    });
  });

  describe("what is legal", () => {
    it("[law] is exactly what is accepted of all that one could ask for", () => {
      const keys = [...conceivable(0)].map(keyOf);
      const unreached = new Set<string>(codes);
      const wrong: string[] = [];
      for (const moment of positions) {
        const requests = [...conceivable(moment.state.table.decision)];
        for (const seat of seats(moment)) {
          const view = viewAt(moment, seat);
          const listed = new Set<string>();
          for (const action of game.enumerate(view)) {
            if (isBeyond(action)) continue;
            listed.add(keyOf("decision" in action ? { ...action, decision: 0 } : action));
          }
          requests.forEach((action, i) => {
            const refusal = game.check(view, action);
            if (refusal !== null) unreached.delete(refusal.code);
            if ((refusal === null) !== listed.has(keys[i] as string)) {
              wrong.push(told(moment, seat, action, refusal));
            }
          });
        }
      }
      expect({ wrong: wrong.slice(0, 3), unreached: [...unreached] }).toEqual({
        wrong: [],
        unreached: elsewhere,
      });
    });
  });

  describe("decide accepts exactly what check accepts", () => {
    it.each(PLAYERS)("[law] all through random games of %i", (players) => {
      const property = fc.property(tableOf(players), (table) => {
        const below = seededBelow(table.seed);
        for (const moment of momentsOf(table)) {
          expect(faultsAt(game, moment, particulars, below)).toEqual([]);
        }
      });
      fc.assert(property, tries(size("games", { short: 12, full: 80 }) / 3));
    });

    it("[T4] nothing is accepted after the end", () => {
      const refusals = positions
        .filter(isOver)
        .flatMap((moment) =>
          [...conceivable(moment.state.table.decision)].map((action) =>
            JSON.stringify(game.decide(moment.state, 0, action, moment.chance)),
          ),
        );
      const gameOver = { ok: false, error: { code: "gameOver", rule: "T4" } };
      expect([...new Set(refusals)]).toEqual([JSON.stringify(gameOver)]);
    });
  });
}

/** All where there are fewer than 5,000; else the first, the last and 2,000 of the others. */
function chosenOf<T>(actions: readonly T[], below: Below): readonly T[] {
  if (actions.length < 5000) return actions;
  const some = Array.from({ length: 2000 }, () => pick(actions, below));
  return [actions[0] as T, ...some, actions.at(-1) as T];
}

const told = <T extends TableTypes>(
  { state }: Moment<T>,
  seat: Seat,
  action: unknown,
  found: unknown,
): string => {
  const { config, phase } = state.table;
  return JSON.stringify({ config, phase, seat, action, found });
};

/** Ten legal requests and ten that are one word away from a legal one, or come from another seat. */
function faultsAt<T extends TableTypes>(
  game: Game<T>,
  moment: Moment<T>,
  particulars: Particulars<T>,
  below: Below,
): readonly string[] {
  const awaited = game.awaited(viewAt(moment, SPECTATOR));
  const before = JSON.stringify(moment.state);
  const faults: string[] = [];
  for (let i = 0; i < 10 && awaited.length > 0; i += 1) {
    const seat = pick(awaited, below);
    const action = frozen(particulars.sample(viewAt(moment, seat), below));
    if (action === null) continue;
    const decided = game.decide(moment.state, seat, action, moment.chance);
    if (!decided.ok) faults.push(told(moment, seat, action, decided.error));
    const elsewhere = below(3) === 0 ? pick(seatsAt(moment), below) : seat;
    const tried = below(5) === 0 ? action : frozen(altered(action, particulars, below));
    const fault = disagreement(game, particulars.codes, moment, elsewhere, tried);
    if (fault !== null) faults.push(fault);
  }
  if (JSON.stringify(moment.state) !== before) faults.push("the state has changed");
  return faults;
}

/** Where the authority and a seat that knows only what it was told do not say the same. */
function disagreement<T extends TableTypes>(
  game: Game<T>,
  codes: readonly string[],
  moment: Moment<T>,
  seat: Seat,
  action: unknown,
): string | null {
  const decided = game.decide(moment.state, seat, action, moment.chance);
  const refusal = game.check(viewAt(moment, seat), action);
  const agree = decided.ok ? refusal === null : isDeepStrictEqual(decided.error, refusal);
  if (!agree) return told(moment, seat, action, { decided, refusal });
  return refusal === null || isKnownRefusal(codes, refusal)
    ? null
    : told(moment, seat, action, refusal);
}

type Vocabulary = Pick<Particulars<TableTypes>, "words" | "number">;

/** Another word of the same vocabulary, another space, seat or decision. */
function other(key: string, value: unknown, { words, number }: Vocabulary, below: Below): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") {
    return pick(words.find((each) => each.includes(value)) ?? ["all"], below);
  }
  return key === "decision" ? Number(value) + pick([-1, 1], below) : number(below);
}

/** The same request with one word changed, or with one item of its lists left out. */
function altered(action: unknown, vocabulary: Vocabulary, below: Below): unknown {
  let words = 0;
  const text = JSON.stringify(action, (_, value) => {
    if (typeof value !== "object") words += 1;
    return value;
  });
  let left = below(words);
  const shorter = below(8) === 0;
  return JSON.parse(text, (key, value) => {
    if (Array.isArray(value)) return shorter ? value.slice(1) : value;
    if (typeof value === "object" || shorter) return value;
    left -= 1;
    return left === -1 ? other(key, value, vocabulary, below) : value;
  });
}
