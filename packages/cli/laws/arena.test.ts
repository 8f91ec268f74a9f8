import { LEVELS } from "@inkognito/mind/levels";
import { describe, expect, it } from "vitest";
import { size } from "../../engine/laws/shared/size.js";
import { parseTable } from "../src/games/botTables.js";
import { meanOf, NO_SPREAD } from "../src/stats/spread.js";
import { countDeal, emptyTally } from "../src/stats/tally.js";

/** Deals of each pair of levels, played twice. */
const DEALS = size("arena", { short: 3, full: 12 });

/** Fewer deals have too wide an interval: what counts then is who wins more. */
const MANY = 200;

const PAIRS = (["board", "card"] as const).flatMap((game) =>
  LEVELS.slice(1).map((strong, at) => ({ game, strong, weak: LEVELS[at] ?? "random" })),
);

describe("the levels go from weak to strong", () => {
  it.each(PAIRS)("$game: two of $strong win against two of $weak", ({ game, strong, weak }) => {
    const seats = [strong, strong, weak, weak].join(",");
    const table = parseTable({ game, seats, seed: "order", match: false, duplicate: true });
    const tally = emptyTally();
    for (let number = 1; number <= DEALS; number += 1) countDeal(tally, table.play([number]));
    const { rate, low } = meanOf(tally.deals[strong] ?? NO_SPREAD, 0, 1);
    console.log(`${game}: ${strong} against ${weak}: ${rate}, at least ${low}`);
    expect(tally.refused).toBe(0);
    expect(tally.unfinished).toBe(0);
    expect(DEALS < MANY ? rate : low).toBeGreaterThan(0.5);
  });
});
