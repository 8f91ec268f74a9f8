import { t } from "../i18n/i18n.js";
import type { Solo } from "../play/solo/useSolo.js";
import { Button } from "../ui/Button.js";
import { Notice } from "./Notice.js";
import { useTitle } from "./Screen.js";

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

export function Loading() {
  useTitle(t("screen.table"));
  return (
    <main class="screen">
      <p role="status">{t("notice.loading")}</p>
    </main>
  );
}

/** The table itself could not be fetched. */
export const TableMissing = ({ onHome }: { readonly onHome: () => void }) => (
  <Notice title={t("notice.failed.title")} text={t("notice.missing")}>
    <Button kind="lamp" onClick={() => location.reload()}>
      {t("notice.retry")}
    </Button>
    <Button onClick={onHome}>{t("notice.home")}</Button>
  </Notice>
);
