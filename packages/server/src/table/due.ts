import type { Seat } from "@inkognito/engine/core";
import type { TableEvent } from "@inkognito/protocol";
import type { Millis } from "../store/store.js";
import { decideLate } from "./decide.js";
import { expiryOf } from "./expiry.js";
import type { Held } from "./held.js";

/** What happens to a table by the passing of time alone; bots' moves are not in it. */
export function dueEvents({ table, timing }: Held, now: Millis): readonly TableEvent[] {
  const expiry = expiryOf(table, timing.last);
  if (expiry !== null && expiry <= now) return [{ type: "closed", why: "expired" }];
  const late = lateSeats(timing.awaiting, now);
  return late.length === 0 ? [] : decideLate(table, late);
}

const lateSeats = (awaiting: Held["timing"]["awaiting"], now: Millis): readonly Seat[] =>
  awaiting.flatMap(({ seat, bot, due }) => (!bot && due !== null && due <= now ? [seat] : []));

/** When that is next to be looked at; null: never. */
export function nextDue({ table, timing }: Held): Millis | null {
  let next = expiryOf(table, timing.last);
  if (next === null) return null;
  for (const { bot, due } of timing.awaiting) if (!bot && due !== null) next = Math.min(next, due);
  return next;
}
