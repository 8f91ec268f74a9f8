import type { Pace } from "@inkognito/protocol";
import type { Millis } from "../../../store/store.js";
import { GRACE } from "../time/timing.js";
import type { Held } from "./loadedTable.js";

/**
 * What everybody who was awaited has at least after a start. A page that has lost the server comes
 * back within 15 seconds; whoever plays by the day is not sitting in front of it.
 */
export const START_GRACE = { live: 30_000, days: 60 * 60 * 1000 } as const satisfies Record<
  Exclude<Pace["type"], "none">,
  Millis
>;

/**
 * A table as it was left, found by a process that began then: nobody was served before, so nobody's
 * time may be up before they could come back. Null: all have time enough, or had it.
 */
export function resumed(left: Held, began: Millis, now: Millis): Held | null {
  const { version, table, timing } = left;
  const { pace } = table.options;
  if (pace.type === "none") return null;
  const least = began + START_GRACE[pace.type];
  if (least <= now) return null;
  // The little that whoever was late gets was given by a server that could hear them.
  const isShort = ({ bot, due, graced }: Held["timing"]["awaiting"][number]): boolean =>
    !bot && due !== null && due < least && !(graced === true && due - GRACE >= began);
  if (!timing.awaiting.some(isShort)) return null;
  const awaiting = timing.awaiting.map((each) => (isShort(each) ? { ...each, due: least } : each));
  return { ...left, version: version + 1, timing: { ...timing, awaiting } };
}
