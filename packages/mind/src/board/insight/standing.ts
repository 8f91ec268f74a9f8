import type { BoardView, Code } from "@inkognito/engine/board";
import { COLOURS, partnerOf, type Seat, seatOf } from "@inkognito/engine/core";
import { type Sureness, surenessOf } from "../../shared/sureness.js";
import { colourOf, goalsByCast, isReached, prospectsOf } from "../bots/agent/goals.js";
import { layoutOf } from "../bots/agent/layout.js";
import { worldsOf } from "../worlds/worlds.js";

/** Null: what is not named, alone (B11.3) or not yet. */
export interface Announced {
  readonly partner: Seat | null;
  readonly code: Code | null;
}

/** What a seat can know of an announcement before it is made. What is impossible is so with this partner. */
export interface Standing {
  /** Is this the partner, or no one where no one is named? */
  readonly partner: Sureness;
  /** Null: none is named. */
  readonly code: Sureness | null;
  /** Is the mission fulfilled on the board right now? */
  readonly mission: Sureness;
}

/** B10.1, B11.3; null: those without cards announce nothing. */
export function standing(view: BoardView, { partner, code }: Announced): Standing | null {
  const { table, own } = view;
  const hand = own?.hand ?? null;
  if (hand === null) return null;
  const { config, positions } = table;
  const worlds = worldsOf(view);
  const prospects = prospectsOf(worlds, config, hand);
  const layout = layoutOf(positions);
  const sought = partnerOf(hand.identity);
  const goals = goalsByCast(
    worlds,
    config,
    hand,
  )(code).map((goal, i) => {
    const cast = worlds.casts[i];
    const seat = cast === undefined ? null : seatOf(config, COLOURS[colourOf(cast, sought)]);
    return { isMine: seat === partner, reached: isReached(goal, layout) };
  });
  const mine = goals.filter(({ isMine }) => isMine);
  const withPartner = prospects.filter((each) => each.partner === partner);
  return {
    partner: surenessOf(prospects, (each) => each.partner === partner),
    code:
      code === null ? null : unlessNowhere(prospects, withPartner, (each) => each.code === code),
    mission: unlessNowhere(goals, mine, ({ reached }) => reached),
  };
}

/** Certain only if it holds everywhere; impossible if it never holds with the named partner. */
function unlessNowhere<T>(
  all: readonly T[],
  named: readonly T[],
  holds: (one: T) => boolean,
): Sureness {
  return named.length > 0 && !named.some(holds) ? "impossible" : surenessOf(all, holds);
}
