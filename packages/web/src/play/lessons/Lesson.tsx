import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { LESSONS, lessonRoute } from "../../shell/route.js";
import { Button } from "../../ui/Button.js";
import {
  LESSON_KEYS,
  type LessonKey,
  markLearnt,
  stepsOf,
  stepWords,
  type Verdict,
} from "./lessons.js";
import { Practice } from "./Practice.js";
import { Quiz } from "./Quiz.js";

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
