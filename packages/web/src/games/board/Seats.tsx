import { awaitedAt } from "@inkognito/engine/board";
import { type Seat, seatsOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { SeatList, seatEntry } from "../../table/SeatList.js";
import type { WatchedGame } from "../../table/session.js";

/** All seats of the table, in order. */
export function Seats({ session }: { readonly session: WatchedGame }) {
  const { setup, view } = session;
  const { table } = view;
  const seats = seatsOf(setup.config).map((seat) => {
    const shown = seatEntry(session, seat);
    const state = stateOf(session, seat);
    return {
      ...shown,
      awaited: awaitedAt(table).includes(seat),
      note: shown.colour === null && table.sealed ? t("seats.sealed") : null,
      state: state === null ? null : t(`seats.${state}`),
    };
  });
  return <SeatList seats={seats} />;
}

/** Whose turn it is, and who is being asked in it. */
function stateOf({ view, told }: WatchedGame, seat: Seat): "turn" | "asked" | null {
  const { phase } = view.table;
  if ((phase.type === "answering" || phase.type === "handshake") && phase.seat === seat) {
    return "asked";
  }
  if (phase.type === "ended" || phase.type === "placing") return null;
  const began = told.findLast((event) => event.type === "turnBegan");
  return began?.type === "turnBegan" && began.seat === seat ? "turn" : null;
}
