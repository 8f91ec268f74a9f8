import { nextSeat } from "@inkognito/engine/board";
import { type BoardTypes, judge } from "@inkognito/engine/board/rules";
import type { Seat } from "@inkognito/engine/core";
import type { Played } from "@inkognito/engine/host";
import { estimatesOf } from "@inkognito/mind/board";
import type { Level } from "@inkognito/mind/levels";
import { UsageError } from "../../usage.js";
import type { AnnouncementMade, BotTable, TableValues } from "../shared/botGame.js";
import { botTable, type TableParts } from "../shared/botTable.js";
import { seatsFrom } from "../shared/ruleOptions.js";
import { line } from "./eventText.js";
import { boardConfigFrom } from "./tableRules.js";

/** A table of the board game. */
export function boardTable(values: TableValues, levels: readonly Level[]): BotTable {
  if (values.match) throw new UsageError("--match is for the card game");
  const config = boardConfigFrom(values, seatsFrom(values, levels.length));
  const table = botTable({ ...BOARD, config }, levels, values);
  if (table.arrangement === "duplicated" && config.placement === "chosen") {
    throw new UsageError("--duplicate takes --placement random: teams are known from the deal");
  }
  return table;
}

const BOARD: Omit<TableParts<"board">, "config"> = {
  game: "board",
  line,
  estimatesAt({ view, told }) {
    const { type } = view.table.phase;
    return type === "moving" || type === "walking" ? estimatesOf(view, told) : [];
  },
  describe: (played) => ({
    partnered: true,
    order: orderIn(played),
    turns: played.state.table.turn,
    announcement: announcementOf(played),
    points: null,
  }),
};

function orderIn({ events, state }: Played<BoardTypes>): readonly Seat[] {
  const { config } = state.table;
  const began = events.find(({ type }) => type === "turnBegan");
  if (began?.type !== "turnBegan") throw new Error("nobody had a turn");
  const order: Seat[] = [began.seat];
  while (order.length < config.seats.length) order.push(nextSeat(config, order.at(-1) as Seat));
  return order;
}

/** Judged as if the partner had given the hand, and without a sealed sheet. */
function announcementOf({ events, state }: Played<BoardTypes>): AnnouncementMade | null {
  const { config, positions, phase } = state.table;
  if (phase.type !== "ended") return null;
  const truth = { ...phase.revelation, sheet: null, config, positions };
  for (const event of events) {
    if (event.type !== "announced" && event.type !== "announcedAlone") continue;
    const announcement =
      event.type === "announced"
        ? ({ ...event, alone: false, handGiven: true } as const)
        : ({ alone: true, seat: event.seat } as const);
    const { reason } = judge(truth, announcement);
    return { seat: event.seat, right: reason === "accomplished" || reason === "escaped" };
  }
  return null;
}
