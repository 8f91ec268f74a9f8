import type { Pace } from "@inkognito/protocol";
import type { Millis } from "../../../time/time.js";
import { RETURN_GRACE } from "../time/timing.js";
import type { LoadedTable } from "./loadedTable.js";

/**
 * The least time that awaited players have after a start. A page that has lost the server comes back
 * within 15 seconds; a player at a pace of days may not be looking at the page.
 */
export const START_GRACE = { live: 30_000, days: 60 * 60 * 1000 } as const satisfies Record<
  Exclude<Pace["type"], "none">,
  Millis
>;

/**
 * The table with more time for the players whose clock would run out before they could come back.
 * `began`: the process that found the table started then, and no player was served before. Null: all
 * have time enough, or had it.
 */
export function withStartGrace(
  stored: LoadedTable,
  began: Millis,
  now: Millis,
): LoadedTable | null {
  const { version, table, timing } = stored;
  const { pace } = table.options;
  if (pace.type === "none") return null;
  const least = began + START_GRACE[pace.type];
  if (least <= now) return null;
  // A grace period that this process granted to a late player is not extended.
  const isShort = ({ bot, due, graced }: LoadedTable["timing"]["awaiting"][number]): boolean =>
    !bot && due !== null && due < least && !(graced === true && due - RETURN_GRACE >= began);
  if (!timing.awaiting.some(isShort)) return null;
  const awaiting = timing.awaiting.map((each) => (isShort(each) ? { ...each, due: least } : each));
  return { ...stored, version: version + 1, timing: { ...timing, awaiting } };
}
