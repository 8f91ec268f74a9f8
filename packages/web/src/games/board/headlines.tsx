import type { BoardViewEvent, Piece, SpaceId, Step } from "@inkognito/engine/board";
import { colourOf } from "@inkognito/engine/board";
import { colourAt, HIDDEN, type Seat } from "@inkognito/engine/core";
import { listOf, t } from "../../i18n/i18n.js";
import type { Chip, Headline } from "../../table/Lately.js";
import { capital, type Listener, naming, playerName, toWhom } from "../../table/names.js";
import { FigureIcon } from "../../ui/art/Figure.js";
import { ColourMark } from "../../ui/ColourMark.js";
import { cardName } from "./cardNames.js";
import { BallMark } from "./map/Phantom.js";
import { bareSpaceName, buildOf, pieceTitle } from "./names.js";
import { storyOf } from "./story.js";

/** An event in a few words, for the list of what has happened lately. */
export function headlineOf(event: BoardViewEvent, listener: Listener): Headline {
  switch (event.type) {
    case "turnBegan": {
      const { turn, balls } = event;
      return [
        markOf(event.seat, listener),
        t("lately.turn", { ...naming(listener, event.seat), turn }),
        ...balls.map((ball) => ({ picture: <BallMark ball={ball} />, words: t(`ball.${ball}`) })),
      ];
    }
    case "moved":
      if (event.steps.length === 0) break;
      return [
        ...actor(event.seat, listener),
        ...ends(event.steps).flatMap((end) => goes(end, event.seat, listener)),
      ];
    case "walked": {
      const to = event.path.at(-1);
      if (to === undefined) break;
      return [...actor(event.seat, listener), ...goes(["ambassador", to], event.seat, listener)];
    }
    case "stepped":
      return [
        ...actor(event.seat, listener),
        ...goes([event.piece, event.to], event.seat, listener),
      ];
    case "banished": {
      const sends = t("lately.sends", naming(listener, event.seat));
      return [
        markOf(event.seat, listener),
        sends,
        ...goes([event.piece, event.to], event.seat, listener),
      ];
    }
    case "asked": {
      const { asker, of, about } = event.question;
      const values = { ...naming(listener, asker), of: playerName(listener, of, "object") };
      const target = of === listener.viewer ? "you" : "other";
      return [markOf(asker, listener), t("lately.asks", { ...values, target, about })];
    }
    case "answered": {
      const { question, count, cards } = event;
      const { asker, of } = question;
      const what = cards === HIDDEN ? t("lately.cards", { count }) : listOf(cards.map(cardName));
      return [
        markOf(of, listener),
        t("lately.shows", { ...naming(listener, of), ...toWhom(listener, asker), what }),
      ];
    }
    default:
      break;
  }
  const story = storyOf(event, listener);
  return "seat" in event ? [markOf(event.seat, listener), story] : [story];
}

/** A player as a picture: the colour, or the Ambassador. */
function markOf(seat: Seat, { config }: Listener): Chip {
  const colour = colourAt(config, seat);
  const picture =
    colour === null ? <FigureIcon colour={null} size={22} /> : <ColourMark colour={colour} />;
  return { picture, words: "" };
}

const actor = (seat: Seat, listener: Listener): Headline => [
  markOf(seat, listener),
  `${capital(playerName(listener, seat))}:`,
];

/** Where each piece has come to in the end. */
const ends = (steps: readonly Step[]): readonly (readonly [Piece, SpaceId])[] => [
  ...new Map(steps.map(({ piece, to }) => [piece, to])),
];

/** A figure of the mover's own is called by its build alone. */
function goes([piece, to]: readonly [Piece, SpaceId], mover: Seat, { config }: Listener): Headline {
  const colour = colourOf(piece);
  const build = colour === null ? {} : { build: buildOf(piece) };
  const own = colour !== null && colour === colourAt(config, mover);
  return [
    {
      picture: <FigureIcon colour={colour} {...build} size={24} />,
      words: own ? t(`build.${buildOf(piece)}`) : pieceTitle(piece),
      after: `→ ${bareSpaceName(to)}`,
    },
  ];
}
