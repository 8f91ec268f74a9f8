import {
  beginMatch,
  type CardConfig,
  type Table as CardTable,
  hasPartners,
  orderFrom,
  winnersOf,
} from "@inkognito/engine/card";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import { AMBASSADOR, type Role, type Seat, seatOf, seedFromText } from "@inkognito/engine/core";
import { matchAfter, type Played } from "@inkognito/engine/host";
import { estimatesOf } from "@inkognito/mind/card";
import type { Level } from "@inkognito/mind/levels";
import type { AnnouncementMade, BotGame, BotTable, TableValues } from "../shared/botGame.js";
import { botTable, playBots, type TableParts } from "../shared/botTable.js";
import { seatsFrom } from "../shared/ruleOptions.js";
import { cardLine } from "./eventText.js";
import { cardConfigFrom } from "./tableRules.js";

/** A table of the card game. */
export function cardTable(values: TableValues, levels: readonly Level[]): BotTable {
  const config = cardConfigFrom(values, seatsFrom(values, levels.length));
  const { seed, match } = values;
  const table = botTable({ ...CARD, config }, levels, values);
  if (!match) return table;
  return {
    ...table,
    *play(numbers) {
      for (const number of numbers) {
        yield* playMatch(config, levels, { deal: number, seed: `${seed} ${number}` });
      }
    },
  };
}

const CARD: Omit<TableParts<"card">, "config"> = {
  game: "card",
  line: cardLine,
  estimatesAt({ view }) {
    const { type } = view.table.phase;
    return type === "locating" || type === "picking" ? estimatesOf(view) : [];
  },
  describe: (played) => {
    const { table } = played.state;
    return {
      partnered: hasPartners(table.config),
      order: orderIn(table),
      turns: table.rounds.length * table.config.seats.length,
      announcement: announcementOf(played),
      points: cardGame.outcome(played.state)?.points ?? null,
    };
  },
};

/** C3.4: the first round's; the fictitious agent has no seat, and the Ambassador comes last. */
function orderIn({ config, rounds }: CardTable): readonly Seat[] {
  const [round] = rounds;
  if (round === undefined) throw new Error("no round was played");
  const roles: readonly Role[] = [...orderFrom(config, round.first), AMBASSADOR];
  return roles.map((role) => seatOf(config, role)).filter((seat) => seat !== null);
}

/** C9.1: one seed for each deal. */
function* playMatch(
  config: CardConfig,
  levels: readonly Level[],
  { deal, seed }: { readonly deal: number; readonly seed: string },
): Iterable<BotGame> {
  let match = beginMatch(config);
  while (winnersOf(match).length === 0) {
    const parts = { ...CARD, config: match.config };
    const one = { deal, seed: seedFromText(`${seed} ${match.games + 1}`) };
    const { game, state } = playBots(parts, levels, one);
    const after = matchAfter(match, state);
    if (after === null) {
      yield game;
      return;
    }
    const { games, points } = after;
    yield { ...game, match: { games, points, winners: winnersOf(after) } };
    match = after;
  }
}

function announcementOf({ events, state }: Played<CardTypes>): AnnouncementMade | null {
  for (const event of events) {
    if (event.type !== "announced") continue;
    return { seat: event.seat, right: cardGame.outcome(state)?.reason === "codeRight" };
  }
  return null;
}
