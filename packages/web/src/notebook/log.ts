import type { BoardViewEvent } from "@inkognito/engine/board";

/** What happened in one turn; turn 0 is the preparation. */
export interface Chapter {
  readonly turn: number;
  readonly events: readonly BoardViewEvent[];
}

export function chaptersOf(told: readonly BoardViewEvent[]): readonly Chapter[] {
  const chapters: { turn: number; events: BoardViewEvent[] }[] = [];
  for (const event of told) {
    if (event.type === "turnBegan") chapters.push({ turn: event.turn, events: [event] });
    else if (chapters.length === 0) chapters.push({ turn: 0, events: [event] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters;
}
