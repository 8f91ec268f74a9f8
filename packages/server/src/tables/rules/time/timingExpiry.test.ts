import { beginMatch, cardConfig } from "@inkognito/engine/card";
import type { TableEvent, TableOptions } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { ANNA, after } from "../../../testing/decisions.js";
import { tableOptions } from "../../../testing/options.js";
import { expiryOf, GAME_EXPIRY, GATHERING_EXPIRY } from "./timing.js";

/** The first seat has won every game of its match so far. */
function won(games: number): TableEvent {
  const config = cardConfig({ players: 3 });
  if (!config.ok) throw new Error(config.error.field);
  const match = { ...beginMatch(config.value), points: [games, 0, 0], games };
  return { type: "ended", game: games, winners: [0], match };
}

const gathering = (options: TableOptions, ...events: readonly TableEvent[]) =>
  after([
    { type: "created", host: ANNA, options },
    { type: "sealed", commitment: "first" },
    ...events,
  ]);

describe("a table where people gather", () => {
  const MATCH = tableOptions("card", 3, { match: true });

  it.each([
    ["without a match", gathering(tableOptions()), GATHERING_EXPIRY],
    [
      "for people who look in once a day",
      gathering(tableOptions("board", 4, { pace: { type: "days", days: 2 } })),
      GAME_EXPIRY,
    ],
    ["before a match", gathering(MATCH), GATHERING_EXPIRY],
    ["[C9.1] in the middle of a match", gathering(MATCH, won(2)), GAME_EXPIRY],
    ["[C9.1] after a match", gathering(MATCH, won(3)), GATHERING_EXPIRY],
  ])("%s waits for so long", (_, table, expiry) => {
    expect(expiryOf(table, 1000)).toBe(1000 + expiry);
  });
});
