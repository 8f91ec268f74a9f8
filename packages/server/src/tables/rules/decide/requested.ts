import { randomBytes } from "node:crypto";
import { commitmentTo, err, ok, type Result, SEED_BYTES, type Seat } from "@inkognito/engine/core";
import {
  type AnyRefusal,
  type ClientRequest,
  type PlayerId,
  seatOfPlayer,
  type TableId,
  type TableRefusalCode,
  type TableState,
} from "@inkognito/protocol";
import type { TableLimits } from "../../../settings/limits.js";
import type { Millis, Store } from "../../../store/store.js";
import type { Time } from "../../../time/time.js";
import type { Plan } from "../../runtime/bots/plan.js";
import { after, begun, chanceOf, decideGame, type GameEvent, type OpenGame } from "../game/game.js";
import { endOf } from "../game/gameEnd.js";
import { membersOf } from "../table/summary.js";
import { talkBytes } from "../table/talk.js";
import { isSpent } from "../time/timing.js";
import { absenceAt, NO_ABSENCE } from "./absence.js";
import { type Asking, decideTable, type TableRequest } from "./decide.js";
import { dueNow, type Look } from "./due.js";
import { isFullFor } from "./fullLog.js";
import type { Change, Held } from "./loadedTable.js";
import { chairQuota, listingQuotas } from "./quotas.js";

export const tableRefusal = (code: TableRefusalCode): AnyRefusal => ({ code, rule: null });

const refuse = (code: TableRefusalCode): Result<never, AnyRefusal> => err(tableRefusal(code));

type Act = Extract<ClientRequest, { readonly type: "act" }>;

/** An action of the person at a chair. */
export function acted(
  held: Held,
  player: PlayerId,
  { game, action }: Act,
): Result<Change, AnyRefusal> {
  const { table } = held;
  const seat = seatOfPlayer(table, player);
  if (seat === null) return refuse("notSeated");
  if (game === 0 || game !== table.games) return refuse("noSuchGame");
  if (table.standIns[seat] !== null) return refuse("notNow");
  const open = playable(held);
  if (open === null) return refuse("notNow");
  const decided = decideGame(open, seat, action);
  if (!decided.ok) return decided;
  return ok(playedOn(table, after(open, decided.value), { seat, bot: false }));
}

/** The game at which a seat may act now; null: none, or it is paused. */
const playable = ({ table, game }: Held): OpenGame | null =>
  table.phase.type === "playing" && !table.phase.paused ? game : null;

/**
 * What a bot or stand-in has decided, in one step: a whisper with a commit of its own would make the
 * move that follows come later. A whisper that is no longer allowed is left out.
 */
export function botActed(
  held: Held,
  seat: Seat,
  { whispers, action }: Plan,
): Result<Change, AnyRefusal> {
  const game = playable(held);
  if (game === null) return refuse("notNow");
  const events: GameEvent[] = [];
  let last = game;
  for (const whisper of whispers) {
    const decided = decideGame(last, seat, whisper);
    if (!decided.ok) continue;
    events.push(...decided.value);
    last = after(last, decided.value);
  }
  const decided = decideGame(last, seat, action);
  if (!decided.ok) return decided;
  const moved = after(game, [...events, ...decided.value]);
  return ok(playedOn(held.table, moved, { seat, bot: true }));
}

/** The end of a game is written down with its last event: one is not without the other. */
function playedOn(table: TableState, game: OpenGame, by: NonNullable<Change["acted"]>): Change {
  const end = endOf(table, game);
  return {
    events: end === null ? [] : [end],
    game: { type: "goesOn", game },
    seed: null,
    acted: by,
  };
}

export const systemSeed = (): string => randomBytes(SEED_BYTES).toString("hex");

export interface Requesting {
  readonly store: Store;
  readonly time: Time;
  readonly limits: TableLimits;
  newSeed(): string;
}

interface Requested {
  readonly player: PlayerId;
  readonly request: TableRequest;
  /** For how long somebody has had no page open at this table. */
  awayFor(player: PlayerId): Millis;
  /** A tag of the host's address; null: not known here. */
  tag(): Promise<string | null>;
}

/** Everything else that is asked of a table. */
export async function requested(
  { store, time, limits, newSeed }: Requesting,
  id: TableId,
  held: Held,
  { player, request, awayFor, tag }: Requested,
): Promise<Result<Change, AnyRefusal>> {
  const seed = request.type === "start" ? newSeed() : "";
  const asking: Asking = {
    player,
    blocked: request.type === "sit" && (await store.isBlocked(membersOf(held.table), player)),
    hostAway: awayFor(held.table.host) >= limits.hostAway,
    spent: isSpent(held.timing, seatOfPlayer(held.table, player), time.now()),
    ...(request.type === "standIn" || request.type === "close"
      ? absenceAt(held, { now: time.now(), playerAway: limits.playerAway, awayFor })
      : NO_ABSENCE),
    commitment: seed === "" ? "" : commitmentTo(seed),
  };
  const decided = decideTable(held.table, asking, request);
  if (!decided.ok) return refuse(decided.error);
  if (isFullFor(held.table, player, request, limits.tableEvents)) return refuse("logFull");
  if (request.type === "say") {
    const talk = talkBytes(held.log) + Buffer.byteLength(request.text);
    if (talk > limits.tableTalk) return refuse("logFull");
  }
  const change: Change = {
    ...ofTable(decided.value),
    // The host's own table counts already.
    ...(request.type === "sit" && player !== held.table.host
      ? { quotas: [chairQuota(player, limits)] }
      : {}),
    ...(isMadePublic(held.table, decided.value) ? await listing(held.table, tag, limits) : {}),
  };
  const started = decided.value.find((event) => event.type === "started");
  if (started === undefined) return ok(change);
  const own = await store.seed(id, started.game);
  if (own === null) throw new Error(`game ${started.game} has no seed`);
  return ok({
    ...change,
    game: {
      type: "begins",
      game: begun(started.game, started.config, chanceOf(own, started.seats)),
    },
    seed: { game: started.game + 1, seed },
  });
}

/** Also where the others have to be asked first: what would be too many is not asked for. */
const isMadePublic = ({ options }: TableState, events: Change["events"]): boolean =>
  !options.listed &&
  events.some(
    (event) => event.type === "configured" && (event.options.listed || event.listing?.length === 1),
  );

async function listing(
  { host }: TableState,
  tag: Requested["tag"],
  limits: TableLimits,
): Promise<Pick<Change, "quotas" | "listedFrom">> {
  const from = await tag();
  const quotas = listingQuotas(host, from, limits);
  return from === null ? { quotas } : { quotas, listedFrom: from };
}

const ofTable = (events: Change["events"]): Change => ({
  events,
  game: null,
  seed: null,
  acted: null,
});

/** What has become due by itself. */
export function passed(held: Held, look: Look): Result<Change, AnyRefusal> {
  const due = dueNow(held, look);
  if (due === null) return refuse("notNow");
  if (due.type === "events") return ok(ofTable(due.events));
  return ok({ ...ofTable([]), timing: { ...held.timing, overdue: look.now } });
}

/** Somebody who goes for good leaves as anybody does. */
export function parted({ table }: Held, player: PlayerId): Result<Change, AnyRefusal> {
  const asking: Asking = {
    player,
    blocked: false,
    hostAway: false,
    spent: false,
    ...NO_ABSENCE,
    commitment: "",
  };
  const decided = decideTable(table, asking, { type: "leave", id: "deleted" });
  return decided.ok ? ok(ofTable(decided.value)) : refuse(decided.error);
}
