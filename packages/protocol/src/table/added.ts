import type { PlayerId } from "../ids.js";
import type { StampedEvent, TableEvent } from "./event.js";

/** Kinds of table events that were added within this version: a page that does not know them is sent others. */
export const ADDED_EVENTS = ["voted"] as const satisfies readonly TableEvent["type"][];

export const knowsAll = (knows: readonly string[] | undefined): boolean =>
  ADDED_EVENTS.every((each) => knows?.includes(each) === true);

/**
 * An event for a page that knows none of the additions, under the same number: one that changes nothing
 * (no page shows a chat message without words), or the reason for a stand-in that comes closest.
 */
export function eventFor(stamped: StampedEvent, host: PlayerId): StampedEvent {
  const { event } = stamped;
  if (event.type === "voted")
    return { ...stamped, event: { type: "said", player: host, text: "" } };
  if (event.type !== "stoodIn" || !isAdded(event.why)) return stamped;
  return { ...stamped, event: { ...event, why: "host" } };
}

const isAdded = (why: string): boolean => why === "missing" || why === "vote";
