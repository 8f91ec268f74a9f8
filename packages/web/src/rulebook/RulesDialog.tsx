import { useState } from "preact/hooks";
import { type Language, t } from "../i18n/i18n.js";
import { parseRoute } from "../shell/route.js";
import { Dialog } from "../ui/Dialog.js";
import { RulebookBody, type RulebookProps } from "./Rulebook.js";

export interface RulesDialogProps extends Pick<RulebookProps, "Picture"> {
  readonly language: Language;
  readonly onClose: () => void;
}

/** The whole rulebook above a table: its links lead to other rules, not away from the table. */
export function RulesDialog({ language, onClose, Picture }: RulesDialogProps) {
  const [rule, setRule] = useState<string | null>(null);
  const stay = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const route = link === null ? null : parseRoute(link.hash);
    if (route?.screen !== "rules") return;
    event.preventDefault();
    setRule(route.rule);
  };
  return (
    <Dialog title={t("rules.title")} onClose={onClose} light wide>
      <div class="rules rules-in-dialog" onClickCapture={stay}>
        <RulebookBody {...{ language, rule, Picture }} />
      </div>
    </Dialog>
  );
}
