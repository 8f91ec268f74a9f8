import { t } from "../../../i18n/i18n.js";
import type { ButtonProps } from "../../../ui/Button.js";
import { openFile } from "./pendingRecord.js";

/** The browser's own way to choose a file, with our words on it. */
export const FileChoice = ({ kind }: Required<Pick<ButtonProps, "kind">>) => (
  <label class={`button button-${kind} replay-file`}>
    {t("replay.choose")}
    <input
      type="file"
      accept=".json,application/json"
      onChange={({ currentTarget: chooser }) => {
        const [file] = chooser.files ?? [];
        if (file === undefined) return;
        void openFile(file);
        // The same file can be chosen again, after it was mended.
        chooser.value = "";
      }}
    />
  </label>
);
