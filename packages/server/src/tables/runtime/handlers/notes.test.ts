import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { playOn, Simulation, TestPage } from "../../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const refused = (code: string) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule: null } });
const done = expect.objectContaining({ type: "done" });
const note = (text: string, game = 1) => ({ type: "note", game, text }) as const;

describe("notes", () => {
  it("are kept for a person and a game, told to the other pages, and read by no one else", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    expect(await host?.ask(note("red is F"))).toEqual(refused("noSuchGame"));
    await host?.ask({ type: "start" });
    const second = await new TestPage(host?.player ?? "").enter(simulation.registry, table);
    expect(await host?.ask(note("red is F"))).toEqual(done);
    expect(second.notes).toBe("red is F");
    await simulation.restart();
    const again = await new TestPage(host?.player ?? "").enter(simulation.registry, table);
    expect(again.notes).toBe("red is F");
    expect(
      (await new TestPage(other?.player ?? "").enter(simulation.registry, table)).notes,
    ).toBeNull();
    expect(other?.texts.join()).not.toContain("red is");
  });

  it("that come late and twice do not undo later ones, also after a crash", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 1);
    const [host] = pages;
    await host?.ask({ type: "start" });
    await host?.ask(note("red is F"), "early");
    await host?.ask(note("red is B"));
    expect(await host?.ask(note("red is F"), "early")).toEqual(done);
    await simulation.restart();
    await host?.enter(simulation.registry, table);
    expect(await host?.ask(note("red is F"), "early")).toEqual(done);
    const again = await new TestPage(host?.player ?? "").enter(simulation.registry, table);
    expect(again.notes).toBe("red is B");
  });

  it("that were written are answered as written, also when their game is over", async () => {
    const { pages } = await simulation.seated(tableOptions("card", 3), 1);
    const [host] = pages;
    await host?.ask({ type: "start" });
    await host?.ask(note("red is F"), "early");
    await playOn(simulation, pages);
    await host?.ask({ type: "start" });
    expect(await host?.ask(note("red is F"), "early")).toEqual(done);
    expect(await host?.ask(note("red is F"))).toEqual(refused("noSuchGame"));
  });
});
