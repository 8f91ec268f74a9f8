import { useEffect, useRef } from "preact/hooks";
import type { Feed } from "./feed.js";
import { dueAt, follow, type Pace, ROOMS, type Room, type Timeline } from "./pace.js";

/** The screens that ../lately.css tells apart; on a phone on its side there is map beside the lines. */
function roomNow(): Room {
  if (matchMedia("(width >= 900px)").matches) return ROOMS.large;
  return matchMedia("(width >= 600px) and (height >= 600px)").matches ? ROOMS.tablet : ROOMS.phone;
}

/**
 * Shows what waits in a feed at this pace: `onNext` is called when the next event is due and has to
 * stay the same. Null: the feed stands still. Returns the first event whose line is on the page.
 */
export function useFeed(
  feed: Feed | null,
  { speed, recorded, clockRuns }: Omit<Pace, "room">,
  onNext: (() => void) | null,
): number {
  const timeline = useRef<Timeline | null>(null);
  const now = performance.now();
  const room = roomNow();
  if (feed === null) timeline.current = null;
  else timeline.current = follow(timeline.current, feed, now, { speed, recorded, clockRuns, room });
  useEffect(() => {
    if (timeline.current === null || onNext === null) return;
    const from = performance.now();
    const due = dueAt(timeline.current, from, { speed, recorded, clockRuns, room });
    if (due === null) return;
    const timer = setTimeout(onNext, Math.max(0, due - from));
    return () => clearTimeout(timer);
  }, [feed, speed, recorded, clockRuns, room, onNext]);
  return timeline.current?.since ?? 0;
}
