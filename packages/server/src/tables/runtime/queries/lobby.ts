import type { PlayerId, TableSummary } from "@inkognito/protocol";
import type { Store } from "../../../store/store.js";
import { parseSummary, type ReadSummary, summaryFor } from "../../rules/table/summary.js";

const MOST_LISTED = 100;
/** The number of tables among which those with people are looked for, however many empty ones are newer. */
const MOST_SEARCHED = 300;
const MOST_OWN = 100;

export interface TableLists {
  /** The public tables. */
  readonly listed: readonly TableSummary[];
  /** The tables with a chair of the player. */
  readonly mine: readonly TableSummary[];
}

export async function listsFor(store: Store, player: PlayerId | null): Promise<TableLists> {
  const [open, own] = await Promise.all([
    store.listed(MOST_SEARCHED),
    player === null ? [] : store.tablesOf(player, MOST_OWN),
  ]);
  const mine = own.map(parseSummary);
  const found = open.map(parseSummary).sort((a, b) => crowdAt(b) - crowdAt(a));
  const listed = await welcoming(store, found.slice(0, MOST_LISTED), player);
  return {
    listed: await withHostNames(store, listed, player),
    mine: await withHostNames(store, mine, player),
  };
}

/** Tables where people meet come first, then those where one person waits; the latest first in each. */
const crowdAt = ({ stored }: ReadSummary): number => Math.min(stored.people, 2);

/** The summaries as one player gets them, with their hosts' names. */
export async function withHostNames(
  store: Store,
  summaries: readonly ReadSummary[],
  player: PlayerId | null,
): Promise<readonly TableSummary[]> {
  const hosts = [...new Set(summaries.map(({ stored }) => stored.host))];
  const found = hosts.length === 0 ? [] : await store.players(hosts);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return summaries.map((each) => summaryFor(each, player, (id) => names.get(id) ?? null));
}

/** Without the tables that would not let this player in: a list must not tell that they would not. */
async function welcoming(
  store: Store,
  summaries: readonly ReadSummary[],
  player: PlayerId | null,
): Promise<readonly ReadSummary[]> {
  if (player === null) return summaries;
  const open = summaries.filter(({ stored }) => !stored.removed.includes(player));
  const everybody = [...new Set(open.flatMap(({ stored }) => stored.seated))];
  if (everybody.length === 0 || !(await store.isBlocked(everybody, player))) return open;
  const blocked = await Promise.all(
    open.map(({ stored }) => store.isBlocked(stored.seated, player)),
  );
  return open.filter((_, i) => blocked[i] !== true);
}
