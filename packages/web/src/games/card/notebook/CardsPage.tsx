import {
  blackCards,
  type Card,
  EDITION_NUMBERS,
  inHand,
  type Location,
  type Seen,
} from "@inkognito/engine/card";
import { AGENTS, AMBASSADOR, type Colour, colourAt } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { playerName } from "../../../table/names.js";
import type { CardSession } from "../../../table/session.js";
import { GameCard, LocationCard } from "../GameCard.js";
import { type CardListener, cardList } from "../story.js";
import "../../../table/papers/cardsPage.css";

interface CardsPageProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

/** What I hold, and what I have shown to whom. */
export function CardsPage({ session, listener }: CardsPageProps) {
  const { table, own } = session.view;
  const { config, rounds } = table;
  const colour = colourAt(config, session.seat);
  const locations = rounds.length === 0 ? [] : inHand(table, colour ?? AMBASSADOR);
  const { edition } = config;
  const coloured: readonly Card[] = [
    ...AGENTS.map((agent): Card => `identity:${agent}`),
    ...EDITION_NUMBERS[edition].map((number): Card => `number:${number}`),
  ];
  return (
    <div class="cards-page">
      {own?.hand != null && colour !== null && (
        <>
          <Group title={t("cardHand.black")} hint={t("cardHand.black.hint", { edition })}>
            <Faces cards={blackCards(own.hand)} owner={colour} />
          </Group>
          <Group title={t("cards.coloured")} hint={t("cardHand.coloured.hint")}>
            <Faces cards={coloured} owner={colour} />
          </Group>
        </>
      )}
      <Group title={t("cardHand.locations")} hint={t("cardHand.locations.hint")} rule="C3.4">
        <Locations locations={locations} owner={colour} />
      </Group>
      {colour !== null && (
        <section>
          <h3>{t("cards.shown")}</h3>
          <Shown session={session} listener={listener} />
        </section>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint: string;
  readonly rule?: string;
  readonly children: ComponentChildren;
}

const Group = ({ title, hint, rule, children }: GroupProps) => (
  <section>
    <h3>{title}</h3>
    <p class="cards-page-hint">{rule === undefined ? hint : <Ruled rule={rule}>{hint}</Ruled>}</p>
    <ul class="cards-page-row plain-list">{children}</ul>
  </section>
);

const Faces = (props: { readonly cards: readonly Card[]; readonly owner: Colour }) => (
  <>
    {props.cards.map((card) => (
      <li key={card}>
        <GameCard card={card} owner={props.owner} width={84} />
      </li>
    ))}
  </>
);

const Locations = (props: {
  readonly locations: readonly Location[];
  readonly owner: Colour | null;
}) => (
  <>
    {props.locations.map((location) => (
      <li key={location}>
        <LocationCard location={location} owner={props.owner} width={84} />
      </li>
    ))}
  </>
);

function Shown({ session, listener }: CardsPageProps) {
  const { seat, view } = session;
  const mine = (view.own?.seen ?? []).flatMap((each) => lineOf(each));
  if (mine.length === 0) return <p>{t("cards.shown.nothing")}</p>;
  return (
    <ol class="show-earlier">
      {mine.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ol>
  );

  function lineOf(each: Seen): readonly string[] {
    if (each.type === "pair" && each.from === seat) return [words(each.round, each.to, each.cards)];
    if (each.type === "black" && each.of === seat) {
      return [words(each.round, each.asker, [each.card])];
    }
    return [];
  }

  function words(round: number, to: CardSession["seat"], cards: readonly Card[]): string {
    const dative = playerName(listener, to, "dative");
    return t("cardHand.shown", { round, dative, cards: cardList(cards) });
  }
}
