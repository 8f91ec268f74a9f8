import type { ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { GameCard as BoardCard } from "../../games/board/GameCard.js";
import { GameCard as CardGameCard } from "../../games/card/GameCard.js";
import { type PlainId, t } from "../../i18n/i18n.js";
import { Screen } from "../../shell/Screen.js";
import { ArtDefs } from "../../ui/art/Emblem.js";
import { Choices } from "../../ui/Choices.js";
import { Parchment } from "../../ui/Parchment.js";
import {
  LESSON_KEYS,
  type LessonKey,
  markLearnt,
  type PracticeStep,
  type QuizStep,
  stepsOf,
  stepWords,
  type Verdict,
} from "./lessons.js";
import "../../ui/art/cards.css";
import { GameTable } from "../../games/index.js";
import { Loading } from "../../shell/Notice.js";
import { LESSONS, lessonRoute } from "../../shell/route.js";
import { useSettings } from "../../shell/settings.js";
import { TableExtrasContext } from "../../table/extras.js";
import { Button } from "../../ui/Button.js";
import { SoloNotice } from "../solo/SoloNotice.js";
import { type Opening, useSolo } from "../solo/useSolo.js";

interface LessonProps {
  readonly lesson: LessonKey;
  readonly onHome: () => void;
}

/** One step after the other; each can be tried as often as one likes. */
export function Lesson({ lesson, onHome }: LessonProps) {
  const [at, setAt] = useState({ step: 0, attempt: 0 });
  const steps = stepsOf(lesson);
  const step = steps[at.step];
  if (step === undefined) return null;
  const last = at.step + 1 === steps.length;
  const again = (): void => setAt(({ step, attempt }) => ({ step, attempt: attempt + 1 }));
  const next = (): void => {
    if (last) {
      markLearnt(lesson);
      const following = LESSON_KEYS[LESSON_KEYS.indexOf(lesson) + 1];
      location.hash = following === undefined ? LESSONS : lessonRoute(following);
    } else setAt(({ step }) => ({ step: step + 1, attempt: 0 }));
  };
  const guideOf = (verdict: Verdict) => (
    <Guide {...{ lesson, verdict, last }} step={at.step} onAgain={again} onNext={next} />
  );
  const title = t("lesson.step", {
    title: t(`lesson.${lesson}.title`),
    step: at.step + 1,
    steps: steps.length,
  });
  const key = `${at.step} ${at.attempt}`;
  return step.type === "quiz" ? (
    <Quiz key={key} {...{ step, title, guideOf }} />
  ) : (
    <Practice key={key} {...{ step, title, guideOf, onHome }} onAgain={again} />
  );
}

interface GuideProps {
  readonly lesson: LessonKey;
  readonly step: number;
  readonly verdict: Verdict;
  readonly last: boolean;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** What is to be done, and afterwards what it was good for. */
function Guide({ lesson, step, verdict, last, onAgain, onNext }: GuideProps) {
  const guide = useRef<HTMLElement>(null);
  useEffect(() => {
    if (verdict !== null) guide.current?.scrollIntoView({ block: "nearest" });
  }, [verdict]);
  return (
    <section
      ref={guide}
      class={`lesson-guide lesson-${verdict ?? "task"}`}
      aria-label={t("lesson.guide")}
    >
      <p>{t(stepWords(lesson, step, "task"))}</p>
      <div role="status">
        {verdict !== null && (
          <p>
            <strong>{t(verdict === "right" ? "lesson.right" : "lesson.wrong")}</strong>{" "}
            {t(stepWords(lesson, step, verdict))}
          </p>
        )}
      </div>
      <div class="lesson-actions">
        {verdict === "wrong" && (
          <Button kind="lamp" onClick={onAgain}>
            {t("lesson.again")}
          </Button>
        )}
        {verdict === "right" && (
          <Button kind="lamp" onClick={onNext}>
            {t(last ? "lesson.finish" : "lesson.next")}
          </Button>
        )}
        <a class="button button-paper" href={LESSONS}>
          {t("lesson.leave")}
        </a>
      </div>
    </section>
  );
}

interface PracticeProps {
  readonly step: PracticeStep;
  readonly title: string;
  readonly guideOf: (verdict: Verdict) => ComponentChildren;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

/** The real table, with a game that is not saved and a guide that judges what the learner does. */
function Practice({ step, title, guideOf, onHome, onAgain }: PracticeProps) {
  const { settings } = useSettings();
  const opening = useMemo((): Opening => ({ type: "practice", setup: step.setup }), [step]);
  const solo = useSolo(opening, settings.speed);
  const extras = useContext(TableExtrasContext);
  if (solo.status === "loading") return <Loading />;
  if (solo.status !== "open") {
    return solo.status === "curtain" ? null : <SoloNotice {...{ solo, onHome, onAgain }} />;
  }
  const props = { still: settings.speed === "instant", onHome, onAgain: null };
  const verdict =
    step.type === "board"
      ? solo.game === "board" && step.judge(solo.watched)
      : solo.game === "card" && step.judge(solo.watched);
  return (
    <TableExtrasContext.Provider value={{ ...extras, title, guide: guideOf(verdict || null) }}>
      <GameTable shown={solo} {...props} />
    </TableExtrasContext.Provider>
  );
}

interface QuizProps {
  readonly step: QuizStep;
  readonly title: string;
  readonly guideOf: (verdict: Verdict) => ComponentChildren;
}

/** A question about cards that were shown; every answer is explained. */
function Quiz({ step, title, guideOf }: QuizProps) {
  const [chosen, setChosen] = useState<PlainId | null>(null);
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
            labelOf={(option) => t(option as PlainId)}
            onChoose={(option) => setChosen(option as PlainId)}
            isWide={() => true}
          />
        </div>
      </Parchment>
    </Screen>
  );
}
