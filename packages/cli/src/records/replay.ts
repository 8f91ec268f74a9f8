import type { BoardConfig, BoardViewEvent } from "@inkognito/engine/board";
import { type BoardEvent, boardGame } from "@inkognito/engine/board/rules";
import type { CardConfig, CardViewEvent } from "@inkognito/engine/card";
import { type CardEvent, cardGame } from "@inkognito/engine/card/rules";
import type { Viewer } from "@inkognito/engine/core";
import type { GameRecord, RecordedPlayer, Replayed } from "@inkognito/engine/record";
import { handLine, line } from "../games/board/eventText.js";
import { cardHandLine, cardLine } from "../games/card/eventText.js";

/** Whose eyes; all: nothing is hidden. */
export type Eyes = Viewer | "all";

/** Who sat where. */
export function tableLine({ config, players, match }: GameRecord): string {
  const seats = players.map((player, seat) => `${config.seats[seat]}: ${nameOf(player)}`);
  const points =
    match === null ? "" : `, game ${match.game} of a match (${match.points.join(":")})`;
  return `The ${config.game} game, edition ${config.edition}${points}. ${seats.join("; ")}.`;
}

function nameOf(player: RecordedPlayer): string {
  if (player.type === "bot") return `a bot (${player.level})`;
  return player.name ?? "someone who has left";
}

/** Event after event, as these eyes saw it; events that there is nothing to say about are passed over. */
export function* replayLines(replayed: Replayed, eyes: Eyes): Generator<string> {
  const { config } = replayed.state.table;
  for (const text of linesOf(replayed, config, eyes)) if (text !== null) yield text;
}

function linesOf(
  replayed: Replayed,
  config: BoardConfig | CardConfig,
  eyes: Eyes,
): readonly (string | null)[] {
  if (replayed.game === "board") {
    return replayed.events.map((event) => boardText(event, config as BoardConfig, eyes));
  }
  return replayed.events.map((event) => cardText(event, config as CardConfig, eyes));
}

function boardText(event: BoardEvent, config: BoardConfig, eyes: Eyes): string | null {
  if (eyes !== "all") {
    const told = boardGame.redact(event, eyes);
    return told === null ? null : line(told, config);
  }
  if (event.type === "dealt") {
    const hands = event.hands.flatMap((hand, seat) =>
      hand === null ? [] : [`  ${config.seats[seat]}: ${handLine(hand)}`],
    );
    const aside = event.arrested === null ? [] : [`  laid aside: ${handLine(event.arrested)}`];
    return ["The secret cards are dealt:", ...hands, ...aside].join("\n");
  }
  const open: BoardViewEvent =
    event.type === "answered" ? { ...event, count: event.cards.length } : event;
  return line(open, config);
}

function cardText(event: CardEvent, config: CardConfig, eyes: Eyes): string | null {
  if (eyes !== "all") {
    const told = cardGame.redact(event, eyes);
    return told === null ? null : cardLine(told, config);
  }
  if (event.type === "dealt") {
    const hands = event.hands.flatMap((hand, seat) =>
      hand === null ? [] : [`  ${config.seats[seat]}: ${cardHandLine(hand)}`],
    );
    const { fictitious } = event;
    const laid =
      fictitious === null ? [] : [`  the fictitious agent: ${cardHandLine(fictitious.hand)}`];
    return ["The black cards are dealt:", ...hands, ...laid].join("\n");
  }
  const open: CardViewEvent = event;
  return cardLine(open, config);
}
