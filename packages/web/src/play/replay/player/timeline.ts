import { SPECTATOR } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import type { Look } from "../record/eyes.js";

type View<G extends GameName> = PlayerTypes[G]["View"];
type ViewEvent<G extends GameName> = PlayerTypes[G]["ViewEvent"];

/** What some eyes saw, moment by moment. A position is the number of events shown, from 1. */
export interface Timeline<G extends GameName = GameName> {
  readonly game: G;
  readonly look: Look<G>;
  readonly length: number;
  toldAt(position: number): readonly ViewEvent<G>[];
  /** The fold of those. */
  viewAt(position: number): View<G>;
}

export function timelineOf<G extends GameName>(look: Look<G>): Timeline<G> {
  const { game, eyes, seen } = look as Look<GameName>;
  const folding = GAMES[game as G];
  const told = seen.map(({ event }) => event as ViewEvent<G>);
  // Everything open is still seen from outside: no chair has all the cards.
  const views: View<G>[] = [folding.blankView(eyes === "all" ? SPECTATOR : eyes)];
  return {
    game: game as G,
    look,
    length: told.length,
    toldAt: (position) => told.slice(0, position),
    viewAt(position) {
      for (let at = views.length; at <= position; at += 1) {
        views.push(folding.evolveView(views[at - 1] as View<G>, told[at - 1] as ViewEvent<G>));
      }
      return views[position] as View<G>;
    },
  };
}

interface Moments {
  readonly seen: readonly { readonly index: number }[];
}

/** How much these eyes have seen when the log has come to this event; the first is always there. */
export function positionAt({ seen }: Moments, index: number): number {
  const after = seen.findIndex((each) => each.index > index);
  return Math.max(1, after === -1 ? seen.length : after);
}

/** The event of the log that is shown last at this position; beyond the ends there is nothing. */
export function indexAt({ seen }: Moments, position: number): number {
  const within = Math.min(Math.max(1, position), seen.length);
  return seen[within - 1]?.index ?? 0;
}

/** The turn or round that each event belongs to, by position from 0; 0 is the preparation. */
export function turnsOf({ game, seen }: Look): readonly number[] {
  const opening = game === "board" ? "turnBegan" : "roundBegan";
  let turn = 0;
  return (seen as readonly { readonly event: { readonly type: string } }[]).map(({ event }) => {
    if (event.type === opening) turn += 1;
    return turn;
  });
}
