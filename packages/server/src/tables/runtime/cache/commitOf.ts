import type { TableId, TableState } from "@inkognito/protocol";
import type { Commit, LastingRow, TableRow } from "../../../store/store.js";
import { formatTiming } from "../../../store/timing.js";
import type { Change, LoadedTable } from "../../rules/decide/loadedTable.js";
import { EventTexts } from "../../rules/game/game.js";
import { awaitedPeople, membersOf } from "../../rules/table/members.js";
import { formatSummary } from "../../rules/table/summary.js";
import { wakeOf } from "../../rules/time/timing.js";

interface Step {
  /** Null: the change creates the table. */
  readonly before: LoadedTable | null;
  readonly after: LoadedTable;
  readonly change: Change;
  readonly request: Commit["request"];
}

/** What the store has to write for a change. */
export function commitOf(
  id: TableId,
  { before, after, change, request }: Step,
  texts = new EventTexts(),
): Commit {
  const { seed, game, quotas, listedFrom } = change;
  const from = game?.type === "begins" ? 0 : (before?.game?.events.length ?? 0);
  return {
    table: id,
    expected: before?.version ?? 0,
    // Lists show this time to everyone: it must not tell when a player whispered.
    at: after.timing.last,
    log: after.log.slice(before?.log.length ?? 0),
    game:
      game === null || after.game === null
        ? null
        : {
            game: after.game.no,
            from: from + 1,
            events: after.game.events.slice(from).map((event) => texts.of(event)),
          },
    seed,
    request,
    row: rowOf(before, after, listedFrom),
    ...(quotas === undefined ? {} : { quotas }),
  };
}

function rowOf(
  before: LoadedTable | null,
  { table, game, timing }: LoadedTable,
  listedFrom: string | undefined,
): TableRow {
  return {
    wake: wakeOf(table, timing),
    clocks: formatTiming(timing),
    awaited: awaitedPeople(table, game),
    lasting: table === before?.table ? null : lastingOf(table, listedFrom),
  };
}

function lastingOf(table: TableState, listedFrom: string | undefined): LastingRow {
  const open = table.phase.type !== "closed";
  const listed = open && table.options.listed;
  return {
    listed,
    open,
    summary: formatSummary(table),
    players: membersOf(table),
    ...(listed ? { listedBy: table.host } : {}),
    ...(listed && listedFrom !== undefined ? { listedFrom } : {}),
  };
}
