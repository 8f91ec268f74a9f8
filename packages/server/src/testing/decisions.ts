import type { Seat } from "@inkognito/engine/core";
import { evolveTable, type PlayerId, type TableEvent, type TableState } from "@inkognito/protocol";
import { type Asking, decideTable, type TableRequest } from "../tables/rules/decide/decide.js";
import { tableOptions } from "./options.js";

/** Words for tests of what a table decides: a board game of three that Anna has opened. */
export const ANNA = "anna-anna-anna-a";
export const BERT = "bert-bert-bert-b";
export const CARA = "cara-cara-cara-c";

export const options = tableOptions("board", 3);

export const asking = (player: PlayerId, more: Partial<Asking> = {}): Asking => ({
  player,
  blocked: false,
  hostAway: false,
  spent: false,
  away: [],
  absent: [],
  longAway: [],
  deserted: [],
  commitment: "next",
  ...more,
});

export const sat = (seat: Seat, player: PlayerId): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "player", player, entropy: null },
});
export const bot = (seat: Seat): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "bot", level: "agent" },
});

export function after(events: readonly TableEvent[], from: TableState | null = null): TableState {
  const state = events.reduce<TableState | null>(
    (now, event) => evolveTable(now, { no: (now?.no ?? 0) + 1, at: 0, event }),
    from,
  );
  if (state === null) throw new Error("no table");
  return state;
}

export const open = (...events: readonly TableEvent[]): TableState =>
  after([
    { type: "created", host: ANNA, options },
    { type: "sealed", commitment: "first" },
    ...events,
  ]);

/** Without the id, which no decision depends on. */
export type Wish = TableRequest extends infer R
  ? R extends TableRequest
    ? Omit<R, "id">
    : never
  : never;

export const decide = (state: TableState, by: PlayerId | Asking, wish: Wish) => {
  const decided = decideTable(state, typeof by === "string" ? asking(by) : by, {
    ...wish,
    id: "1",
  } as TableRequest);
  return decided.ok ? decided.value : decided.error;
};

export const full = (): TableState => open(sat(0, ANNA), sat(1, BERT), bot(2));

export function playing(...events: readonly TableEvent[]): TableState {
  const started = decide(full(), ANNA, { type: "start" });
  if (typeof started === "string") throw new Error(started);
  return after(events, after(started, full()));
}

export const three = (): TableState => {
  const before = open(sat(0, ANNA), sat(1, BERT), sat(2, CARA));
  const started = decide(before, ANNA, { type: "start" });
  if (typeof started === "string") throw new Error(started);
  return after(started, before);
};

export const wants = (seat: Seat): TableEvent => ({ type: "pauseWanted", seat, wanted: true });
export const gone = (seat: Seat): TableEvent => ({ type: "stoodIn", seat, why: "left" });
export const closed = (): TableState => open({ type: "closed", why: "host" });
