import { useEffect, useRef } from "preact/hooks";
import { meaningOf } from "./keyMeaning.js";

interface TableKeysProps {
  readonly onNotebook: () => void;
  readonly onHelp: () => void;
}

const CHOICES = ".table-panel .panel-list button";
/** An announcement cannot be taken back: its last button is pressed, not passed by. */
const LIT =
  ".table:not(.table-needs-announcement) .table-panel .panel-actions .button-lamp:not(:disabled)";

/** Draws nothing. Numbers choose, Enter goes on, N leads to the notebook and back, ? shows the keys. */
export function TableKeys(props: TableKeysProps): null {
  const current = useRef(props);
  current.current = props;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
      if (defaultPrevented || document.querySelector("dialog[open], [role=dialog]")) return;
      const on = (selector: string): boolean =>
        target instanceof Element && target.closest(selector) !== null;
      const meaning = meaningOf({ key, modified: ctrlKey || altKey || metaKey, repeat, on });
      if (meaning === null) return;
      event.preventDefault();
      if (meaning.type === "choose") press(CHOICES, meaning.nth - 1);
      else if (meaning.type === "goOn") press(LIT, 0);
      else if (meaning.type === "notebook") current.current.onNotebook();
      else current.current.onHelp();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return null;
}

/** Only what a hand could press. */
function press(selector: string, nth: number): void {
  const found = [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
    (each) => each.checkVisibility() && !each.disabled && each.closest("[inert]") === null,
  );
  found[nth]?.click();
}
