import type { Piece } from "@inkognito/engine/board";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Trail } from "./trails.js";
import type { Point } from "./venice/path.js";
import { pointOf } from "./venice/points.js";
import { pointsAlong } from "./venice/routes.js";

/** So long a step takes, in milliseconds; one follows another. */
export const STEP = 330;

/** Where a piece is at a moment of its way, as a share of the whole. */
export interface Passing {
  readonly offset: number;
  readonly point: Point;
}

/** The way of a piece among steps of others, while which it waits. */
export function wayOf({ legs }: Trail, turns: number): readonly Passing[] {
  return legs.flatMap(({ from, to, kind, turn }) => {
    const line = kind === null ? [pointOf(from), pointOf(to)] : pointsAlong(from, to, kind);
    return line.map((point, i) => ({
      offset: (turn + i / (line.length - 1)) / turns,
      point,
    }));
  });
}

/** How many steps there are in all. */
export const turnsIn = (trails: readonly Trail[]): number =>
  Math.max(0, ...trails.flatMap(({ legs }) => legs.map(({ turn }) => turn + 1)));

interface Walk {
  readonly trails: readonly Trail[];
  /** Where each piece is drawn. */
  readonly places: ReadonlyMap<Piece, { readonly space: number; readonly transform: string }>;
  readonly scale: number;
  readonly still: boolean;
}

/** With more steps than a turn has, what happened is shown at once instead. */
const MOST = 3;

/**
 * Lets the pieces walk their trails whenever there are new ones: along the routes, one after another. A
 * piece that stands there already, because its player has moved it there, does not walk again.
 */
export function useWalk(frame: RefObject<SVGGElement | null>, walk: Walk): void {
  const { trails, places, scale, still } = walk;
  const before = useRef(places);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = places;
    const turns = turnsIn(trails);
    if (still || turns === 0 || turns > MOST) return;
    for (const trail of trails) {
      const [was, is] = [old.get(trail.piece), places.get(trail.piece)];
      if (was === undefined || is === undefined || was.space !== trail.legs[0]?.from) continue;
      if (is.space !== trail.legs.at(-1)?.to || was.space === is.space) continue;
      const way = wayOf(trail, turns).map(({ offset, point: [x, y] }) => ({
        offset,
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
      }));
      const first = way.findIndex(({ offset }) => offset > 0);
      frame.current
        ?.querySelector(`[data-piece="${trail.piece}"]`)
        ?.animate(
          [
            { offset: 0, transform: was.transform },
            ...way.slice(first),
            ...(way.at(-1)?.offset === 1 ? [] : [{ offset: 1, transform: is.transform }]),
          ],
          { duration: turns * STEP, id: "walk" },
        );
    }
  }, [trails, places]);
}
