import type { GameName } from "@inkognito/engine/games";
import { h } from "preact";
import { speakOf } from "../i18n/i18n.js";
import { type Lazy, lazyScreen } from "../shell/lazy.js";
import type { ShownGame } from "../table/feed/channel.js";
import type { SpectatorProps, TableProps } from "../table/session.js";

/** The table of each game for a player; only the game that is played is fetched. */
export const TABLES: { readonly [G in GameName]: Lazy<TableProps<G>> } = {
  board: lazyScreen(() =>
    Promise.all([import("./board/Table.js"), speakOf("map", "odds")]).then(([part]) => part.Table),
  ),
  card: lazyScreen(() =>
    Promise.all([import("./card/Table.js"), speakOf("cardGame", "odds")]).then(
      ([part]) => part.Table,
    ),
  ),
};

/** The table of each game for a person who has no seat. */
const SPECTATOR_TABLES: { readonly [G in GameName]: Lazy<SpectatorProps<G>> } = {
  board: lazyScreen(() =>
    Promise.all([import("./board/SpectatorTable.js"), speakOf("map", "odds")]).then(
      ([part]) => part.SpectatorTable,
    ),
  ),
  card: lazyScreen(() =>
    Promise.all([import("./card/SpectatorTable.js"), speakOf("cardGame", "odds")]).then(
      ([part]) => part.SpectatorTable,
    ),
  ),
};

interface GameTableProps<G extends GameName> extends Omit<TableProps<G>, "session"> {
  readonly shown: ShownGame<G>;
}

/** The table of the game that is shown: a player's, or a spectator's. */
export function GameTable<G extends GameName>({ shown, ...props }: GameTableProps<G>) {
  const { game, watched, session } = shown;
  // Not as JSX, which does not see that props and component are of the same game.
  return session === null
    ? h(SPECTATOR_TABLES[game], { session: watched, ...props })
    : h(TABLES[game], { session, ...props });
}
