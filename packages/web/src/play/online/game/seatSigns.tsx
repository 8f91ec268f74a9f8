import type { Seat } from "@inkognito/engine/core";
import type { Clock } from "@inkognito/protocol";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import type { Room } from "../room.js";
import { timeLeft, timeWords } from "./clock.js";
import "./signs.css";

/** A sign at a seat: a bot stands in, the time left, or that the player is away. */
export function SeatSign({ room, seat }: { readonly room: Room; readonly seat: Seat }) {
  const { table, clocks, offset, present } = room;
  if (table.phase.type !== "playing") return null;
  const sitter = table.seats[seat];
  if (table.standIns[seat] != null) return <span class="sign">{t("sign.standIn")}</span>;
  const clock = clocks.find((each) => each.seat === seat);
  const isAway = sitter?.type === "player" && !present.includes(sitter.player);
  return (
    <>
      {clock !== undefined && <ClockSign clock={clock} offset={offset} />}
      {isAway && <span class="sign">{t("sign.away")}</span>}
    </>
  );
}

/** Counts down by itself, so that the table need not be drawn every second. */
function ClockSign({ clock, offset }: { readonly clock: Clock; readonly offset: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (clock.due === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  const left = timeLeft(clock, now + offset);
  if (left === null) return null;
  const { short, long } = timeWords(left);
  return (
    <span class={left < 15_000 ? "sign sign-late" : "sign"} role="timer">
      <span aria-hidden="true">{short}</span>
      <span class="unseen">{t("sign.left", { time: long })}</span>
    </span>
  );
}
