import { type CardViewEvent, LOCATIONS, type Location } from "@inkognito/engine/card";
import { AMBASSADOR, type Role, seatOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { KEYS, useLit } from "../../../table/coach/hint.js";
import { capital } from "../../../table/names.js";
import { shortSeatName } from "../../../table/seatName.js";
import type { WatchedGame } from "../../../table/session.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { roleName } from "../names.js";
import type { CardListener } from "../story.js";
import { PlacePicture } from "./PlaceScene.js";
import { fateOf, isPicked, type Lie, type Row, roundInCycle, rowsOf } from "./rounds.js";
import "./places.css";
import { useEffect, useState } from "preact/hooks";
import { AGAIN } from "../../../table/feed/pace.js";

/** On a small screen it scrolls, and can be reached by keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

interface PlacesProps {
  readonly session: WatchedGame<"card">;
  readonly listener: CardListener;
  /** Where I may go now; null: it is not for me to go. */
  readonly open: readonly Location[] | null;
  readonly onGo: (location: Location) => void;
  /** Where something happened that is shown again; null: nothing is. */
  readonly again: Location | null;
}

/** The five places: whose location lies where, in this round and since all were last taken back. */
export function Places({ session, listener, open, onGo, again }: PlacesProps) {
  const { table, own } = session.view;
  return (
    <section class="places" aria-label={t("places.title")} {...SCROLLS}>
      <table class="places-table">
        <caption class="unseen">{t("places.caption")}</caption>
        <thead>
          <tr>
            <td class="places-corner">
              {t("places.round", { round: table.rounds.length })}
              {table.rounds.length > 0 && (
                <small>{t("places.inCycle", { round: roundInCycle(table) })}</small>
              )}
            </td>
            {LOCATIONS.map((location) => (
              <PlaceHead
                key={location}
                {...{ session, location }}
                again={again === location}
                onGo={open?.includes(location) ? () => onGo(location) : null}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(table).map((row) => (
            <PlaceRow
              key={row.who}
              {...{ row, listener }}
              faceDown={row.who === AMBASSADOR && isPicked(table)}
              picked={row.who === AMBASSADOR ? (own?.picked ?? null) : null}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PlaceHeadProps {
  readonly session: WatchedGame<"card">;
  readonly location: Location;
  readonly onGo: (() => void) | null;
  readonly again: boolean;
}

function PlaceHead({ session, location, onGo, again }: PlaceHeadProps) {
  const fate = fateOf(session.view.table, location);
  const name = t(`place.${location}`);
  const lit = useLit(KEYS.place(location));
  const content = (
    <>
      <PlacePicture location={location} width={120} />
      <span class="places-name">{name}</span>
    </>
  );
  const now = fate.type === "meeting" && fate.state === "now";
  return (
    <th
      scope="col"
      class={`places-place${now ? " places-now" : ""}${again ? " places-again" : ""}${lit ? " hinted" : ""}`}
      data-place={location}
    >
      {onGo === null ? (
        <div class="places-content">{content}</div>
      ) : (
        <button
          type="button"
          class="places-content places-open"
          aria-label={t("places.go", { to: t(`place.to.${location}`) })}
          onClick={onGo}
        >
          {content}
        </button>
      )}
      {fate.type !== "quiet" && (
        <span class="places-fate">
          {fate.type === "crowd"
            ? t("places.crowd")
            : t("places.meeting", { order: fate.order, state: fate.state })}
        </span>
      )}
    </th>
  );
}

interface PlaceRowProps {
  readonly row: Row;
  readonly listener: CardListener;
  /** C8.1 */
  readonly faceDown: boolean;
  readonly picked: Location | null;
}

const PlaceRow = ({ row, listener, faceDown, picked }: PlaceRowProps) => (
  <tr>
    <th scope="row" class="places-who">
      <WhoMark who={row.who} />
      <span>{whoWords(row.who, listener)}</span>
      {faceDown && <small>{t("places.faceDown")}</small>}
    </th>
    {row.lies.map((lie, index) => {
      const location = LOCATIONS[index];
      return (
        <td key={location} class={`places-lie places-lie-${lie.type}`}>
          <LieMark lie={lie} who={row.who} pile={isPile(row.who, listener)} />
          {location !== undefined && picked === location && (
            <small class="places-picked">{t("places.picked")}</small>
          )}
        </td>
      );
    })}
  </tr>
);

function whoWords(who: Role, listener: CardListener): string {
  const seat = seatOf(listener.config, who);
  if (seat === null || seat === listener.viewer) {
    return who === AMBASSADOR && seat === null
      ? t("places.ambassador")
      : capital(roleName(listener, who));
  }
  return shortSeatName(listener, seat);
}

/** The Ambassador's locations are a pile, in no player's hand. */
const isPile = (who: Role, { config }: CardListener): boolean => !config.seats.includes(who);

const WhoMark = ({ who }: { readonly who: Role }) =>
  who === AMBASSADOR ? <FigureIcon colour={null} size={26} /> : <ColourMark colour={who} />;

function LieMark({
  lie,
  who,
  pile,
}: {
  readonly lie: Lie;
  readonly who: Role;
  readonly pile: boolean;
}) {
  switch (lie.type) {
    case "now":
      return (
        <>
          <WhoMark who={who} />
          <span class="unseen">{t("places.here")}</span>
        </>
      );
    case "earlier":
      return (
        <>
          <span aria-hidden="true">{lie.round}</span>
          <span class="unseen">{t("places.earlier", { round: lie.round })}</span>
        </>
      );
    case "hand":
      return (
        <>
          <span class="places-card" aria-hidden="true" />
          <span class="unseen">{t("places.hand", { pile: pile ? "yes" : "no" })}</span>
        </>
      );
  }
}

/** Where an event happened: at the place itself, or at that of the meeting; null: nowhere. */
export function placeAt(told: readonly CardViewEvent[], index: number): Location | null {
  const event = told[index];
  if (event?.type === "located" || event?.type === "ambassadorLocated") return event.location;
  const met = told
    .slice(0, index + 1)
    .findLast(({ type }) => type === "met" || type === "roundBegan");
  return met?.type === "met" ? met.meeting.location : null;
}

/** Points for a moment to the place where something happened. */
export function useAgain({ told }: { readonly told: readonly CardViewEvent[] }) {
  const [index, show] = useState<number | null>(null);
  useEffect(() => {
    if (index === null) return;
    const timer = setTimeout(() => show(null), AGAIN.after);
    return () => clearTimeout(timer);
  }, [index]);
  return [index === null ? null : placeAt(told, index), show] as const;
}
