import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { Simulation, TestPage } from "../../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const refused = (code: string) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule: null } });

/** The key that is answered; "": none. */
async function keyOf(page: TestPage | undefined, renew = false, id?: string): Promise<string> {
  const answer = await page?.ask({ type: "invite", renew }, id);
  return answer?.type === "done" ? (answer.key ?? "") : "";
}

describe("an invitation", () => {
  const opens = async (table: string, key: string): Promise<boolean> =>
    (await new TestPage(await simulation.person()).enter(simulation.registry, table, key)).bye ===
    null;

  it("is the same one however often it is asked for, by anyone who sits here", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    expect(await keyOf(host)).toBe(key);
    expect(await keyOf(other)).toBe(key);
    await simulation.restart();
    await host?.enter(simulation.registry, table);
    expect(await keyOf(host)).toBe(key);
    expect(await opens(table, key)).toBe(true);
  });

  it("is another one when the host wants it, and the one before no longer works", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    expect(await other?.ask({ type: "invite", renew: true })).toEqual(refused("notHost"));
    const fresh = await keyOf(host, true);
    expect(fresh).toMatch(/^[\w-]{22}$/);
    expect(fresh).not.toBe(key);
    expect(await keyOf(other)).toBe(fresh);
    expect([await opens(table, key), await opens(table, fresh)]).toEqual([false, true]);
  });

  it("is made once for a request that comes again, also after a restart", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 1);
    const [host] = pages;
    const fresh = await keyOf(host, true, "renew");
    expect(await keyOf(host, true, "renew")).toBe(fresh);
    await simulation.restart();
    await host?.enter(simulation.registry, table);
    expect(await keyOf(host, true, "renew")).toBe(fresh);
    expect(await opens(table, fresh)).toBe(true);
    const later = await keyOf(host, true);
    // One that comes late gets the link that works: the one it once got is of no use.
    expect(await keyOf(host, true, "renew")).toBe(later);
  });

  it("that has expired is followed by another one without being asked for", async () => {
    const { key, pages } = await simulation.seated(tableOptions("card", 3), 3);
    const [host] = pages;
    await host?.ask({ type: "start" });
    simulation.time.goTo(simulation.time.now() + 31 * 24 * 60 * 60 * 1000);
    const fresh = await keyOf(host, false, "expired");
    expect(fresh).not.toBe(key);
    expect(await keyOf(host, false, "expired")).toBe(fresh);
  });

  it("is not for those who only watch, nor of a table that has closed", async () => {
    const { table, key, pages } = await simulation.seated(tableOptions(), 1);
    const guest = await new TestPage(await simulation.person()).enter(
      simulation.registry,
      table,
      key,
    );
    expect(await guest.ask({ type: "invite" })).toEqual(refused("notSeated"));
    await pages[0]?.ask({ type: "close" });
    expect(await pages[0]?.ask({ type: "invite" })).toEqual(refused("notNow"));
  });
});
