import type { Piece, Positions, SpaceId, Step } from "@inkognito/engine/board";
import { createContext } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/**
 * What the decision panel wants of the map. The map knows no rules: targets in, choices out. The panel
 * shows the same targets as a list of buttons, so nothing can be done on the map only.
 */
export interface MapIntent {
  /** The board as it would stand now, while a movement is being put together. */
  readonly positions?: Positions;
  /** The steps that led there: their balls are used up. */
  readonly steps?: readonly Step[];
  /** Lit spaces, each with what choosing it does ("white ball: to Rialto"). */
  readonly targets: ReadonlyMap<SpaceId, string>;
  readonly onTarget?: (space: SpaceId) => void;
  /** Pieces that can be chosen, each with what choosing it does. */
  readonly pieces: ReadonlyMap<Piece, string>;
  readonly onPiece?: (piece: Piece) => void;
  readonly selected?: Piece;
  /** Spaces that are reached in so many further steps, and where a piece of another player is met. */
  readonly reach?: Reach;
  /** Where to look: on a phone the map zooms there. */
  readonly focus?: SpaceId;
}

export interface Reach {
  readonly steps: ReadonlyMap<SpaceId, number>;
  readonly meetings: ReadonlySet<SpaceId>;
}

export const NO_INTENT: MapIntent = { targets: new Map(), pieces: new Map() };

export const MapIntentContext = createContext<(intent: MapIntent) => void>(() => {});

/** Tells the map what the panel wants of it, for as long as the panel is there. */
export function useMapIntent(intent: MapIntent): void {
  const tell = useContext(MapIntentContext);
  useLayoutEffect(() => {
    tell(intent);
    return () => tell(NO_INTENT);
  }, [tell, intent]);
}
