import { useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import { type Coming, comingOf } from "../comings.js";
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
  const coming = room.news === null ? null : comingOf(room.news.before, room.news.event);
  return coming === null ? null : comingWords(room, coming);
}

export const comingWords = (room: Room, { what, player }: Coming): string =>
  t(`news.${what}`, { name: nameOf(room, player) ?? t("online.gone") });
