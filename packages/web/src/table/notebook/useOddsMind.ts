import type { Assistant } from "@inkognito/protocol";
import { useEffect, useState } from "preact/hooks";

export type OddsMind = typeof import("./oddsMind.js");

/** Null: this table shows no odds, or their code is not fetched yet. The table works without it. */
export function useOddsMind(assistant: Assistant): OddsMind | null {
  const [mind, setMind] = useState<OddsMind | null>(null);
  useEffect(() => {
    if (assistant !== "odds") return;
    import("./oddsMind.js").then(
      (fetched) => setMind(fetched),
      () => setMind(null),
    );
  }, [assistant]);
  return assistant === "odds" ? mind : null;
}
