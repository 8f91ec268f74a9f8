import type { Seat } from "@inkognito/engine/core";
import type { TableEvent } from "@inkognito/protocol";
import type { Millis } from "../../../store/store.js";
import { endDue, expiryOf, SECOND_LOOK } from "../time/expiry.js";
import { decideLate } from "./decide.js";
import type { Held } from "./loadedTable.js";

/** When it is, and since when the server has served without a break. */
export interface Look {
  readonly now: Millis;
  readonly began: Millis;
}

type Due =
  | { readonly type: "events"; readonly events: readonly TableEvent[] }
  /** The table has expired, as far as this first look can say; it is stored that it was looked at. */
  | { readonly type: "overdue" };

/** What happens to a table by the passing of time alone; bots' moves are not in it. Null: nothing. */
export function dueNow({ table, timing }: Held, { now, began }: Look): Due | null {
  const expiry = expiryOf(table, timing.last);
  if (expiry !== null && expiry <= now) {
    const { overdue } = timing;
    // What was seen before a break may have been seen by a wrong clock.
    if (overdue === undefined || overdue < Math.max(expiry, began)) return { type: "overdue" };
    if (now >= overdue + SECOND_LOOK) {
      return { type: "events", events: [{ type: "closed", why: "expired" }] };
    }
  }
  const late = lateSeats(timing.awaiting, now);
  const events = late.length === 0 ? [] : decideLate(table, late);
  return events.length === 0 ? null : { type: "events", events };
}

export const lateSeats = (awaiting: Held["timing"]["awaiting"], now: Millis): readonly Seat[] =>
  awaiting.flatMap(({ seat, bot, due }) => (!bot && due !== null && due <= now ? [seat] : []));

/** When that is next to be looked at; null: never. */
export function nextDue({ table, timing }: Held): Millis | null {
  let next = endDue(table, timing);
  if (next === null) return null;
  for (const { bot, due } of timing.awaiting) if (!bot && due !== null) next = Math.min(next, due);
  return next;
}
