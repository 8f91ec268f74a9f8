import {
  agentSeats,
  type Card,
  colourAt,
  figureOf,
  type Hand,
  type Outcome,
  type Revelation,
  seatsOf,
  type Table,
} from "@inkognito/engine/board";
import { COLOURS } from "@inkognito/engine/core";
import { FigureIcon } from "../board/Figure.js";
import { GameCard } from "../cards/GameCard.js";
import { Mask } from "../cards/Mask.js";
import { t } from "../i18n/i18n.js";
import { capital, fullName, type Listener, spaceName } from "../notebook/names.js";
import { ColourMark } from "../ui/ColourMark.js";
import { Person } from "./Person.js";

interface UnmaskedProps {
  readonly table: Table;
  readonly outcome: Pick<Outcome, "winners">;
  readonly revelation: Pick<Revelation, "hands" | "arrested">;
  readonly listener: Listener;
}

/** Everybody's mask, cards and true figure. */
export function Unmasked({ table, outcome, revelation, listener }: UnmaskedProps) {
  const { config, positions } = table;
  const unused = COLOURS.find((colour) => !config.seats.includes(colour));
  return (
    <section>
      <h3 class="end-heading">{t("end.unmasked")}</h3>
      <ul class="unmasked">
        {seatsOf(config).map((seat) => {
          const colour = colourAt(config, seat);
          const hand = revelation.hands[seat];
          const name = capital(fullName(listener, seat));
          const won = outcome.winners.includes(seat);
          if (colour === null || !hand) {
            return (
              <Person
                key={seat}
                picture={<FigureIcon colour={null} size={72} />}
                {...{ name, won }}
              />
            );
          }
          const space = positions[figureOf(colour, hand.build)];
          return (
            <Person
              key={seat}
              picture={<Mask agent={hand.identity} size={84} />}
              name={name}
              mark={<ColourMark colour={colour} />}
              won={won}
              agent={t(`agent.${hand.identity}`)}
              cards={<HandCards hand={hand} />}
            >
              <FigureIcon colour={colour} build={hand.build} isTrue size={40} />
              {space !== undefined &&
                t("end.figure", { build: t(`build.${hand.build}`), space: spaceName(space) })}
            </Person>
          );
        })}
        {revelation.arrested !== null && unused !== undefined && (
          <Person
            picture={<Mask agent={revelation.arrested.identity} size={84} />}
            name={t("end.arrested")}
            won={null}
            agent={t(`agent.${revelation.arrested.identity}`)}
            cards={<HandCards hand={revelation.arrested} />}
          />
        )}
      </ul>
      {agentSeats(config).length === 3 && <p class="end-note">{t("end.arrested.note")}</p>}
    </section>
  );
}

const HandCards = ({ hand }: { readonly hand: Hand }) => {
  const cards: readonly Card[] = [
    `grey:identity:${hand.identity}`,
    `grey:build:${hand.build}`,
    `grey:mission:${hand.mission}`,
  ];
  return (
    <div class="person-cards">
      {cards.map((card) => (
        <GameCard key={card} card={card} owner="red" width={76} />
      ))}
    </div>
  );
};
