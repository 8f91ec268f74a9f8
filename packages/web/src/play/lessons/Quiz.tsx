import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { GameCard as BoardCard } from "../../games/board/GameCard.js";
import { GameCard as CardGameCard } from "../../games/card/GameCard.js";
import { t } from "../../i18n/i18n.js";
import type { MessageId } from "../../i18n/messages.js";
import { Screen } from "../../shell/Screen.js";
import { ArtDefs } from "../../ui/art/Emblem.js";
import { Choices } from "../../ui/Choices.js";
import { Parchment } from "../../ui/Parchment.js";
import type { QuizStep, Verdict } from "./lessons.js";
import "../../ui/art/cards.css";

interface QuizProps {
  readonly step: QuizStep;
  readonly title: string;
  readonly guideOf: (verdict: Verdict) => ComponentChildren;
}

/** A question about cards that were shown; every answer is explained. */
export function Quiz({ step, title, guideOf }: QuizProps) {
  const [chosen, setChosen] = useState<MessageId | null>(null);
  const verdict = chosen === null ? null : chosen === step.right ? "right" : "wrong";
  return (
    <Screen title={title}>
      <ArtDefs />
      <Parchment>
        <div class="lesson-quiz">
          {step.shown.map((answer) => (
            <div key={answer.cards.join()} class="lesson-cards">
              {answer.game === "board"
                ? answer.cards.map((card) => (
                    <BoardCard key={card} card={card} owner="blue" width={88} />
                  ))
                : answer.cards.map((card) => (
                    <CardGameCard key={card} card={card} owner="blue" width={88} />
                  ))}
            </div>
          ))}
          {guideOf(verdict)}
          <Choices
            name="answer"
            legend={t("lesson.answer")}
            values={step.options}
            chosen={chosen ?? ""}
            labelOf={(option) => t(option as MessageId)}
            onChoose={(option) => setChosen(option as MessageId)}
            isWide={() => true}
          />
        </div>
      </Parchment>
    </Screen>
  );
}
