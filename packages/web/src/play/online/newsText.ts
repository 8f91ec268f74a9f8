import type { PlayerId, Sitter } from "@inkognito/protocol";
import { t } from "../../i18n/i18n.js";
import { nameOf, type Room } from "./room.js";

/** What has just happened at the table, for those who do not see it; null: nothing worth mentioning. */
export function newsOf(room: Room): string | null {
  if (room.news === null) return null;
  const { event, before } = room.news;
  const called = (player: PlayerId): string => nameOf(room, player) ?? t("online.gone");
  const sitting = (sitter: Sitter | null | undefined): string | null =>
    sitter?.type === "player" ? called(sitter.player) : null;
  switch (event.event.type) {
    case "sat":
      return newsSentence("news.sat", sitting(event.event.sitter));
    case "left":
    case "removed":
      return newsSentence("news.left", sitting(before.seats[event.event.seat]));
    case "hostPassed":
      return newsSentence("news.host", called(event.event.to));
    case "stoodIn":
      return newsSentence("news.standIn", sitting(before.seats[event.event.seat]));
    case "returned":
      return newsSentence("news.returned", sitting(before.seats[event.event.seat]));
    default:
      return null;
  }
}

type NewsId = "news.sat" | "news.left" | "news.host" | "news.standIn" | "news.returned";

const newsSentence = (id: NewsId, name: string | null): string | null =>
  name === null ? null : t(id, { name });
