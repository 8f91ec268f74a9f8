import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { playOn, Simulation, TestPage } from "../../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const gamesOf = async (page: TestPage | undefined) =>
  (await simulation.registry.queries.ownGames(page?.player ?? "")).games;

describe("the games that a person may take along", () => {
  it("have what their seat was told, while they go on and at tables that were left", async () => {
    const { table, pages } = await simulation.seated(tableOptions("card", 3), 2);
    const [host, guest] = pages;
    await host?.ask({ type: "start" });
    const [running] = await gamesOf(guest);
    expect(running).toMatchObject({ table, game: 1, seat: 1, winners: null });
    expect(running?.told).toEqual(guest?.known?.told);
    expect(running?.told).not.toEqual((await gamesOf(host))[0]?.told);
    await playOn(simulation, pages);
    const told = guest?.known?.told;
    await guest?.ask({ type: "leave" });
    const [ended, ...more] = await gamesOf(guest);
    expect([ended?.game, more]).toEqual([1, []]);
    expect(ended?.winners).not.toBeNull();
    expect(ended?.told).toEqual(told);
    await simulation.store.deletePlayer(guest?.player ?? "");
    expect(await gamesOf(guest)).toEqual([]);
  });

  it("have what a page of theirs would be told where a bot plays on for them, and no more", async () => {
    const { table, pages } = await simulation.seated(tableOptions("card", 3), 2);
    const [host, guest] = pages;
    await host?.ask({ type: "start" });
    await guest?.ask({ type: "leave" });
    const [running] = await gamesOf(guest);
    const page = await new TestPage(guest?.player ?? "").enter(simulation.registry, table);
    expect(page.known?.told.length).toBeGreaterThan(0);
    expect(running?.told).toEqual(page.known?.told);
  });
});
