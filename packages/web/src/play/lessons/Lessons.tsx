import { t } from "../../i18n/i18n.js";
import { HOME, lessonRoute, RULES } from "../../shell/route.js";
import { Screen } from "../../shell/Screen.js";
import { Parchment } from "../../ui/Parchment.js";
import { Lesson } from "./Lesson.js";
import { LESSON_KEYS, learnt } from "./lessons.js";
import "./lessons.css";

interface LessonsProps {
  /** Null, or nothing we have: the list of all. */
  readonly lesson: string | null;
  readonly onHome: () => void;
}

export function Lessons({ lesson, onHome }: LessonsProps) {
  const key = LESSON_KEYS.find((each) => each === lesson);
  return key === undefined ? <List /> : <Lesson key={key} lesson={key} onHome={onHome} />;
}

function List() {
  const done = learnt();
  return (
    <Screen title={t("lessons.title")}>
      <Parchment>
        <p>{t("lessons.intro")}</p>
        <ol class="lessons plain-list">
          {LESSON_KEYS.map((key) => (
            <li key={key}>
              <a class="lessons-link" href={lessonRoute(key)}>
                <strong>{t(`lesson.${key}.title`)}</strong>
                <span>{t(`lesson.${key}.about`)}</span>
                {done.includes(key) && <em class="lessons-done">{t("lessons.done")}</em>}
              </a>
            </li>
          ))}
        </ol>
      </Parchment>
      <nav class="lessons-way">
        <a class="button" href={HOME}>
          {t("notice.home")}
        </a>
        <a class="button" href={RULES}>
          {t("home.rules")}
        </a>
      </nav>
    </Screen>
  );
}
