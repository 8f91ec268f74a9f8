import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boardTwins } from "../../../engine/laws/board/secrecy/twinFactory.js";
import { cardTwins } from "../../../engine/laws/card/secrecy/twinFactory.js";
import { size } from "../../../engine/laws/shared/moments.js";
import type { TwinFactory, TwinTypes } from "../../../engine/laws/shared/twins/twinFactory.js";
import { openSite, type Site } from "../support/site.js";
import { bytesSeen, differenceOf, scriptTime } from "./bytesSeen.js";
import { LEAKS, planted } from "./plantedLeaks.js";
import { anybody, type Pair, pairs } from "./twinPairs.js";

// Test files share their modules: what another one has loaded would not see the mocks below.
vi.hoisted(() => vi.resetModules());

/** The chance of a table comes from the test; nothing of a server that is served can be told to do so. */
vi.mock("../../src/tables/rules/game/game.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/game/game.js")>();
  // Imported here, because the site above loads the server before this file's own imports are done.
  const { open, planted } = await import("./plantedLeaks.js");
  return {
    ...real,
    chanceOf: (...args: Parameters<typeof real.chanceOf>) =>
      planted.chance ?? real.chanceOf(...args),
    toldOf: open("toldOf", real.toldOf),
    viewerAt: open("viewerAt", real.viewerAt),
    awaitedIn: open("awaitedIn", real.awaitedIn),
    decideGame: open("decideGame", real.decideGame),
    isNoticed: open("isNoticed", real.isNoticed),
  };
});
vi.mock("../../src/tables/rules/table/summary.js", async (original) => {
  const real = await original<typeof import("../../src/tables/rules/table/summary.js")>();
  const { open } = await import("./plantedLeaks.js");
  return { ...real, formatSummary: open("formatSummary", real.formatSummary) };
});

/** The engine's laws compare hundreds of pairs of each kind; here it is the way to the socket. */
const SHARE = Math.ceil(size("pairs", 200) / 200);

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
  stage: TwinFactory<T>,
  { viewer, original, twin, probes }: Pair<T>,
): Promise<string | null> {
  const asked = { site: site.site, stage, viewer, probes };
  const one = await bytesSeen({ ...asked, script: original });
  const other = await bytesSeen({ ...asked, script: twin });
  return differenceOf(one, other);
}

function twinLaws<T extends TwinTypes>(name: string, stage: TwinFactory<T>): void {
  it.each(stage.categories.map((each: T["Category"]) => [each] as const))(
    `[V] no byte of a ${name} game tells: %s`,
    async (aim) => {
      let compared = 0;
      for (const pair of pairs(stage, aim, anybody)) {
        expect(await difference(stage, pair)).toBeNull();
        compared += 1;
        if (compared === 2 * SHARE) break;
      }
      expect(compared).toBe(2 * SHARE);
    },
  );
}

describe("over real sockets and HTTP", () => {
  twinLaws("board", boardTwins);
  twinLaws("card", cardTwins);

  it("[V] what was chosen first in a swap shows in no frame to anybody, until the other has chosen", async () => {
    let viewers = 0;
    const everybody = (players: number): readonly Viewer[] => [
      ...Array.from({ length: players }, (_, seat) => seat as Viewer),
      SPECTATOR,
    ];
    for (const pair of pairs(cardTwins, "pending choice", everybody)) {
      expect(await difference(cardTwins, pair)).toBeNull();
      viewers += 1;
      if (viewers === 4 * SHARE) break;
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
