import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { Button } from "./Button.js";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** Nothing is filled in here: a press beside it closes it. */
  readonly light?: boolean;
  /** Something long to read. */
  readonly wide?: boolean;
}

/** A modal dialog: a sheet from below on a phone, a window elsewhere. */
export function Dialog({ title, onClose, children, actions, light, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    const onClick = (event: MouseEvent): void => {
      if (isBeside(event)) shown?.close();
    };
    if (light) shown?.addEventListener("click", onClick);
    return () => {
      gone.current = true;
      shown?.close();
      // The focus returns to the opener, also when a choice has closed the dialog.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [light]);
  return (
    <dialog
      ref={dialog}
      class={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={id}
      // The event comes late: after the dialog is gone it would close the next one.
      onClose={() => gone.current || onClose()}
    >
      <h2 id={id} class="dialog-title">
        {title}
      </h2>
      <div class="dialog-body">{children}</div>
      <div class="dialog-actions">
        <Button onClick={() => dialog.current?.close()}>{t("table.close")}</Button>
        {actions}
      </div>
    </dialog>
  );
}

/** The backdrop belongs to the dialog, so only the place of a press tells them apart. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(currentTarget instanceof Element)) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
