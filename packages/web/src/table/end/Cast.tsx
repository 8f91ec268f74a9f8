import { type Agent, colourAt, type Seat, seatsOf } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { useSettings } from "../../shell/settings.js";
import { FigureIcon } from "../../ui/art/Figure.js";
import { Mask } from "../../ui/art/Mask.js";
import { ColourMark } from "../../ui/ColourMark.js";
import type { Listener } from "../names.js";
import { shortSeatName } from "../seatName.js";
import { Handshake, type Offer } from "./Handshake.js";
import "./cast.css";

interface CastProps {
  readonly listener: Listener;
  readonly winners: readonly Seat[];
  /** By seat; null: a player without a secret identity. */
  readonly identities: readonly (Agent | null)[];
  /** Null: no hand was offered. */
  readonly offer: Offer | null;
}

/** All players: their masks fall one by one, and then a hand is shaken or refused. */
export function Cast({ listener, winners, identities, offer }: CastProps) {
  const still = useSettings().settings.speed === "instant";
  return (
    <div class={still ? "cast cast-still" : "cast"} aria-hidden="true">
      <ul class="cast-players plain-list">
        {seatsOf(listener.config).map((seat) => {
          const colour = colourAt(listener.config, seat);
          const identity = identities[seat] ?? null;
          return (
            <li
              key={seat}
              class={winners.includes(seat) ? "cast-player cast-won" : "cast-player"}
              style={{ "--nth": seat }}
            >
              <span class="cast-face">
                {identity === null ? (
                  <FigureIcon colour={null} size={56} />
                ) : (
                  <>
                    <Mask agent={identity} size={60} />
                    <span class="cast-veil">
                      <Mask agent={null} size={60} />
                    </span>
                  </>
                )}
              </span>
              <span class="cast-name">
                {colour !== null && <ColourMark colour={colour} />}
                {shortSeatName(listener, seat)}
              </span>
              {identity !== null && <span class="cast-agent">{t(`agent.short.${identity}`)}</span>}
            </li>
          );
        })}
      </ul>
      {offer !== null && (
        <div class="cast-hands" style={{ "--nth": identities.length }}>
          <Handshake {...offer} />
        </div>
      )}
    </div>
  );
}
