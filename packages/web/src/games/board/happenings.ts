import type { Ball, BoardViewEvent, Card, Question, SpaceId, Step } from "@inkognito/engine/board";
import { HIDDEN, type Seat } from "@inkognito/engine/core";
import type { Session } from "../../table/session.js";

/** Cards of another player that I saw. */
export interface Reveal {
  /** Its index in what I was told. */
  readonly index: number;
  readonly question: Question;
  readonly penalty: boolean;
  readonly cards: readonly Card[];
}

type Shown = Pick<Session, "told" | "seat">;

/** The answers shown to me from this index on. */
export const revealsSince = ({ told, seat }: Shown, from: number): readonly Reveal[] =>
  told.flatMap((event, index) =>
    index >= from &&
    event.type === "answered" &&
    event.cards !== HIDDEN &&
    event.question.of !== seat
      ? [{ index, question: event.question, penalty: event.penalty, cards: event.cards }]
      : [],
  );

/** The first event to reveal when a game is opened: an answer that I have not acted on is shown again. */
export function firstUnseen({ told, seat }: Shown): number {
  const last = told.at(-1);
  return last?.type === "answered" && last.question.asker === seat ? told.length - 1 : told.length;
}

export interface Shake {
  /** Told before it: grows with every shake, so that each is shaken once. */
  readonly index: number;
  readonly seat: Seat;
  readonly balls: readonly Ball[];
  /** What has been done with it. */
  readonly steps: readonly Step[];
}

/** The Phantom as it stands on the table; null before the first shake and in the Ambassador's turn. */
export function lastShake(told: readonly BoardViewEvent[]): Shake | null {
  const index = told.findLastIndex((event) => event.type === "turnBegan");
  const event = told[index];
  if (event?.type !== "turnBegan" || event.balls.length === 0) return null;
  const moved = told.slice(index).find((each) => each.type === "moved");
  const steps = moved?.type === "moved" ? moved.steps : [];
  return { index, seat: event.seat, balls: event.balls, steps };
}

/** Where the last thing that happened was a question or its answer; null: it was something else. */
export function questionAt(told: readonly BoardViewEvent[]): SpaceId | null {
  const last = told.at(-1);
  return last?.type === "asked" || last?.type === "answered" ? last.question.space : null;
}
