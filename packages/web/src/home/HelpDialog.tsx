import { t } from "../i18n/i18n.js";
import { Button } from "../ui/Button.js";
import { Dialog } from "../ui/Dialog.js";
import "./help.css";

interface HelpDialogProps {
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** The keys of a table, and the way to the rules. */
export function HelpDialog({ onRules, onSettings, onClose }: HelpDialogProps) {
  const keys = [
    ["1 – 9", t("help.choose")],
    [t("help.enter"), t("help.goOn")],
    [t("help.space"), t("help.skip")],
    ["N", t("help.notebook")],
    ["?", t("help.help")],
  ];
  return (
    <Dialog
      title={t("table.help")}
      onClose={onClose}
      light
      actions={
        <>
          <Button onClick={onSettings}>{t("screen.settings")}</Button>
          <Button onClick={onRules}>{t("home.rules")}</Button>
        </>
      }
    >
      <dl class="help-keys">
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
