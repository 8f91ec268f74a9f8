import type { AnyRefusal, ClientRequest } from "@inkognito/protocol";
import { KEPT_SAID, type StampedEvent } from "@inkognito/protocol";
import type { Connection } from "../../delivery/connection.js";
import { tell } from "../../delivery/viewers.js";
import type { Inside } from "../../runtime/handlers/context.js";
import { tableRefusal } from "../decide/requested.js";
import { horizonOf, shownLog } from "./horizon.js";

type Log = readonly StampedEvent[];

/** How much of what was said earlier is sent at once. */
const EARLIER = 50;

/** Bytes of everything that was said at a table. */
export function talkBytes(log: Log): number {
  let sum = 0;
  for (const { event } of log) if (event.type === "said") sum += Buffer.byteLength(event.text);
  return sum;
}

/** The number before which what was said is sent on demand only. */
function startOfKept(log: Log): number {
  let kept = 0;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const stamped = log[at];
    if (stamped?.event.type !== "said") continue;
    kept += 1;
    if (kept === KEPT_SAID) return stamped.no;
  }
  return 0;
}

/**
 * The log for a page that comes: without the words of what was said long ago, which no page keeps. The
 * events stay, so that the numbers have no gap; an empty text is one that is not shown.
 */
export function withoutOldTalk(log: Log): Log {
  const start = startOfKept(log);
  return log.map((stamped): StampedEvent => {
    const { no, event } = stamped;
    return event.type === "said" && no < start
      ? { ...stamped, event: { ...event, text: "" } }
      : stamped;
  });
}

const whole = new WeakMap<Log, Buffer>();

/** The same as JSON, after a number. A whole log is written once for all who come while it is the same. */
export function writtenLog(log: Log, after: number): Buffer {
  if (after > 0) return Buffer.from(JSON.stringify(withoutOldTalk(log).slice(after)));
  let text = whole.get(log);
  if (text === undefined) {
    text = Buffer.from(JSON.stringify(withoutOldTalk(log)));
    whole.set(log, text);
  }
  return text;
}

/** What was said last before a number. */
export function saidBefore(
  log: Log,
  before: number,
): { readonly events: StampedEvent[]; readonly more: boolean } {
  const events: StampedEvent[] = [];
  for (let at = Math.min(before - 1, log.length) - 1; at >= 0; at -= 1) {
    const stamped = log[at];
    if (stamped?.event.type !== "said" || stamped.event.text === "") continue;
    if (events.length === EARLIER) return { events: events.reverse(), more: true };
    events.push(stamped);
  }
  return { events: events.reverse(), more: false };
}

/** Tells a page what was said earlier, and by whom. Null: it was told. */
export async function tellEarlier(
  { keeper, names }: Inside,
  connection: Connection,
  { before }: Extract<ClientRequest, { readonly type: "earlier" }>,
): Promise<AnyRefusal | null> {
  const held = await keeper.hold();
  if (held === null) return tableRefusal("notNow");
  const { player } = connection;
  const { events, more } = saidBefore(shownLog(held.log, horizonOf(held.log, player)), before);
  const speakers = new Set(
    events.flatMap(({ event }) => (event.type === "said" ? [event.player] : [])),
  );
  await names.learn(speakers);
  tell(connection, { type: "people", people: names.of(speakers) });
  tell(connection, { type: "earlier", before, events, more });
  return null;
}
