import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import type { Opening } from "../play/solo/protocol.js";
import { useTitle } from "../shell/Screen.js";
import { Loading, TableMissing } from "../shell/SoloNotice.js";
import { useSettings } from "../shell/useSettings.js";

type Screens = typeof import("../play/solo/TableScreen.js");

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
    import("../play/solo/TableScreen.js").then(setScreens, () => setScreens("missing"));
  }, []);
  if (screens === null) return <Loading />;
  if (screens === "missing") return <TableMissing onHome={props.onHome} />;
  return <screens.TableScreen {...props} speed={settings.speed} />;
}
