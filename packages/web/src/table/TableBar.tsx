import { legal } from "@inkognito/engine/board";
import { useSettings } from "../app/useSettings.js";
import { t } from "../i18n/i18n.js";
import { Button } from "../ui/Button.js";
import { SPEEDS } from "./pace.js";
import type { Session } from "./session.js";

interface TableBarProps {
  readonly session: Session;
  readonly onHome: () => void;
  readonly onGesture: () => void;
  readonly onSeal: () => void;
}

/** What can be done at any time. */
export function TableBar({ session, onHome, onGesture, onSeal }: TableBarProps) {
  const { settings, change } = useSettings();
  const { seal, gestureTo } = legal(session.view);
  return (
    <header class="table-bar">
      <Button onClick={onHome}>{t("table.home")}</Button>
      <h1 class="table-title">{t("table.title", { turn: session.view.table.turn })}</h1>
      <Button disabled={!session.canTakeBack} onClick={session.takeBack}>
        {t("table.takeBack")}
      </Button>
      {gestureTo.length > 0 && <Button onClick={onGesture}>{t("gesture.open")}</Button>}
      {seal && <Button onClick={onSeal}>{t("seal.open")}</Button>}
      <label class="table-speed">
        <span>{t("settings.speed")}</span>
        <select
          value={settings.speed}
          onChange={({ currentTarget }) => {
            const speed = SPEEDS.find((each) => each === currentTarget.value);
            if (speed !== undefined) change({ speed });
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t(`settings.speed.${speed}`)}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
