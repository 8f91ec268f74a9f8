import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { LOBBY, tableRoute } from "../shell/route.js";
import { Screen } from "../shell/Screen.js";
import { Button } from "../ui/Button.js";
import { Parchment } from "../ui/Parchment.js";
import { TableForm } from "./TableForm.js";
import { loadDraft, optionsOf, planBots, saveDraft } from "./tableDraft.js";
import { failureText } from "./tableText.js";
import "./lobby.css";

/** A host decides what is played, and how. */
export function NewTable() {
  const [draft, setDraft] = useState(loadDraft);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    saveDraft(draft);
    const answer = await api.open(optionsOf(draft));
    setBusy(false);
    if (!answer.ok) return setTrouble(answer.error.code);
    const { table, key } = answer.value;
    planBots(table, { bots: draft.bots, level: draft.level });
    location.hash = tableRoute(table, key);
  };
  return (
    <Screen title={t("lobby.new")}>
      <div class="lobby-stack">
        <Parchment>
          <TableForm draft={draft} onChange={setDraft} withBots />
        </Parchment>
        <p role="alert" class="lobby-trouble">
          {trouble === null ? "" : failureText(trouble)}
        </p>
        <div class="lobby-way">
          <Button kind="lamp" large disabled={busy} onClick={open}>
            {t("lobby.open")}
          </Button>
          <a class="button" href={LOBBY}>
            {t("lobby.back")}
          </a>
        </div>
      </div>
    </Screen>
  );
}
