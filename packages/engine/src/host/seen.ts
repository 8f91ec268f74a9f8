import type { Game, GameTypes } from "../core/game.js";
import type { Viewer } from "../core/seat.js";
import type { Log } from "./log.js";

/** What a viewer saw of the first `length` events of a log. */
interface Seen {
  readonly redact: unknown;
  readonly events: unknown[];
  length: number;
}

/** By log, with all that continue it, and viewer. */
const SEEN = new WeakMap<object, Map<Viewer, Seen>>();

/**
 * The first `count` events that a viewer saw of a log, all of which it was told by then. A bot asks for
 * them with every decision: each event is redacted once for it, and not the whole log again.
 */
export function seenBy<T extends GameTypes>(
  { redact }: Pick<Game<T>, "redact">,
  log: Log<T["Event"]>,
  viewer: Viewer,
  count: number,
): readonly T["ViewEvent"][] {
  const seen = seenOf(log.origin, viewer, redact);
  for (const event of log.slice(seen.length)) {
    const redacted = redact(event, viewer);
    if (redacted !== null) seen.events.push(redacted);
  }
  seen.length = Math.max(seen.length, log.length);
  return seen.events.slice(0, count) as readonly T["ViewEvent"][];
}

function seenOf(origin: object, viewer: Viewer, redact: unknown): Seen {
  const known = SEEN.get(origin) ?? new Map<Viewer, Seen>();
  SEEN.set(origin, known);
  const seen = known.get(viewer);
  if (seen !== undefined && seen.redact === redact) return seen;
  const fresh: Seen = { redact, events: [], length: 0 };
  known.set(viewer, fresh);
  return fresh;
}
