import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { isWorthKeeping } from "../play/solo/saveSummary.js";
import { readSaveSummary } from "../play/solo/saves.js";
import type { Setup } from "../setup/setup.js";
import { parseSetupLink } from "../setup/setupLink.js";
import { Loading, Notice } from "../shell/Notice.js";
import { Button } from "../ui/Button.js";

/** A setupText that sets up a game. It comes from outside: nothing is replaced without asking. */
export function LinkRoute(props: {
  readonly setupText: string;
  readonly onPlay: (setup: Setup) => void;
  readonly onHome: () => void;
}) {
  const { setupText, onPlay, onHome } = props;
  const [asking, setAsking] = useState(false);
  const setup = parseSetupLink(setupText);
  useEffect(() => {
    if (!setup.ok) return;
    readSaveSummary().then(
      (summary) => (isWorthKeeping(summary) ? setAsking(true) : onPlay(setup.value)),
      () => onPlay(setup.value),
    );
  }, [setupText]);
  if (!setup.ok) {
    return (
      <Notice title={t("notice.failed.title")} text={t("notice.failed.badSetup")}>
        <Button kind="lamp" onClick={onHome}>
          {t("notice.home")}
        </Button>
      </Notice>
    );
  }
  if (!asking) return <Loading />;
  return (
    <Notice title={t("link.title")} text={t("link.text")}>
      <Button onClick={() => onPlay(setup.value)}>{t("link.replace")}</Button>
      <Button kind="lamp" onClick={onHome}>
        {t("link.keep")}
      </Button>
    </Notice>
  );
}
