import { useEffect, useRef, useState } from "preact/hooks";
import { storyLine } from "../notebook/story.js";
import { listenerOf } from "./names.js";
import type { Session } from "./session.js";

interface Line {
  readonly no: number;
  readonly text: string;
}

/** More than this at once nobody listens to. */
const KEPT = 12;

/** Says everything that is shown, once and in order; what happened before the page was opened is in the log. */
export function LiveRegion({ session }: { readonly session: Session }) {
  const { told } = session;
  const said = useRef(told.length);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const from = said.current;
    said.current = told.length;
    if (told.length <= from) return;
    const listener = listenerOf(session);
    const fresh = told
      .slice(from)
      .map((event, index) => ({ no: from + index, text: storyLine(event, listener) }));
    setLines((old) => [...old, ...fresh].slice(-KEPT));
  }, [told, session]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ no, text }) => (
        <p key={no}>{text}</p>
      ))}
    </div>
  );
}
