import { awaitedAt, colourAt, seatsOf } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import { FigureIcon } from "../board/Figure.js";
import { Mask } from "../cards/Mask.js";
import { t } from "../i18n/i18n.js";
import { ColourMark } from "../ui/ColourMark.js";
import { lastGesture } from "./happenings.js";
import type { Session } from "./session.js";
import "./seats.css";

/** Everybody at the table, in the order of the seats. */
export function Seats({ session }: { readonly session: Session }) {
  const { config } = session.setup;
  return (
    <section aria-label={t("seats.title")}>
      <ul class="seats">
        {seatsOf(config).map((seat) => (
          <SeatMark key={seat} session={session} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function SeatMark({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const { setup, view, told } = session;
  const { config } = setup;
  const { table } = view;
  const colour = colourAt(config, seat);
  const state = stateOf(session, seat);
  const gesture = lastGesture(told, seat);
  const awaited = awaitedAt(table).includes(seat);
  const level = setup.levels[seat] ?? "agent";
  const sealed = colour === null && table.sealed;
  return (
    <li class={`seats-seat${awaited ? " seats-awaited" : ""}`}>
      <span class="seats-mark">
        {colour === null ? <FigureIcon colour={null} size={28} /> : <ColourMark colour={colour} />}
        {gesture !== null && (
          <span class="seats-tic" key={gesture.index}>
            <Mask agent={gesture.tic} tic size={44} label={t(`gesture.tic.${gesture.tic}`)} />
          </span>
        )}
      </span>
      <span class="seats-words">
        <b>{t("seats.name", { role: colour ?? "ambassador" })}</b>
        <small class={seat === session.seat ? "seats-you" : "seats-level"}>
          {seat === session.seat ? t("seats.you") : t(`level.${level}`)}
          {sealed && ` · ${t("seats.sealed")}`}
        </small>
      </span>
      {state !== null && <span class="seats-state">{t(`seats.${state}`)}</span>}
    </li>
  );
}

/** Whose turn it is, and who is being asked in it. */
function stateOf({ view, told }: Session, seat: Seat): "turn" | "asked" | null {
  const { phase } = view.table;
  if ((phase.type === "answering" || phase.type === "handshake") && phase.seat === seat) {
    return "asked";
  }
  if (phase.type === "ended" || phase.type === "placing") return null;
  const began = told.findLast((event) => event.type === "turnBegan");
  return began?.type === "turnBegan" && began.seat === seat ? "turn" : null;
}
