import type { Seat } from "@inkognito/engine/core";
import type { TableOptions } from "@inkognito/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tableOptions } from "../../../testing/options.js";
import { InlineThinking, Simulation, type TestPage } from "../../../testing/simulation.js";
import { loadTable } from "../../runtime/cache/loadTable.js";
import {
  CORRESPONDENCE_EXPIRY,
  DESERTED_EXPIRY,
  GAME_EXPIRY,
  GATHERING_EXPIRY,
  SECOND_LOOK,
} from "../time/timing.js";

/** Bots that play for ever. */
class Dancers extends InlineThinking {
  override async think(): Promise<unknown> {
    return { type: "dance" };
  }
}

let simulation: Simulation;
beforeEach(async () => {
  simulation = await Simulation.open();
}, 30_000);
afterEach(() => simulation.close());

async function started(more: Partial<TableOptions>, people: number) {
  const seated = await simulation.seated(tableOptions("board", 4, more), people, "agent");
  await seated.pages[0]?.ask({ type: "start" });
  await simulation.settled();
  return seated;
}

describe("a table that no one needs any more", () => {
  const DAYS: Partial<TableOptions> = { pace: { type: "days", days: 7 } };
  const gone = async (page: TestPage | undefined): Promise<unknown> => {
    await simulation.pass(20_000);
    return page?.table?.phase.type;
  };
  /** It was found to have expired a moment ago, and is still there until the second look. */
  const atSecondLook = async (page: TestPage | undefined): Promise<unknown> => {
    expect(await gone(page)).not.toBe("closed");
    await simulation.leap(SECOND_LOOK - 60_000);
    expect(await gone(page)).not.toBe("closed");
    await simulation.leap(60_000);
    return gone(page);
  };

  it("expires while people gather", async () => {
    const { pages } = await simulation.seated(tableOptions(), 1);
    await simulation.leap(GATHERING_EXPIRY - 60_000);
    expect(await gone(pages[0])).toBe("gathering");
    await pages[0]?.ask({ type: "say", text: "still here" });
    await simulation.leap(GATHERING_EXPIRY - 60_000);
    expect(await gone(pages[0])).toBe("gathering");
    await simulation.leap(60_000);
    expect(await atSecondLook(pages[0])).toBe("closed");
    expect(pages[0]?.log.at(-1)?.event).toEqual({ type: "closed", why: "expired" });
  });

  it("stays where something happens between the two looks", async () => {
    const { pages } = await simulation.seated(tableOptions(), 1);
    await simulation.leap(GATHERING_EXPIRY);
    expect(await gone(pages[0])).toBe("gathering");
    await pages[0]?.ask({ type: "say", text: "still here" });
    await simulation.leap(SECOND_LOOK);
    expect(await gone(pages[0])).toBe("gathering");
  });

  it("stays for another hour where the server has started between the two looks", async () => {
    const { table } = await simulation.seated(tableOptions(), 1);
    await simulation.leap(GATHERING_EXPIRY);
    await simulation.restart(SECOND_LOOK);
    await simulation.pass(20_000);
    const state = async () => (await loadTable(simulation.store, table))?.table.phase.type;
    await simulation.leap(SECOND_LOOK - 60_000);
    expect(await state()).toBe("gathering");
    await simulation.leap(60_000);
    await simulation.pass(20_000);
    expect(await state()).toBe("closed");
  });

  it.each([
    ["without a clock", {}, GAME_EXPIRY],
    ["by correspondence, where a pause goes on", DAYS, CORRESPONDENCE_EXPIRY],
  ] as const)("expires in a game %s", async (_, more, expiry) => {
    const { pages } = await started(more, 4);
    for (const page of pages) await page.ask({ type: "pause", wanted: true });
    await simulation.leap(expiry - 60_000);
    expect(await gone(pages[0])).toBe("playing");
    await simulation.leap(60_000);
    expect(await atSecondLook(pages[0])).toBe("closed");
  });

  it("expires when bots play for everybody, however busy they are", async () => {
    await simulation.close();
    simulation = await Simulation.open({ thinking: new Dancers() });
    const { pages } = await started({ botPace: "human" }, 2);
    for (const page of pages) await page.ask({ type: "standIn", seat: page.seat as Seat });
    await simulation.leap(DESERTED_EXPIRY - 60_000);
    expect(await gone(pages[0])).toBe("playing");
    await simulation.leap(60_000);
    expect(await atSecondLook(pages[0])).toBe("closed");
  });
});
