import type { Seat } from "@inkognito/engine/core";
import type { ClientRequest } from "@inkognito/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import { NO_COUNTS } from "../../src/monitoring/metrics.js";
import { newId } from "../../src/people/secret.js";
import { LIMITS } from "../../src/settings/limits.js";
import type { Store } from "../../src/store/store.js";
import { INSTANT } from "../../src/tables/rules/time/botPace.js";
import { loadTable } from "../../src/tables/runtime/cache/loadTable.js";
import { tableOptions } from "../../src/testing/options.js";
import { newFolder } from "../../src/testing/server.js";
import { peerStores, Simulation } from "../../src/testing/simulation.js";
import {
  calledByHost,
  openTable,
  pass,
  RecordingPage,
  settleAll,
  storedOf,
  type TableUnderTest,
  wronglyTold,
} from "./tableUnderTest.js";

const AWAY = LIMITS.playerAway;

/** A simulation, and how many moves its bots have made. */
export interface OpenSimulation {
  readonly simulation: Simulation;
  /** Do processes hear at once who is connected where? A database passes that on in real time. */
  readonly isPrompt: boolean;
  botActs: number;
}

export async function openSimulation(newStore?: () => Promise<Store>): Promise<OpenSimulation> {
  const counted = { botActs: 0, isPrompt: newStore === undefined };
  const bots = {
    observe: () => {
      counted.botActs += 1;
    },
  };
  const counts = { ...NO_COUNTS, bots };
  const dataDir = newFolder("law");
  const where = { dataDir, newStore: newStore ?? peerStores(dataDir) };
  return Object.assign(counted, {
    simulation: await Simulation.open({ shared: true, counts, ...where }),
  });
}

/** The page that acts, and numbers to choose by. */
const step = (type: string) =>
  fc.record({ type: fc.constant(type), who: fc.nat(5), a: fc.nat(1000), b: fc.nat(1000) });

const steps = fc.array(
  fc.oneof(
    { weight: 40, arbitrary: step("act") },
    { weight: 10, arbitrary: step("ask") },
    { weight: 6, arbitrary: step("again") },
    { weight: 4, arbitrary: step("settle") },
    { weight: 2, arbitrary: step("start") },
    { weight: 2, arbitrary: step("cut") },
    { weight: 3, arbitrary: step("move") },
    { weight: 2, arbitrary: step("away") },
    { weight: 1, arbitrary: step("rest") },
    { weight: 1, arbitrary: step("crash") },
  ),
  { minLength: 20, maxLength: 150 },
);

interface Step {
  readonly type: string;
  readonly who: number;
  readonly a: number;
  readonly b: number;
}

const session = fc.record({
  game: fc.constantFrom("board" as const, "card" as const),
  players: fc.constantFrom(3, 4, 5),
  people: fc.constantFrom(1, 2, 3),
  match: fc.boolean(),
  /** Where there is no clock, the host may also call a bot for a player who is there and slow. */
  pace: fc.constantFrom({ type: "none" } as const, { type: "days", days: 1 } as const),
  isStarted: fc.boolean(),
  steps,
});

/** Any request to a table, sensible or not. */
function randomRequest({ a, b }: Step, tested: TableUnderTest): ClientRequest {
  const id = newId(9);
  const seat = (b % 5) as Seat;
  const other = tested.pages[a % tested.pages.length]?.player ?? "";
  switch (a % 20) {
    case 0:
      return { type: "sit", seat, id };
    case 1:
      return { type: "leave", id };
    case 2:
    case 3:
      return { type: "placeBot", seat, level: "random", id };
    case 4:
      return { type: "clear", seat, id };
    case 5:
      return { type: "handOver", to: other, id };
    case 6:
      return { type: "standIn", seat, id };
    case 7:
    case 8:
      return { type: "return", id };
    case 9:
      return { type: "pause", wanted: b % 3 !== 0, id };
    case 10:
      return { type: "say", text: id, id };
    case 11:
      return { type: "note", game: b % 3, text: id, id };
    case 12:
      return b % 5 === 0 ? { type: "close", id } : { type: "ping", id };
    case 13:
      return { type: "invite", renew: b % 2 === 0, id };
    case 14:
      return { type: "takeOver", id };
    case 15: {
      const commitment = tested.pages[0]?.table?.commitment ?? "";
      return { type: "mix", commitment, entropy: b.toString(16).padStart(32, "0"), id };
    }
    case 16:
      return { type: "vote", ballot: { type: "next" }, wanted: b % 4 !== 0, id };
    case 17:
      return { type: "vote", ballot: { type: "end" }, wanted: b % 4 !== 0, id };
    case 18:
      return { type: "vote", ballot: { type: "standIn", seat }, wanted: b % 4 !== 0, id };
    default:
      return { type: "act", game: b % 3, action: { type: "endTurn", decision: b % 40 }, id };
  }
}

/** Only sends requests, without waiting for their answers before the next step. */
async function perform(tested: TableUnderTest, each: Step): Promise<void> {
  const at = each.who % tested.pages.length;
  const page = tested.pages[at] as RecordingPage;
  switch (each.type) {
    case "act": {
      const awaited = tested.pages.filter(({ isIn, isAwaited }) => isIn && isAwaited);
      const player = awaited[each.who % Math.max(1, awaited.length)];
      if (player !== undefined) {
        const action = player.choose("random", `${each.a}`);
        void player.post({ type: "act", game: player.game, action, id: newId(9) });
      }
      if (each.b % 3 !== 0) await pass(tested, INSTANT);
      break;
    }
    case "ask":
      void page.post(randomRequest(each, tested));
      break;
    case "start":
      for (const host of tested.pages) {
        const others = tested.pages.map(({ player }) => player).slice(0, 5);
        const without = each.a % 3 === 0 ? {} : { without: each.a % 3 === 1 ? [] : others };
        void host.post({ type: "start", ...without, id: newId(9) });
        if (each.b % 2 === 0) {
          void host.post({ type: "vote", ballot: { type: "next" }, wanted: true, id: newId(9) });
        }
      }
      break;
    case "again": {
      const request = page.sent[each.a % Math.max(1, page.sent.length)];
      if (request === undefined) break;
      for (let i = 0; i <= each.b % 3; i++) void page.post(request);
      break;
    }
    case "settle":
      await pass(tested, (each.a % 4) * INSTANT);
      break;
    case "cut":
      page.leave();
      await page.enter(hallOf(tested, at), tested.table, await keyOf(tested));
      break;
    case "move": {
      page.leave();
      const other = each.a % 2 === 0 ? tested.simulation.registry : await neighbourOf(tested);
      tested.registries[at] = other;
      await page.enter(other, tested.table, await keyOf(tested));
      break;
    }
    case "rest":
      await pass(tested, 90_000);
      break;
    case "away":
      await goAway(tested, at, each);
      break;
    case "crash": {
      const before = tested.simulation.registry;
      await tested.simulation.restart();
      tested.processes.add(tested.simulation.registry);
      for (const [i, registry] of tested.registries.entries()) {
        if (registry !== before) continue;
        tested.registries[i] = tested.simulation.registry;
        await tested.pages[i]?.enter(tested.simulation.registry, tested.table, await keyOf(tested));
      }
      break;
    }
  }
}

/** A player's pages are closed for about as long as the host has to wait; then all ask for a bot. */
async function goAway(tested: TableUnderTest, at: number, { a, b }: Step): Promise<void> {
  const { player } = tested.pages[at] as RecordingPage;
  const own = tested.pages.filter((page) => page.player === player);
  // Sometimes one of two pages stays open.
  for (const page of a % 4 === 0 ? own.slice(1) : own) page.leave();
  await pass(tested, AWAY - (b % 3));
  const seat = tested.pages
    .find(({ table }) => table !== null)
    ?.table?.seats.findIndex((sitter) => sitter?.type === "player" && sitter.player === player);
  if (seat !== undefined && seat >= 0) {
    for (const page of tested.pages) {
      void page.post({ type: "standIn", seat: seat as Seat, id: newId(9) });
    }
  }
  await settleAll(tested);
  if (a % 3 !== 0) for (const page of own) await comeBack(tested, page);
}

async function comeBack(tested: TableUnderTest, page: RecordingPage): Promise<void> {
  page.leave();
  await page.enter(hallOf(tested, tested.pages.indexOf(page)), tested.table, await keyOf(tested));
  void page.post({ type: "return", id: newId(9) });
}

/** The host may have replaced the link; the old one lets no spectator in. */
const keyOf = async ({
  simulation: { store, time },
  table,
  key,
}: TableUnderTest): Promise<string> => (await store.invitation(table, time.now())) ?? key;

const hallOf = (tested: TableUnderTest, at: number) =>
  tested.registries[at] ?? tested.simulation.registry;

async function neighbourOf(tested: TableUnderTest) {
  const [known] = [...tested.processes].slice(1);
  if (known !== undefined && known !== tested.simulation.registry) return known;
  const registry = await tested.simulation.neighbour();
  tested.processes.add(registry);
  return registry;
}

/** All pages connect to one process and receive everything. */
async function reconnectAll(tested: TableUnderTest): Promise<void> {
  await settleAll(tested);
  for (const [at, page] of tested.pages.entries()) {
    page.leave();
    await page.enter(tested.simulation.registry, tested.table, await keyOf(tested));
    tested.registries[at] = tested.simulation.registry;
  }
  await settleAll(tested);
}

/** What is stored beside the table's log: the valid link, and all players' notes. */
async function notesAndLink({
  simulation: { store, time },
  table,
  pages,
}: TableUnderTest): Promise<unknown> {
  const { games } = (await loadTable(store, table))?.table ?? { games: 0 };
  return {
    key: await store.invitation(table, time.now()),
    notes: await Promise.all(
      pages.map(({ player }) => store.notes({ table, game: games, player })),
    ),
  };
}

/** Random sessions; fast-check prints the steps of one that fails. */
export async function staysRight(open: OpenSimulation, sessions: number): Promise<void> {
  const { simulation } = open;
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(session, async ({ game, players, people, match, pace, isStarted, steps }) => {
      const options = tableOptions(game, players, { match: match && game === "card", pace });
      const before = open.botActs;
      const tested = await openTable(simulation, options, people, isStarted);
      for (const each of steps) await perform(tested, each);
      await settleAll(tested);

      // Every request on an open connection has been answered as often as it was sent.
      for (const page of tested.pages.filter(({ isIn }) => isIn)) {
        const off = [...page.asked].filter(([, { times, answers }]) => times !== answers);
        expect(off, "answers").toEqual([]);
      }
      await reconnectAll(tested);
      const stored = await storedOf(tested);
      for (const page of tested.pages) {
        expect(page.errors).toEqual([]);
        expect(page.faults).toEqual([]);
        if (!page.isIn) {
          expect(stored.removed).toContain(page.player);
          continue;
        }
        // What the server tells, what the page has folded and what is stored are the same table.
        expect(page.table).toEqual(stored);
        const fresh = await new RecordingPage(page.player).enter(
          simulation.registry,
          tested.table,
          await keyOf(tested),
        );
        expect(fresh.table).toEqual(stored);
        expect(fresh.known?.told).toEqual(page.known?.told);
        fresh.leave();
      }
      expect(await wronglyTold(tested)).toEqual([]);
      // No host has called a bot for a player who was present and had time.
      const { called, wrongly } = await calledByHost(tested, AWAY);
      if (open.isPrompt && pace.type !== "none")
        expect(wrongly, "bots called for players who were there").toEqual([]);
      calls += called.length;
      expect(simulation.logged).toEqual([]);

      // Nothing was done twice: every change is one request or one move of a bot. Notes and links are
      // no changes of the table.
      const loaded = await loadTable(simulation.store, tested.table);
      const sent = new Map(
        tested.pages.flatMap(({ player, sent }) =>
          sent.map(({ id, type }) => [`${player} ${id}`, { player, id, type }]),
        ),
      );
      let done = 0;
      for (const { player, id, type } of sent.values()) {
        if (type === "note" || type === "invite") continue;
        if (await simulation.store.wasDone(tested.table, player, id)) done += 1;
      }
      expect(loaded?.version).toBe(1 + done + (open.botActs - before));
      const said = loaded?.log.flatMap(({ event }) => (event.type === "said" ? [event.text] : []));
      expect(new Set(said).size).toBe(said?.length);
      expect(loaded?.log.map(({ no }) => no)).toEqual(loaded?.log.map((_, i) => i + 1));

      // All that was done, sent again, is answered as done and changes nothing.
      const notes = await notesAndLink(tested);
      for (const page of tested.pages.filter(({ isIn }) => isIn)) {
        for (const request of [...page.sent]) {
          if (!(await simulation.store.wasDone(tested.table, page.player, request.id))) continue;
          // The link is told to the host only, and the host may be another player by now.
          if (request.type === "invite" && page.player !== loaded?.table.host) continue;
          await page.post(request);
          expect(page.answersTo(request.id).at(-1)?.type).toBe("done");
        }
      }
      await settleAll(tested);
      expect((await simulation.store.table(tested.table))?.version).toBe(loaded?.version);
      expect(await notesAndLink(tested)).toEqual(notes);
      // When all players leave, the table closes, and no bot plays on.
      for (const page of [...tested.pages, ...tested.pages]) {
        await page.post({ type: "leave", id: newId(9) });
      }
      expect((await storedOf(tested)).phase).toEqual({ type: "closed" });
      for (const page of tested.pages) page.leave();
      for (const registry of tested.processes)
        if (registry !== simulation.registry) await registry.drain();
    }),
    { numRuns: sessions, seed: 20261118, endOnFailure: true },
  );
  if (open.isPrompt) expect(calls).toBeGreaterThan(0);
}
