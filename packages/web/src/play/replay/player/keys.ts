import { useEffect, useRef } from "preact/hooks";
import type { Player } from "./usePlayer.js";

export type Key = "toggle" | "back" | "forward" | "first" | "last";

const KEYS: Readonly<Record<string, Key>> = {
  " ": "toggle",
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
};

/** What is focused uses these keys itself. */
const CHOOSES = "select, textarea, [role=tab], input:not([type=range])";
/** The space bar presses what is focused. */
const PRESSES = "button, a, summary, label";

interface KeyPress {
  readonly key: string;
  /** Does what is focused match this? */
  readonly on: (selector: string) => boolean;
}

/** What a key means here; null: it is not ours. The slider moves by itself, but knows no space bar. */
export function meaningOf({ key, on }: KeyPress): Key | null {
  const meaning = KEYS[key];
  if (meaning === undefined || on("dialog *") || on(CHOOSES)) return null;
  if (meaning === "toggle") return on(PRESSES) ? null : meaning;
  return on("input") ? null : meaning;
}

/** Space plays and pauses, arrows step, Home and End jump, wherever the focus is. */
export function useKeys(player: Player): void {
  const current = useRef(player);
  current.current = player;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      const on = (selector: string): boolean =>
        target instanceof Element && target.matches(selector);
      const meaning = meaningOf({ key, on });
      if (meaning === null) return;
      event.preventDefault();
      current.current[meaning]();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
