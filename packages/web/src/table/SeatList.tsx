import type { Colour, Seat, Tic } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { FigureIcon } from "../board/Figure.js";
import { Mask } from "../cards/Mask.js";
import { t } from "../i18n/i18n.js";
import type { Sitter } from "../solo/setup.js";
import { ColourMark } from "../ui/ColourMark.js";
import "./seats.css";

export interface SeatShown {
  readonly seat: Seat;
  /** Null: the Ambassador's. */
  readonly colour: Colour | null;
  readonly sitter: Sitter | undefined;
  readonly you: boolean;
  readonly awaited: boolean;
  readonly gesture: { readonly index: number; readonly tic: Tic } | null;
  /** What else is to be said: points, a sealed sheet. */
  readonly note?: string | null;
  /** One word: what this player is doing. */
  readonly state?: string | null;
}

/** Everybody at the table, in the order of the seats. */
export const SeatList = (props: {
  readonly seats: readonly SeatShown[];
  /** Whoever plays along without a chair. */
  readonly children?: ComponentChildren;
}) => (
  <section aria-label={t("seats.title")}>
    <ul class="seats">
      {props.seats.map((shown) => (
        <SeatMark key={shown.seat} {...shown} />
      ))}
      {props.children}
    </ul>
  </section>
);

function SeatMark({ colour, sitter, you, awaited, gesture, note, state }: SeatShown) {
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
        <small class={you ? "seats-you" : "seats-level"}>
          {you ? t("seats.you") : sitterWords(sitter)}
        </small>
      </span>
      {note != null && <span class="seats-note">{note}</span>}
      {state != null && <span class="seats-state">{state}</span>}
    </li>
  );
}

function sitterWords(sitter: Sitter | undefined): string {
  if (sitter === undefined) return "";
  if (sitter.type === "bot") return t(`level.${sitter.level}`);
  return sitter.name === "" ? t("passing.person") : sitter.name;
}
