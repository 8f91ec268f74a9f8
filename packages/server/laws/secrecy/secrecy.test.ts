import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boardTwins } from "../../../engine/laws/board/secrecy/twinFactory.js";
import { cardTwins } from "../../../engine/laws/card/secrecy/twinFactory.js";
import { size } from "../../../engine/laws/shared/size.js";
import type { TwinFactory, TwinTypes } from "../../../engine/laws/shared/twins/twinFactory.js";
import { openSite, type Site } from "../support/site.js";
import { bytesSeen, differenceOf, scriptTime } from "./bytesSeen.js";
import { LEAKS, planted } from "./plantedLeaks.js";
import { type Pair, pairs, seatAndSpectator } from "./twinPairs.js";

// Test files share their modules: one that another file has loaded would not use the mocks below.
// The mocks import what is planted themselves: they may run before the imports above are done.
vi.hoisted(() => vi.resetModules());

/** The chance of a table comes from the test; a real server has no way to be told its chance. */
vi.mock("../../src/tables/rules/game/game.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/game/game.js")>();
  const { planted } = await import("./plantedLeaks.js");
  return {
    ...real,
    chanceOf: (...args: Parameters<typeof real.chanceOf>) =>
      planted.chance ?? real.chanceOf(...args),
    viewerAt: planted.open("viewerAt", real.viewerAt),
    isNoticed: planted.open("isNoticed", real.isNoticed),
  };
});
vi.mock("@inkognito/engine/host", async (original) => {
  const real = await original<typeof import("@inkognito/engine/host")>();
  const { planted } = await import("./plantedLeaks.js");
  return {
    ...real,
    act: planted.open("act", real.act),
    toldTo: planted.open("toldTo", real.toldTo),
  };
});
vi.mock("../../src/tables/rules/table/summary.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/table/summary.js")>();
  const { planted } = await import("./plantedLeaks.js");
  return { ...real, formatSummary: planted.open("formatSummary", real.formatSummary) };
});

/** The engine's laws compare hundreds of pairs of each kind; this one checks the way to the socket. */
const PAIRS = Math.ceil(size("pairs", { short: 60, full: 400 }) / 100);

let site: Site;
beforeAll(async () => {
  site = await openSite({ time: scriptTime });
});
beforeEach(() => {
  planted.wraps = {};
});
afterAll(async () => {
  await site.close();
});

async function difference<T extends TwinTypes>(
  twins: TwinFactory<T>,
  { viewer, original, twin, probes }: Pair<T>,
): Promise<string | null> {
  const asked = { site: site.site, twins, viewer, probes };
  const one = await bytesSeen({ ...asked, script: original });
  const other = await bytesSeen({ ...asked, script: twin });
  return differenceOf(one, other);
}

function twinLaws<T extends TwinTypes>(name: string, twins: TwinFactory<T>): void {
  it.each(twins.categories.map((each: T["Category"]) => [each] as const))(
    `[V] no byte of a ${name} game tells: %s`,
    async (aim) => {
      let compared = 0;
      for (const pair of pairs(twins, aim, seatAndSpectator)) {
        expect(await difference(twins, pair)).toBeNull();
        compared += 1;
        if (compared === PAIRS) break;
      }
      expect(compared).toBe(PAIRS);
    },
  );
}

describe("over real sockets and HTTP", { tags: ["slow"] }, () => {
  twinLaws("board", boardTwins);
  twinLaws("card", cardTwins);

  it("[V] the first choice in a swap shows in no frame to any viewer, until the other player has chosen", async () => {
    let viewers = 0;
    const allViewers = (players: number): readonly Viewer[] => [
      ...Array.from({ length: players }, (_, seat) => seat as Viewer),
      SPECTATOR,
    ];
    for (const pair of pairs(cardTwins, "pending choice", allViewers)) {
      expect(await difference(cardTwins, pair)).toBeNull();
      viewers += 1;
      if (viewers === Math.max(4, 2 * PAIRS)) break;
    }
  });
});

describe("the test is tested", () => {
  const MOST = 12;

  it.each(LEAKS.map((leak) => [leak.name, leak] as const))(
    "[V] caught: %s",
    async (_name, leak) => {
      const viewer: Viewer = leak.viewer === "seat" ? 0 : SPECTATOR;
      const aim = leak.betrays as (typeof cardTwins.categories)[number];
      let caught: string | null = null;
      let tried = 0;
      planted.wraps = leak.wraps;
      for (const pair of pairs(cardTwins, aim, () => [viewer])) {
        caught = await difference(cardTwins, pair);
        tried += 1;
        if (caught !== null || tried === MOST) break;
      }
      expect(caught).not.toBeNull();
    },
  );
});
