import type { Verification } from "@inkognito/engine/record";
import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import { Dialog } from "../../../ui/Dialog.js";
import { Checks } from "./Checks.js";
import { FileChoice } from "./FileChoice.js";
import { saveText } from "./gameFile.js";

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
