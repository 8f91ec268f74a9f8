import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import type { Opening } from "../solo/protocol.js";
import { Button } from "../ui/Button.js";
import { Notice } from "./Notice.js";
import { useTitle } from "./Screen.js";
import { Loading } from "./SoloNotice.js";
import { useSettings } from "./useSettings.js";

type Screens = typeof import("../table/TableScreen.js");

/** The table is fetched when it is needed, so that home stays light. */
export function TableRoute(props: {
  readonly opening: Opening;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}) {
  const { settings } = useSettings();
  useTitle(t("screen.table"));
  const [screens, setScreens] = useState<Screens | "missing" | null>(null);
  useEffect(() => {
    import("../table/TableScreen.js").then(setScreens, () => setScreens("missing"));
  }, []);
  if (screens === null) return <Loading />;
  if (screens === "missing") {
    return (
      <Notice title={t("notice.failed.title")} text={t("notice.missing")}>
        <Button kind="lamp" onClick={() => location.reload()}>
          {t("notice.retry")}
        </Button>
        <Button onClick={props.onHome}>{t("notice.home")}</Button>
      </Notice>
    );
  }
  return <screens.TableScreen {...props} speed={settings.speed} />;
}
