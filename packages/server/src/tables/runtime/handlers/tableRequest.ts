import { commitmentTo, ok, type Result } from "@inkognito/engine/core";
import {
  type AnyRefusal,
  type PlayerId,
  seatOfPlayer,
  type TableId,
  type TableState,
} from "@inkognito/protocol";
import type { TableLimits } from "../../../settings/limits.js";
import type { Millis } from "../../../time/time.js";
import { absenceAt, awaySeats, NO_ABSENCE } from "../../rules/decide/absence.js";
import { type Asking, decideTable, type TableRequest } from "../../rules/decide/decide.js";
import { isFullFor } from "../../rules/decide/fullLog.js";
import { type Change, type LoadedTable, tableChange } from "../../rules/decide/loadedTable.js";
import { chairQuota, listingQuotas } from "../../rules/decide/quotas.js";
import { refuse } from "../../rules/decide/refusal.js";
import { beginGame, chanceOf } from "../../rules/game/game.js";
import { membersOf } from "../../rules/table/members.js";
import { talkBytes } from "../../rules/table/talk.js";
import { isSpent } from "../../rules/time/timing.js";
import type { TableContext } from "./context.js";

export interface TableRequestOptions extends Pick<TableContext, "store" | "time" | "limits"> {
  newSeed(): string;
  /** Since when this process has served without a break. */
  began(): Millis;
}

interface Requested {
  readonly player: PlayerId;
  readonly request: TableRequest;
  /** How long a player has had no page open at this table. */
  awayFor(player: PlayerId): Millis;
  /** A tag of the host's address; null: not known here. */
  hostTag(): Promise<string | null>;
}

/** Decides a request about the table: gathers what the rules need to know, and asks them. */
export async function decideTableRequest(
  { store, time, limits, newSeed, began }: TableRequestOptions,
  id: TableId,
  loaded: LoadedTable,
  { player, request, awayFor, hostTag }: Requested,
): Promise<Result<Change, AnyRefusal>> {
  const { table, log, timing } = loaded;
  const mayBegin = request.type === "start" || request.type === "vote";
  const seed = mayBegin ? newSeed() : "";
  const now = time.now();
  const asking: Asking = {
    player,
    blocked: request.type === "sit" && (await store.isBlocked(membersOf(table), player)),
    hostAway: awayFor(table.host) >= limits.hostAway,
    spent: isSpent(timing, seatOfPlayer(table, player), now),
    away: awaySeats(table, (each) => (each === player ? 0 : awayFor(each))),
    ...(request.type === "standIn" || request.type === "vote" || request.type === "close"
      ? absenceAt(loaded, { now, began: began(), limits, awayFor })
      : NO_ABSENCE),
    commitment: seed === "" ? "" : commitmentTo(seed),
  };
  const decided = decideTable(table, asking, request);
  if (!decided.ok) return refuse(decided.error);
  if (isFullFor(table, { player, request }, limits.tableEvents)) return refuse("logFull");
  if (request.type === "say") {
    const talk = talkBytes(log) + Buffer.byteLength(request.text);
    if (talk > limits.tableTalk) return refuse("logFull");
  }
  const change: Change = {
    ...tableChange(decided.value),
    // The host's own table counts already.
    ...(request.type === "sit" && player !== table.host
      ? { quotas: [chairQuota(player, limits)] }
      : {}),
    ...(isMadePublic(table, decided.value) ? await listingOf(table, hostTag, limits) : {}),
  };
  const started = decided.value.find((event) => event.type === "started");
  if (started === undefined) return ok(change);
  const own = await store.seed(id, started.game);
  if (own === null) throw new Error(`game ${started.game} has no seed`);
  const game = beginGame(started.game, started.config, chanceOf(own, started.seats));
  return ok({
    ...change,
    game: { type: "begins", game },
    seed: { game: started.game + 1, seed },
  });
}

/** Also true when the others have to agree first: a table beyond the quota is not even proposed. */
const isMadePublic = ({ options }: TableState, events: Change["events"]): boolean =>
  !options.listed &&
  events.some(
    (event) => event.type === "configured" && (event.options.listed || event.listing?.length === 1),
  );

async function listingOf(
  { host }: TableState,
  hostTag: Requested["hostTag"],
  limits: TableLimits,
): Promise<Pick<Change, "quotas" | "listedFrom">> {
  const from = await hostTag();
  const quotas = listingQuotas(host, from, limits);
  return from === null ? { quotas } : { quotas, listedFrom: from };
}
