import type { Seat } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { Simulation } from "../../../testing/simulation.js";
import { INSTANT } from "../../rules/time/botPace.js";
import { STAND_IN_WAIT } from "../../rules/time/timing.js";

it("a process that finds a table of others lets its bots move a second later than they are due", async () => {
  const simulation = await Simulation.open({ shared: true });
  const { table, pages } = await simulation.seated(tableOptions("card", 3), 2, "agent");
  const [page, other] = pages;
  for (const each of pages) await each.ask({ type: each === page ? "start" : "ping" });
  await page?.ask({ type: "standIn", seat: page.seat as Seat });
  await simulation.restart();
  await other?.enter(simulation.registry, table);
  const told = () => other?.known?.told.length ?? 0;
  const before = told();
  await simulation.pass(STAND_IN_WAIT + 1_000 - INSTANT);
  expect(told()).toBe(before);
  await simulation.pass(INSTANT);
  expect(told()).toBeGreaterThan(before);
  await simulation.close();
});
