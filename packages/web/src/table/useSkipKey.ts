import { useEffect, useRef } from "preact/hooks";
import type { WatchedGame } from "./session.js";

/** What the space bar has a meaning for already. */
const USES_SPACE = "a, button, input, select, textarea, summary, [role=button], [contenteditable]";

/** The space bar shows the next event at once, as long as one waits. */
export function useSkipKey(session: Pick<WatchedGame, "catchingUp" | "skip">): void {
  const current = useRef(session);
  current.current = session;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (key !== " " || ctrlKey || altKey || metaKey || shiftKey || event.defaultPrevented) return;
      if (!current.current.catchingUp) return;
      if (target instanceof Element && target.closest(USES_SPACE) !== null) return;
      event.preventDefault();
      // Held down, it would run past what no one has read.
      if (!event.repeat) current.current.skip();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
