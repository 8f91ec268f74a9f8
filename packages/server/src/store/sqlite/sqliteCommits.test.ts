import fc from "fast-check";
import Libsql from "libsql";
import { describe, expect, it } from "vitest";
import { DIALECTS, MIGRATIONS } from "../sql/migrations.js";
import type { GameEventColumns } from "../sql/schema.js";
import type { Commit } from "../store.js";
import { SqliteCommits } from "./sqliteCommits.js";

const TABLES = ["campo", "rialto", "ponte"];
const PLAYERS = ["ada", "ben"];
const PLACES = ["game_table", "chair", "table_event", "said", "seed", "request"];

function newFile(): Libsql.Database {
  const file = new Libsql(":memory:");
  for (const { statements } of MIGRATIONS) {
    for (const statement of statements(DIALECTS.sqlite)) file.exec(statement);
  }
  return file;
}

const countOf = (file: Libsql.Database, place: string): number =>
  (file.prepare(`select count(*) as count from ${place}`).get([]) as { count: number }).count;

const dump = (file: Libsql.Database) => ({
  ...Object.fromEntries(
    PLACES.map((place) => [place, file.prepare(`select * from ${place}`).all([])]),
  ),
  game_event: eventsIn(file),
});

/** Each with its number, however many there are in a row. */
function eventsIn(file: Libsql.Database): readonly object[] {
  const rows = file.prepare("select * from game_event order by table_id, game, no").all([]);
  return (rows as GameEventColumns[]).flatMap(({ event, no, ...rest }) => {
    const lines = event.split("\n");
    return lines.map((line, i) => ({ ...rest, no: no - lines.length + 1 + i, event: line }));
  });
}

/** What someone asks for; the numbers follow from what the table has. */
interface Wish {
  readonly table: string;
  /** 0: up to date. */
  readonly behind: number;
  readonly request: number;
  readonly said: boolean;
  readonly events: number;
  /** Null: nothing that lasts has changed. */
  readonly players: readonly string[] | null;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  table: fc.constantFrom(...TABLES),
  behind: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.constant(1)),
  request: fc.nat({ max: 15 }),
  said: fc.boolean(),
  events: fc.nat({ max: 3 }),
  players: fc.option(fc.uniqueArray(fc.constantFrom(...PLAYERS))),
});

/** What happens to the file between two moments. */
type Step =
  | { readonly type: "moment"; readonly wishes: readonly Wish[] }
  /** All of it is done and undone. */
  | { readonly type: "failure"; readonly wishes: readonly Wish[] }
  /** Someone reads. */
  | { readonly type: "settle" }
  /** The process begins anew. */
  | { readonly type: "restart" };

const wishes = fc.array(wish, { maxLength: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("moment" as const), wishes }) },
  fc.record({ type: fc.constant("failure" as const), wishes }),
  fc.constant<Step>({ type: "settle" }),
  fc.constant<Step>({ type: "restart" }),
);

/** Knows how far every table is. */
class Tables {
  readonly #known = new Map<string, { version: number; no: number; events: number }>();

  commitOf({ table, behind, request, said, events, players }: Wish): Commit {
    const { version, no, events: from } = this.#of(table);
    return {
      table,
      expected: Math.max(0, version - behind),
      at: version,
      log: said
        ? [{ no: no + 1, at: 1, event: { type: "said", player: "ada", text: "ciao" } }]
        : [],
      game:
        events === 0
          ? null
          : { game: 1, from: from + 1, events: Array.from({ length: events }, (_, i) => `${i}`) },
      seed: version === 0 ? { game: 1, seed: "5eed" } : null,
      request: request === 0 ? null : { player: "ada", id: `r${request}` },
      row: {
        wake: version % 3 === 0 ? null : version,
        clocks: `${version}`,
        awaited: PLAYERS,
        lasting:
          players === null && version > 0
            ? null
            : { listed: events > 1, open: true, summary: `${version}`, players: players ?? [] },
      },
    };
  }

  done({ table, log, game }: Commit): void {
    const { version, no, events } = this.#of(table);
    this.#known.set(table, {
      version: version + 1,
      no: no + log.length,
      events: events + (game?.events.length ?? 0),
    });
  }

  #of(table: string) {
    return this.#known.get(table) ?? { version: 0, no: 0, events: 0 };
  }
}

function inTransaction<T>(file: Libsql.Database, end: "commit" | "rollback", work: () => T): T {
  file.exec("begin immediate");
  const result = work();
  file.exec(end);
  return result;
}

/** Whether commits come together and wait, or not, no one can tell from the answers, nor from the end. */
function sameAsAtOnce(steps: readonly Step[], most: number): void {
  const [file, plain] = [newFile(), newFile()];
  let commits = new SqliteCommits(file, { most });
  const atOnce = new SqliteCommits(plain, { most: 0 });
  const tables = new Tables();
  for (const each of steps) {
    if (each.type === "restart") {
      commits = new SqliteCommits(file, { most });
    } else if (each.type === "settle") {
      inTransaction(file, "commit", () => commits.settle());
      expect(commits.isBehind).toBe(false);
      expect(countOf(file, "journal")).toBe(0);
      expect(dump(file)).toEqual(dump(plain));
    } else if (each.type === "failure") {
      const asked = each.wishes.map((one) => tables.commitOf(one));
      inTransaction(file, "rollback", () => {
        try {
          commits.commit(asked);
        } catch {
          // A number that is taken within the moment itself.
        }
      });
      commits.forget();
    } else {
      const expected = each.wishes.map((one) => {
        const commit = tables.commitOf(one);
        const answer = inTransaction(plain, "commit", () => atOnce.commit([commit]))[0];
        if (answer === "done") tables.done(commit);
        return { commit, answer };
      });
      const together = expected.map(({ commit }) => commit);
      const answers = inTransaction(file, "commit", () => commits.commit(together));
      expect(answers).toEqual(expected.map(({ answer }) => answer));
    }
  }
  inTransaction(file, "commit", () => commits.settle());
  expect(dump(file)).toEqual(dump(plain));
}

describe("commits to a file", () => {
  it("that wait for their place are there when someone looks", () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 25 }), fc.nat({ max: 6 }), sameAsAtOnce));
  });

  it("leave nothing in the journal that is of no more use", () => {
    const file = newFile();
    const commits = new SqliteCommits(file, { most: 4 });
    const tables = new Tables();
    for (let i = 0; i < 1000; i += 1) {
      const table = TABLES[i % 3] ?? "";
      const wanted = { table, behind: 0, request: 0, said: true, events: 1, players: null };
      const commit = tables.commitOf(wanted);
      expect(inTransaction(file, "commit", () => commits.commit([commit]))).toEqual(["done"]);
      tables.done(commit);
      expect(countOf(file, "journal")).toBeLessThan(100);
    }
    expect(eventsIn(file).length).toBeGreaterThanOrEqual(996);
  });

  it("keep the events of a game in few rows, each in its order", () => {
    const file = newFile();
    const commits = new SqliteCommits(file);
    const tables = new Tables();
    for (const events of [1, 150, 2]) {
      const wanted = { table: "campo", behind: 0, request: 0, said: false, events, players: [] };
      const commit = tables.commitOf(wanted);
      inTransaction(file, "commit", () => commits.commit([commit]));
      tables.done(commit);
    }
    inTransaction(file, "commit", () => commits.settle());
    expect(countOf(file, "game_event")).toBe(3);
    const texts = [1, 150, 2].flatMap((count) => Array.from({ length: count }, (_, i) => `${i}`));
    expect(eventsIn(file)).toEqual(
      texts.map((event, i) => ({ table_id: "campo", game: 1, no: i + 1, event })),
    );
  });

  it("whose numbers are taken are refused before anything is promised", () => {
    const file = newFile();
    const commits = new SqliteCommits(file);
    const first = new Tables().commitOf({
      table: "campo",
      behind: 0,
      request: 0,
      said: true,
      events: 1,
      players: [],
    });
    const again: Commit = { ...first, expected: 1, seed: null, log: [], game: null };
    for (const isSettled of [false, true]) {
      if (!isSettled) inTransaction(file, "commit", () => commits.commit([first]));
      else inTransaction(file, "commit", () => commits.settle());
      const taken: readonly Commit[] = [
        { ...again, log: first.log },
        { ...again, game: first.game },
        { ...again, seed: first.seed },
        { ...again, table: "rialto", expected: 0, row: { ...first.row, lasting: null } },
      ];
      for (const each of taken) {
        expect(() => inTransaction(file, "commit", () => commits.commit([each]))).toThrow(Error);
        file.exec("rollback");
        commits.forget();
      }
    }
    expect(inTransaction(file, "commit", () => commits.commit([again]))).toEqual(["done"]);
  });
});
