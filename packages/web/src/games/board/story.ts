import type { BoardViewEvent, Outcome, Piece, Question, Step } from "@inkognito/engine/board";
import { assertNever, HIDDEN, type Seat } from "@inkognito/engine/core";
import { listOf, phrasesOf, t } from "../../i18n/i18n.js";
import { acting, capital, type Listener, playerName } from "../../table/names.js";
import { gestureSentence, winnersSentence } from "../../table/sentences.js";
import { cardName } from "./cardNames.js";
import { pieceName, spaceName } from "./names.js";

/** An event as one or more sentences for this listener. */
export const storyOf = (event: BoardViewEvent, listener: Listener): string =>
  capital(tell(event, listener));

function tell(event: BoardViewEvent, listener: Listener): string {
  const actor = (seat: Seat) => acting(listener, seat);
  switch (event.type) {
    case "began":
      return t("story.began", {
        names: names(event.config.seats.keys(), { ...listener, ...event }),
      });
    case "placementChosen":
      return t("story.placementChosen", actor(event.seat));
    case "placed":
      return t("story.placed");
    case "dealt": {
      if (event.hand === HIDDEN) return t("story.dealt.hidden");
      const { identity, build, mission } = event.hand;
      return t("story.dealt.own", { agent: t(`agent.the.${identity}`), build, letter: mission });
    }
    case "turnBegan": {
      const { seat, turn, balls } = event;
      const values = { ...actor(seat), turn };
      if (balls.length === 0) return t("story.turnBegan.ambassador", values);
      return t("story.turnBegan", { ...values, balls: listOf(balls.map((b) => t(`ball.${b}`))) });
    }
    case "moved": {
      const { seat, steps } = event;
      if (steps.length === 0) return t("story.moved.not", actor(seat));
      return t("story.moved", { ...actor(seat), moves: movesOf(steps, listener, seat) });
    }
    case "walked": {
      const { seat, path } = event;
      if (path.length === 0) return t("story.moved.not", actor(seat));
      return t("story.walked", { ...actor(seat), ...routeOf(path) });
    }
    case "stepped":
    case "banished": {
      const { type, seat, piece, to } = event;
      const values = { piece: pieceName(listener, piece, seat), to: spaceName(to, "to") };
      return t(`story.${type}`, { ...actor(seat), ...values });
    }
    case "asked": {
      const { question } = event;
      return t("story.asked", { ...actor(question.asker), ...asking(question, listener) });
    }
    case "answered":
      return answer(event, listener);
    case "objected": {
      const owed = event.owed === null ? 0 : event.owed;
      return t("story.objected", { ...actor(event.seat), owed });
    }
    case "turnEnded":
      return t("story.turnEnded", actor(event.seat));
    case "announced": {
      const { seat, partner, code } = event;
      const partnerName = playerName(listener, partner, "dative");
      return t("story.announced", { ...actor(seat), partner: partnerName, code });
    }
    case "announcedAlone":
      return t("story.announcedAlone", actor(event.seat));
    case "handAnswered":
      return t(event.given ? "story.hand.given" : "story.hand.refused", actor(event.seat));
    case "sealed":
      return t("story.sealed", actor(event.seat));
    case "gestured":
      return gestureSentence(event, actor(event.seat), listener);
    case "ended":
      return `${winnersSentence(event.outcome, listener)} ${reasonSentence(event.outcome)}`;
    default:
      return assertNever(event);
  }
}

type Answered = Extract<BoardViewEvent, { type: "answered" }>;

function answer({ question, penalty, count, cards }: Answered, listener: Listener): string {
  const { asker, of, witness } = question;
  const values = {
    who: of === listener.viewer ? "you" : "other",
    name: playerName(listener, of),
    asker: playerName(listener, asker, "dative"),
    target: asker === listener.viewer ? "you" : "other",
    penalty: penalty ? "yes" : "no",
  };
  if (cards === HIDDEN) return t("story.answered.hidden", { ...values, count });
  const watching = witness !== null && witness === listener.viewer ? "yes" : "no";
  return t("story.answered", { ...values, watching, cards: listOf(cards.map(cardName)) });
}

/** Whom, about what and how one asks. */
function asking({ of, asker, about, clear, space }: Question, listener: Listener) {
  const ambassadorAsks = listener.config.seats[asker] === "ambassador";
  return {
    of: playerName(listener, of, "object"),
    target: of === listener.viewer ? "you" : "other",
    about,
    through: clear && !ambassadorAsks ? "yes" : "no",
    space: spaceName(space, "at"),
  };
}

/** "the thin figure to Rialto and the Ambassador by way of Frari to Carmini" */
export function movesOf(steps: readonly Step[], listener: Listener, seat?: Seat): string {
  const routes = new Map<Piece, number[]>();
  for (const { piece, to } of steps) routes.set(piece, [...(routes.get(piece) ?? []), to]);
  return phrasesOf(
    [...routes].map(([piece, path]) =>
      t("story.move", { piece: pieceName(listener, piece, seat), ...routeOf(path) }),
    ),
  );
}

function routeOf(path: readonly number[]) {
  const via = path.slice(0, -1);
  return {
    to: spaceName(path.at(-1) ?? 0, "to"),
    via: listOf(via.map((space) => spaceName(space, "via"))),
    direct: via.length === 0 ? "yes" : "no",
  };
}

const names = (seats: Iterable<number>, listener: Listener): string =>
  listOf([...seats].map((seat) => playerName(listener, seat as Seat)));

/** Why, with the rule. */
export const reasonSentence = ({ reason, rule }: Outcome): string =>
  t("story.because", { reason: t(`reason.${reason}`), rule });
