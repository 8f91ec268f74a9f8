import { useEffect, useRef, useState } from "preact/hooks";

interface Announcement {
  readonly no: number;
  readonly text: string;
}

/** Older announcements are dropped: a listener cannot follow more at once. */
const KEPT = 12;

interface LiveRegionProps<E> {
  readonly told: readonly E[];
  /** An event as a sentence. */
  readonly say: (event: E) => string;
}

/** Announces each new event to screen readers, once and in order; earlier events are in the log. */
export function LiveRegion<E>({ told, say }: LiveRegionProps<E>) {
  const said = useRef(told.length);
  const [lines, setLines] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const from = said.current;
    said.current = told.length;
    if (told.length <= from) return;
    const fresh = told.slice(from).map((event, index) => ({ no: from + index, text: say(event) }));
    setLines((old) => [...old, ...fresh].slice(-KEPT));
  }, [told, say]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ no, text }) => (
        <p key={no}>{text}</p>
      ))}
    </div>
  );
}
