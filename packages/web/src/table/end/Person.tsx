import { type Agent, type Colour, colourAt, type Seat, seatsOf } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n.js";
import { FigureIcon } from "../../ui/art/Figure.js";
import { Mask } from "../../ui/art/Mask.js";
import { ColourMark } from "../../ui/ColourMark.js";
import { capital, fullName, type Listener } from "../names.js";

interface PersonProps {
  /** Null: the Ambassador's player, who has no secret identity. */
  readonly identity: Agent | null;
  readonly name: string;
  readonly colour?: Colour;
  /** Null: was not in the game. */
  readonly won: boolean | null;
  readonly cards?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** One person without a mask. */
export const Person = ({ identity, name, colour, won, cards, children }: PersonProps) => (
  <li class={won ? "person person-won" : "person"}>
    <div class="person-mask">
      {identity === null ? (
        <FigureIcon colour={null} size={72} />
      ) : (
        <Mask agent={identity} size={84} />
      )}
    </div>
    <div class="person-words">
      <p class="person-name">
        {colour !== undefined && <ColourMark colour={colour} />}
        {name}
        {won === true && <strong class="person-laurel">★ {t("end.winner")}</strong>}
      </p>
      {identity !== null && <p class="person-agent">{t(`agent.${identity}`)}</p>}
      {children !== undefined && <p class="person-figure">{children}</p>}
    </div>
    {cards !== undefined && <div class="person-cards">{cards}</div>}
  </li>
);

interface PeopleProps<Hand> {
  readonly listener: Listener;
  readonly outcome: { readonly winners: readonly Seat[] };
  /** By seat. */
  readonly hands: readonly (Hand | null)[];
  readonly cardsOf: (hand: Hand, colour: Colour) => ComponentChildren;
  /** What else there is to say about a player. */
  readonly wordsOf?: (hand: Hand, colour: Colour) => ComponentChildren;
  /** Agents that were dealt cards without a seat. */
  readonly children: ComponentChildren;
}

/** The masks and cards of all players. */
export function People<Hand extends { readonly identity: Agent }>(props: PeopleProps<Hand>) {
  const { listener, outcome, hands, cardsOf, wordsOf, children } = props;
  return (
    <ul class="unmasked plain-list">
      {seatsOf(listener.config).map((seat) => {
        const colour = colourAt(listener.config, seat);
        const hand = hands[seat];
        const name = capital(fullName(listener, seat));
        const won = outcome.winners.includes(seat);
        if (colour === null || !hand)
          return <Person key={seat} identity={null} {...{ name, won }} />;
        const { identity } = hand;
        return (
          <Person key={seat} {...{ identity, name, colour, won }} cards={cardsOf(hand, colour)}>
            {wordsOf?.(hand, colour)}
          </Person>
        );
      })}
      {children}
    </ul>
  );
}
