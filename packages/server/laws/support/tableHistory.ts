import { commitmentTo, type Seat } from "@inkognito/engine/core";
import {
  evolveTable,
  type MessageId,
  type PlayerId,
  type StampedEvent,
  type TableEvent,
  type TableId,
  type TableState,
} from "@inkognito/protocol";
import { isSameAction, type RecordedMove, Replay } from "./replay.js";
import type { Query, Row } from "./serverData.js";

/** What the server has promised a player. */
export interface Promised {
  readonly player: PlayerId;
  readonly seat: Seat | null;
  /** Answered with "done" before the data were read: all of these are stored. */
  readonly done: readonly Asked[];
  /** Not answered by then, or sent later, in this order: some of the first ones may be stored. */
  readonly since: readonly Asked[];
}

export interface Asked {
  readonly id: MessageId;
  readonly wish: { readonly type: string };
}

interface StartedGame {
  readonly no: number;
  readonly replay: Replay;
  /** It has ended, and all of it has been verified. */
  isOver: boolean;
}

/**
 * The history of one table as it was last read from the database. It may only grow, and it must contain
 * everything the server has promised. `verify` throws what is wrong.
 */
export class TableHistory {
  readonly table: TableId;
  version = 0;
  /** How often a server has started, or was interrupted (ADR 8), since the table was opened. */
  starts = 0;
  /** The fold of the table log. */
  state: TableState | null = null;
  readonly #log: string[] = [];
  readonly #games = new Map<number, StartedGame>();
  readonly #seeds = new Map<number, string>();

  constructor(table: TableId) {
    this.table = table;
  }

  /** `whole`: also the games that had ended at the last check. */
  async verify(query: Query, promised: readonly Promised[], whole = false): Promise<void> {
    try {
      await this.#verify(query, promised, whole);
    } catch (error) {
      throw new Error(`table ${this.table}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** All moves in its games. */
  get moves(): readonly RecordedMove[] {
    return [...this.#games.values()].flatMap(({ replay }) => replay.moves);
  }

  async #verify(query: Query, promised: readonly Promised[], whole: boolean): Promise<void> {
    const of = `where table_id = '${this.table}'`;
    const [row] = await query(`select version from game_table where id = '${this.table}'`);
    if (row === undefined) throw new Error("it is missing");
    const version = Number(row.version);
    if (version < this.version) throw new Error(`version ${version} after ${this.version}`);
    this.version = version;
    this.#readLog(await query(`select no, at, event from table_event ${of} order by no`));
    this.#readSeeds(await query(`select game, seed from seed ${of}`));
    for (const started of this.#games.values()) {
      if (started.isOver && !whole) continue;
      const rows = await query(
        `select no, event from game_event ${of} and game = ${started.no} order by no`,
      );
      started.replay.follow(eventsOf(rows));
      started.isOver = started.replay.hasEnded;
    }
    const requests = await query(`select player, id from request ${of}`);
    const done = new Set(requests.map(({ player, id }) => `${player} ${id}`));
    const acts = promised.flatMap((each) => this.#verifyPromises(each, done));
    this.#verifyVersion(done.size, acts);
  }

  #readLog(rows: readonly Row[]): void {
    refuseGaps(rows);
    if (rows.length < this.#log.length) throw new Error("the table log is shorter");
    for (const [at, { no, at: when, event }] of rows.entries()) {
      const text = String(event);
      const known = this.#log[at];
      if (known !== undefined) {
        if (known !== text) throw new Error(`table event ${at + 1} has changed: ${text}`);
        continue;
      }
      const stamped: StampedEvent = { no: Number(no), at: Number(when), event: JSON.parse(text) };
      this.#log.push(text);
      this.state = evolveTable(this.state, stamped);
    }
  }

  #readSeeds(rows: readonly Row[]): void {
    for (const row of rows) {
      const [game, seed] = [Number(row.game), String(row.seed)];
      const known = this.#seeds.get(game) ?? seed;
      if (known !== seed) throw new Error(`seed ${game} has changed`);
      this.#seeds.set(game, seed);
    }
    let commitment = "";
    for (const event of this.#events()) {
      if (event.type === "sealed") commitment = event.commitment;
      if (event.type !== "started") continue;
      this.#begin(event, commitment);
    }
  }

  #begin({ game, config, seats }: TableEvent & { type: "started" }, sealed: string): void {
    if (this.#games.has(game)) return;
    const seed = this.#seeds.get(game);
    if (seed === undefined) throw new Error(`game ${game} has no seed`);
    if (commitmentTo(seed) !== sealed) throw new Error("another seed was sealed");
    const entropy = seats.flatMap((each) => (each.type === "player" ? (each.entropy ?? []) : []));
    this.#games.set(game, { no: game, replay: new Replay(config, seed, entropy), isOver: false });
  }

  *#events(): Generator<TableEvent> {
    for (const text of this.#log) yield JSON.parse(text) as TableEvent;
  }

  /**
   * Every promised request is stored, of the later ones none without those before it, and nothing else
   * of this player. Returns the actions among the stored ones.
   */
  #verifyPromises(
    { player, seat, done, since }: Promised,
    stored: ReadonlySet<string>,
  ): readonly Act[] {
    for (const { id, wish } of done) {
      if (!stored.has(`${player} ${id}`)) {
        throw new Error(`${player} was promised ${JSON.stringify(wish)} (${id}), and it is lost`);
      }
    }
    const said = [...this.#events()].flatMap((event) =>
      event.type === "said" && event.player === player ? [event.text] : [],
    );
    const later = since.filter(({ id }) => stored.has(`${player} ${id}`));
    const skipped = since[later.findIndex(({ id }, at) => id !== since[at]?.id)];
    if (skipped !== undefined) {
      throw new Error(`${player}: ${JSON.stringify(skipped)} is lost, a later request is stored`);
    }
    const wishes = [...done, ...later].map(({ wish }) => wish);
    const texts = wishes.flatMap((wish) => (isSay(wish) ? [wish.text] : []));
    if (said.join("\n") !== texts.join("\n")) {
      throw new Error(`${player} said ${texts.join()}; ${said.join()} is stored`);
    }
    const acts = wishes.filter(isAct);
    if (seat !== null) this.#verifyMoves(player, seat, acts);
    return acts;
  }

  /** The moves at a player's chair are exactly those the player asked for, in that order, once. */
  #verifyMoves(player: PlayerId, seat: Seat, acts: readonly Act[]): void {
    for (const { no, replay } of this.#games.values()) {
      const asked = acts.filter(({ game }) => game === no).map(({ action }) => action);
      const found = replay.moves.filter((each) => each.seat === seat).map(({ action }) => action);
      const off = Array.from({ length: Math.max(asked.length, found.length) }, (_, i) => i).find(
        (i) => {
          const [one, other] = [asked[i], found[i]];
          return one === undefined || other === undefined || !isSameAction(one, other);
        },
      );
      if (off === undefined) continue;
      const [one, other] = [asked[off], found[off]].map((each) => JSON.stringify(each));
      throw new Error(`game ${no}, ${player}: asked ${one}, stored ${other}, at ${off}`);
    }
  }

  /**
   * Counts the changes. Each is the creation, a request, a bot's move with the whispers before it, or the
   * end or extension of a player's time.
   */
  #verifyVersion(requests: number, acts: readonly Act[]): void {
    const late = [...this.#events()].filter(
      (event) => event.type === "stoodIn" && event.why === "late",
    );
    const whispers = this.moves.filter(isWhisper).length - acts.filter(isWhisper).length;
    const moves = this.moves.length - acts.length - whispers;
    const changes = 1 + requests + late.length + moves;
    // Every start may have extended a clock; that alone leaves no trace in a log.
    const isTimed = this.state !== null && this.state.options.pace.type !== "none";
    const most = changes + (isTimed ? this.starts : 0);
    if (this.version < changes || this.version > most) {
      throw new Error(`${changes} to ${most} changes, version ${this.version}`);
    }
  }
}

type Act = { readonly game: number; readonly action: { readonly type: string } };
const isWhisper = ({ action }: { readonly action: { readonly type: string } }): boolean =>
  action.type === "gesture" && "to" in action && action.to !== "all";
const isAct = (wish: { readonly type: string }): wish is Act & { readonly type: "act" } =>
  wish.type === "act";
const isSay = (wish: {
  readonly type: string;
}): wish is { readonly type: "say"; readonly text: string } => wish.type === "say";

function refuseGaps(rows: readonly Row[]): void {
  const gap = rows.findIndex(({ no }, at) => Number(no) !== at + 1);
  if (gap >= 0) throw new Error(`number ${rows[gap]?.no} in place ${gap + 1}`);
}

/** The events of a game in order. A row holds some consecutive events and the last one's number. */
function eventsOf(rows: readonly Row[]): readonly string[] {
  const events: string[] = [];
  for (const { no, event } of rows) {
    events.push(...String(event).split("\n"));
    if (Number(no) !== events.length) throw new Error(`number ${no} in place ${events.length}`);
  }
  return events;
}
