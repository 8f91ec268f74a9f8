import {
  AMBASSADOR,
  type Colour,
  colourAt,
  type Seat,
  type Tic,
  type Viewer,
} from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { FigureIcon } from "../ui/art/Figure.js";
import { Mask } from "../ui/art/Mask.js";
import { ColourMark } from "../ui/ColourMark.js";
import { TableExtrasContext } from "./extras.js";
import { capital } from "./names.js";
import { isNamed, type Seating, shortSeatName } from "./seatName.js";
import type { WatchedGame } from "./session.js";
import "./seats.css";

export interface SeatEntry {
  readonly seat: Seat;
  readonly name: string;
  /** Null: the Ambassador's. */
  readonly colour: Colour | null;
  /** Who that is: the level of a bot, the colour of a person with a name. */
  readonly about: string;
  readonly you: boolean;
  readonly viewer: Viewer;
  readonly awaited: boolean;
  readonly gesture: {
    readonly index: number;
    /** It is the last thing that was told. */
    readonly fresh: boolean;
    readonly tic: Tic;
    readonly to: Seat | "all";
  } | null;
  /** What else is to be said: points, a sealed sheet. */
  readonly note?: string | null;
  /** One word: what this player is doing. */
  readonly state?: string | null;
}

/** All seats of the table, in order. */
export const SeatList = (props: {
  readonly seats: readonly SeatEntry[];
  /** An agent without a chair. */
  readonly children?: ComponentChildren;
}) => (
  <section aria-label={t("seats.title")}>
    <ul class="seats plain-list">
      {props.seats.map((shown) => (
        <SeatMark key={shown.seat} {...shown} />
      ))}
      {props.children}
    </ul>
  </section>
);

/** The part of a seat that both games show alike. */
export function seatEntry(session: Sitting, seat: Seat) {
  const { setup, names } = session;
  const seating = { config: setup.config, names };
  return {
    seat,
    name: capital(shortSeatName(seating, seat)),
    colour: colourAt(setup.config, seat),
    about: aboutSeat(setup, seating, seat),
    you: seat === session.seat,
    viewer: session.seat,
    gesture: lastGesture(session.told, seat),
  };
}

/** The last gesture of a seat, if it was made in this turn or round, or the one before. */
export function lastGesture(told: Sitting["told"], seat: Seat): SeatEntry["gesture"] {
  const index = told.findLastIndex((event) => event.type === "gestured" && event.seat === seat);
  const event = told[index];
  if (event?.type !== "gestured") return null;
  const begun = told
    .slice(index)
    .filter(({ type }) => type === "turnBegan" || type === "roundBegan").length;
  const fresh = index === told.length - 1;
  return begun > 1 ? null : { index, fresh, tic: event.tic, to: event.to };
}

type Sitting = Pick<WatchedGame<GameName>, "setup" | "names" | "seat" | "told">;

function aboutSeat({ seats }: Sitting["setup"], seating: Seating, seat: Seat): string {
  const sitter = seats[seat];
  if (sitter?.type === "bot") return t(`level.${sitter.level}`);
  if (!isNamed(seating, seat)) return t("passing.person");
  return t("seats.name", { role: seating.config.seats[seat] ?? AMBASSADOR });
}

/**
 * Is a gesture performed at a seat? Not one that was there when the seat was first drawn: after a reload
 * an old gesture would look like a new one.
 */
export const isPerformed = (
  gesture: Pick<NonNullable<SeatEntry["gesture"]>, "index" | "fresh">,
  atFirst: number,
): boolean => gesture.fresh && gesture.index > atFirst;

interface SignProps {
  readonly tic: Tic;
  readonly performed: boolean;
  /** Was it made to this viewer alone? */
  readonly isMine: boolean;
}

/** So long a sign cannot be overlooked. */
const NOTICED = 3000;

/** A mask that performs its tic: too large to be overlooked, for a while. */
function LargeSign({ tic, performed, isMine }: SignProps) {
  const [large, setLarge] = useState(performed);
  useEffect(() => {
    const timer = setTimeout(() => setLarge(false), NOTICED);
    return () => clearTimeout(timer);
  }, []);
  if (!large) return null;
  return (
    <span class="seats-sign" aria-hidden="true">
      <Mask agent={tic} tic size={96} />
      {isMine && <span class="seats-alone">{t("gesture.alone")}</span>}
    </span>
  );
}

function SeatMark(props: SeatEntry) {
  const { seat, name, colour, about, you, viewer, awaited, gesture, note, state } = props;
  const { aboutSeat: aboutSitter } = useContext(TableExtrasContext);
  const [atFirst] = useState(gesture?.index ?? -1);
  return (
    <li class={`seats-seat${awaited ? " seats-awaited" : ""}`}>
      <span class="seats-mark">
        {colour === null ? <FigureIcon colour={null} size={28} /> : <ColourMark colour={colour} />}
        {gesture !== null && (
          // It stays until the next turn.
          <span class="seats-tic">
            <Mask agent={gesture.tic} size={28} label={t(`gesture.tic.${gesture.tic}`)} />
          </span>
        )}
      </span>
      <span class="seats-words">
        <b>{name}</b>
        <small class={you ? "seats-you" : "seats-level"}>{you ? t("seats.you") : about}</small>
      </span>
      {note != null && <span class="seats-note">{note}</span>}
      {state != null && <span class="seats-state">{state}</span>}
      {aboutSitter(seat)}
      {gesture !== null && (
        <LargeSign
          key={gesture.index}
          tic={gesture.tic}
          performed={isPerformed(gesture, atFirst)}
          isMine={gesture.to === viewer}
        />
      )}
    </li>
  );
}
