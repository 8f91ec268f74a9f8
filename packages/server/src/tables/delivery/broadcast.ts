import type { Millis } from "../../store/store.js";
import { peopleAt } from "../rules/decide/loadedTable.js";
import { clocksOf } from "../rules/time/timing.js";
import type { News } from "../runtime/cache/tableCache.js";
import type { Connection } from "./connection.js";
import type { Names } from "./names.js";
import { gameSoFar, tell, type Viewers } from "./viewers.js";

/**
 * Tells everybody in a room what has become durable, to each what is theirs to know. Null: they have
 * been told; otherwise a name has to be asked for first.
 */
export function tellNews(
  news: News,
  viewers: Viewers,
  names: Names,
  now: Millis,
): Promise<void> | null {
  const people = peopleAt(news.held.table);
  if (!names.haveAll(people)) return introduce(news, viewers, names, now);
  if (viewers.size > 0) tellAll(news, viewers, now);
  return null;
}

async function introduce(news: News, viewers: Viewers, names: Names, now: Millis): Promise<void> {
  const people = peopleAt(news.held.table);
  // What is durable has to be told; a name can come later.
  await names.learn(people).catch(() => undefined);
  if (viewers.size === 0) return;
  viewers.people(news.held, names, people);
  tellAll(news, viewers, now);
}

function tellAll({ since, held, before, texts }: News, viewers: Viewers, now: Millis): void {
  const { table, game, log } = held;
  const { host } = viewers;
  const moved = new Map(viewers.reseated(table).map((guest) => [guest.connection, guest]));
  const stays = (connection: Connection): boolean => !moved.has(connection);
  // The end of a game is told before the table says so, its beginning after it.
  const isSame = game !== null && game.no === since.game;
  if (isSame) viewers.told(game, since.events, texts, stays);
  if (before !== null) viewers.told(before, since.events, texts, stays);
  if (table.no > since.no) viewers.all({ type: "table", events: log.slice(since.no) });
  if (game !== null && !isSame) viewers.told(game, 0, texts, stays);
  for (const [connection, { seat, horizon }] of moved) {
    const shown = game !== null && game.no > horizon.games ? game : null;
    tell(connection, { type: "seated", seat, game: gameSoFar(shown, seat) });
  }
  viewers.clocks(clocksOf(held.timing), now);
  if (moved.size > 0 || viewers.host !== host) viewers.tellPresent();
}
