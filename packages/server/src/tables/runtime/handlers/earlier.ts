import { send } from "../../delivery/send.js";
import { tableRefusal } from "../../rules/decide/refusal.js";
import { horizonOf, shownLog } from "../../rules/table/horizon.js";
import { saidBefore } from "../../rules/table/talk.js";
import type { Handler } from "./context.js";

/** Sends a page earlier chat messages, and the names of their writers. */
export const handleEarlier: Handler<"earlier"> = async (
  { cache, names },
  connection,
  { before },
) => {
  const loaded = await cache.load();
  if (loaded === null) return tableRefusal("notNow");
  const { log } = loaded;
  const { events, more } = saidBefore(shownLog(log, horizonOf(log, connection.player)), before);
  const writers = new Set(
    events.flatMap(({ event }) => (event.type === "said" ? [event.player] : [])),
  );
  await names.load(writers);
  send(connection, { type: "people", people: names.of(writers) });
  send(connection, { type: "earlier", before, events, more });
  return null;
};
