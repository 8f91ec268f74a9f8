import fc from "fast-check";
import { expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import type { Commit, Store } from "../../src/store/store.js";
import { memoryStore } from "../support/memoryStore/memoryStore.js";
import {
  ada,
  ben,
  campo,
  cleo,
  hash,
  NOON,
  paused,
  ponte,
  rialto,
  said,
} from "./contract/samples.js";
import type { EmptyDatabase } from "./contract/storeContract.js";

/** Few of everything, so that they meet. */
const players = [ada, ben, cleo];
const tables = [campo, rialto, ponte];
const hashes = ["a", "b", "c", "d"].map(hash);
const requests = ["r1", "r2", "r3"];
const invitations = ["key1", "key2", "key3"];
const GAMES = [1, 2];

const player = fc.constantFrom(...players);
const table = fc.constantFrom(...tables);
const secret = fc.constantFrom(...hashes);
const invitation = fc.constantFrom(...invitations);
const requestId = fc.constantFrom(...requests);
const request = fc.record({ player, id: requestId });
const game = fc.constantFrom(...GAMES);
const time = fc.nat({ max: 5 }).map((n) => NOON + n);
const text = fc.string({ unit: "binary", maxLength: 8 });
/** No one says nothing: an empty text is one that was taken out. */
const words = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 });
const language = fc.constantFrom("en" as const, "ko" as const);
const person = fc.record({ id: player, name, language, created: time });

const most = fc.nat({ max: 2 });

/** A commit as someone makes it who knows the table, or knows it wrongly. */
const attempt = fc.record({
  table,
  /** 0: up to date. */
  behind: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.constantFrom(-1, 1)),
  /** 1: the next number; 0: one that is taken; 2: one that leaves a gap. */
  step: fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, fc.constantFrom(0, 2)),
  at: time,
  words: fc.array(fc.option(fc.record({ player, text: words })), { maxLength: 3 }),
  events: fc.option(
    fc.record({
      game,
      events: fc.array(
        text.map((t) => JSON.stringify(t)),
        { maxLength: 3 },
      ),
    }),
  ),
  seed: fc.option(fc.record({ game, seed: fc.constantFrom("5eed", "feed") }), { freq: 3 }),
  request: fc.option(request),
  row: fc.record({
    wake: fc.option(time),
    clocks: fc.constantFrom("", "[1]"),
    awaited: fc.uniqueArray(player),
    lasting: fc.option(
      fc.record(
        {
          listed: fc.boolean(),
          open: fc.boolean(),
          summary: fc.constantFrom("1", "2"),
          players: fc.uniqueArray(player),
          listedBy: player,
          ...{ listedFrom: fc.constantFrom("tag1", "tag2") },
        },
        { requiredKeys: ["listed", "open", "summary", "players"] },
      ),
    ),
  }),
  quotas: fc.uniqueArray(
    fc.oneof(
      fc.record({ of: fc.constantFrom("chair" as const, "listedBy" as const), key: player, most }),
      fc.record({
        of: fc.constant("listedFrom" as const),
        key: fc.constantFrom("tag1", "tag2"),
        most,
      }),
    ),
    { maxLength: 2 },
  ),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

async function commitOf(
  model: Store,
  { behind, step, words, events, ...rest }: Attempt,
): Promise<Commit> {
  const before = await model.table(rest.table);
  const last = before?.log.at(-1)?.no ?? 0;
  const told = events === null ? [] : await model.gameEvents(rest.table, events.game);
  return {
    table: rest.table,
    expected: Math.max(0, (before?.version ?? 0) - behind),
    at: rest.at,
    log: words.map((said_, i) =>
      said_ === null ? paused(last + step + i) : said(last + step + i, said_.player, said_.text),
    ),
    game: events === null ? null : { ...events, from: told.length + step },
    seed: rest.seed,
    request: rest.request,
    row: rest.row,
    ...(rest.quotas.length === 0 ? {} : { quotas: rest.quotas }),
  };
}

type Call = keyof Store;
/** Plain data, so that a failing history can be read. */
type Write =
  | { readonly type: "commit"; readonly attempt: Attempt }
  | { readonly type: "call"; readonly name: Call; readonly args: readonly unknown[] };

const call = <N extends Call>(
  method: N,
  args: fc.Arbitrary<Parameters<Store[N]>>,
): fc.Arbitrary<Write> => args.map((given) => ({ type: "call", name: method, args: given }));

const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 12, arbitrary: attempt.map((each) => ({ type: "commit" as const, attempt: each })) },
  { weight: 2, arbitrary: call("createPlayer", fc.tuple(person, secret)) },
  call("changePlayer", fc.tuple(player, fc.record({ name, language }, { requiredKeys: [] }))),
  call("removeToken", fc.tuple(secret)),
  call("keepOnlyToken", fc.tuple(player, secret)),
  call("setRecovery", fc.tuple(player, secret)),
  call("addMovingCode", fc.tuple(player, secret, time)),
  { weight: 2, arbitrary: call("redeem", fc.tuple(secret, time, secret)) },
  call("setRelation", fc.tuple(player, player, fc.constantFrom("none", "muted", "blocked"))),
  call(
    "setInvitation",
    fc.tuple(table, fc.record({ key: invitation, until: time }), fc.option(request)),
  ),
  call("setNotes", fc.tuple(fc.record({ table, game, player }), text, requestId)),
  call("deletePlayer", fc.tuple(player)),
  call("sawPlayer", fc.tuple(player, time)),
  call("deleteClosedTables", fc.tuple(time, fc.integer({ min: 1, max: 3 }))),
);

/** A commit is made up on the model just before, so that it means something there. */
async function asked(write: Write, model: Store): Promise<(store: Store) => Promise<unknown>> {
  if (write.type === "commit") {
    const commit = await commitOf(model, write.attempt);
    return (store) => store.commit(commit);
  }
  const { name: method, args } = write;
  return async (store) => (store[method] as (...args: unknown[]) => unknown)(...args);
}

const answered = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch(() => "refused");

/** Lists without an order of their own are put in one. */
const sorted = (list: readonly unknown[]): readonly unknown[] =>
  list.map((each) => JSON.stringify(each)).sort();

/** All that can be read. */
async function everything(store: Store): Promise<unknown> {
  const all = <T>(list: readonly T[], ask: (each: T) => Promise<unknown>) =>
    Promise.all(list.map(ask));
  const times = [NOON, NOON + 3, NOON + 6];
  return {
    players: sorted(await store.players(players)),
    tokens: await all(hashes, (h) => store.playerByToken(h)),
    known: [sorted(await store.knownTokens(hashes)), await store.knownTokens(hashes.slice(1, 2))],
    invitations: await all(invitations, (k) => all(times, (t) => store.tableByInvitation(k, t))),
    wakes: await all(times, (t) => store.wakes(t, 2)),
    unseen: await all(times, (t) => store.unseenPlayers(t, 2, NOON)),
    listed: [await store.listed(2), await store.listed(9)],
    people: await all(players, async (p) => ({
      browsers: await store.countTokens(p),
      relations: sorted(await store.relations(p)),
      blocked: await store.isBlocked([ada, ben], p),
      tables: [await store.tablesOf(p, 2), await store.tablesOf(p, 9)],
      ever: await store.tablesEver(p),
      kept: unordered(await store.exportPlayer(p)),
    })),
    tables: await all(tables, async (t) => ({
      table: await store.table(t),
      version: await store.version(t),
      summary: await store.summary(t),
      quiet: await store.logWithoutTalk(t),
      invited: await all(times, (when) => store.invitation(t, when)),
      done: await all(players, (p) => all(requests, (r) => store.wasDone(t, p, r))),
      noted: await all(players, (p) => all(requests, (r) => store.wasNoted(t, p, r))),
      games: await all(GAMES, async (g) => ({
        events: await store.gameEvents(t, g),
        seed: await store.seed(t, g),
        notes: await all(players, (p) => store.notes({ table: t, game: g, player: p })),
      })),
    })),
  };
}

function unordered(kept: unknown): unknown {
  if (typeof kept !== "object" || kept === null) return kept;
  return Object.entries(kept).map(([what, value]) => [
    what,
    Array.isArray(value) ? sorted(value) : value,
  ]);
}

/** Random histories: the same answers as the model gives, and in the end the same data. */
export function storeModelLaws(
  name: string,
  newSite: () => Promise<EmptyDatabase>,
  sizes: Parameters<typeof size>[1],
): void {
  const numRuns = size("histories", sizes);
  const run = async (moments: readonly (readonly Write[])[]) => {
    const site = await newSite();
    const model = memoryStore();
    let store = await site.open();
    try {
      for (const moment of moments) {
        const [given, expected]: [Promise<unknown>[], unknown[]] = [[], []];
        for (const each of moment) {
          const ask = await asked(each, model);
          expected.push(await answered(ask(model)));
          given.push(answered(ask(store)));
        }
        expect(await Promise.all(given)).toEqual(expected);
      }
      expect(await everything(store)).toEqual(await everything(model));
      await store.close();
      store = await site.open();
      expect(await everything(store)).toEqual(await everything(model));
    } finally {
      await store.close();
      await site.remove();
    }
  };

  it(`${name}: what is asked one after the other is answered as by the model`, async () => {
    const history = fc.array(write, { maxLength: 60, size: "max" });
    await fc.assert(
      fc.asyncProperty(history, (writes) => run(writes.map((each) => [each]))),
      { numRuns },
    );
  });

  it(`${name}: what is asked in one moment is done in its order, and none hurts another`, async () => {
    const moment = fc.array(write, { maxLength: 12, size: "max" });
    const history = fc.array(moment, { maxLength: 8, size: "max" });
    await fc.assert(fc.asyncProperty(history, run), { numRuns });
  });
}
