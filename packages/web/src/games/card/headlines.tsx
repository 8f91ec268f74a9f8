import type { CardViewEvent } from "@inkognito/engine/card";
import { AMBASSADOR, HIDDEN, type Role } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import type { Chip, Headline } from "../../table/Lately.js";
import { capital, toWhom } from "../../table/names.js";
import { FigureIcon } from "../../ui/art/Figure.js";
import { ColourMark } from "../../ui/ColourMark.js";
import { namingRole, roleName } from "./names.js";
import { type CardListener, cardList, storyOf } from "./story.js";

/** An event in a few words, for the list of what has happened lately. */
export function headlineOf(event: CardViewEvent, listener: CardListener): Headline {
  const roleAt = (seat: number): Role => listener.config.seats[seat] ?? AMBASSADOR;
  switch (event.type) {
    case "roundBegan":
      return [t("cardTable.title", { round: event.round })];
    case "located":
      return goes(event.colour, event.location, listener);
    case "ambassadorLocated":
      return goes(AMBASSADOR, event.location, listener);
    case "swapped":
      return event.shows
        .filter(({ from }) => from !== listener.viewer)
        .flatMap(({ from, to, cards }) => {
          const what = cards === HIDDEN ? t("lately.cards", { count: 2 }) : cardList(cards);
          const values = { ...namingRole(listener, roleAt(from)), what };
          const shows = t("lately.shows", { ...values, ...toWhom(listener, to) });
          return [markOf(roleAt(from)), shows];
        });
    case "blackShown": {
      const { of, asker, card } = event;
      const what = card === HIDDEN ? t("lately.cards", { count: 1 }) : cardList([card]);
      const values = { ...namingRole(listener, roleAt(of)), what };
      const shows = t("lately.shows", { ...values, ...toWhom(listener, asker) });
      return [markOf(roleAt(of)), shows];
    }
    default: {
      const story = storyOf(event, listener);
      return "seat" in event ? [markOf(roleAt(event.seat)), story] : [story];
    }
  }
}

const markOf = (role: Role): Chip => ({
  picture:
    role === AMBASSADOR ? <FigureIcon colour={null} size={22} /> : <ColourMark colour={role} />,
  words: "",
});

type Place = Extract<CardViewEvent, { type: "located" }>["location"];

const goes = (role: Role, location: Place, listener: CardListener): Headline => [
  markOf(role),
  `${capital(roleName(listener, role))} → ${t(`place.${location}`)}`,
];
