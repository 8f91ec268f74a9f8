import { useEffect, useState } from "preact/hooks";
import { type Language, speakOf } from "../i18n/i18n.js";
import type { OnlinePlace } from "../shell/route.js";
import { Loading, TableMissing } from "../shell/SoloNotice.js";

type Area = typeof import("../play/online/OnlineArea.js");

/** Everything with other people is fetched when it is needed, so that home stays light. */
export function OnlineRoute(props: {
  readonly place: OnlinePlace;
  readonly language: Language;
  readonly onHome: () => void;
}) {
  const [area, setArea] = useState<Area | "missing" | null>(null);
  useEffect(() => {
    Promise.all([import("../play/online/OnlineArea.js"), speakOf("others")]).then(
      ([fetched]) => setArea(fetched),
      () => setArea("missing"),
    );
  }, []);
  if (area === null) return <Loading />;
  if (area === "missing") return <TableMissing onHome={props.onHome} />;
  return <area.OnlineArea {...props} />;
}
