import type { PlayerId, TableId, TableState, TableSummary } from "@inkognito/protocol";
import type { Listed } from "../../../store/store.js";
import type { Millis } from "../../../time/time.js";
import { membersOf, playersOf } from "./members.js";

/** Stored beside the log, for lists. People are ids, because names change. */
export interface StoredSummary extends Omit<TableSummary, "yours" | "host" | "table" | "at"> {
  readonly host: PlayerId;
  /** Once whose decision is awaited stood here. */
  readonly awaited?: readonly PlayerId[];
  /** Who sits here or owns the table, and who may not come back: for who gets to see it. */
  readonly seated: readonly PlayerId[];
  readonly removed: readonly PlayerId[];
}

export function formatSummary(table: TableState): string {
  const { config, options, phase, host, removed, standIns } = table;
  // A player who has left a game is not waited for, and a bot plays on the chair.
  const left = standIns.filter((why) => why === "left").length;
  const summary: StoredSummary = {
    game: config.game,
    players: config.seats.length,
    people: playersOf(table).length - left,
    bots: table.seats.filter((sitter) => sitter?.type === "bot").length + left,
    host,
    phase: phase.type === "playing" && phase.paused ? "paused" : phase.type,
    listed: options.listed,
    options,
    games: table.games,
    seated: membersOf(table),
    removed,
  };
  return JSON.stringify(summary);
}

/** A stored summary, parsed. */
export interface ReadSummary {
  readonly table: TableId;
  readonly at: Millis;
  readonly stored: StoredSummary;
  readonly awaited: readonly PlayerId[];
}

export function parseSummary({ table, summary, awaited, at }: Listed): ReadSummary {
  const stored = JSON.parse(summary) as StoredSummary;
  return { table, at, stored, awaited: awaited ?? stored.awaited ?? [] };
}

/** The summary as one player gets it. */
export function summaryFor(
  { table, at, stored, awaited }: ReadSummary,
  player: PlayerId | null,
  nameOf: (id: PlayerId) => string | null,
): TableSummary {
  const { host, awaited: _, seated: __, removed: ___, ...rest } = stored;
  const yours = player !== null && awaited.includes(player);
  return { ...rest, table, at, host: nameOf(host), yours };
}
