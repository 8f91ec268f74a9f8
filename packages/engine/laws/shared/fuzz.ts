import { inspect, isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type { Below } from "../../src/core/chance.js";
import { fold, type Game } from "../../src/core/game.js";
import type { Result } from "../../src/core/result.js";
import type { Seat } from "../../src/core/seat.js";
import { seededBelow } from "../../src/testing/random.js";
import { mangled, ODD, odd, type Vocabulary } from "./mangle.js";
import { isKnownRefusal, type Moment, pick, seatsAt, type TableTypes, viewAt } from "./moments.js";

interface Particulars<T extends TableTypes> {
  readonly game: Game<T>;
  /** Moments in all phases. */
  readonly positions: readonly Moment<T>[];
  readonly codes: readonly T["Code"][];
  readonly words: Vocabulary;
  readonly types: readonly string[];
  readonly sample: (view: T["View"], below: Below) => T["Action"] | null;
  /** How many requests are tried. */
  readonly count: number;
  /** A good config, and the way in for a config from outside. */
  readonly config: (players: number) => unknown;
  readonly parse: (value: unknown) => Result<unknown, { readonly code: string }>;
}

export function fuzzLaws<T extends TableTypes>(particulars: Particulars<T>): void {
  const { game, positions, codes, words, types, sample, count, config, parse } = particulars;
  /** How they look before anything is asked. */
  const before = positions.map(({ state }) => JSON.stringify(state));

  /** Fields thrown together. */
  const jumble = (decision: number, below: Below): unknown => ({
    type: pick(types, below),
    decision: below(4) === 0 ? odd(below) : decision,
    ...Object.fromEntries([0, 1, 2].map(() => [pick(words.fields.slice(2), below), odd(below)])),
  });

  /** A legal action of this moment where there is one, else of another moment. */
  const legalSomewhere = (moment: Moment<T>, seat: Seat, below: Below): T["Action"] => {
    const here = sample(viewAt(moment, seat), below);
    if (here !== null) return here;
    const elsewhere = pick(positions, below);
    return legalSomewhere(elsewhere, pick(seatsAt(elsewhere), below), below);
  };

  const request = (moment: Moment<T>, seat: Seat, below: Below): unknown => {
    const elsewhere = pick(positions, below);
    switch (below(8)) {
      case 0:
        return odd(below);
      case 1:
        return jumble(moment.state.table.decision, below);
      case 2:
        return legalSomewhere(elsewhere, pick(seatsAt(elsewhere), below), below);
      default: {
        const once = mangled(legalSomewhere(moment, seat, below), words, below);
        return below(2) === 0 ? once : mangled(once, words, below);
      }
    }
  };

  /** What is wrong with the answer to this request; null: nothing. */
  const faultOf = ({ state, chance }: Moment<T>, seat: unknown, action: unknown): string | null => {
    try {
      const decided = game.decide(state, seat, action, chance);
      if (!decided.ok) return isKnownRefusal(codes, decided.error) ? null : inspect(decided);
      const refusal = game.check(game.viewOf(state, seat as Seat), action);
      if (refusal !== null) return `accepted against ${inspect(refusal)}`;
      fold(game, decided.value, state);
      const stored: unknown = JSON.parse(JSON.stringify(decided.value));
      return isDeepStrictEqual(stored, decided.value) ? null : `no JSON: ${inspect(decided.value)}`;
    } catch (error) {
      return String(error);
    }
  };

  /** The faults of these requests, each told with what it takes to see it again. */
  const faultsOf = (
    tried: number,
    make: (moment: Moment<T>, below: Below) => readonly [unknown, unknown],
  ): readonly string[] => {
    const faults: string[] = [];
    for (let i = 0; i < tried && faults.length < 5; i += 1) {
      const below = seededBelow(i);
      const position = below(positions.length);
      const moment = positions[position] as Moment<T>;
      const [seat, action] = make(moment, below);
      const fault = faultOf(moment, seat, action);
      if (fault !== null) faults.push(inspect({ i, position, seat, action, fault }, { depth: 6 }));
    }
    const now = positions.map(({ state }) => JSON.stringify(state));
    return isDeepStrictEqual(now, before) ? faults : [...faults, "a state has changed"];
  };

  describe("a mangled request", () => {
    it("[T1] is answered and changes nothing, whatever it is", () => {
      const faults = faultsOf(count, (moment, below) => {
        const awaited = game.awaited(viewAt(moment, "spectator"));
        const seats = awaited.length === 0 || below(4) === 0 ? seatsAt(moment) : awaited;
        const seat = pick(seats, below);
        return [seat, request(moment, seat, below)];
      });
      expect(faults).toEqual([]);
    });

    it("[T2] is answered and changes nothing, wherever it comes from", () => {
      const faults = faultsOf(count / 10, (moment, below) => {
        const seat = pick(seatsAt(moment), below);
        return [odd(below), legalSomewhere(moment, seat, below)];
      });
      expect(faults).toEqual([]);
    });
  });

  describe("a stranger", () => {
    it("[T2] is told that there is no chair", () => {
      const strangers = [...ODD, "spectator", 3.5, 7].filter((seat) => seat !== 0);
      const answers = positions.flatMap(({ state, chance }) =>
        strangers.map((seat) => game.decide(state, seat, { type: types[0] }, chance)),
      );
      const notAtTable = { ok: false, error: { code: "notAtTable", rule: "T2" } };
      expect([...new Set(answers.map((answer) => JSON.stringify(answer)))]).toEqual([
        JSON.stringify(notAtTable),
      ]);
    });
  });

  describe("a mangled config", () => {
    const configFault = (value: unknown): string | null => {
      try {
        const parsed = parse(value);
        if (!parsed.ok) return parsed.error.code === "badConfig" ? null : inspect(parsed);
        const again = parse(JSON.parse(JSON.stringify(parsed.value)));
        return isDeepStrictEqual(again, parsed) ? null : `no JSON: ${inspect(parsed)}`;
      } catch (error) {
        return String(error);
      }
    };

    it("[T1] is parsed or refused", () => {
      const faults = new Set<string>();
      for (let i = 0; i < count / 5; i += 1) {
        const below = seededBelow(i);
        const good = config(pick([3, 4, 5], below));
        const value = below(4) === 0 ? odd(below) : mangled(good, words, below);
        const fault = configFault(value);
        if (fault !== null) faults.add(inspect({ i, value, fault }));
      }
      expect([...faults].slice(0, 5)).toEqual([]);
    });
  });
}
