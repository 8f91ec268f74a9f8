import { useMemo } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { DEFAULT_CHOICE, setupOf } from "../../setup/choice.js";
import { formatSetupLink } from "../../setup/setupLink.js";
import { HOME, LESSONS, lessonRoute, RULES, TABLE } from "../../shell/route.js";
import { Screen } from "../../shell/Screen.js";
import { Parchment } from "../../ui/Parchment.js";
import { LESSON_KEYS, type LessonKey, learnt, lessonAfter } from "./lessons.js";
import "./lessons.css";

interface LessonListProps {
  /** The lesson that has just been gone through; null: none. */
  readonly finished: LessonKey | null;
}

/** All lessons, with ticks; and after one of them, what comes next. */
export function LessonList({ finished }: LessonListProps) {
  const done = learnt();
  return (
    <Screen title={t(finished === null ? "lessons.title" : "lessons.wellDone")}>
      <Parchment>
        {finished === null ? (
          <p>{t("lessons.intro", { count: LESSON_KEYS.length })}</p>
        ) : (
          <Next {...{ finished, done }} />
        )}
        <ol class="lessons plain-list">
          {LESSON_KEYS.map((key, at) => (
            <li key={key}>
              <a class="lessons-link" href={lessonRoute(key)}>
                <span class="lessons-number">{at + 1}</span>
                <span class="lessons-words">
                  <strong>{t(`lesson.${key}.title`)}</strong>
                  <span>{t(`lesson.${key}.about`)}</span>
                </span>
                {done.includes(key) && <em class="lessons-done">{t("lessons.done")}</em>}
              </a>
            </li>
          ))}
        </ol>
      </Parchment>
      <nav class="lessons-way">
        {finished !== null && (
          <a class="button" href={LESSONS}>
            {t("lesson.leave")}
          </a>
        )}
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

interface NextProps {
  readonly finished: LessonKey;
  readonly done: readonly LessonKey[];
}

/** The next lesson, or a first game; before a saved game is replaced, the table asks. */
function Next({ finished, done }: NextProps) {
  const following = lessonAfter(finished);
  const all = done.length === LESSON_KEYS.length;
  const games = finished === "cards" ? (["card", "board"] as const) : (["board"] as const);
  const links = useMemo(() => games.map((game) => [game, firstGame(game)] as const), [finished]);
  const isNext = following !== null && !all;
  return (
    <div class="lessons-next">
      <p>
        {all
          ? t("lessons.finished.all")
          : t("lessons.finished", { title: t(`lesson.${finished}.title`) })}
      </p>
      <div class="lesson-actions">
        {isNext && (
          <a class="button button-lamp" href={lessonRoute(following)}>
            {t("lessons.following", { title: t(`lesson.${following}.title`) })}
          </a>
        )}
        {links.map(([game, link], at) => (
          <a
            key={game}
            class={`button ${at === 0 && !isNext ? "button-lamp" : "button-paper"}`}
            href={link}
          >
            {t(`lessons.play.${game}`)}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Four at the table, three of them bots that make human slips. */
const firstGame = (game: "board" | "card"): string => {
  const setup = setupOf({ ...DEFAULT_CHOICE, game, level: "novice" }, Math.random());
  return `${TABLE}?setup=${formatSetupLink(setup)}`;
};
