import { type Language, t } from "../i18n/i18n.js";
import { HOME, TABLE } from "../shell/route.js";
import { Screen } from "../shell/Screen.js";
import { Parchment } from "../ui/Parchment.js";
import { useSaveSummary } from "./Home.js";
import { SettingsForm } from "./SettingsForm.js";

interface SettingsScreenProps {
  readonly language: Language;
  readonly onHome: () => void;
}

export function SettingsScreen({ language }: SettingsScreenProps) {
  const summary = useSaveSummary();
  return (
    <Screen title={t("screen.settings")}>
      <Parchment>
        <SettingsForm language={language} />
      </Parchment>
      <nav class="settings-way">
        {summary !== null && (
          <a class="button button-lamp" href={TABLE}>
            {t("settings.toTable")}
          </a>
        )}
        <a class={summary === null ? "button button-lamp" : "button"} href={HOME}>
          {t("notice.home")}
        </a>
      </nav>
    </Screen>
  );
}
