import type { BoardViewEvent, Card, Piece, SpaceId } from "@inkognito/engine/board";
import { HIDDEN, type Seat, type Tic } from "@inkognito/engine/core";
import type { Done, Judge, Verdict } from "./step.js";

/** The learner's seat in every lesson. */
const ME: Seat = 0;

const did = (done: Done<"board">, type: BoardViewEvent["type"]): boolean =>
  done.told.some((event) => event.type === type && (!("seat" in event) || event.seat === ME));

/** Only the end of the movement counts: until then all of it can be taken back. */
export const movedOnto =
  (piece: Piece, space: SpaceId): Judge<"board"> =>
  (done) => {
    if (!did(done, "moved")) return null;
    return done.view.table.positions[piece] === space ? "right" : "wrong";
  };

/** Asks, through the Ambassador or not, and banishes the figure that was met. `of`: only this player. */
export const askedAndBanished =
  (clear: boolean, of?: Seat): Judge<"board"> =>
  (done) => {
    const asked = done.told.flatMap((event) =>
      event.type === "asked" && event.question.asker === ME ? [event.question] : [],
    );
    if (asked.some((question) => of !== undefined && question.of !== of)) return "wrong";
    const isAsked = asked.some((question) => question.clear === clear);
    if (isAsked && did(done, "banished")) return "right";
    return did(done, "stepped") || did(done, "turnEnded") ? "wrong" : null;
  };

/** Of what the learner shows when asked; what was shown before the lesson begins has no question in it. */
const answered =
  (isRight: (cards: readonly Card[]) => boolean): Judge<"board"> =>
  ({ told }) => {
    const asked = told.findIndex((event) => event.type === "asked" && event.question.of === ME);
    const answer = told.slice(asked + 1).find(({ type }) => type === "answered");
    if (asked < 0 || answer?.type !== "answered" || answer.cards === HIDDEN) return null;
    return isRight(answer.cards) ? "right" : "wrong";
  };

/** Any answer the rules allow; but a grey card would have given the secret away for nothing. */
export const answeredInColour = answered(
  (cards) => !cards.some((card) => card.startsWith("grey:")),
);

export const answeredWith = (...wanted: readonly Card[]): Judge<"board"> =>
  answered((cards) => wanted.every((card) => cards.includes(card)));

/** One sign, to one player; a player who ends the turn without it has not made it. */
export const signed =
  (tic: Tic, to: Seat): Judge<"board"> =>
  (done) => {
    const sign = done.told.find((event) => event.type === "gestured" && event.seat === ME);
    if (sign?.type === "gestured") return sign.tic === tic && sign.to === to ? "right" : "wrong";
    return did(done, "turnEnded") ? "wrong" : null;
  };

export function announcedRightly({ told, view }: Done<"board">): Verdict {
  const ended = told.find((event) => event.type === "ended");
  if (ended?.type === "ended") return ended.outcome.winners.includes(ME) ? "right" : "wrong";
  const { phase } = view.table;
  return told.some((event) => event.type === "turnEnded" && event.seat === ME) &&
    phase.type !== "ended"
    ? "wrong"
    : null;
}

export function swapped({ told }: Done<"card">): Verdict {
  const mine = told.some(
    (event) => event.type === "swapped" && event.shows.some(({ from }) => from === ME),
  );
  if (mine) return "right";
  // The next round has begun: the learner met no player, or more than one.
  return told.filter(({ type }) => type === "roundBegan").length > 1 ? "wrong" : null;
}
