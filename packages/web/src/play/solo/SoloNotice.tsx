import { t } from "../../i18n/i18n.js";
import { Loading, Notice } from "../../shell/Notice.js";
import { Button } from "../../ui/Button.js";
import type { Solo } from "./useSolo.js";

interface SoloNoticeProps {
  readonly solo: Exclude<Solo, { status: "open" | "curtain" }>;
  readonly onHome: () => void;
  /** Starts a new game. */
  readonly onAgain: () => void;
}

/** The table's screen while there is no game on it: why, and what one can do. */
export function SoloNotice({ solo, onHome, onAgain }: SoloNoticeProps) {
  const home = <Button onClick={onHome}>{t("notice.home")}</Button>;
  switch (solo.status) {
    case "loading":
      return <Loading />;
    case "empty":
      return (
        <Notice title={t("notice.empty.title")} text={t("notice.empty.text")}>
          <Button kind="lamp" onClick={onAgain}>
            {t("notice.new")}
          </Button>
          {home}
        </Notice>
      );
    case "elsewhere":
      return (
        <Notice title={t("notice.elsewhere.title")} text={t("notice.elsewhere.text")}>
          <Button kind="lamp" onClick={solo.takeOver}>
            {t("notice.takeOver")}
          </Button>
          {home}
        </Notice>
      );
    case "failed":
      return (
        <Notice title={t("notice.failed.title")} text={t(`notice.failed.${solo.code}`)}>
          {solo.code === "badSetup" || solo.code === "unreadable" ? (
            <Button kind="lamp" onClick={onAgain}>
              {t("notice.new")}
            </Button>
          ) : (
            <Button kind="lamp" onClick={() => location.reload()}>
              {t("notice.retry")}
            </Button>
          )}
          {home}
        </Notice>
      );
  }
}
