import type { TableOptions } from "@inkognito/protocol";
import fc from "fast-check";
import { tableOptions } from "../../src/testing/options.js";
import { ClockedTable, DAY, HOUR, MINUTE, type NewTime, SECOND } from "./clockedTable.js";

type Step =
  | { readonly type: "act" | "standIn" | "return"; readonly who: number }
  | { readonly type: "pause"; readonly wanted: boolean }
  | { readonly type: "pass" | "sleep" | "setWall"; readonly millis: number }
  | { readonly type: "restart"; readonly millis: number; readonly setWall: number };

const away = fc.oneof(fc.nat(30 * SECOND), fc.nat(30 * MINUTE), fc.nat(12 * HOUR));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant("act" as const), who: fc.nat(5) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("pass" as const),
      millis: fc.oneof(fc.nat(5 * SECOND), fc.nat(90 * SECOND)),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("setWall" as const),
      millis: fc.oneof(
        fc.constantFrom(10 * MINUTE, -10 * MINUTE, 40 * DAY, -40 * DAY),
        fc.integer({ min: -5 * MINUTE, max: 5 * MINUTE }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom("standIn" as const, "return" as const, "return" as const),
      who: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("pause" as const), wanted: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("sleep" as const),
      millis: away,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("restart" as const),
      millis: away,
      // Not a little ahead: that cannot be told from a process that was down for a little longer.
      setWall: fc.constantFrom(0, -10 * MINUTE, 3 * HOUR, 40 * DAY, -40 * DAY, -56 * 365 * DAY),
    }),
  },
);

const PACES: readonly TableOptions["pace"][] = [
  { type: "none" },
  { type: "live", seconds: 30 },
  { type: "live", seconds: 90 },
  { type: "days", days: 1 },
];

const session = fc.record({
  game: fc.constantFrom("board" as const, "card" as const),
  players: fc.constantFrom(3, 4, 5),
  people: fc.constantFrom(1, 2, 3),
  pace: fc.constantFrom(...PACES),
  botPace: fc.constantFrom("human" as const, "instant" as const),
  steps: fc.array(step, { minLength: 10, maxLength: 40 }),
  /** Few: simulating weeks takes longer. */
  isAbandoned: fc.nat(4).map((lot) => lot === 0),
});

async function perform(table: ClockedTable, each: Step): Promise<void> {
  switch (each.type) {
    case "act":
      return table.act(each.who);
    case "standIn":
    case "return":
      return table.ask(each.who, each.type);
    case "pause":
      return table.pause(each.wanted);
    case "restart":
      return table.restart(each.millis, each.setWall);
    default:
      return table[each.type](each.millis);
  }
}

/** No player comes back: bots play for them, and in the end the table is closed. */
async function abandon(table: ClockedTable): Promise<void> {
  await table.pause(false);
  for (let looks = 0; looks < 20 && !table.isClosed; looks++) {
    await table.sleep(61 * DAY);
    await table.pass(61 * MINUTE);
  }
  if (!table.isClosed) table.faults.push("the table is never closed");
}

/**
 * Random sessions at a table whose server has a wall clock that is set again and again. Returns what
 * went wrong in the first one that failed; null: none did.
 */
export async function clockFaults(sessions: number, newTime: NewTime): Promise<string | null> {
  const found = await fc.check(
    fc.asyncProperty(
      session,
      async ({ game, players, people, pace, botPace, steps, isAbandoned }) => {
        const options = tableOptions(game, players, { pace, botPace });
        const table = await ClockedTable.open(options, Math.min(people, players - 1), newTime);
        try {
          for (const each of steps) if (!table.isClosed) await perform(table, each);
          if (isAbandoned && table.faults.length === 0) await abandon(table);
          if (table.faults.length > 0) throw new Error(table.faults.join("\n"));
        } finally {
          await table.close();
        }
      },
    ),
    { numRuns: sessions, seed: 20261118, endOnFailure: true },
  );
  return found.failed
    ? `${found.counterexample?.map((each) => JSON.stringify(each))}\n${found.errorInstance}`
    : null;
}
