import type { PlayerId, Sitter } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import { nameOf, type Room } from "../room.js";
import { Strip } from "./Strips.js";

interface NewsProps {
  readonly room: Room;
}

/** Tells screen readers who comes and goes; others see it at the chairs. */
export const News = ({ room }: NewsProps) => (
  <p class="unseen" role="status">
    {newsOf(room) ?? ""}
  </p>
);

/** The same in a game. A new host is shown as a strip, because nothing on the table shows the host. */
export function NewsInGame({ room }: NewsProps) {
  const [read, setRead] = useState(0);
  const { no, event } = room.news?.event ?? { no: 0, event: null };
  if (event?.type !== "hostPassed" || no === read) return <News room={room} />;
  return (
    <Strip action={<Button onClick={() => setRead(no)}>{t("table.close")}</Button>}>
      {newsOf(room)}
    </Strip>
  );
}

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
