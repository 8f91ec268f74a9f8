import type { Seat, Viewer } from "@inkognito/engine/core";
import { FOLDING, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { boardBots, cardBots, type Level } from "@inkognito/mind";

type ViewEvent = PlayerTypes[GameName]["ViewEvent"];

/** A game as one viewer comes to know it over the wire, with nothing but the engine's words. */
export interface Knowing {
  readonly told: readonly ViewEvent[];
  hear(event: ViewEvent): void;
  /** The seats whose decision is awaited. */
  awaited(): readonly Seat[];
  hasEnded(): boolean;
  /** What a bot of that level would do here. */
  choose(level: Level, seed: string): { readonly type: string };
}

export const knowing = (game: GameName, viewer: Viewer): Knowing =>
  game === "board" ? knowingOf("board", viewer, boardBots) : knowingOf("card", viewer, cardBots);

function knowingOf<G extends GameName>(
  game: G,
  viewer: Viewer,
  bots: Readonly<
    Record<
      Level,
      (moment: {
        readonly view: PlayerTypes[G]["View"];
        readonly told: readonly PlayerTypes[G]["ViewEvent"][];
        readonly seed: string;
      }) => PlayerTypes[G]["Action"]
    >
  >,
): Knowing {
  const told: PlayerTypes[G]["ViewEvent"][] = [];
  let view = FOLDING[game].blankView(viewer);
  return {
    told,
    hear(event) {
      told.push(event as PlayerTypes[G]["ViewEvent"]);
      view = FOLDING[game].evolveView(view, event as PlayerTypes[G]["ViewEvent"]);
    },
    awaited: () => RULES[game].awaited(view),
    hasEnded: () => told.at(-1)?.type === "ended",
    choose: (level, seed) => bots[level]({ view, told, seed }),
  };
}
