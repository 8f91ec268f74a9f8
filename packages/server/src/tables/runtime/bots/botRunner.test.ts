import type { Seat } from "@inkognito/engine/core";
import { expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { TestHall } from "../../../testing/simulation.js";
import { INSTANT } from "../../rules/time/botPace.js";

it("a process that finds a table of others lets its bots move a second later than they are due", async () => {
  const house = await TestHall.open({ shared: true });
  const { table, pages } = await house.seated(tableOptions("card", 3), 2, "agent");
  const [page, other] = pages;
  for (const each of pages) await each.ask({ type: each === page ? "start" : "ping" });
  await page?.ask({ type: "standIn", seat: page.seat as Seat });
  await house.restart();
  await other?.enter(house.hall, table);
  const told = () => other?.known?.told.length ?? 0;
  const before = told();
  await house.pass(1_000);
  expect(told()).toBe(before);
  await house.pass(INSTANT);
  expect(told()).toBeGreaterThan(before);
  await house.close();
});
