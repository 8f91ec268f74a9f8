import { BUILDS, type Hand, LETTERS, legalAnswers } from "@inkognito/engine/board";
import { EDITION_NUMBERS, EDITIONS, legalPairs } from "@inkognito/engine/card";
import { AGENTS, SPECTATOR, seatsOf, seededChance, seedFromText } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { actForBot } from "@inkognito/engine/host";
import { describe, expect, it } from "vitest";
import { type Question, think } from "../../bots/think.js";
import { tableOptions } from "../../testing/options.js";
import { beginGame, type OpenGame } from "../rules/game/game.js";
import { formatLegal, formatView } from "./choices.js";

const STEP = 4096;

const HANDS: readonly Hand[] = AGENTS.flatMap((identity) =>
  BUILDS.flatMap((build) => LETTERS.map((mission) => ({ identity, build, mission }))),
);

/** A game that random bots play, after every action. */
function* played(game: GameName, players: number): Iterable<OpenGame> {
  const { config } = tableOptions(game, players);
  let now: OpenGame | null = beginGame(1, config, seededChance(seedFromText(`${game} ${players}`)));
  for (let acts = 0; now !== null && acts < 300; acts += 1) {
    yield now;
    now = actForBot(now, () => ({
      decides: ({ seat, told }) => {
        const asked: Question = {
          ...{ game, thinker: "random", about: "turn", seat, seed: `${acts}` },
          told: JSON.stringify(told),
        };
        return think(asked) as never;
      },
    }));
  }
}

const TABLES = [3, 4, 5].flatMap((players) => [
  ["board", players] as const,
  ["card", players] as const,
]);

describe("the length of what a seat may do", () => {
  it("[B5.1] has room for all answers that a hand allows", () => {
    const lengths = HANDS.flatMap((hand) =>
      [true, false].flatMap((clear) =>
        ([null, 1, 2] as const).map((owed) => {
          const question = {
            asker: 0,
            of: 1,
            about: "build",
            clear,
            space: 58,
            witness: 4,
          } as const;
          const repeats = "challenge";
          const answers = legalAnswers({ hand, question, owed, repeats, earlier: [] });
          return JSON.stringify(answers).length;
        }),
      ),
    );
    expect(Math.max(...lengths)).toBeLessThan(STEP - 512);
  });

  it("[C4.1] has room for all pairs that a hand allows", () => {
    const lengths = EDITIONS.flatMap((edition) =>
      AGENTS.flatMap((identity) =>
        EDITION_NUMBERS[edition].map((number) => {
          const pairs = legalPairs({ hand: { identity, number }, edition, earlier: [] });
          return JSON.stringify(pairs).length;
        }),
      ),
    );
    expect(Math.max(...lengths)).toBeLessThan(STEP - 1024);
  });

  it.each(TABLES)("is a step where cards decide, in a %s game of %d", (game, players) => {
    for (const now of played(game, players)) {
      const { phase } = now.state.table;
      for (const seat of seatsOf(now.config)) {
        const length = formatLegal(now, seat)?.length ?? 0;
        const awaited = now.awaited.includes(seat);
        if (!awaited) expect(length).toBe(512);
        else if (phase.type === "moving") expect(length % STEP).toBe(0);
        else expect(length).toBe(STEP);
      }
    }
  });
});

describe("the length of a view", () => {
  it.each(TABLES)("tells nothing of what the seat saw, in a %s game of %d", (game, players) => {
    for (const now of played(game, players)) {
      const open = JSON.stringify(now.rules.viewOf(now.state, SPECTATOR)).length;
      for (const seat of seatsOf(now.config)) {
        const { own } = now.rules.viewOf(now.state, seat);
        if (own === null) throw new Error("a seat without a view");
        const shows = "shows" in own ? own.shows.length : own.seen.length;
        const least = open + 768 + shows * 320;
        expect(formatView(now, seat, 1).length).toBe(Math.ceil(least / 64) * 64);
      }
    }
  });
});
