import type { TableId } from "@inkognito/protocol";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { relationTo, usePerson } from "../../../lobby/person.js";
import { useSettings } from "../../../shell/settings.js";
import { playSounds } from "../../../sound/playSounds.js";
import { notify } from "../game/attention.js";
import { missingSeats } from "../offer.js";
import { nameOf, type Room, tableName } from "../room.js";

/** What a player who looks elsewhere is told while people gather at a table; null: nothing. */
export function callOf(room: Room, isMuted: (player: string) => boolean): string | null {
  if (room.news === null || room.news.before.phase.type !== "gathering") return null;
  const { event } = room.news.event;
  const { you, table } = room;
  const named = (player: string): string => nameOf(room, player) ?? t("online.gone");
  switch (event.type) {
    case "sat":
      if (event.sitter.type === "bot" || event.sitter.player === you.player) return null;
      return table.seats.includes(null) || missingSeats(room).length > 0
        ? t("news.sat", { name: named(event.sitter.player) })
        : t("gathering.ready");
    case "started":
      return t("calls.begun");
    case "said": {
      const { player, text } = event;
      const isSilent = text === "" || player === you.player || isMuted(player);
      return isSilent ? null : t("calls.said", { name: named(player) });
    }
    default:
      return null;
  }
}

/** Calls a person who does not see the page, by a sound and a notification if they want them. */
export function useCalls(table: TableId, room: Room): void {
  const { sound, volume } = useSettings().settings;
  const person = usePerson();
  const no = room.news?.event.no ?? 0;
  const latest = useRef({ room, person });
  latest.current = { room, person };
  useEffect(() => {
    if (no === 0 || document.visibilityState === "visible") return;
    const now = latest.current;
    const words = callOf(now.room, (player) => relationTo(now.person, player) !== "none");
    if (words === null) return;
    if (sound) void playSounds(["turn"], volume);
    notify(table, { title: tableName(now.room), body: words });
  }, [table, no, sound, volume]);
}
