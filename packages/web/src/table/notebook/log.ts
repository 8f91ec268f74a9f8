/** What happened in one turn or round; 0 is the preparation. */
export interface Chapter<E> {
  readonly turn: number;
  readonly events: readonly E[];
}

/** A chapter begins with every event of this type. */
export function chaptersOf<E extends { readonly type: string }>(
  told: readonly E[],
  opening: E["type"],
): readonly Chapter<E>[] {
  const chapters: { turn: number; events: E[] }[] = [{ turn: 0, events: [] }];
  for (const event of told) {
    if (event.type === opening) chapters.push({ turn: chapters.length, events: [event] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters.filter(({ events }) => events.length > 0);
}
