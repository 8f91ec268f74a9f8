import type { Viewer } from "./seat.js";

/** What a viewer may not see is said to be hidden; it is never just absent. */
export const HIDDEN = "hidden";
export type Hidden = typeof HIDDEN;
/** What a viewer is sent. `no` counts this viewer's own events: 1, 2, 3, without a gap. */
export interface Told<ViewEvent> {
  readonly no: number;
  readonly event: ViewEvent;
}

/**
 * The log as one viewer gets it. The log's own numbers stay here: a gap in them would tell that
 * something secret happened.
 */
export function redactLog<Event, ViewEvent>(
  game: { redact(event: Event, viewer: Viewer): ViewEvent | null },
  events: Iterable<Event>,
  viewer: Viewer,
  after = 0,
): readonly Told<ViewEvent>[] {
  const told: Told<ViewEvent>[] = [];
  let no = after;
  for (const event of events) {
    const seen = game.redact(event, viewer);
    if (seen === null) continue;
    no += 1;
    told.push({ no, event: seen });
  }
  return told;
}
