import { awaitedAt, fictitiousOf } from "@inkognito/engine/card";
import { colourAt, type Seat, seatsOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { standings } from "../../setup/match.js";
import { SeatList, seatEntry } from "../../table/SeatList.js";
import type { WatchedGame } from "../../table/session.js";
import { ColourMark } from "../../ui/ColourMark.js";

/** All seats with their points in the match; with three players the fictitious agent, too. */
export function Seats({ session }: { readonly session: WatchedGame<"card"> }) {
  const { setup, view } = session;
  const { table } = view;
  const { config, phase } = table;
  const outcome = phase.type === "ended" ? phase.outcome : null;
  const match = standings(setup, outcome);
  const fictitious = fictitiousOf(config);
  const seats = seatsOf(config).map((seat) => ({
    ...seatEntry(session, seat),
    awaited: awaitedAt(table).includes(seat),
    note: match === null ? null : t("match.points", { count: match.points[seat] ?? 0 }),
    state: stateOf(session, seat),
  }));
  return (
    <SeatList seats={seats}>
      {fictitious !== null && (
        <li class="seats-seat">
          <span class="seats-mark">
            <ColourMark colour={fictitious} />
          </span>
          <span class="seats-words">
            <b>{t("seats.name", { role: fictitious })}</b>
            <small class="seats-level">{t("cardSeats.fictitious")}</small>
          </span>
        </li>
      )}
    </SeatList>
  );
}

function stateOf({ view }: WatchedGame<"card">, seat: Seat): string | null {
  const { phase, config } = view.table;
  switch (phase.type) {
    case "picking":
      return phase.seat === seat ? t("seats.turn") : null;
    case "locating":
      return colourAt(config, seat) === phase.colour ? t("seats.turn") : null;
    case "meeting":
      if (!phase.choosers.includes(seat)) return null;
      return t(phase.chosen.includes(seat) ? "cardSeats.chosen" : "cardSeats.choosing");
    case "showing":
      return phase.seat === seat ? t("seats.asked") : null;
    default:
      return null;
  }
}
