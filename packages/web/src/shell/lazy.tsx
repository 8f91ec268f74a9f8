import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading, TableMissing } from "./SoloNotice.js";

interface Leaving {
  readonly onHome: () => void;
}

/** A part of the page that is fetched when it is needed, so that home stays light. */
export function fetched<P extends Leaving>(fetchPart: () => Promise<ComponentType<P>>) {
  return function Fetched(props: P) {
    const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | "missing" | null>(null);
    useEffect(() => {
      fetchPart().then(
        (Part) => setPart({ Part }),
        () => setPart("missing"),
      );
    }, []);
    if (part === null) return <Loading />;
    if (part === "missing") return <TableMissing onHome={props.onHome} />;
    return <part.Part {...props} />;
  };
}
