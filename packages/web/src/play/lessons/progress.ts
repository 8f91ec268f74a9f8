import { isOneOf } from "@inkognito/engine/core";
import { readStored, writeStored } from "../../shell/storage.js";
import { LESSON_KEYS, type LessonKey } from "./lessons.js";

const KEY = "inkognito.lessons";

/** The lessons that were gone through on this device. */
export function learnt(): readonly LessonKey[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? LESSON_KEYS.filter((key) => isOneOf(stored, key)) : [];
}

export function markLearnt(key: LessonKey): void {
  writeStored(KEY, [...new Set([...learnt(), key])]);
}
