import { Lesson } from "./Lesson.js";
import { LessonList } from "./LessonList.js";
import { LESSON_KEYS } from "./lessons.js";

interface LessonsProps {
  /** A lesson, or "moving.done" after it; null, or nothing we have: the list of all. */
  readonly lesson: string | null;
  readonly onHome: () => void;
}

export function Lessons({ lesson, onHome }: LessonsProps) {
  const key = LESSON_KEYS.find((each) => each === lesson);
  if (key !== undefined) return <Lesson key={key} lesson={key} onHome={onHome} />;
  const finished = LESSON_KEYS.find((each) => `${each}.done` === lesson);
  return <LessonList key={lesson} finished={finished ?? null} />;
}
