import { listOf, t } from "../../i18n/i18n.js";
import { capital } from "../names.js";

interface Naming<T> {
  readonly nameOf: (each: T) => string;
  readonly isMe: (each: T) => boolean;
}

/** "You were asked most often: twice." Two may share it; more than two, and it is not worth a sentence. */
export function mostWords<T>(
  id: "tale.asked" | "tale.met",
  mentions: readonly T[],
  { nameOf, isMe }: Naming<T>,
): readonly string[] {
  const counts = new Map<T, number>();
  for (const each of mentions) counts.set(each, (counts.get(each) ?? 0) + 1);
  const count = Math.max(...counts.values());
  const most = [...counts.keys()].filter((each) => counts.get(each) === count);
  if (most.length === 0 || most.length > 2) return [];
  const names = listOf(most.toSorted((a, b) => Number(isMe(b)) - Number(isMe(a))).map(nameOf));
  const who = most.length === 2 ? "two" : most.some(isMe) ? "you" : "other";
  return [t(id, { who, count, names, Name: capital(names) })];
}
