import {
  type Card,
  figureOf,
  type Hand,
  type Outcome,
  type Revelation,
  type Table,
} from "@inkognito/engine/board";
import { agentSeats } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { People, Person } from "../../../table/end/Person.js";
import type { Listener } from "../../../table/names.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { GameCard } from "../GameCard.js";
import { spaceName } from "../names.js";

interface UnmaskedProps {
  readonly table: Table;
  readonly outcome: Pick<Outcome, "winners">;
  readonly revelation: Pick<Revelation, "hands" | "arrested">;
  readonly listener: Listener;
}

/** The masks, cards and true figures of all players. */
export function Unmasked({ table, outcome, revelation, listener }: UnmaskedProps) {
  const { config, positions } = table;
  const { hands, arrested } = revelation;
  return (
    <section>
      <h3 class="end-heading">{t("end.unmasked")}</h3>
      <People
        {...{ listener, outcome, hands }}
        cardsOf={greyCards}
        wordsOf={({ build }, colour) => {
          const space = positions[figureOf(colour, build)];
          return (
            <>
              <FigureIcon colour={colour} build={build} isTrue size={40} />
              {space !== undefined && t("end.figure", { build, space: spaceName(space, "at") })}
            </>
          );
        }}
      >
        {arrested !== null && (
          <Person
            identity={arrested.identity}
            name={t("end.arrested")}
            won={null}
            cards={greyCards(arrested)}
          />
        )}
      </People>
      {agentSeats(config).length === 3 && (
        <p class="end-note">
          <Ruled rule="B11.1">{t("end.arrested.note")}</Ruled>
        </p>
      )}
    </section>
  );
}

const greyCards = ({ identity, build, mission }: Hand) => {
  const cards: readonly Card[] = [
    `grey:identity:${identity}`,
    `grey:build:${build}`,
    `grey:mission:${mission}`,
  ];
  return cards.map((card) => <GameCard key={card} card={card} owner="red" width={76} />);
};
