import { BUILDS, type Card, type Hand } from "@inkognito/engine/board";
import { AGENTS, type Colour, colourAt } from "@inkognito/engine/core";
import { notebook } from "@inkognito/mind/board";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { listenerOf } from "../../../table/names.js";
import type { Session } from "../../../table/session.js";
import { GameCard } from "../GameCard.js";
import { AnswerList } from "./AnswerList.js";
import "../../../table/papers/cardsPage.css";

const greyCards = ({ identity, build, mission }: Hand): readonly Card[] => [
  `grey:identity:${identity}`,
  `grey:build:${build}`,
  `grey:mission:${mission}`,
];

const COLOURED: readonly Card[] = [
  ...AGENTS.map((agent): Card => `identity:${agent}`),
  ...BUILDS.map((build): Card => `build:${build}`),
];

/** What I hold, and what I have shown to whom. */
export function CardsPage({ session }: { readonly session: Session }) {
  const { view, told, seat } = session;
  const book = useMemo(() => notebook(view, told), [view, told]);
  const hand = view.own?.hand ?? null;
  const colour = colourAt(view.table.config, seat);
  if (colour === null) return <p>{t("cards.ambassador")}</p>;
  const shown = book.blocks.find((block) => block.seat === seat)?.rows ?? [];
  return (
    <div class="cards-page">
      {hand !== null && (
        <CardRow title={t("cards.grey")} hint={t("cards.grey.hint")} {...{ colour }}>
          {greyCards(hand)}
        </CardRow>
      )}
      <CardRow title={t("cards.coloured")} hint={t("cards.coloured.hint")} {...{ colour }}>
        {COLOURED}
      </CardRow>
      <section>
        <h3>{t("cards.shown")}</h3>
        {shown.length === 0 ? (
          <p>{t("cards.shown.nothing")}</p>
        ) : (
          <AnswerList
            rows={shown}
            listener={listenerOf(session)}
            told={null}
            written={null}
            withCards={true}
          />
        )}
      </section>
    </div>
  );
}

interface CardRowProps {
  readonly title: string;
  readonly hint: string;
  readonly colour: Colour;
  readonly children: readonly Card[];
}

const CardRow = ({ title, hint, colour, children }: CardRowProps) => (
  <section>
    <h3>{title}</h3>
    <p class="cards-page-hint">{hint}</p>
    <ul class="cards-page-row plain-list">
      {children.map((card) => (
        <li key={card}>
          <GameCard card={card} owner={colour} width={84} />
        </li>
      ))}
    </ul>
  </section>
);
