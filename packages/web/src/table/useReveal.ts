import type { GameName } from "@inkognito/engine/games";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "./session.js";

/** What a game reveals. */
interface Reveals<G extends GameName, R> {
  /** The first event to reveal when a game is opened. */
  firstUnseen(session: Session<G>): number;
  /** What was shown to me from this index on. */
  revealsSince(session: Session<G>, from: number): readonly R[];
}

/** New cards are shown first, then the decision. */
export function useReveal<G extends GameName, R extends { readonly index: number }>(
  session: Session<G>,
  { firstUnseen, revealsSince }: Reveals<G, R>,
) {
  const [seen, setSeen] = useState(() => session.seenBefore ?? firstUnseen(session));
  // Fewer events than before: a decision was taken back, or the next game has begun.
  useEffect(() => {
    if (session.told.length < seen) setSeen(firstUnseen(session));
  }, [session.told, seen]);
  const reveal = revealsSince(session, seen)[0] ?? null;
  const goOn = (): void => setSeen((reveal?.index ?? -1) + 1);
  return [reveal, goOn] as const;
}
