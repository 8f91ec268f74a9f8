import type { TableId, TableOptions } from "@inkognito/protocol";
import { useEffect, useState } from "preact/hooks";
import { listOf, t } from "../../../i18n/i18n.js";
import { changedText } from "../../../lobby/tableText.js";
import { readStored, writeStored } from "../../../shell/storage.js";
import { Button } from "../../../ui/Button.js";
import { isHost } from "../play.js";
import { nameOf } from "../room.js";
import type { AtTable } from "../useOnline.js";
import { Strip } from "./Strips.js";

/** The options that this player has seen, of the table they were at last: they survive a reload. */
const KEY = "inkognito.seenOptions";

function seenAt(table: TableId, now: TableOptions): TableOptions {
  const stored = readStored(KEY) as { table?: unknown; options?: TableOptions } | null;
  return stored?.table === table && stored.options !== undefined ? stored.options : now;
}

/** Tells a player with a chair what the host has changed since they last looked. */
export function ChangedStrip({ online, table }: { online: AtTable; table: TableId }) {
  const { room } = online;
  const { options, host } = room.table;
  const [seen, setSeen] = useState(() => seenAt(table, options));
  const isTold = room.you.seat !== null && !isHost(room);
  const shown = isTold ? seen : options;
  useEffect(() => writeStored(KEY, { table, options: shown }), [table, shown]);
  const changes = isTold ? changedText(seen, options) : [];
  if (changes.length === 0) return null;
  const name = nameOf(room, host) ?? t("online.gone");
  return (
    <Strip action={<Button onClick={() => setSeen(options)}>{t("changed.seen")}</Button>}>
      {t("changed.by", { name, changes: listOf(changes) })}
    </Strip>
  );
}
