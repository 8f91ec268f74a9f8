import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { Button } from "../../ui/Button.js";
import { Dialog } from "../../ui/Dialog.js";
import { missingSeats, neededSeats, playOn, seatNames, startWithout } from "./offer.js";
import { isHost, matchGoesOn } from "./play.js";
import { nameOf } from "./room.js";
import type { AtTable } from "./useOnline.js";

interface NextGameProps {
  readonly online: AtTable;
}

/** Yes or not now to the next game, for every player with a chair. */
export function Answer({ online, offered }: NextGameProps & { readonly offered: boolean }) {
  const { room, ask } = online;
  const { table, you } = room;
  if (you.seat === null) return null;
  const mine = table.next[you.seat] ?? null;
  if (mine === true) {
    return <Button onClick={() => void ask(playOn(false))}>{t("pause.withdraw")}</Button>;
  }
  return (
    <>
      {offered && (
        <Button kind="lamp" onClick={() => void ask(playOn(true))}>
          {t(matchGoesOn(table) ? "gathering.start.next" : "gathering.start.again")}
        </Button>
      )}
      {mine === null && <Button onClick={() => void ask(playOn(false))}>{t("next.no")}</Button>}
    </>
  );
}

/** Where the offer of another game stands, in a sentence or two. */
export function offerWords({ room }: AtTable): string {
  const { table, you } = room;
  const mine = you.seat === null ? null : (table.next[you.seat] ?? null);
  const missing = missingSeats(room);
  const free = table.seats.filter((sitter) => sitter === null).length;
  const host = nameOf(room, table.host) ?? t("online.gone");
  const ready = isHost(room)
    ? t("gathering.ready")
    : `${t("gathering.ready")} ${t("gathering.forHost", { name: host })}`;
  if (mine === false) return t("next.declined");
  if (free > 0) return t("gathering.free", { free });
  if (mine === true) {
    const waiting =
      missing.length === 0
        ? ready
        : t("gathering.waitingFor", { names: seatNames(room, missing, true) });
    return `${t("next.mine")} ${waiting}`;
  }
  const willing = table.next.flatMap((wants, seat) =>
    wants === true && table.seats[seat]?.type === "player" && seat !== you.seat
      ? [seat as 0 | 1 | 2 | 3 | 4]
      : [],
  );
  if (willing.length > 0) {
    return t("next.offer", { names: seatNames(room, willing), count: willing.length });
  }
  if (you.seat === null) return t("online.after", { name: host });
  return t(matchGoesOn(table) ? "next.ask.match" : "next.ask");
}

/** All have agreed and are here, but a chair was free or a player away when the last one agreed. */
export function StartNow({ online }: NextGameProps) {
  const { room, ask, sending } = online;
  const { seats, next } = room.table;
  const mine = room.you.seat === null ? true : next[room.you.seat];
  if (!isHost(room) || seats.includes(null) || mine !== true) return null;
  if (missingSeats(room).length > 0) return null;
  return (
    <Button kind="lamp" disabled={sending} onClick={() => void ask(startWithout(room, []))}>
      {t("start.without.yes")}
    </Button>
  );
}

/** The host begins without those who are missing, once it is said who they are and what it means. */
export function StartWithout({ online }: NextGameProps) {
  const { room, ask } = online;
  const [asking, setAsking] = useState(false);
  const needed = neededSeats(room);
  if (!isHost(room) || needed.length === 0 || room.table.seats.includes(null)) return null;
  const names = seatNames(room, needed);
  const start = async (): Promise<void> => {
    setAsking(false);
    await ask(startWithout(room, needed));
  };
  return (
    <>
      <Button kind="paper" onClick={() => setAsking(true)}>
        {t("start.without", { names })}
      </Button>
      {asking && (
        <Dialog
          title={t("start.without.title", { names })}
          onClose={() => setAsking(false)}
          actions={
            <Button kind="lamp" onClick={start}>
              {t("start.without.yes")}
            </Button>
          }
        >
          <p>{t("start.without.text")}</p>
        </Dialog>
      )}
    </>
  );
}
