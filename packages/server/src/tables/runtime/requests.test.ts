import type { Seat } from "@inkognito/engine/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_COUNTS } from "../../monitoring/metrics.js";
import { tableOptions } from "../../testing/options.js";
import { Simulation, TestPage } from "../../testing/simulation.js";

let simulation: Simulation;
beforeAll(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterAll(() => simulation.close());

const refused = (code: string, rule: string | null = null) =>
  expect.objectContaining({ type: "refused", refusal: { code, rule } });
const done = expect.objectContaining({ type: "done" });

const sit = (seat: Seat) => ({ type: "sit", seat }) as const;

describe("a request", () => {
  it("that comes again is answered again, not done again, also after a restart", async () => {
    const { table, pages } = await simulation.seated(tableOptions(), 2);
    const [host, other] = pages;
    expect(await host?.ask({ type: "say", text: "once" }, "said")).toEqual(done);
    expect(await host?.ask({ type: "say", text: "once" }, "said")).toEqual(done);
    expect(await other?.ask(sit(1), "again")).toEqual(refused("alreadySeated"));
    await host?.ask({ type: "start" }, "start");
    await simulation.restart();
    for (const page of pages) await page.enter(simulation.registry, table);
    expect(await host?.ask({ type: "say", text: "once" }, "said")).toEqual(done);
    expect(await host?.ask({ type: "start" }, "start")).toEqual(done);
    const said = host?.log.filter(({ event }) => event.type === "said");
    expect(said).toHaveLength(1);
    expect(host?.table?.games).toBe(1);
    expect(host?.faults).toEqual([]);
  });

  it("that comes twice while it is being stored is done once, and both are answered", async () => {
    const { pages } = await simulation.seated(tableOptions(), 1);
    const [host] = pages;
    const request = { type: "say", text: "once", id: "twice" } as const;
    await Promise.all([host?.post(request), host?.post(request), host?.post(request)]);
    expect(host?.answersTo("twice")).toEqual([1, 2, 3].map(() => ({ type: "done", re: "twice" })));
    expect(host?.log.filter(({ event }) => event.type === "said")).toHaveLength(1);
  });

  it("with the same id is another one when another person sends it", async () => {
    const { pages } = await simulation.seated(tableOptions(), 2);
    for (const page of pages)
      expect(await page.ask({ type: "say", text: "me" }, "1")).toEqual(done);
    expect(pages[0]?.log.filter(({ event }) => event.type === "said")).toHaveLength(2);
  });

  it("is answered after everybody was told of it", async () => {
    const { pages } = await simulation.seated(tableOptions(), 1);
    await pages[0]?.ask({ type: "say", text: "first" });
    expect(pages[0]?.received.slice(-2).map(({ type }) => type)).toEqual(["table", "done"]);
  });

  it("to ping is answered", async () => {
    const { host, table } = await simulation.table(tableOptions());
    const page = await new TestPage(host).enter(simulation.registry, table);
    expect(await page.ask({ type: "ping" }, "p")).toEqual({ type: "done", re: "p" });
  });
});

it("reports every refusal with its code, and nothing else, to the metrics", async () => {
  const codes: string[] = [];
  const counted = await Simulation.open({
    counts: { ...NO_COUNTS, refusals: { inc: ({ code }) => void codes.push(code) } },
  });
  const { pages } = await counted.seated(tableOptions(), 2);
  expect(await pages[1]?.ask({ type: "start" })).toEqual(refused("notHost"));
  expect(await pages[1]?.ask({ type: "say", text: '{"type":"refused"' })).toEqual(done);
  expect(await pages[0]?.ask({ type: "invite" })).toEqual(done);
  expect(await pages[1]?.ask({ type: "note", game: 1, text: "" })).toEqual(refused("noSuchGame"));
  expect(codes).toEqual(["notHost", "noSuchGame"]);
  await counted.close();
});
