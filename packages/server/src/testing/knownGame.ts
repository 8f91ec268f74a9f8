import type { Seat, Viewer } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { MIND } from "@inkognito/mind";
import type { Level } from "@inkognito/mind/levels";

type ViewEvent = PlayerTypes[GameName]["ViewEvent"];

/** A game as one viewer comes to know it over the wire, with nothing but the engine's words. */
export interface KnownGame {
  readonly told: readonly ViewEvent[];
  hear(event: ViewEvent): void;
  /** The seats whose decision is awaited. */
  awaited(): readonly Seat[];
  hasEnded(): boolean;
  /** What a bot of that level would do here. */
  choose(level: Level, seed: string): { readonly type: string };
}

export function knownGame<G extends GameName>(game: G, viewer: Viewer): KnownGame {
  const told: PlayerTypes[G]["ViewEvent"][] = [];
  let view = GAMES[game].blankView(viewer);
  return {
    told,
    hear(event) {
      told.push(event as PlayerTypes[G]["ViewEvent"]);
      view = GAMES[game].evolveView(view, event as PlayerTypes[G]["ViewEvent"]);
    },
    awaited: () => RULES[game].awaited(view),
    hasEnded: () => told.at(-1)?.type === "ended",
    choose: (level, seed) => MIND[game].bots[level]({ view, told, seed }),
  };
}
