import { createContext } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/**
 * What a panel needs more room for than usual: cards to choose from, cards that were shown, or a whole
 * announcement. The frame of the table divides the screen accordingly.
 */
export type PanelNeeds = "cards" | "reveal" | "announcement";

export const PanelNeedsContext = createContext<(needs: PanelNeeds | null) => void>(() => {});

/** Tells the frame what the panel needs, for as long as the panel is there. */
export function usePanelNeeds(needs: PanelNeeds | null): void {
  const tell = useContext(PanelNeedsContext);
  useLayoutEffect(() => {
    tell(needs);
    return () => tell(null);
  }, [tell, needs]);
}
