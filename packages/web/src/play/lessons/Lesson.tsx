import { useContext, useMemo, useState } from "preact/hooks";
import { GameTable } from "../../games/index.js";
import { t } from "../../i18n/i18n.js";
import { Loading } from "../../shell/Notice.js";
import { lessonEndRoute } from "../../shell/route.js";
import { useSettings } from "../../shell/settings.js";
import { TableExtrasContext } from "../../table/extras.js";
import { SoloNotice } from "../solo/SoloNotice.js";
import { type Opening, useSolo } from "../solo/useSolo.js";
import { Guide, type Place } from "./Guide.js";
import { type LessonKey, markLearnt, stepsOf } from "./lessons.js";
import { Quiz } from "./Quiz.js";
import type { PracticeStep } from "./step.js";

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
  const place: Place = {
    lesson,
    step: at.step,
    onAgain: () => setAt(({ step, attempt }) => ({ step, attempt: attempt + 1 })),
    onNext: () => {
      if (at.step + 1 < steps.length) setAt({ step: at.step + 1, attempt: 0 });
      else {
        markLearnt(lesson);
        location.hash = lessonEndRoute(lesson);
      }
    },
  };
  const key = `${at.step} ${at.attempt}`;
  return step.type === "quiz" ? (
    <Quiz key={key} {...{ step, place }} />
  ) : (
    <Practice key={key} {...{ step, place, onHome }} />
  );
}

interface PracticeProps {
  readonly step: PracticeStep;
  readonly place: Place;
  readonly onHome: () => void;
}

/** The real table, with a game that is not saved and a guide that judges what the learner does. */
function Practice({ step, place, onHome }: PracticeProps) {
  const { settings } = useSettings();
  const opening = useMemo((): Opening => ({ type: "practice", setup: step.setup }), [step]);
  const solo = useSolo(opening, settings.speed);
  const extras = useContext(TableExtrasContext);
  if (solo.status === "loading") return <Loading />;
  if (solo.status !== "open") {
    const { onAgain } = place;
    return solo.status === "curtain" ? null : <SoloNotice {...{ solo, onHome, onAgain }} />;
  }
  const props = { still: settings.speed === "instant", onHome, onAgain: null };
  const verdict =
    (step.type === "board"
      ? solo.game === "board" && step.judge(solo.watched)
      : solo.game === "card" && step.judge(solo.watched)) || null;
  const title = t(`lesson.${place.lesson}.title`);
  const text = <Guide {...{ ...place, verdict, title }} />;
  const guide = { text, settled: verdict !== null };
  return (
    <TableExtrasContext.Provider value={{ ...extras, title, guide, endsTurns: false }}>
      <GameTable shown={solo} {...props} />
    </TableExtrasContext.Provider>
  );
}
