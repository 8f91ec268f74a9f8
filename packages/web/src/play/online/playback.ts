import { FOLDING, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import type { RoomGame } from "./room.js";

type View = PlayerTypes[GameName]["View"];

/** What of a game is on the page already; the rest waits to be shown. */
export interface Stage {
  readonly game: RoomGame;
  /** How many of `game.told` are shown. */
  readonly shown: number;
  /** The fold of those. */
  readonly view: View;
}

/** Nobody wants to watch more than this being played out. */
const LONGEST_WAIT = 24;

/**
 * The stage after the room has changed: what happened before the page came is there at once, and so
 * is everything while nobody looks. Browsers give the timers of a hidden tab a second at first, later
 * a minute each: my turn would be noticed when it is over.
 */
export function follow(stage: Stage | null, game: RoomGame, isLookedAt = true): Stage {
  const same =
    stage !== null &&
    stage.game.game === game.game &&
    stage.game.viewer === game.viewer &&
    stage.shown <= game.told.length &&
    stage.game.told[0] === game.told[0];
  const from = same ? { ...stage, game } : blank(game);
  const waiting = game.told.length - from.shown;
  const atOnce = !isLookedAt || waiting > LONGEST_WAIT;
  const until = atOnce ? game.told.length : Math.max(from.shown, game.history);
  return advance(from, until - from.shown);
}

const blank = (game: RoomGame): Stage => ({
  game,
  shown: 0,
  view: FOLDING[game.config.game].blankView(game.viewer),
});

/** Shows so many more. */
export function advance(stage: Stage, count: number): Stage {
  if (count <= 0) return stage;
  const { game, shown } = stage;
  const { evolveView } = FOLDING[game.config.game] as Evolving;
  const view = game.told.slice(shown, shown + count).reduce(evolveView, stage.view);
  return { game, shown: Math.min(shown + count, game.told.length), view };
}

/** Events of a game are folded into views of the same game; which one, only its config knows. */
interface Evolving {
  evolveView(view: View, event: RoomGame["told"][number]): View;
}

export const waitingOf = ({ game, shown }: Stage): RoomGame["told"] => game.told.slice(shown);
