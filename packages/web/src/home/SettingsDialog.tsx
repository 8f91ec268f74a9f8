import { type Language, t } from "../i18n/i18n.js";
import { Button } from "../ui/Button.js";
import { Dialog } from "../ui/Dialog.js";
import { Parchment } from "../ui/Parchment.js";
import { SettingsForm } from "./SettingsForm.js";

interface SettingsDialogProps {
  readonly language: Language;
  readonly onRules: () => void;
  readonly onClose: () => void;
}

/** The settings above a table, which stays as it is. */
export const SettingsDialog = ({ language, onRules, onClose }: SettingsDialogProps) => (
  <Dialog
    title={t("screen.settings")}
    onClose={onClose}
    light
    actions={<Button onClick={onRules}>{t("home.rules")}</Button>}
  >
    <Parchment>
      <SettingsForm language={language} />
    </Parchment>
  </Dialog>
);
