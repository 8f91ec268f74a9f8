import { isBoardAction, parseBoardConfig } from "@inkognito/engine/board";
import { isCardAction, parseCardConfig } from "@inkognito/engine/card";
import { describe, expect, it } from "vitest";
import { spread as boardMoments } from "../../engine/laws/board/games.js";
import { spread as cardMoments } from "../../engine/laws/card/games.js";
import { mangled } from "../../engine/laws/shared/mangle.js";
import { seatsAt } from "../../engine/laws/shared/moments.js";
import { boardGame } from "../../engine/src/board/rules.js";
import { CARDS as BOARD_CARDS } from "../../engine/src/board/terms/cards.js";
import { cardGame } from "../../engine/src/card/rules.js";
import { CARDS } from "../../engine/src/card/terms/cards.js";
import type { Game, GameTypes } from "../../engine/src/core/game.js";
import { SPECTATOR } from "../../engine/src/core/seat.js";
import { seededBelow } from "../../engine/src/testing/random.js";
import { GAME_SCHEMAS, gameJsonSchemas } from "../src/schemas/index.js";

const FIELDS = ["type", "decision", "to", "cards", "choice", "seat", "hand", "seats", "steps"];
const WORDS = {
  fields: FIELDS,
  words: [...BOARD_CARDS, ...CARDS, "red", "all", "rialto", "A-C", "piatnik", "safe", "left"],
  numbers: 60,
};

/** As it arrives: what JSON cannot say is left out. */
function arrived(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch {
    return null;
  }
}

interface Moment {
  readonly by: { readonly action: unknown } | null;
  readonly events: readonly unknown[];
  readonly state: { readonly table: { readonly config: object } };
}

const GAMES = [
  {
    name: "board",
    moments: (): readonly Moment[] => boardMoments(300),
    rules: boardGame as unknown as Game<GameTypes>,
    isAction: isBoardAction,
    parse: parseBoardConfig,
  },
  {
    name: "card",
    moments: (): readonly Moment[] => cardMoments(300),
    rules: cardGame as unknown as Game<GameTypes>,
    isAction: isCardAction,
    parse: parseCardConfig,
  },
] as const;

describe.each(GAMES)(
  "the schemas of the $name game",
  ({ name, moments, rules, isAction, parse }) => {
    const { action, config, event } = GAME_SCHEMAS[name];
    const all = moments();
    const below = seededBelow(7);

    it("[T1] accept every action that the engine takes for one, and nothing else", () => {
      for (const { by } of all) {
        if (by === null) continue;
        expect(action.parse(by.action)).toEqual(by.action);
        for (let tries = 0; tries < 40; tries += 1) {
          const odd = arrived(mangled(by.action, WORDS, below));
          expect([odd, action.safeParse(odd).success]).toEqual([odd, isAction(odd)]);
        }
      }
    });

    it("accept every config that the engine accepts, and refuse what it cannot read", () => {
      for (const { state } of all) {
        const made = state.table.config;
        expect(config.parse(made)).toEqual(made);
        for (let tries = 0; tries < 10; tries += 1) {
          const odd = arrived(mangled(made, WORDS, below));
          // Which colours go together is a matter of the rules.
          if (parse(odd).ok) expect([odd, config.safeParse(odd).success]).toEqual([odd, true]);
        }
        expect(config.safeParse({ ...made, edition: "none" }).success).toBe(false);
        expect(config.safeParse({ ...made, rulesVersion: 0 }).success).toBe(false);
      }
    });

    it("[V] describe everything that any viewer is told, field by field", () => {
      for (const moment of all) {
        for (const fact of moment.events) {
          for (const viewer of [...seatsAt(moment as never), SPECTATOR] as const) {
            const told = rules.redact(fact, viewer);
            if (told !== null) expect(event.parse(arrived(told))).toEqual(arrived(told));
          }
        }
      }
    });
  },
);

/** All places where a published schema would let anything through. */
function open(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, additionalProperties } = schema as {
    type?: unknown;
    additionalProperties?: unknown;
  };
  const isOpen =
    Object.keys(schema).length === 0 || (type === "object" && additionalProperties === undefined);
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(schema).flatMap(([key, part]) => open(part, `${path}.${key}`)),
  ];
}

describe("the published schemas", () => {
  it("let nothing through that they do not name", () => {
    expect(open(gameJsonSchemas(), "")).toEqual([]);
  });
});
