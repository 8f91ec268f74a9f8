import {
  type BoardViewEvent,
  blankView,
  evolveView,
  type Positions,
  type SpaceId,
} from "@inkognito/engine/board";
import type { Viewer } from "@inkognito/engine/core";
import { useEffect, useState } from "preact/hooks";
import { AGAIN } from "../../../table/feed/pace.js";
import { type Trail, trailsIn } from "./trails.js";

/** Something that happened earlier, as the map shows it again. */
export interface Again {
  readonly positions: Positions;
  readonly trails: readonly Trail[];
  /** Where it happened. */
  readonly space: SpaceId | null;
}

interface Told {
  readonly told: readonly BoardViewEvent[];
  readonly seat: Viewer;
}

/** An event, and whether the board is shown as it was after it. */
interface Shown {
  readonly index: number;
  readonly after: boolean;
}

/** Shows an event again on the map: the board as it was before, then as it was after. */
export function useAgain({ told, seat }: Told) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const next = shown.after ? null : { ...shown, after: true };
    const timer = setTimeout(() => setShown(next), shown.after ? AGAIN.after : AGAIN.before);
    return () => clearTimeout(timer);
  }, [shown]);
  // Whatever happens now is more important than what has happened.
  useEffect(() => setShown(null), [told]);
  const show = (index: number): void => setShown({ index, after: false });
  const again = shown === null ? null : againAt({ told, seat }, shown);
  return [again, show] as const;
}

export function againAt({ told, seat }: Told, { index, after }: Shown): Again | null {
  const event = told[index];
  if (event === undefined) return null;
  const view = told.slice(0, index).reduce(evolveView, blankView(seat));
  const before = view.table.positions;
  const then = evolveView(view, event).table.positions;
  const trails = trailsIn([event], before);
  const space = spaceIn(event) ?? trails[0]?.legs.at(-1)?.to ?? null;
  return { positions: after ? then : before, trails: after ? trails : [], space };
}

function spaceIn(event: BoardViewEvent): SpaceId | null {
  if (event.type === "asked" || event.type === "answered") return event.question.space;
  return null;
}
