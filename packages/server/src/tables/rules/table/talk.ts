import { KEPT_SAID, type StampedEvent } from "@inkognito/protocol";

type Log = readonly StampedEvent[];

/** The number of earlier chat messages that are sent at once. */
const EARLIER = 50;

/** Bytes of all chat messages of a table. */
export function talkBytes(log: Log): number {
  let sum = 0;
  for (const { event } of log) if (event.type === "said") sum += Buffer.byteLength(event.text);
  return sum;
}

/** Chat messages before this number are sent on demand only. */
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
 * The log for a page that comes, without the text of old chat messages, which no page keeps. The events
 * stay, so that the numbers have no gap; a message with an empty text is not shown.
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

/** The same as JSON, after a number. A whole log is formatted once for all pages that come while it is the same. */
export function formatLog(log: Log, after: number): Buffer {
  if (after > 0) return Buffer.from(JSON.stringify(withoutOldTalk(log).slice(after)));
  let text = whole.get(log);
  if (text === undefined) {
    text = Buffer.from(JSON.stringify(withoutOldTalk(log)));
    whole.set(log, text);
  }
  return text;
}

/** The last chat messages before a number. */
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
