import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { useSettings } from "../shell/settings.js";
import { TableDialogsContext } from "../shell/tableDialogs.js";
import { Icon } from "../ui/art/Icon.js";
import { Button } from "../ui/Button.js";
import { TableExtrasContext } from "./extras.js";
import type { Session } from "./session.js";

interface TableBarProps {
  readonly session: Partial<Pick<Session, "canTakeBack" | "takeBack">>;
  readonly title: string;
  /** Of the game: only the last decision can be taken back then. */
  readonly ended?: boolean;
  readonly onHome: () => void;
  /** Further actions that are possible at any time. */
  readonly children?: ComponentChildren;
}

/** The bar with the actions that are possible at any time. */
export function TableBar({ session, title, ended = false, onHome, children }: TableBarProps) {
  const extras = useContext(TableExtrasContext);
  return (
    <header class="table-bar">
      <Button onClick={onHome}>{t("table.home")}</Button>
      <h1 class="table-title">{title}</h1>
      {session.takeBack != null && (
        <Button disabled={!session.canTakeBack} onClick={session.takeBack}>
          <span class="table-icon">
            <Icon of="back" />
          </span>
          <span class="table-word">{t(ended ? "table.takeBack.ended" : "table.takeBack")}</span>
        </Button>
      )}
      <div class="table-actions" inert={extras.paused || extras.guide?.settled}>
        {children}
      </div>
      {extras.bar}
      <Tools />
    </header>
  );
}

/** Sounds, help and settings, without leaving the table. On a phone the settings lead to the rules. */
function Tools() {
  const { settings, change } = useSettings();
  const open = useContext(TableDialogsContext);
  const { sound } = settings;
  return (
    <div class="table-tools">
      <button
        type="button"
        class="table-tool table-tool-wide"
        aria-label={t("settings.sound")}
        aria-pressed={sound}
        title={t("settings.sound")}
        onClick={() => change({ sound: !sound })}
      >
        <Icon of={sound ? "sound" : "silence"} />
      </button>
      <button
        type="button"
        class="table-tool table-tool-wide"
        aria-label={t("table.help")}
        title={t("table.help")}
        onClick={() => open("help")}
      >
        <Icon of="help" />
      </button>
      <button
        type="button"
        class="table-tool"
        aria-label={t("screen.settings")}
        title={t("screen.settings")}
        onClick={() => open("settings")}
      >
        <Icon of="settings" />
      </button>
    </div>
  );
}
