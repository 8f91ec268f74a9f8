import type { Seat } from "@inkognito/engine/core";
import type { ClientRequest } from "@inkognito/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import { newId } from "../../src/people/secret.js";
import { LIMITS } from "../../src/settings/limits.js";
import type { Store } from "../../src/store/store.js";
import { INSTANT } from "../../src/tables/rules/time/botPace.js";
import { loadTable } from "../../src/tables/runtime/cache/loadTable.js";
import { tableOptions } from "../../src/testing/options.js";
import { talkingStores } from "../../src/testing/peerStores.js";
import { newFolder } from "../../src/testing/server.js";
import { Simulation } from "../../src/testing/simulation.js";
import {
  calledByHost,
  LawPage,
  passIn,
  settleAll,
  storedOf,
  type World,
  worldOf,
  wronglyTold,
} from "./tableUnderTest.js";

const AWAY = LIMITS.playerAway;

/** A simulation, and how many moves its bots have made. */
export interface OpenSimulation {
  readonly simulation: Simulation;
  /** Do processes hear at once who is where? A database passes that on in real time. */
  readonly isPrompt: boolean;
  botActs: number;
}

export async function openSimulation(newStore?: () => Promise<Store>): Promise<OpenSimulation> {
  const counted = { botActs: 0, isPrompt: newStore === undefined };
  const counts = {
    committed: () => undefined,
    conflicted: () => undefined,
    refused: () => undefined,
    botActed: () => {
      counted.botActs += 1;
    },
  };
  const dataDir = newFolder("law");
  const where = { dataDir, newStore: newStore ?? talkingStores(dataDir) };
  return Object.assign(counted, {
    simulation: await Simulation.open({ shared: true, counts, ...where }),
  });
}

/** Who does it, and numbers to choose by. */
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

const evening = fc.record({
  game: fc.constantFrom("board" as const, "card" as const),
  players: fc.constantFrom(3, 4, 5),
  people: fc.constantFrom(1, 2, 3),
  match: fc.boolean(),
  isStarted: fc.boolean(),
  steps,
});

/** Anything anybody might ask of a table, sensible or not. */
function wishOf({ a, b }: Step, world: World): ClientRequest {
  const id = newId(9);
  const seat = (b % 5) as Seat;
  const other = world.pages[a % world.pages.length]?.player ?? "";
  switch (a % 17) {
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
      const commitment = world.pages[0]?.table?.commitment ?? "";
      return { type: "mix", commitment, entropy: b.toString(16).padStart(32, "0"), id };
    }
    default:
      return { type: "act", game: b % 3, action: { type: "endTurn", decision: b % 40 }, id };
  }
}

/** Requests are only sent here; nobody waits for their answers before the next step. */
async function take(world: World, each: Step): Promise<void> {
  const at = each.who % world.pages.length;
  const page = world.pages[at] as LawPage;
  switch (each.type) {
    case "act": {
      const awaited = world.pages.filter(({ isIn, isAwaited }) => isIn && isAwaited);
      const player = awaited[each.who % Math.max(1, awaited.length)];
      if (player !== undefined) {
        const action = player.choose("random", `${each.a}`);
        void player.post({ type: "act", game: player.game, action, id: newId(9) });
      }
      if (each.b % 3 !== 0) await passIn(world, INSTANT);
      break;
    }
    case "ask":
      void page.post(wishOf(each, world));
      break;
    case "start":
      for (const host of world.pages) void host.post({ type: "start", id: newId(9) });
      break;
    case "again": {
      const request = page.sent[each.a % Math.max(1, page.sent.length)];
      if (request === undefined) break;
      for (let i = 0; i <= each.b % 3; i++) void page.post(request);
      break;
    }
    case "settle":
      await passIn(world, (each.a % 4) * INSTANT);
      break;
    case "cut":
      page.leave();
      await page.enter(hallOf(world, at), world.table, await keyOf(world));
      break;
    case "move": {
      page.leave();
      const other = each.a % 2 === 0 ? world.simulation.registry : await neighbourOf(world);
      world.registries[at] = other;
      await page.enter(other, world.table, await keyOf(world));
      break;
    }
    case "rest":
      await passIn(world, 90_000);
      break;
    case "away":
      await goAway(world, at, each);
      break;
    case "crash": {
      const before = world.simulation.registry;
      await world.simulation.restart();
      world.processes.add(world.simulation.registry);
      for (const [i, registry] of world.registries.entries()) {
        if (registry !== before) continue;
        world.registries[i] = world.simulation.registry;
        await world.pages[i]?.enter(world.simulation.registry, world.table, await keyOf(world));
      }
      break;
    }
  }
}

/** A player's pages are closed for about as long as the host has to wait; then all ask for a bot. */
async function goAway(world: World, at: number, { a, b }: Step): Promise<void> {
  const { player } = world.pages[at] as LawPage;
  const own = world.pages.filter((page) => page.player === player);
  // Sometimes one of two pages stays open.
  for (const page of a % 4 === 0 ? own.slice(1) : own) page.leave();
  await passIn(world, AWAY - (b % 3));
  const seat = world.pages
    .find(({ table }) => table !== null)
    ?.table?.seats.findIndex((sitter) => sitter?.type === "player" && sitter.player === player);
  if (seat !== undefined && seat >= 0) {
    for (const page of world.pages) {
      void page.post({ type: "standIn", seat: seat as Seat, id: newId(9) });
    }
  }
  await settleAll(world);
  if (a % 3 !== 0) for (const page of own) await comeBack(world, page);
}

async function comeBack(world: World, page: LawPage): Promise<void> {
  page.leave();
  await page.enter(hallOf(world, world.pages.indexOf(page)), world.table, await keyOf(world));
  void page.post({ type: "return", id: newId(9) });
}

/** The host may have made another link: with the one before, nobody is let in who only watches. */
const keyOf = async ({ simulation: { store, time }, table, key }: World): Promise<string> =>
  (await store.invitation(table, time.now())) ?? key;

const hallOf = (world: World, at: number) => world.registries[at] ?? world.simulation.registry;

async function neighbourOf(world: World) {
  const [known] = [...world.processes].slice(1);
  if (known !== undefined && known !== world.simulation.registry) return known;
  const registry = await world.simulation.neighbour();
  world.processes.add(registry);
  return registry;
}

/** Everybody comes back to one place and knows all there is. */
async function gather(world: World): Promise<void> {
  await settleAll(world);
  for (const [at, page] of world.pages.entries()) {
    page.leave();
    await page.enter(world.simulation.registry, world.table, await keyOf(world));
    world.registries[at] = world.simulation.registry;
  }
  await settleAll(world);
}

/** What lies beside the table: the link that works, and everybody's notes. */
async function papersOf({ simulation: { store, time }, table, pages }: World): Promise<unknown> {
  const { games } = (await loadTable(store, table))?.table ?? { games: 0 };
  return {
    key: await store.invitation(table, time.now()),
    notes: await Promise.all(pages.map(({ player }) => store.notes(table, games, player))),
  };
}

/** Fast-check tells the evening that went wrong. */
export async function staysRight(open: OpenSimulation, evenings: number): Promise<void> {
  const { simulation } = open;
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(evening, async ({ game, players, people, match, isStarted, steps }) => {
      const options = tableOptions(game, players, { match: match && game === "card" });
      const before = open.botActs;
      const world = await worldOf(simulation, options, people, isStarted);
      for (const each of steps) await take(world, each);
      await settleAll(world);

      // Every request on a line that is still there has been answered as often as it was asked.
      for (const page of world.pages.filter(({ isIn }) => isIn)) {
        const off = [...page.asked].filter(([, { times, answers }]) => times !== answers);
        expect(off, "answers").toEqual([]);
      }
      await gather(world);
      const stored = await storedOf(world);
      for (const page of world.pages) {
        expect(page.errors).toEqual([]);
        expect(page.faults).toEqual([]);
        if (!page.isIn) {
          expect(stored.removed).toContain(page.player);
          continue;
        }
        // What the room holds, what the page folded and what is stored are the same table.
        expect(page.table).toEqual(stored);
        const fresh = await new LawPage(page.player).enter(
          simulation.registry,
          world.table,
          await keyOf(world),
        );
        expect(fresh.table).toEqual(stored);
        expect(fresh.known?.told).toEqual(page.known?.told);
        fresh.leave();
      }
      expect(await wronglyTold(world)).toEqual([]);
      // No host has made a decision of a player who was there.
      const { called, wrongly } = await calledByHost(world, AWAY);
      if (open.isPrompt) expect(wrongly, "bots called for players who were there").toEqual([]);
      calls += called.length;
      expect(simulation.logged).toEqual([]);

      // Nothing was done twice: every change is one request or one move of a bot. What lies beside
      // the table is no change of it.
      const loaded = await loadTable(simulation.store, world.table);
      const sent = new Map(
        world.pages.flatMap(({ player, sent }) =>
          sent.map(({ id, type }) => [`${player} ${id}`, { player, id, type }]),
        ),
      );
      let done = 0;
      for (const { player, id, type } of sent.values()) {
        if (type === "note" || type === "invite") continue;
        if (await simulation.store.wasDone(world.table, player, id)) done += 1;
      }
      expect(loaded?.version).toBe(1 + done + (open.botActs - before));
      const said = loaded?.log.flatMap(({ event }) => (event.type === "said" ? [event.text] : []));
      expect(new Set(said).size).toBe(said?.length);
      expect(loaded?.log.map(({ no }) => no)).toEqual(loaded?.log.map((_, i) => i + 1));

      // And all that was done, asked again, is answered as done and changes nothing.
      const papers = await papersOf(world);
      for (const page of world.pages.filter(({ isIn }) => isIn)) {
        for (const request of [...page.sent]) {
          if (!(await simulation.store.wasDone(world.table, page.player, request.id))) continue;
          await page.post(request);
          expect(page.answersTo(request.id).at(-1)?.type).toBe("done");
        }
      }
      await settleAll(world);
      expect((await simulation.store.table(world.table))?.version).toBe(loaded?.version);
      expect(await papersOf(world)).toEqual(papers);
      // When everybody goes, the table closes, and no bot plays on.
      for (const page of [...world.pages, ...world.pages]) {
        await page.post({ type: "leave", id: newId(9) });
      }
      expect((await storedOf(world)).phase).toEqual({ type: "closed" });
      for (const page of world.pages) page.leave();
      for (const registry of world.processes)
        if (registry !== simulation.registry) await registry.drain();
    }),
    { numRuns: evenings, seed: 20261116, endOnFailure: true },
  );
  if (open.isPrompt) expect(calls).toBeGreaterThan(0);
}
