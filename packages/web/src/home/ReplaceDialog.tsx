import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { Button } from "../ui/Button.js";
import "./replaceDialog.css";

/** Asked before a game that is being played gives way to a new one. */
export function ReplaceDialog(props: { readonly onYes: () => void; readonly onNo: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="replace" aria-labelledby="replace-title" onClose={props.onNo}>
      <h2 id="replace-title">{t("replace.title")}</h2>
      <p>{t("replace.text")}</p>
      <div class="replace-actions">
        <Button kind="lamp" onClick={() => dialog.current?.close()}>
          {t("replace.no")}
        </Button>
        <Button onClick={props.onYes}>{t("replace.yes")}</Button>
      </div>
    </dialog>
  );
}
