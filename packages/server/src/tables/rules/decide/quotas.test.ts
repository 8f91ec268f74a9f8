import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "../../../settings/limits.js";
import { tableOptions } from "../../../testing/options.js";
import { Simulation, TestPage } from "../../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open({ limits: LIMITS });
}, 30_000);
afterAll(() => simulation.close());

const hidden = tableOptions("card", 3);
const listed = { ...hidden, listed: true };
const tooMany = { ok: false, error: "tooMany" };
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const isOk = ({ ok }: { readonly ok: boolean }): boolean => ok;

describe("a person", () => {
  it("has at most 20 tables, also when 45 are opened at once", async () => {
    const player = await simulation.person();
    const opened = await Promise.all(
      times(45, (i) => simulation.registry.create(player, hidden, `192.0.2.${i}`)),
    );
    expect(opened.filter(isOk)).toHaveLength(20);
    expect(opened.filter((each) => !isOk(each))).toEqual(times(25, () => tooMany));
    expect((await simulation.registry.queries.lists(player)).mine).toHaveLength(20);
    const { table, key } = await simulation.table(hidden);
    const page = await new TestPage(player).enter(simulation.registry, table, key);
    expect(await page.ask({ type: "sit", seat: 0 })).toMatchObject({
      refusal: { code: "tooMany" },
    });
  });

  it("sits down at no more than 20 tables, also with all of them at once", async () => {
    const player = await simulation.person();
    const pages = await Promise.all(
      times(25, async () => {
        const { table, key } = await simulation.table(hidden);
        return new TestPage(player).enter(simulation.registry, table, key);
      }),
    );
    const answers = await Promise.all(pages.map((page) => page.ask({ type: "sit", seat: 0 })));
    expect(answers.filter(({ type }) => type === "done")).toHaveLength(20);
    expect((await simulation.registry.queries.lists(player)).mine).toHaveLength(20);
  });

  it("has at most 3 public tables at a time, however they become public", async () => {
    const player = await simulation.person();
    const open = (options = listed) => simulation.registry.create(player, options, "198.51.100.1");
    const opened = await Promise.all(times(9, () => open()));
    expect(opened.filter(isOk)).toHaveLength(3);
    const { table } = await simulation.table(hidden, player);
    const page = await new TestPage(player).enter(simulation.registry, table);
    const publish = { type: "configure", options: listed } as const;
    expect(await page.ask(publish)).toMatchObject({ refusal: { code: "tooMany" } });
    const [first] = opened;
    if (first?.ok !== true) throw new Error("no table");
    const other = await new TestPage(player).enter(simulation.registry, first.value.table);
    await other.ask({ type: "configure", options: hidden });
    expect(await page.ask(publish)).toMatchObject({ type: "done" });
    expect(await open()).toEqual(tooMany);
    await other.ask({ type: "close" });
    await page.ask({ type: "close" });
    expect(await open()).toMatchObject({ ok: true });
  });
});

describe("the list of public tables", () => {
  it("is not filled from one address, and shows tables with people first", async () => {
    const site = await Simulation.open({ limits: LIMITS });
    const { table, pages } = await site.seated(listed, 2);
    // Six guests of one address, and then one address each.
    const guests = await Promise.all(times(40, () => site.person()));
    const opened = await Promise.all(
      times(120, (i) => site.registry.create(guests[i % 6] ?? "", listed, "203.0.113.1")),
    );
    expect(opened.filter(isOk)).toHaveLength(6);
    const scattered = await Promise.all(
      times(120, (i) =>
        site.registry.create(guests[i % 40] ?? "", listed, `2001:db8:${i % 40}::/64`),
      ),
    );
    expect(scattered.filter(isOk).length).toBeGreaterThan(100);
    const list = (await site.registry.queries.lists(null)).listed;
    expect(list).toHaveLength(100);
    expect(list[0]?.table).toBe(table);
    for (const page of pages) page.leave();
    await site.close();
  }, 30_000);

  it("tells nothing of addresses, and neither does the store", async () => {
    const address = "203.0.113.77";
    const created = await simulation.registry.create(await simulation.person(), listed, address);
    if (!created.ok) throw new Error(created.error);
    const { table } = created.value;
    const page = await new TestPage(await simulation.person(), address).enter(
      simulation.registry,
      table,
    );
    const stored = await simulation.store.table(table);
    const list = await simulation.registry.queries.lists(null);
    expect(JSON.stringify([stored, list, page.texts])).not.toMatch(/203\.0\.113/);
  });
});
