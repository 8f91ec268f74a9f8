import type { BoardView } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { COLOURS } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { worldsOf } from "../../src/board/worlds/worlds.js";
import { Oracle } from "./oracle.js";
import { keyOf, playRandomly, TABLES, trueDeal } from "./play.js";

/** Positions of all tables together. */
const POSITIONS = size("worlds", { short: 2400, full: 10000 });

/** Every deal the mind thinks possible, as text. */
function* dealsOf(view: BoardView): Iterable<string> {
  const { casts, letters } = worldsOf(view);
  for (const { identities, builds } of casts) {
    for (const deal of letters) {
      yield keyOf(COLOURS.map((_, i) => [identities[i] ?? "", builds[i] ?? "", deal[i] ?? ""]));
    }
  }
}

/** What one of the two thinks possible and the other does not. */
function differences(deals: ReadonlySet<string>, oracle: Oracle): readonly string[] {
  const missing = oracle.deals.filter(({ text }) => !deals.has(text)).map(({ text }) => text);
  if (missing.length > 0 || deals.size === oracle.deals.length) return missing;
  const expected = new Set(oracle.deals.map(({ text }) => text));
  return [...deals].filter((text) => !expected.has(text));
}

describe.each(TABLES)("$players players, $repeats", ({ players, repeats }) => {
  it("[B5.2] the worlds are those of the oracle, and the true one is among them", () => {
    let left = Math.ceil(POSITIONS / TABLES.length);
    for (let number = 1; left > 0; number += 1) {
      const { positions, played } = playRandomly(players, repeats, number);
      const oracles = played.state.own.map(({ seat }) => new Oracle(seat));
      const heard = oracles.map(() => 0);
      for (const { view, told } of positions.slice(0, left)) {
        const seat = view.own?.seat ?? 0;
        const oracle = oracles[seat] as Oracle;
        for (const event of told.slice(heard[seat])) oracle.hear(event);
        heard[seat] = told.length;
        expect(differences(new Set(dealsOf(view)), oracle)).toEqual([]);
        left -= 1;
      }
      const truth = trueDeal(played);
      for (const own of played.state.own) {
        const view = boardGame.viewOf(played.state, own.seat);
        expect([...dealsOf(view)]).toContain(truth);
      }
    }
  });
});
