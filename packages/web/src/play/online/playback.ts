import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import type { RoomGame } from "./room.js";

type View = PlayerTypes[GameName]["View"];

/** How much of a game the page shows; the rest waits to be shown. */
export interface Playback {
  readonly game: RoomGame;
  /** How many of `game.told` are shown. */
  readonly shown: number;
  /** The fold of those. */
  readonly view: View;
}

/** With more waiting events than this, all are shown at once. */
const LONGEST_WAIT = 24;

/**
 * The playback after the room has changed. Events from before the page was opened are shown at once,
 * and so are all events while the page is hidden: browsers delay the timers of a hidden tab by up to a
 * minute each, so the player's turn would be noticed too late.
 */
export function follow(playback: Playback | null, game: RoomGame, isLookedAt = true): Playback {
  const same =
    playback !== null &&
    playback.game.game === game.game &&
    playback.game.viewer === game.viewer &&
    playback.shown <= game.told.length &&
    playback.game.told[0] === game.told[0];
  const from = same ? { ...playback, game } : blank(game);
  const waiting = game.told.length - from.shown;
  const atOnce = !isLookedAt || waiting > LONGEST_WAIT;
  const until = atOnce ? game.told.length : Math.max(from.shown, game.history);
  return advance(from, until - from.shown);
}

const blank = (game: RoomGame): Playback => ({
  game,
  shown: 0,
  view: GAMES[game.config.game].blankView(game.viewer),
});

/** Shows `count` more events. */
export function advance(playback: Playback, count: number): Playback {
  if (count <= 0) return playback;
  const { game, shown } = playback;
  const { evolveView } = GAMES[game.config.game] as Evolving;
  const view = game.told.slice(shown, shown + count).reduce(evolveView, playback.view);
  return { game, shown: Math.min(shown + count, game.told.length), view };
}

/** Events of a game are folded into views of the same game; which one, only its config knows. */
interface Evolving {
  evolveView(view: View, event: RoomGame["told"][number]): View;
}

export const waitingOf = ({ game, shown }: Playback): RoomGame["told"] => game.told.slice(shown);
