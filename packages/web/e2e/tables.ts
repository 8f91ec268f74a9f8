import {
  type BoardAction,
  type BoardOptions,
  type BoardView,
  legal,
} from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { seedFromText } from "@inkognito/engine/core";
import { act } from "@inkognito/engine/host";
import { type TableOptions, TRIO, tableOf as tableFor } from "../src/play/lessons/scenario.js";
import { botsTurn, type OpenGame, openGame } from "../src/play/solo/host.js";
import type { SoloSetup } from "../src/play/solo/protocol.js";
import type { Act } from "../src/table/session.js";
import "../src/play/solo/testing.js";

export { ACQUAINTED, TRIO } from "../src/play/lessons/scenario.js";

/** A table of the lessons, if it is one. */
export function tableOf(options: TableOptions = {}): SoloSetup {
  const setup = tableFor(options);
  if (!openGame(setup, setup.seed ?? "").ok) throw new Error("no such table");
  return setup;
}

/** The first seed with which my actions, and whatever the bots do, lead to where the test begins. */
export function leadingTo(
  wanted: (view: BoardView) => boolean,
  setup: SoloSetup,
  mine: readonly Act[] = [],
): SoloSetup {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const seed = seedFromText(`table ${attempt}`);
    const view = played(setup, seed, mine);
    if (view !== null && wanted(view)) return { ...setup, seed };
  }
  throw new Error("no seed leads there");
}

/** Green, who has seen the trio before, meets red and asks about the identity. */
export const beingAsked = (rules: BoardOptions = {}): SoloSetup =>
  leadingTo(
    (view) => {
      const { awaits } = legal(view);
      return (
        awaits.type === "show" && awaits.question.about === "identity" && !awaits.question.clear
      );
    },
    tableOf({
      rules,
      first: 1,
      away: { "green-short": 3, "green-fat": 10, "green-tall": 1 },
      shown: [{ of: 0, asker: 1, about: "identity", clear: false, cards: TRIO }],
    }),
  );

/** My view when all my actions are made and I am awaited again; null: it came otherwise. */
function played(setup: SoloSetup, seed: string, mine: readonly Act[]): BoardView | null {
  const began = openGame(setup, seed);
  if (!began.ok) throw new Error("no such table");
  let game = withBots(began.value);
  for (const each of mine) {
    const { decision } = game.state.table;
    const acted = act(game, setup.seat, { decision, ...each } as BoardAction);
    if (!acted.ok) return null;
    game = withBots(acted.value);
  }
  return boardGame.viewOf(game.state, setup.seat);
}

function withBots(game: OpenGame): OpenGame {
  let now = game;
  for (let next: OpenGame | null = now; next !== null; next = botsTurn(next)) now = next;
  return now;
}
