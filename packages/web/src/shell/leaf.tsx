import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";

/** A leaf that is fetched when it is turned to: until then a table stands without it. */
export function leaf<P extends object>(fetchLeaf: () => Promise<ComponentType<P>>) {
  return function Leaf(props: P) {
    const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | "missing" | null>(null);
    useEffect(() => {
      fetchLeaf().then(
        (Part) => setPart({ Part }),
        () => setPart("missing"),
      );
    }, []);
    if (part === null) return null;
    return part === "missing" ? <p>{t("notice.missing")}</p> : <part.Part {...props} />;
  };
}
