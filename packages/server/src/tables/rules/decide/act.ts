import { ok, type Result, type Seat } from "@inkognito/engine/core";
import { act, applyEvents } from "@inkognito/engine/host";
import {
  type AnyRefusal,
  type ClientRequest,
  type PlayerId,
  seatOfPlayer,
  type TableEvent,
  type TableState,
} from "@inkognito/protocol";
import type { Millis } from "../../../time/time.js";
import { gameEndOf, type OpenGame } from "../game/game.js";
import { isSpent } from "../time/timing.js";
import { comeBack } from "./decide.js";
import type { Change, LoadedTable } from "./loadedTable.js";
import { refuse } from "./refusal.js";

type Act = Extract<ClientRequest, { readonly type: "act" }>;

/** An action of the player at a chair. A player for whom a bot plays comes back by it. */
export function decideAct(
  loaded: LoadedTable,
  player: PlayerId,
  { game, action }: Act,
  now: Millis,
): Result<Change, AnyRefusal> {
  const { table } = loaded;
  const seat = seatOfPlayer(table, player);
  if (seat === null) return refuse("notSeated");
  if (game === 0 || game !== table.games) return refuse("noSuchGame");
  const open = playableGame(loaded);
  if (open === null) return refuse("notNow");
  // No events where the player plays anyway.
  const back =
    table.standIns[seat] === null
      ? ok([])
      : comeBack(table, { player, spent: isSpent(loaded.timing, seat, now) });
  if (!back.ok) return refuse(back.error);
  const acted = act(open, seat, action);
  if (!acted.ok) return acted;
  const change = gameChange(table, acted.value, { seat, bot: false });
  return ok({ ...change, events: [...back.value, ...afterMoveOf(table, seat), ...change.events] });
}

/** A player who moves is there: what others voted about them no longer counts. */
const afterMoveOf = ({ standInWanted }: TableState, seat: Seat): readonly TableEvent[] =>
  (standInWanted[seat] ?? []).length === 0
    ? []
    : [{ type: "voted", seat, ballot: { type: "standIn", seat }, wanted: false }];

/** The game in which seats may act now; null: there is none, or it is paused. */
const playableGame = ({ table, game }: LoadedTable): OpenGame | null =>
  table.phase.type === "playing" && !table.phase.paused ? game : null;

/** What a bot or a stand-in does at once: perhaps whispers, and then an action that all notice. */
export interface Plan {
  readonly whispers: readonly unknown[];
  readonly action: unknown;
}

/**
 * The plan of a bot or stand-in in one step: a whisper with a commit of its own would delay the move
 * that follows. A whisper that is no longer allowed is left out.
 */
export function decideBotAct(
  loaded: LoadedTable,
  seat: Seat,
  { whispers, action }: Plan,
): Result<Change, AnyRefusal> {
  const game = playableGame(loaded);
  if (game === null) return refuse("notNow");
  let last = game;
  for (const whisper of whispers) {
    const whispered = act(last, seat, whisper);
    if (whispered.ok) last = whispered.value;
  }
  const acted = act(last, seat, action);
  if (!acted.ok) return acted;
  const after = applyEvents(game, acted.value.events.slice(game.events.length));
  return ok(gameChange(loaded.table, after, { seat, bot: true }));
}

/** The table's log gets the end of a game together with its last event. */
function gameChange(
  table: TableState,
  game: OpenGame,
  acted: NonNullable<Change["acted"]>,
): Change {
  const end = gameEndOf(table, game);
  return { events: end === null ? [] : [end], game: { type: "goesOn", game }, seed: null, acted };
}
