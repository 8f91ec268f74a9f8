import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../testing/options.js";
import { entropyOf, playOn, Simulation, TestPage } from "../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const refused = (code: string, rule: string | null = null) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule } });
const done = expect.objectContaining({ type: "done" });

describe("a game", () => {
  it.each([
    ["board", 3],
    ["board", 4],
    ["board", 5],
    ["card", 3],
    ["card", 4],
    ["card", 5],
  ] as const)(
    "of %s with %d is played to its end by people and bots, and watched",
    async (game, players) => {
      const { table, key, pages } = await simulation.seated(tableOptions(game, players), 2);
      const watcher = await new TestPage(await simulation.person()).enter(
        simulation.registry,
        table,
        key,
      );
      expect(await pages[0]?.ask({ type: "start" })).toEqual(done);
      await playOn(simulation, pages);
      for (const page of [...pages, watcher]) {
        expect(page.hasEnded(1)).toBe(true);
        expect(page.faults).toEqual([]);
        expect(page.table?.phase).toEqual({ type: "gathering" });
      }
      expect(simulation.logged).toEqual([]);
    },
  );

  it("is told to all pages of a person alike, and to a new one from the start", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 2);
    const [host] = pages;
    const second = await new TestPage(host?.player ?? "").enter(simulation.registry, table);
    await host?.ask({ type: "start" });
    await playOn(simulation, pages, 20);
    const third = await new TestPage(host?.player ?? "").enter(simulation.registry, table);
    expect(second.known?.told).toEqual(host?.known?.told);
    expect(third.known?.told).toEqual(host?.known?.told);
    expect(third.of("welcome")[0]?.game).toMatchObject({ game: 1, after: 0 });
    expect(host?.present).toMatchObject({ watchers: 0 });
  });

  it("goes on where a page that was away has stopped", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    await host?.ask({ type: "start" });
    await playOn(simulation, pages, 6);
    const had = { table: other?.log.length ?? 0, told: other?.known?.told.length ?? 0 };
    other?.leave();
    await playOn(simulation, pages, 6);
    await host?.ask({ type: "say", text: "where are you?" });
    await other?.enter(simulation.registry, table);
    const welcome = other?.of("welcome").at(-1);
    expect(welcome?.log.after).toBe(had.table);
    expect(welcome?.log.events.map(({ event }) => event.type)).toEqual(["said"]);
    expect(welcome?.game).toMatchObject({ game: 1, after: had.told });
    expect(other?.faults).toEqual([]);
    const fresh = await new TestPage(other?.player ?? "").enter(simulation.registry, table);
    expect(other?.known?.told).toEqual(fresh.known?.told);
  });

  it("is told from the start to a page with numbers that are not ours", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 2);
    await pages[0]?.ask({ type: "start" });
    await playOn(simulation, pages, 4);
    for (const seen of [
      { table: 900, game: 1, told: 900 },
      { table: 0, game: 7, told: 3 },
    ]) {
      const page = new TestPage(pages[0]?.player ?? "");
      const hello = { type: "hello", version: 1, table, key: null, seen } as const;
      await simulation.registry.enter(page, hello);
      expect(page.of("welcome")[0]?.game?.after).toBe(0);
      expect(page.of("welcome")[0]?.log.after).toBe(0);
      expect(page.known?.told).toEqual(pages[0]?.known?.told);
    }
  });

  it("refuses with the rule's id what the rules refuse, and with none what the table refuses", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    const watcher = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    const act = (game: number, action: { readonly type: string }) =>
      ({ type: "act", game, action }) as const;
    expect(await host?.ask(act(1, { type: "endTurn" }))).toEqual(refused("noSuchGame"));
    await host?.ask({ type: "start" });
    await simulation.settled();
    const [mine, theirs] = host?.isAwaited ? [host, other] : [other, host];
    const late = await theirs?.ask(act(1, { type: "endTurn", decision: 0 } as { type: string }));
    expect(late).toMatchObject({ type: "refused", refusal: { rule: expect.stringMatching(/^T/) } });
    expect(await mine?.ask(act(2, { type: "endTurn" }))).toEqual(refused("noSuchGame"));
    expect(await watcher.ask(act(1, { type: "endTurn" }))).toEqual(refused("notSeated"));
    expect(await mine?.ask(act(1, { type: "dance" }))).toMatchObject({ type: "refused" });
  });

  it("is followed by the next one, dealt anew, sealed before and revealed after", async () => {
    const { pages } = await simulation.seated(tableOptions(), 1);
    const [host] = pages;
    const sealed = () =>
      host?.log.flatMap(({ event }) => (event.type === "sealed" ? [event.commitment] : [])) ?? [];
    await host?.ask({ type: "start" });
    expect(sealed()).toHaveLength(2);
    const first = host?.known?.told[0];
    await playOn(simulation, pages);
    expect(await host?.ask({ type: "start" })).toEqual(done);
    expect(host?.game).toBe(2);
    expect(host?.faults).toEqual([]);
    expect(first).toMatchObject({ commitment: sealed()[0] });
    expect(host?.known?.told[0]).toMatchObject({ commitment: sealed()[1] });
    expect(new Set(sealed()).size).toBe(3);
  });

  it("is dealt with what people added after it was sealed, a rematch like the first one", async () => {
    const { table, pages } = await simulation.seated(tableOptions("card", 3), 2);
    const [host, other] = pages;
    const began = () => host?.known?.told[0];
    await host?.ask({ type: "start" });
    expect(began()).toMatchObject({ entropy: [entropyOf(0), entropyOf(1)] });
    // What was added to this one is no part of the next one; one answers, the other never does.
    const late = host?.known?.told[0];
    const { commitment = "" } = late !== undefined && "commitment" in late ? late : {};
    expect(await host?.ask({ type: "mix", commitment, entropy: entropyOf(7) })).toEqual(
      refused("notNow"),
    );
    expect(await host?.mix(entropyOf(8))).toEqual(done);
    expect(await host?.mix(entropyOf(9))).toEqual(refused("notNow"));
    await simulation.restart();
    for (const page of pages) await page.enter(simulation.registry, table);
    await playOn(simulation, pages);
    expect(other?.shareDue).toBe(host?.table?.commitment);
    expect(await host?.ask({ type: "start" })).toEqual(done);
    expect(began()).toMatchObject({ entropy: [entropyOf(8)] });
    // Everybody can see that the order was kept: first the seal, then the shares, then the game.
    const order = host?.log.flatMap(({ event }) =>
      event.type === "sealed" || event.type === "mixed" || event.type === "started"
        ? [event.type]
        : [],
    );
    expect(order).toEqual([
      ...["sealed", "mixed", "mixed", "started"],
      ...["sealed", "mixed", "started", "sealed"],
    ]);
  });

  it("[C9.1] counts points in a match until it is won, and a rematch begins with none", async () => {
    const options = tableOptions("card", 4, { match: true });
    const { pages } = await simulation.seated(options, 1);
    const [host] = pages;
    for (let games = 1; games < 40; games++) {
      await host?.ask({ type: "start" });
      await playOn(simulation, pages);
      const { match } = host?.table ?? {};
      expect(match?.games).toBe(games);
      expect(host?.table?.config.seats).toEqual(options.config.seats);
      if (match?.points.some((points) => points >= 3)) break;
      // C9.1: the next one begins to the left.
      expect(host?.table?.config).toEqual(match?.config);
    }
    expect(host?.table?.match?.points.some((points) => points >= 3)).toBe(true);
    await host?.ask({ type: "start" });
    expect(host?.table?.match).toBeNull();
    await playOn(simulation, pages);
    expect(host?.table?.match?.games).toBe(1);
  }, 60_000);

  it("has no more chairs for those who left when it ends", async () => {
    const { pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    await host?.ask({ type: "start" });
    expect(await other?.ask({ type: "leave" })).toEqual(done);
    expect(other?.seat).toBe(1);
    await playOn(simulation, pages);
    expect(host?.hasEnded(1)).toBe(true);
    expect(other?.seat).toBeNull();
    expect(other?.of("seated").at(-1)?.game).toMatchObject({ game: 1, after: 0 });
    expect(host?.table?.seats[1]).toBeNull();
  });
});
