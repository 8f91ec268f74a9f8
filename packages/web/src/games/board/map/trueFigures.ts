import {
  type BoardConfig,
  type BoardView,
  figureOf,
  type Hand,
  type Piece,
} from "@inkognito/engine/board";
import { colourAt, type Seat, seatsOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";

/** The figures that are known to be true ones, each with words for it. */
export type TrueFigures = ReadonlyMap<Piece, string>;

const NO_TRUE_FIGURES: TrueFigures = new Map();

function figureWith(config: BoardConfig, seat: Seat, hand: Hand | null | undefined): Piece | null {
  const colour = colourAt(config, seat);
  return colour === null || hand == null ? null : figureOf(colour, hand.build);
}

/** The true figures of all players, for viewers who see all the cards. */
export const allTrueFigures = (config: BoardConfig, hands: readonly (Hand | null)[]): TrueFigures =>
  new Map(
    seatsOf(config).flatMap((seat): readonly [Piece, string][] => {
      const hand = hands[seat];
      const figure = figureWith(config, seat, hand);
      if (figure === null || !hand) return [];
      return [[figure, t("table.piece.true", { agent: t(`agent.the.${hand.identity}`) })]];
    }),
  );

/** What this viewer knows: their own, and at the end those of all players. */
export function trueFigures({ table, own }: BoardView): TrueFigures {
  const { config, phase } = table;
  if (phase.type === "ended") return allTrueFigures(config, phase.revelation.hands);
  const figure = own === null ? null : figureWith(config, own.seat, own.hand);
  return figure === null ? NO_TRUE_FIGURES : new Map([[figure, t("table.piece.mine")]]);
}
