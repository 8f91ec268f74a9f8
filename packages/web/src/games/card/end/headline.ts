import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { listOf, t } from "../../../i18n/i18n.js";
import { playerName } from "../../../table/names.js";
import type { CardListener } from "../story.js";

interface Winners {
  readonly winners: readonly Seat[];
}

/** C9: who has won the match, or, while it goes on, whose this game was. */
export function headlineOf(
  match: Winners & { readonly game: number },
  outcome: Winners,
  listener: CardListener,
): { readonly isOver: boolean; readonly title: string } {
  const isOver = match.winners.length > 0;
  const seats = isOver ? match.winners : outcome.winners;
  const names = listOf(seats.map((seat) => playerName(listener, seat, "object")));
  const { viewer } = listener;
  const isMine = viewer !== SPECTATOR && match.winners.includes(viewer);
  const title = isOver
    ? t("match.over", { you: isMine ? "yes" : "no", names })
    : t("match.gameTo", { game: match.game, names });
  return { isOver, title };
}
