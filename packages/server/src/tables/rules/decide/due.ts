import { ok, type Result } from "@inkognito/engine/core";
import type { AnyRefusal, TableEvent } from "@inkognito/protocol";
import type { Millis } from "../../../time/time.js";
import { expiryOf, lateSeats, SECOND_LOOK } from "../time/timing.js";
import { decideLate } from "./decide.js";
import { type Change, type LoadedTable, tableChange } from "./loadedTable.js";
import { refuse } from "./refusal.js";

/** The time now, and since when this process has served without a break. */
export interface ServingTime {
  readonly now: Millis;
  readonly began: Millis;
}

type Due =
  | { readonly type: "events"; readonly events: readonly TableEvent[] }
  /** This first look finds the table expired; that it was looked at is stored. */
  | { readonly type: "overdue" };

/** What happens to a table because time has passed; bots' moves are not included. Null: nothing. */
export function dueNow({ table, timing }: LoadedTable, { now, began }: ServingTime): Due | null {
  const expiry = expiryOf(table, timing.last);
  if (expiry !== null && expiry <= now) {
    const { overdue } = timing;
    // A look before a break may have used a wrong clock.
    if (overdue === undefined || overdue < Math.max(expiry, began)) return { type: "overdue" };
    if (now >= overdue + SECOND_LOOK) {
      return { type: "events", events: [{ type: "closed", why: "expired" }] };
    }
  }
  const late = lateSeats(timing, now);
  const events = late.length === 0 ? [] : decideLate(table, late);
  return events.length === 0 ? null : { type: "events", events };
}

/** The change by what is due now; refused if nothing is. */
export function decideDue(loaded: LoadedTable, time: ServingTime): Result<Change, AnyRefusal> {
  const due = dueNow(loaded, time);
  if (due === null) return refuse("notNow");
  if (due.type === "events") return ok(tableChange(due.events));
  return ok({ ...tableChange([]), timing: { ...loaded.timing, overdue: time.now } });
}
