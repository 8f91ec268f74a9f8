import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { RuleLink } from "../../rulebook/RuleLink.js";
import { LESSONS } from "../../shell/route.js";
import { Button } from "../../ui/Button.js";
import { LESSON_KEYS, type LessonKey, stepsOf } from "./lessons.js";
import { say, stepTextId } from "./lessonText.js";
import type { Verdict } from "./step.js";

/** Where the learner is, and how to go on. */
export interface Place {
  readonly lesson: LessonKey;
  /** From 0. */
  readonly step: number;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

interface GuideProps extends Place {
  readonly verdict: Verdict;
  /** Null: the screen itself has the title of the lesson. */
  readonly title: string | null;
  /** The cards that the task is about, above it, and the answers to choose from, below. */
  readonly cards?: ComponentChildren;
  readonly choices?: ComponentChildren;
}

/** The situation, what is to be done, and afterwards what it was good for. */
export function Guide(props: GuideProps) {
  const { lesson, step, onAgain, onNext, verdict, title, cards, choices } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const steps = stepsOf(lesson);
  useEffect(() => {
    if (verdict === null) return;
    // At a table the panel with the pressed button has gone.
    heading.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: "nearest" });
  }, [verdict]);
  const rule = steps[step]?.rule;
  return (
    <section class={`lesson-guide lesson-${verdict ?? "task"}`} aria-label={t("lesson.guide")}>
      <header class="lesson-head">
        {title !== null && (
          <h2 ref={heading} tabIndex={-1} class="lesson-title">
            {title}
          </h2>
        )}
        <a class="lesson-leave" href={LESSONS}>
          {t("lesson.leave")}
        </a>
        <p class="lesson-progress">
          {t("lesson.progress", {
            lesson: LESSON_KEYS.indexOf(lesson) + 1,
            lessons: LESSON_KEYS.length,
            step: step + 1,
            steps: steps.length,
          })}
        </p>
      </header>
      <p>{say(stepTextId(lesson, step, "situation"))}</p>
      {cards}
      <p class="lesson-ask">
        <strong>{t("lesson.task")}</strong> {say(stepTextId(lesson, step, "task"))}
      </p>
      {choices}
      <div role="status">
        {verdict !== null && (
          <p class="lesson-verdict">
            <strong>{t(`lesson.${verdict}`)}</strong> {say(stepTextId(lesson, step, verdict))}
          </p>
        )}
      </div>
      {verdict !== null && (
        <div class="lesson-actions" ref={end}>
          {verdict === "wrong" ? (
            <Button kind="lamp" onClick={onAgain}>
              {t("lesson.again")}
            </Button>
          ) : (
            <Button kind="lamp" onClick={onNext}>
              {t(step + 1 === steps.length ? "lesson.finish" : "lesson.next")}
            </Button>
          )}
          {rule !== undefined && <RuleLink rule={rule} />}
        </div>
      )}
    </section>
  );
}
