import { type CardView, EDITION_NUMBERS } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { COLOURS } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { worldsOf } from "../../src/card/worlds/worlds.js";
import { CardOracle } from "./oracle.js";
import { playRandomly, TABLES, toldIn, trueDeal } from "./play.js";

/** Positions of all tables together. */
const POSITIONS = size("worlds", { short: 2400, full: 10000 });

/** Every deal the mind thinks possible, as the oracle writes it. */
function dealsOf(view: CardView): readonly string[] {
  const { casts, lefts } = worldsOf(view);
  const numbers = EDITION_NUMBERS[view.table.config.edition];
  return casts.flatMap((cast) => {
    const hands = COLOURS.map((_, i) => [cast.identities[i], numbers[cast.numbers[i] ?? 0]]);
    return (lefts ?? [""]).map((left) => `${hands.join(" ")} ${left}`);
  });
}

/** What one of the two thinks possible and the other does not. */
function differences(deals: readonly string[], oracle: CardOracle): readonly string[] {
  const [mind, expected] = [new Set(deals), new Set(oracle.deals.map(({ text }) => text))];
  return [
    ...deals.filter((text) => !expected.has(text)),
    ...[...expected].filter((text) => !mind.has(text)),
  ];
}

describe.each(TABLES)("$players players, $edition", ({ players, edition }) => {
  it("[C4.1] the worlds are those of the oracle, and the true one is among them", () => {
    let left = Math.ceil(POSITIONS / TABLES.length);
    for (let number = 1; left > 0; number += 1) {
      const { positions, played } = playRandomly(players, edition, number);
      const oracles = played.state.own.map(({ seat }) => new CardOracle(seat));
      const told = oracles.map((_, seat) => toldIn(played.events, seat));
      const heard = oracles.map(() => 0);
      for (const position of positions.slice(0, left)) {
        const seat = position.view.own?.seat ?? 0;
        const oracle = oracles[seat] as CardOracle;
        for (const event of told[seat]?.slice(heard[seat], position.heard) ?? []) {
          oracle.hear(event);
        }
        heard[seat] = position.heard;
        expect(differences(dealsOf(position.view), oracle)).toEqual([]);
        left -= 1;
      }
      const truth = trueDeal(played.state);
      for (const { seat } of played.state.own) {
        expect(dealsOf(cardGame.viewOf(played.state, seat))).toContain(truth);
      }
    }
  });
});
