import { describe, expect, it } from "vitest";
import { type CardTypes, cardGame } from "../../src/card/rules.js";
import { CYCLE, orderFrom } from "../../src/card/state/table.js";
import type { CardEvent } from "../../src/card/terms/event.js";
import { LOCATIONS } from "../../src/card/terms/types.js";
import { SPECTATOR } from "../../src/core/seat.js";
import { HIDDEN } from "../../src/core/told.js";
import { foldingLaws, type Games, lawOf, logOf } from "../shared/folding.js";
import { momentsOf, type RandomTable, TABLES, tableOf } from "./games.js";

const GAMES: Games<CardTypes, RandomTable> = { game: cardGame, tableOf, momentsOf };

/** Every fact there is, so that no law below holds for want of a case. */
const FACTS: readonly CardEvent["type"][] = [
  ...(["began", "dealt", "roundBegan", "picked", "located", "ambassadorLocated", "met"] as const),
  ...(["chose", "swapped", "demanded", "blackShown", "looked", "announced", "ended"] as const),
  "gestured",
];

describe("the random games", () => {
  it("[law] make every fact there is", () => {
    const games = TABLES.map((table, seed) => [...momentsOf({ ...table, seed })]);
    const made = new Set(games.flatMap((game) => logOf(game)).map(({ type }) => type));
    expect([...made].sort()).toEqual([...FACTS].sort());
  });
});

foldingLaws(GAMES, {
  isUncounted: ({ by, state }) =>
    by?.action.type === "gesture" ||
    (by?.action.type === "choose" &&
      state.table.phase.type === "meeting" &&
      state.table.phase.chosen.includes(by.seat)),
  dealtIn: ({ own, fictitious }) => [own.map(({ hand }) => hand), fictitious],
});

const law = lawOf(GAMES);

describe("the rounds", () => {
  law("[C3.4] everybody plays each location once in five rounds", (game) => {
    for (const { state } of game) {
      const { rounds, config } = state.table;
      for (let from = 0; from < rounds.length; from += CYCLE) {
        const cycle = rounds.slice(from, from + CYCLE);
        const all = [
          cycle.map(({ ambassador }) => ambassador),
          ...orderFrom(config, "red").map((colour) => cycle.map(({ located }) => located[colour])),
        ];
        for (const each of all) {
          const played = each.filter((location) => location);
          expect(new Set(played).size).toBe(played.length);
          expect(LOCATIONS).toEqual(expect.arrayContaining(played));
        }
      }
    }
  });

  law("[C3.4] the start passes on to the left", (game) => {
    const { rounds = [], config } = game.at(-1)?.state.table ?? {};
    rounds.slice(1).forEach(({ first }, i) => {
      const before = rounds[i]?.first;
      if (config && before) expect(first).toBe(orderFrom(config, before)[1]);
    });
  });

  law(
    "[C3.2] a meeting is of exactly two, or of two agents with the Ambassador's player",
    (game) => {
      for (const event of logOf(game)) {
        if (event.type !== "met") continue;
        const { agents, ambassador } = event.meeting;
        const together = agents.length + (ambassador ? 1 : 0);
        const plays = game[0]?.state.table.config.seats.includes("ambassador");
        expect(together === 2 || (together === 3 && ambassador && plays)).toBe(true);
      }
    },
  );
});

describe("the meetings", () => {
  law("[C4.1] every pair that is shown has one true and one false card", (game) => {
    for (const { state, events } of game) {
      for (const { from, cards } of events.flatMap((e) => (e.type === "swapped" ? e.shows : []))) {
        const hand = state.own[from]?.hand;
        const truths = cards.filter((card) => {
          const face = card.split(":").at(-1);
          return face === hand?.identity || face === String(hand?.number);
        });
        expect([cards.length, truths.length]).toEqual([2, 1]);
      }
    }
  });

  law("[C6.3] nothing comes after an announcement but the end", (game) => {
    const log = logOf(game);
    const at = log.findIndex(({ type }) => type === "announced");
    if (at < 0) return;
    expect(log.slice(at).map(({ type }) => type)).toEqual(["announced", "ended"]);
  });

  law("[V] what a watcher is told names no card before the end", (game) => {
    for (const event of logOf(game)) {
      const told = cardGame.redact(event, SPECTATOR);
      if (event.type === "ended" || told === null) continue;
      expect(JSON.stringify(told)).not.toMatch(/identity|number:|black:/);
      if (told.type === "dealt") expect(told.hand).toBe(HIDDEN);
    }
  });
});
