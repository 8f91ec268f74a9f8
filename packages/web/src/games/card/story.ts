import {
  announcesToPartner,
  type Card,
  type CardConfig,
  type CardViewEvent,
  hasPartners,
  type Meeting,
  type Outcome,
} from "@inkognito/engine/card";
import { AMBASSADOR, assertNever, HIDDEN, type Role, type Seat } from "@inkognito/engine/core";
import { listOf, t } from "../../i18n/i18n.js";
import { capital, type Listener, playerName, toWhom } from "../../table/names.js";
import { gestureSentence, winnersSentence } from "../../table/sentences.js";
import { cardName } from "./cardNames.js";
import { codeWords, meetingNames, namingRole, othersIn, roleName } from "./names.js";

/** A listener of the card game. */
export interface CardListener extends Listener {
  readonly config: CardConfig;
}

/** An event as one or more sentences for this listener. */
export const storyOf = (event: CardViewEvent, listener: CardListener): string =>
  capital(tell(event, listener));

function tell(event: CardViewEvent, listener: CardListener): string {
  const { edition } = listener.config;
  const actor = (seat: Seat) => namingRole(listener, roleAt(listener, seat));
  switch (event.type) {
    case "began":
      return t("cardStory.began", { names: allNames({ ...listener, config: event.config }) });
    case "dealt": {
      if (event.hand === HIDDEN) return t("cardStory.dealt.hidden");
      const { identity, number } = event.hand;
      return t("cardStory.dealt.own", { agent: t(`agent.the.${identity}`), number, edition });
    }
    case "roundBegan": {
      const { round, first } = event;
      return t("cardStory.roundBegan", { ...namingRole(listener, first), round });
    }
    case "picked":
      return event.location === HIDDEN
        ? t("cardStory.picked.hidden", actor(event.seat))
        : t("cardStory.picked", { ...actor(event.seat), to: t(`place.to.${event.location}`) });
    case "located": {
      const { colour, location } = event;
      return t("cardStory.located", {
        ...namingRole(listener, colour),
        to: t(`place.to.${location}`),
      });
    }
    case "ambassadorLocated":
      return t("cardStory.located", {
        ...namingRole(listener, AMBASSADOR),
        to: t(`place.to.${event.location}`),
      });
    case "met":
      return met(event.meeting, listener);
    case "chose":
      return t("cardStory.chose", actor(event.seat));
    case "swapped":
      return swapped(event.shows, listener);
    case "demanded": {
      const { seat, of, side } = event;
      if (of === null) return t("cardStory.declined", actor(seat));
      const { dative, who: target } = namingRole(listener, of);
      return t("cardStory.demanded", {
        ...actor(seat),
        of: dative,
        target,
        side: side ?? "none",
      });
    }
    case "blackShown": {
      const { asker, of, witness, card } = event;
      const values = {
        ...actor(of),
        ...toWhom(listener, asker),
        watching: witness !== null && witness === listener.viewer ? "yes" : "no",
      };
      return card === HIDDEN
        ? t("cardStory.blackShown.hidden", values)
        : t("cardStory.blackShown", { ...values, card: cardName(card) });
    }
    case "looked": {
      const { seat, side, card } = event;
      return card === HIDDEN
        ? t("cardStory.looked.hidden", { ...actor(seat), side })
        : t("cardStory.looked", { ...actor(seat), side, card: cardName(card) });
    }
    case "gestured":
      return gestureSentence(event, actor(event.seat), listener);
    case "announced": {
      const { seat, code, to } = event;
      return t("cardStory.announced", {
        ...actor(seat),
        edition,
        code: codeWords(code),
        partner: to === null ? "" : playerName(listener, to, "dative"),
        partnered: to === null ? "no" : "yes",
      });
    }
    case "ended":
      return `${winnersSentence(event.outcome, listener)} ${reasonSentence(event.outcome, listener)}`;
    default:
      return assertNever(event);
  }
}

const roleAt = ({ config }: CardListener, seat: Seat): Role => config.seats[seat] ?? AMBASSADOR;

const allNames = (listener: CardListener): string =>
  listOf(listener.config.seats.map((role) => roleName(listener, role)));

function met(meeting: Meeting, listener: CardListener): string {
  const at = t(`place.at.${meeting.location}`);
  const among = othersIn(meeting, listener).length < size(meeting);
  return among
    ? t("cardStory.met.you", { at, names: meetingNames(meeting, listener, "object") })
    : t("cardStory.met", { at, names: meetingNames(meeting, listener, "subject") });
}

const size = ({ agents, ambassador }: Meeting): number => agents.length + (ambassador ? 1 : 0);

type Shows = Extract<CardViewEvent, { type: "swapped" }>["shows"];

function swapped(shows: Shows, listener: CardListener): string {
  return shows
    .map(({ from, to, cards }) => {
      const values = {
        ...namingRole(listener, roleAt(listener, from)),
        ...toWhom(listener, to),
      };
      return cards === HIDDEN
        ? t("cardStory.shown.hidden", values)
        : t("cardStory.shown", { ...values, cards: cardList(cards) });
    })
    .map(capital)
    .join(" ");
}

export const cardList = (cards: readonly Card[]): string => listOf(cards.map(cardName));

/** Why, with the rule. */
export const reasonSentence = (outcome: Outcome, { config }: CardListener): string =>
  t("story.because", {
    reason: t(`cardReason.${outcome.reason}`, {
      teams: teamsIn(outcome, config),
      edition: config.edition,
    }),
    rule: outcome.rule,
  });

/** C8.4: is the winning partner the agent who was met, or another, or is there none? */
function teamsIn({ winners }: Outcome, config: CardConfig): "met" | "apart" | "none" {
  if (announcesToPartner(config)) return "met";
  return hasPartners(config) && winners.length > 1 ? "apart" : "none";
}
