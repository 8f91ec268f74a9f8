import type { GameName } from "@inkognito/engine/games";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AdviceOn, Session } from "../session.js";

/** The coach's advice for the view on the page; null: there is none yet. */
export function useAdvice<G extends GameName>(session: Session<G>): AdviceOn[G] | null {
  const { view, catchingUp } = session;
  const asked = useRef(session);
  asked.current = session;
  const [said, setSaid] = useState<{
    readonly of: unknown;
    readonly advice: AdviceOn[G] | null;
  } | null>(null);
  // Asked once for each view, however often the page is drawn.
  useEffect(() => {
    if (catchingUp) return;
    let wanted = true;
    asked.current.advise().then(
      (advice) => wanted && setSaid({ of: view, advice }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [view, catchingUp]);
  return !catchingUp && said?.of === view ? said.advice : null;
}
