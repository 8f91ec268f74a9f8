import { LANGUAGE_NAMES, LANGUAGES, type Language, t } from "../i18n/i18n.js";
import { COACHING, SPEEDS, TEXT_SIZES, THEMES, useSettings, VOLUMES } from "../shell/settings.js";
import { playSounds } from "../sound/playSounds.js";
import { Button } from "../ui/Button.js";
import { Choices } from "../ui/Choices.js";
import "./settings.css";

/** A turn in short. */
const SAMPLE = ["balls", "step", "question", "card", "turn"] as const;

/** Everything that can be set on this device. Every change holds at once. */
export function SettingsForm({ language }: { readonly language: Language }) {
  const { settings, coaching, change } = useSettings();
  return (
    <div class="settings">
      <Choices
        name="language"
        legend={t("settings.language")}
        values={LANGUAGES}
        chosen={settings.language ?? language}
        labelOf={(each) => <span lang={each}>{LANGUAGE_NAMES[each]}</span>}
        onChoose={(chosen) => change({ language: chosen })}
      />
      <Choices
        name="speed"
        legend={t("settings.speed")}
        values={SPEEDS}
        chosen={settings.speed}
        labelOf={(speed) => t(`settings.speed.${speed}`)}
        onChoose={(speed) => change({ speed })}
      />
      <Choices
        name="coach"
        legend={t("settings.coach")}
        values={COACHING}
        chosen={coaching}
        labelOf={(coach) => t(`coach.grade.${coach}`)}
        onChoose={(coach) => change({ coach })}
        hint={t(`settings.coach.${coaching}.hint`)}
      />
      <Choices
        name="endsTurn"
        legend={t("settings.endsTurn")}
        values={["ask", "itself"] as const}
        chosen={settings.endsTurn ? "itself" : "ask"}
        labelOf={(how) => t(`settings.endsTurn.${how}`)}
        onChoose={(how) => change({ endsTurn: how === "itself" })}
        hint={t("settings.endsTurn.hint")}
      />
      <Choices
        name="theme"
        legend={t("settings.theme")}
        values={THEMES}
        chosen={settings.theme}
        labelOf={(theme) => t(`settings.theme.${theme}`)}
        onChoose={(theme) => change({ theme })}
      />
      <Choices
        name="textSize"
        legend={t("settings.textSize")}
        values={TEXT_SIZES}
        chosen={settings.textSize}
        labelOf={(size) => t(`settings.textSize.${size}`)}
        onChoose={(textSize) => change({ textSize })}
      />
      <Choices
        name="sound"
        legend={t("settings.sound")}
        values={["on", "off"] as const}
        chosen={settings.sound ? "on" : "off"}
        labelOf={(sound) => t(`settings.sound.${sound}`)}
        onChoose={(sound) => change({ sound: sound === "on" })}
        hint={t("settings.sound.hint")}
      />
      {settings.sound && (
        <>
          <Choices
            name="volume"
            legend={t("settings.volume")}
            values={VOLUMES}
            chosen={settings.volume}
            labelOf={(volume) => t(`settings.volume.${volume}`)}
            onChoose={(volume) => change({ volume })}
          />
          <div>
            <Button kind="paper" onClick={() => void playSounds(SAMPLE, settings.volume)}>
              {t("settings.sound.try")}
            </Button>
          </div>
        </>
      )}
      <p class="settings-note">{t("settings.saved")}</p>
    </div>
  );
}
