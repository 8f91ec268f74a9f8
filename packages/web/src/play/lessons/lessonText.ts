import { type MessageId, type PlainId, t } from "../../i18n/i18n.js";
import type { LessonKey } from "./lessons.js";

/** What the sentences of the lessons call as the screen calls it: agents, buttons, pages. */
export const ON_SCREEN = {
  F: "agent.short.F",
  B: "agent.short.B",
  Z: "agent.short.Z",
  X: "agent.short.X",
  finish: "move.finish",
  step: "resolve.step",
  announce: "announce.open",
  confirm: "announce.do",
  papers: "papers.title",
  notebook: "papers.notebook",
  sign: "gesture.open",
  tic: "gesture.tic.F",
} as const satisfies Readonly<Record<string, PlainId>>;

type OnScreen = keyof typeof ON_SCREEN;

/** "lesson.moving.1.task" */
export type StepTextId = Extract<MessageId, `lesson.${LessonKey}.${number}.${string}`>;

export const stepTextId = (
  key: LessonKey,
  step: number,
  part: "situation" | "task" | "right" | "wrong",
): StepTextId => `lesson.${key}.${step + 1}.${part}` as StepTextId;

/** A sentence of a lesson, or the answer to a question. */
export function say(id: StepTextId): string {
  const values = Object.entries(ON_SCREEN).map(([name, label]) => [name, t(label)]);
  return t(id, Object.fromEntries(values) as Readonly<Record<OnScreen, string>>);
}
