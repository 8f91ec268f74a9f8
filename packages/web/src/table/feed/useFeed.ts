import { useEffect, useRef } from "preact/hooks";
import type { Feed } from "./feed.js";
import { dueAt, follow, type Pace, type Timeline } from "./pace.js";

/**
 * Shows what waits in a feed at this pace: `onNext` is called when the next event is due and has to
 * stay the same. Null: the feed stands still. Returns the first event whose line is on the page.
 */
export function useFeed(feed: Feed | null, pace: Pace, onNext: (() => void) | null): number {
  const { speed, recorded, clockRuns } = pace;
  const timeline = useRef<Timeline | null>(null);
  const now = performance.now();
  if (feed === null) timeline.current = null;
  else timeline.current = follow(timeline.current, feed, now, pace);
  useEffect(() => {
    if (timeline.current === null || onNext === null) return;
    const from = performance.now();
    const due = dueAt(timeline.current, from, { speed, recorded, clockRuns });
    if (due === null) return;
    const timer = setTimeout(onNext, Math.max(0, due - from));
    return () => clearTimeout(timer);
  }, [feed, speed, recorded, clockRuns, onNext]);
  return timeline.current?.since ?? 0;
}
