import type { Verification } from "@inkognito/engine/record";
import { t } from "../../../i18n/i18n.js";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { Dialog } from "../../../ui/Dialog.js";
import { Checks } from "./Checks.js";
import { saveText } from "./gameFile.js";
import { openFile } from "./pendingRecord.js";

interface FileDialogProps {
  readonly text: string;
  readonly verification: Verification | null;
  readonly onClose: () => void;
}

/** The file: was everything fair, keep it, or take another one. */
export const FileDialog = ({ text, verification, onClose }: FileDialogProps) => (
  <Dialog
    title={t("replay.file")}
    onClose={onClose}
    actions={
      <>
        <Button onClick={() => saveText(text, "inkognito.json")}>{t("replay.save")}</Button>
        <FileChoice kind="plain" />
      </>
    }
  >
    <h3>{t("check.title")}</h3>
    <Checks verification={verification} />
  </Dialog>
);

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
