import { EDITION_TABLE } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, type Role, type Seat } from "@inkognito/engine/core";
import type { BotLevel, TableId } from "@inkognito/protocol";
import {
  BOT_PACES,
  coachAt,
  LIVE_SECONDS,
  PACE_DAYS,
  type Pace,
  type TableOptions,
} from "@inkognito/protocol";
import {
  choiceOf,
  configOf,
  DEFAULT_GAME,
  fieldsOf,
  type GameChoice,
  PLAYERS,
  parseGameChoice,
} from "../setup/gameChoice.js";
import { readStored, writeStored } from "../shell/storage.js";

/** The options of a new online table. */
export interface TableDraft extends GameChoice, Pick<TableOptions, "botPace" | "chat" | "listed"> {
  /** See `PACES`. */
  readonly pace: PaceName;
  /** So many chairs are for bots; the host's own never is. */
  readonly bots: number;
}

/** Every pace by a name of its own: "none", "live 60", "days 2". */
const PACE_TABLE: ReadonlyMap<string, Pace> = new Map<string, Pace>([
  ["none", { type: "none" }],
  ...LIVE_SECONDS.map((seconds) => [`live ${seconds}`, { type: "live", seconds }] as const),
  ...PACE_DAYS.map((days) => [`days ${days}`, { type: "days", days }] as const),
]);
export type PaceName = string;
export const PACES: readonly PaceName[] = [...PACE_TABLE.keys()];

export const paceOf = (name: PaceName): Pace => PACE_TABLE.get(name) ?? { type: "none" };

export function paceName(pace: Pace): PaceName {
  if (pace.type === "none") return "none";
  return pace.type === "live" ? `live ${pace.seconds}` : `days ${pace.days}`;
}

export const DEFAULT_DRAFT: TableDraft = {
  ...DEFAULT_GAME,
  pace: "none",
  botPace: "human",
  chat: true,
  listed: false,
  bots: 0,
};

const KEY = "inkognito.wish";

export function parseDraft(value: unknown): TableDraft {
  const { oneOf } = fieldsOf(value, DEFAULT_DRAFT);
  return fitBots({
    ...parseGameChoice(value),
    pace: oneOf("pace", PACES),
    botPace: oneOf("botPace", BOT_PACES),
    chat: oneOf("chat", [true, false]),
    listed: oneOf("listed", [true, false]),
    bots: oneOf("bots", botCounts(5)),
  });
}

/** One chair at least is for a person. */
export const botCounts = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, count) => count);

const fitBots = (draft: TableDraft): TableDraft => ({
  ...draft,
  bots: Math.min(draft.bots, draft.players - 1),
});

/** C6.4: a chosen edition presets whether people talk. */
export function changeDraft(draft: TableDraft, some: Partial<TableDraft>): TableDraft {
  const { cardEdition } = some;
  const preset = cardEdition === undefined ? {} : { chat: EDITION_TABLE[cardEdition].chat };
  return fitBots({ ...draft, ...preset, ...some });
}

/** Among strangers one who falls asleep would stop a table without clocks. */
const PUBLIC_PACE = "live 90";

/** The same for a table that is not open yet: one that becomes public gets a clock. */
export function changeNewDraft(draft: TableDraft, some: Partial<TableDraft>): TableDraft {
  const isMadePublic = some.listed === true && !draft.listed && draft.pace === "none";
  return changeDraft(draft, { ...(isMadePublic ? { pace: PUBLIC_PACE } : {}), ...some });
}

/** The last table's choices, but every table is private until its host says otherwise. */
export const loadDraft = (): TableDraft => ({ ...parseDraft(readStored(KEY)), listed: false });
export const saveDraft = (draft: TableDraft): void => writeStored(KEY, draft);

export function optionsOf(draft: TableDraft): TableOptions {
  const { assistant, coach, botPace, chat, listed } = draft;
  return {
    config: configOf(draft),
    match: draft.game === "card" && draft.match,
    assistant,
    coach,
    pace: paceOf(draft.pace),
    botPace,
    chat,
    listed,
  };
}

/** The form for an existing table, without its players. */
export function draftOf({ config, match, pace, coach, ...rest }: TableOptions): TableDraft {
  const players = PLAYERS.find((each) => each === config.seats.length) ?? DEFAULT_DRAFT.players;
  const { assistant, botPace, chat, listed } = rest;
  return {
    ...DEFAULT_DRAFT,
    ...{ players, match, pace: paceName(pace), assistant, botPace, chat, listed },
    coach: coachAt({ coach }),
    // With four and five players no colour is left out: the one that is suggested for three.
    spare: COLOURS.find((colour) => !config.seats.includes(colour)) ?? DEFAULT_DRAFT.spare,
    first: config.first ?? "random",
    ...choiceOf(config.game, config),
  };
}

/** The bots that the host of a new table has asked for. */
export interface BotPlan {
  readonly bots: number;
  readonly level: BotLevel;
}

/** Their chairs: the last ones, but the Ambassador's only when no other is left for them. */
export function botSeats(roles: readonly Role[], bots: number): readonly Seat[] {
  const others = roles.flatMap((role, seat) => (seat === 0 ? [] : [{ role, seat: seat as Seat }]));
  const players = others.filter(({ role }) => role !== AMBASSADOR).toReversed();
  const ambassador = others.filter(({ role }) => role === AMBASSADOR);
  return [...players, ...ambassador].slice(0, bots).map(({ seat }) => seat);
}

const plans = new Map<TableId, BotPlan>();

export const planBots = (table: TableId, plan: BotPlan): void => {
  plans.set(table, plan);
};

/** Returns the plan once; a second call returns null. */
export function takeBotPlan(table: TableId): BotPlan | null {
  const plan = plans.get(table) ?? null;
  plans.delete(table);
  return plan;
}
