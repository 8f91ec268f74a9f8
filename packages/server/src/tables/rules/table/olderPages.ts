import { eventFor, type StampedEvent } from "@inkognito/protocol";

type Log = readonly StampedEvent[];

const older = new WeakMap<Log, Log>();

/** The log as a page is sent it: one of an earlier version is not sent kinds of events it cannot fold. */
export function logFor(log: Log, knowsAll: boolean): Log {
  const [first] = log;
  if (knowsAll || first?.event.type !== "created") return log;
  const { host } = first.event;
  // The same list again for all such pages, so that its text is formatted once.
  const known = older.get(log) ?? log.map((stamped) => eventFor(stamped, host));
  older.set(log, known);
  return known;
}
