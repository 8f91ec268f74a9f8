import {
  type Ball,
  type BoardViewEvent,
  neighboursOf,
  PIECES,
  type Piece,
  type Positions,
  type RouteKind,
  type SpaceId,
} from "@inkognito/engine/board";
import { AMBASSADOR } from "@inkognito/engine/core";
import { useRef } from "preact/hooks";

/** One step of a piece. */
interface Leg {
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** Null: along no route, as figures do that are sent away. */
  readonly kind: RouteKind | null;
  /** How many steps, of this piece or of others, come before it. */
  readonly turn: number;
}

/** Where a piece came from with the last thing that happened. */
export interface Trail {
  readonly piece: Piece;
  readonly legs: readonly Leg[];
}

interface Going {
  readonly piece: Piece;
  readonly to: SpaceId;
  readonly ball?: Ball;
}

/** What moves with an event, in this order. */
function goingIn(event: BoardViewEvent): readonly Going[] {
  switch (event.type) {
    case "moved":
      return event.steps;
    case "walked":
      return event.path.map((to) => ({ piece: AMBASSADOR, to }));
    case "stepped":
    case "banished":
      return [event];
    default:
      return [];
  }
}

/** Of two routes between the same spaces the ball tells which one was taken. */
function kindOf(from: SpaceId, to: SpaceId, ball: Ball | undefined): RouteKind | null {
  const kinds = (["land", "sea"] as const).filter((kind) => neighboursOf(from, kind).includes(to));
  const told = ball === "orange" ? "land" : ball === "blue" ? "sea" : kinds[0];
  return told !== undefined && kinds.includes(told) ? told : null;
}

/** The way of every piece that these events moved. */
export function trailsIn(events: readonly BoardViewEvent[], before: Positions): readonly Trail[] {
  const at = new Map(PIECES.map((piece) => [piece, before[piece]]));
  const legs = new Map<Piece, Leg[]>();
  let turn = 0;
  for (const event of events) {
    for (const { piece, to, ball } of goingIn(event)) {
      const from = at.get(piece);
      at.set(piece, to);
      if (from === undefined || from === to) continue;
      const kind = event.type === "banished" ? null : kindOf(from, to, ball);
      legs.set(piece, [...(legs.get(piece) ?? []), { from, to, kind, turn }]);
      turn += 1;
    }
  }
  return PIECES.flatMap((piece) => {
    const way = legs.get(piece);
    return way === undefined ? [] : [{ piece, legs: way }];
  });
}

/** The board with what was told of it. */
interface Moment {
  readonly positions: Positions;
  readonly told: readonly BoardViewEvent[];
}

/** What led from one moment to another; nothing, if moves were taken back between them. */
export const trailsAfter = (before: Moment, after: Moment): readonly Trail[] =>
  before.told[0] !== after.told[0] || after.told.length < before.told.length
    ? []
    : trailsIn(after.told.slice(before.told.length), before.positions);

/** The trails of the last change of the board; they stay until the next one. */
export function useTrails(positions: Positions, told: readonly BoardViewEvent[]): readonly Trail[] {
  const last = useRef<Moment & { trails: readonly Trail[] }>({ positions, told, trails: [] });
  const now = { positions, told };
  if (last.current.positions !== positions) {
    last.current = { ...now, trails: trailsAfter(last.current, now) };
  } else if (last.current.told !== told) {
    last.current = { ...last.current, told };
  }
  return last.current.trails;
}
