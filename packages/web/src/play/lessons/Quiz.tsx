import { useState } from "preact/hooks";
import { GameCard as BoardCard } from "../../games/board/GameCard.js";
import { GameCard as CardGameCard } from "../../games/card/GameCard.js";
import { type MessageId, t } from "../../i18n/i18n.js";
import { Screen } from "../../shell/Screen.js";
import { ArtDefs } from "../../ui/art/Emblem.js";
import { Choices } from "../../ui/Choices.js";
import { Parchment } from "../../ui/Parchment.js";
import { Guide, type Place } from "./Guide.js";
import { type StepTextId, say } from "./lessonText.js";
import type { QuizStep } from "./step.js";
import "../../ui/art/cards.css";

interface QuizProps {
  readonly step: QuizStep;
  readonly place: Place;
}

/** A question, about cards perhaps; every answer is explained. */
export function Quiz({ step: { shown, options, right }, place }: QuizProps) {
  const [chosen, setChosen] = useState<MessageId | null>(null);
  return (
    <Screen title={t(`lesson.${place.lesson}.title`)}>
      <ArtDefs />
      <Parchment>
        <Guide
          {...place}
          title={null}
          verdict={chosen === null ? null : chosen === right ? "right" : "wrong"}
          cards={shown !== null && <Cards shown={shown} />}
          choices={
            <Choices
              name="answer"
              legend={t("lesson.answer")}
              values={options}
              chosen={chosen ?? ""}
              // What the other options are called is not filled in with anything.
              labelOf={(option) => say(option as StepTextId)}
              onChoose={(option) => setChosen(option as MessageId)}
              isWide={() => options.length < 4}
            />
          }
        />
      </Parchment>
    </Screen>
  );
}

const Cards = ({ shown }: { readonly shown: NonNullable<QuizStep["shown"]> }) => (
  <div class="lesson-cards">
    {shown.game === "board"
      ? shown.cards.map((card) => (
          <BoardCard key={card} card={card} owner={shown.owner} width={88} />
        ))
      : shown.cards.map((card) => (
          <CardGameCard key={card} card={card} owner={shown.owner} width={88} />
        ))}
  </div>
);
