import { SPECTATOR } from "@inkognito/engine/core";
import { GAME_NAMES, GAMES, type PlayerTypes } from "@inkognito/engine/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { instantBots, playOn, Simulation, TestPage } from "../../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const refused = (code: string, rule: string | null = null) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule } });
const done = expect.objectContaining({ type: "done" });

type Item = string | number | object;

/** What may be awaited, as a program sees it that was written from `docs/api.md`. */
interface Awaits {
  readonly type: string;
  readonly homes?: readonly number[];
  readonly paths?: readonly Item[];
  readonly to?: readonly Item[];
  readonly locations?: readonly Item[];
  readonly meetings?: readonly { readonly space: number; readonly askable: readonly Item[] }[];
  readonly answers?: readonly Item[];
  readonly cards?: readonly Item[];
  readonly pairs?: readonly Item[];
  readonly demands?: readonly Item[];
  readonly look?: boolean;
}

interface Act {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A choice out of a `legal` message, made by a program that knows neither the map nor the rules. */
function chosenFrom(page: TestPage): Act {
  const legal = page.of("legal").at(-1);
  if (legal === undefined) throw new Error("it was not told what it may do");
  const { decision, choices } = legal;
  const awaits = choices.awaits as unknown as Awaits;
  const turn = (items: readonly Item[] = []) => items[decision % items.length];
  const { type, answers, cards, locations, meetings = [] } = awaits;
  const [tall, short, fat, thin] = awaits.homes ?? [];
  const made: Readonly<Record<string, object>> = {
    place: { placement: { tall, short, fat, thin } },
    move: { steps: [] },
    walk: { path: turn(awaits.paths) },
    banish: { to: turn(awaits.to) },
    shakeHands: { given: true },
    pick: { location: turn(locations) },
    locate: { location: turn(locations) },
    choose: { choice: choiceFrom(awaits, turn) },
    show: answers === undefined ? { card: turn(cards) } : { cards: turn(answers) },
  };
  if (type !== "resolve") return { type, decision, ...made[type] };
  const [meeting] = meetings;
  if (meeting === undefined) return { type: "endTurn", decision };
  const { space, askable } = meeting;
  return { type: "ask", decision, space, of: turn(askable), about: "identity" };
}

function choiceFrom(
  { pairs = [], demands = [], look = false }: Awaits,
  turn: (items: readonly Item[]) => unknown,
): object {
  if (pairs.length > 0) return { type: "cards", cards: turn(pairs) };
  if (demands.length > 0) return { type: "decline" };
  return look ? { type: "look", side: "left" } : { type: "pass" };
}

async function programs(game: "board" | "card", players: number, people: number) {
  const { table, key, pages } = await simulation.seated(tableOptions(game, players), people);
  for (const page of pages) {
    page.legal = true;
    await page.enter(simulation.registry, table);
  }
  const watcher = new TestPage(await simulation.person());
  watcher.legal = true;
  await watcher.enter(simulation.registry, table, key);
  return { table, key, pages, watcher };
}

describe("a program that knows no rules", () => {
  it.each([
    ["board", 4],
    ["board", 5],
    ["card", 3],
    ["card", 5],
  ] as const)("plays on at a %s game of %d by what `legal` says", async (game, players) => {
    const { pages, watcher } = await programs(game, players, players);
    await pages[0]?.ask({ type: "start" });
    for (let acts = 0; acts < 120; acts += 1) {
      const page = pages.find(({ isAwaited, isIn }) => isAwaited && isIn);
      if (page === undefined) break;
      const action = chosenFrom(page);
      const legal = page.of("legal").at(-1);
      expect(legal?.awaited).toEqual(page.known?.awaited());
      expect(await page.ask({ type: "act", game: 1, action })).toEqual(done);
    }
    for (const page of pages) expect(page.of("legal").length).toBeGreaterThan(80);
    expect(watcher.of("legal")).toEqual([]);
  });

  it("is told the same when it asks as when it is told without asking", async () => {
    const { pages } = await programs("card", 4, 4);
    await pages[0]?.ask({ type: "start" });
    for (const page of pages) {
      const pushed = page.texts.findLast((text) => text.startsWith('{"type":"legal"'));
      expect(await page.ask({ type: "legal" })).toEqual(done);
      expect(page.texts.at(-2)).toBe(pushed);
    }
  });

  it("is told after the welcome, too; a page that does not ask is told nothing of it", async () => {
    const { table, pages } = await programs("card", 3, 1);
    const [host] = pages as [TestPage];
    await host.ask({ type: "start" });
    await instantBots(simulation, pages);
    const again = new TestPage(host.player);
    again.legal = true;
    await again.enter(simulation.registry, table);
    expect(again.received.slice(0, 2).map(({ type }) => type)).toEqual(["welcome", "legal"]);
    expect(again.of("legal").at(-1)).toEqual(host.of("legal").at(-1));
    const page = await new TestPage(host.player).enter(simulation.registry, table);
    await playOn(simulation, [host]);
    expect(page.hasEnded(1)).toBe(true);
    expect(page.of("legal")).toEqual([]);
  });

  it("[B3.1] chooses a movement step by step, and hears the rule that forbids a step", async () => {
    const { pages } = await programs("board", 4, 4);
    await pages[0]?.ask({ type: "start" });
    const page = pages.find(({ isAwaited }) => isAwaited) as TestPage;
    const first = page.of("legal").at(-1)?.choices.awaits;
    if (first?.type !== "move" || !("steps" in first)) throw new Error("no movement");
    const [step] = first.steps;
    if (step === undefined) throw new Error("no step");
    expect(await page.ask({ type: "legal", steps: [step] })).toEqual(done);
    expect(page.of("legal").at(-1)?.choices.awaits).toMatchObject({ chosen: [step] });
    const far = { ...step, to: step.to === 1 ? 58 : 1 };
    const wrong = await page.ask({ type: "legal", steps: [far] });
    expect(wrong).toMatchObject({ type: "refused", refusal: { rule: "B3.1" } });
    const other = pages.find(({ isAwaited }) => !isAwaited);
    expect(await other?.ask({ type: "legal", steps: [step] })).toEqual(
      refused("notYourDecision", "T3"),
    );
  });
});

describe("the view of a program", () => {
  it.each(GAME_NAMES)("is the fold of what its viewer was told of a %s game", async (game) => {
    const { pages, watcher } = await programs(game, 4, 2);
    await pages[0]?.ask({ type: "start" });
    await playOn(simulation, pages, 30);
    for (const page of [...pages, watcher]) {
      expect(await page.ask({ type: "view" })).toEqual(done);
      const told = page.known?.told ?? [];
      const { blankView, evolveView } = GAMES[game] as (typeof GAMES)["board"];
      const folded = (told as PlayerTypes["board"]["ViewEvent"][]).reduce(
        evolveView,
        blankView(page.seat ?? SPECTATOR),
      );
      expect(page.of("view").at(-1)).toEqual({
        type: "view",
        game: 1,
        told: told.length,
        view: JSON.parse(JSON.stringify(folded)),
      });
    }
  });
});

describe("without a game or a chair", () => {
  it("there is nothing to choose", async () => {
    const { pages, watcher } = await programs("card", 3, 3);
    const [host] = pages as [TestPage];
    for (const type of ["legal", "view"] as const) {
      expect(await host.ask({ type })).toEqual(refused("notNow"));
    }
    await host.ask({ type: "start" });
    expect(await watcher.ask({ type: "legal" })).toEqual(refused("notSeated"));
    expect(await watcher.ask({ type: "view" })).toEqual(done);
  });

  it("a person who came after the table became public gets nothing of the game before", async () => {
    const { table, pages } = await programs("card", 3, 1);
    const [host] = pages as [TestPage];
    await host.ask({ type: "start" });
    await playOn(simulation, pages);
    await host.ask({ type: "configure", options: tableOptions("card", 3, { listed: true }) });
    const late = new TestPage(await simulation.person());
    await late.enter(simulation.registry, table);
    expect(await late.ask({ type: "view" })).toEqual(refused("notNow"));
    expect(await late.ask({ type: "legal" })).toEqual(refused("notNow"));
    expect(await host.ask({ type: "view" })).toEqual(done);
  });
});
