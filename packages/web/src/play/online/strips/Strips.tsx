import { TABLE_REFUSALS } from "@inkognito/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import { isGone, seatNames, waitedForPause } from "../offer.js";
import { nameOf, votingSeats } from "../room.js";
import type { AtTable } from "../useOnline.js";
import "./strips.css";

interface StripProps {
  readonly kind?: "plain" | "bad";
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** A strip across the page with something all players should know now. */
export const Strip = ({ kind = "plain", children, action }: StripProps) => (
  <div class={`strip strip-${kind}`} role="status">
    <p>{children}</p>
    {action}
  </div>
);

interface OnlineProps {
  readonly online: AtTable;
}

/** While the connection is lost nothing else is: requests are sent when it is back. */
export function ConnectionStrip({ online }: OnlineProps) {
  const { connectionStatus, sending } = online;
  if (connectionStatus.type === "open") return null;
  if (connectionStatus.type === "closed") {
    return (
      <Strip
        kind="bad"
        action={<Button onClick={() => location.reload()}>{t("online.reload")}</Button>}
      >
        {t(connectionStatus.why === "version" ? "online.version" : "online.bye.trouble")}
      </Strip>
    );
  }
  return (
    <Strip
      kind="bad"
      {...(connectionStatus.type === "waiting"
        ? { action: <Button onClick={online.tryNow}>{t("notice.tryNow")}</Button> }
        : {})}
    >
      {t(sending ? "online.lost.sending" : "online.lost")}
    </Strip>
  );
}

export function RefusalStrip({ online }: OnlineProps) {
  const { refusal, forgive } = online;
  if (refusal === null || refusal.code === "gone") return null;
  return (
    <Strip kind="bad" action={<Button onClick={forgive}>{t("table.close")}</Button>}>
      {tableRefusalWords(refusal.code)}
    </Strip>
  );
}

export function tableRefusalWords(code: string): string {
  const known = TABLE_REFUSALS.find((each) => each === code);
  return t(known === undefined ? "online.refusal.other" : `online.refusal.${known}`);
}

/** A bot plays for me, and how I take over again. */
export function StandInStrip({ online }: OnlineProps) {
  const { room, ask } = online;
  const { seat } = room.you;
  const why = seat === null ? null : room.table.standIns[seat];
  if (why == null || room.table.phase.type !== "playing") return null;
  return (
    <Strip
      action={
        <Button kind="lamp" onClick={() => void ask({ type: "return" })}>
          {t("standIn.return")}
        </Button>
      }
    >
      {t(`standIn.${why}`)} {t("standIn.act")}
    </Strip>
  );
}

/** A pause begins when all players want it who are here, and ends when all do. */
export function PauseStrip({ online }: OnlineProps) {
  const { room, ask } = online;
  const { phase, pauseWanted, standIns } = room.table;
  const { seat } = room.you;
  if (phase.type !== "playing") return null;
  const { paused } = phase;
  const others = pauseWanted.filter((each) => each !== seat);
  const { length: count } = others;
  const names = seatNames(room, others);
  const wanted = seat !== null && pauseWanted.includes(seat);
  const waited = waitedForPause(room).filter((each) => each !== seat);
  const missing = paused ? votingSeats(room).filter((each) => isGone(room, each)) : [];
  if (!paused && count === 0 && !wanted) return null;
  const mayAgree = seat !== null && !wanted && standIns[seat] == null;
  const agree = (
    <Button kind="lamp" onClick={() => void ask({ type: "pause", wanted: true })}>
      {t(paused ? "pause.goOn" : "pause.agree")}
    </Button>
  );
  return (
    <Strip {...(mayAgree ? { action: agree } : {})}>
      {paused && t("pause.paused")}{" "}
      {count > 0 && t(paused ? "pause.others.goOn" : "pause.others", { names, count })}{" "}
      {wanted && t(paused ? "pause.mine.goOn" : "pause.mine")}{" "}
      {wanted &&
        waited.length > 0 &&
        t("gathering.waitingFor", { names: seatNames(room, waited, true) })}{" "}
      {missing.length > 0 && t("gathering.missing", { names: seatNames(room, missing) })}
    </Strip>
  );
}

/** The host asks to make a private table public; all players at it have to agree. */
export function PublishStrip({ online }: OnlineProps) {
  const { room, ask } = online;
  const { listing, host } = room.table;
  const { player, seat } = room.you;
  if (listing.length === 0 || (seat === null && player !== host)) return null;
  const answer = (wanted: boolean) => () => void ask({ type: "publish", wanted });
  const isHost = player === host;
  const words = isHost ? "mine" : listing.includes(player) ? "agreed" : "asked";
  const name = nameOf(room, host) ?? t("online.gone");
  return (
    <Strip
      action={
        <>
          {words === "asked" && (
            <Button kind="lamp" onClick={answer(true)}>
              {t("pause.agree")}
            </Button>
          )}
          <Button onClick={answer(false)}>{t(isHost ? "pause.withdraw" : "publish.no")}</Button>
        </>
      }
    >
      {t(`publish.${words}`, { name })}
    </Strip>
  );
}
