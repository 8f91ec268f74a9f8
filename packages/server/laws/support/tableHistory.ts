import { rmSync } from "node:fs";
import { join } from "node:path";
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
import Libsql from "libsql";
import { SqliteCommits } from "../../src/store/sqlite/sqliteCommits.js";
import { newFolder } from "../../src/testing/server.js";
import { type Deed, isSameAction, Replay } from "./replay.js";

/** The columns that are asked for here; PostgreSQL writes its numbers as text. */
type Row = Readonly<
  Partial<
    Record<
      "version" | "no" | "at" | "event" | "game" | "seed" | "player" | "id" | "clocks" | "wake",
      unknown
    >
  >
>;

/** Asks the database itself, past the server. */
export type Reader = (text: string) => Promise<readonly Row[]> | readonly Row[];

/**
 * All questions of `read` see the file at one moment, whatever the server writes meanwhile: a copy, in
 * which everything that waits in the journal has been put in its place, as a server does that starts.
 */
export async function withFile<T>(dataDir: string, read: (ask: Reader) => Promise<T>): Promise<T> {
  const folder = newFolder("copy");
  try {
    const copy = join(folder, "inkognito.db");
    copyFile(join(dataDir, "inkognito.db"), copy);
    const file = new Libsql(copy);
    try {
      file.exec("begin");
      new SqliteCommits(file).settle();
      return await read((text) => file.prepare(text).all() as Row[]);
    } finally {
      file.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyFile(from: string, to: string): void {
  const file = new Libsql(from, { readonly: true });
  try {
    file.exec(`vacuum into '${to}'`);
  } finally {
    file.close();
  }
}

/** What a person was promised, and what is still on its way. */
export interface Promised {
  readonly player: PlayerId;
  readonly seat: Seat | null;
  readonly done: readonly Asked[];
  readonly asked: Asked | null;
}

export interface Asked {
  readonly id: MessageId;
  readonly wish: { readonly type: string };
}

interface Started {
  readonly no: number;
  readonly replay: Replay;
  /** It has ended, and all of it has been looked at. */
  isOver: boolean;
}

/**
 * One table's past, as it was found last. Every look must find it again, with more behind it, and
 * with all that anybody was promised. What is wrong is thrown.
 */
export class Ledger {
  readonly table: TableId;
  version = 0;
  /** How often a server has started since the table was opened, or was interrupted (ADR 8). */
  starts = 0;
  /** The table log folded. */
  state: TableState | null = null;
  readonly #log: string[] = [];
  readonly #games = new Map<number, Started>();
  readonly #seeds = new Map<number, string>();

  constructor(table: TableId) {
    this.table = table;
  }

  /** `whole`: also the games that were over at the last look. */
  async look(ask: Reader, promised: readonly Promised[], whole = false): Promise<void> {
    try {
      await this.#look(ask, promised, whole);
    } catch (error) {
      throw new Error(`table ${this.table}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** All that was done in its games. */
  get deeds(): readonly Deed[] {
    return [...this.#games.values()].flatMap(({ replay }) => replay.deeds);
  }

  async #look(ask: Reader, promised: readonly Promised[], whole: boolean): Promise<void> {
    const of = `where table_id = '${this.table}'`;
    const [row] = await ask(`select version from game_table where id = '${this.table}'`);
    if (row === undefined) throw new Error("it is gone");
    const version = Number(row.version);
    if (version < this.version) throw new Error(`version ${version} after ${this.version}`);
    this.version = version;
    this.#readLog(await ask(`select no, at, event from table_event ${of} order by no`));
    this.#readSeeds(await ask(`select game, seed from seed ${of}`));
    for (const started of this.#games.values()) {
      if (started.isOver && !whole) continue;
      const rows = await ask(
        `select no, event from game_event ${of} and game = ${started.no} order by no`,
      );
      started.replay.follow(eventsOf(rows));
      started.isOver = started.replay.hasEnded;
    }
    const requests = await ask(`select player, id from request ${of}`);
    const done = new Set(requests.map(({ player, id }) => `${player} ${id}`));
    const acts = promised.flatMap((each) => this.#keeps(each, done));
    this.#countChanges(done.size, acts);
  }

  #readLog(rows: readonly Row[]): void {
    gapless(rows);
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

  /** Returns those of the requests that were actions. */
  #keeps({ player, seat, done, asked }: Promised, stored: ReadonlySet<string>): readonly Act[] {
    for (const { id, wish } of done) {
      if (!stored.has(`${player} ${id}`)) {
        throw new Error(`${player} was promised ${JSON.stringify(wish)} (${id}), and it is lost`);
      }
    }
    const said = [...this.#events()].flatMap((event) =>
      event.type === "said" && event.player === player ? [event.text] : [],
    );
    const open = asked === null || !stored.has(`${player} ${asked.id}`) ? [] : [asked];
    const wishes = [...done, ...open].map(({ wish }) => wish);
    const words = wishes.flatMap((wish) => (isSay(wish) ? [wish.text] : []));
    if (said.join("\n") !== words.join("\n")) {
      throw new Error(`${player} said ${words.join()}; ${said.join()} is stored`);
    }
    const acts = wishes.filter(isAct);
    if (seat !== null) this.#acted(player, seat, acts);
    return acts;
  }

  /** Exactly what was asked for was done at the chair of a person, in that order, once. */
  #acted(player: PlayerId, seat: Seat, acts: readonly Act[]): void {
    for (const { no, replay } of this.#games.values()) {
      const asked = acts.filter(({ game }) => game === no).map(({ action }) => action);
      const found = replay.deeds.filter((each) => each.seat === seat).map(({ action }) => action);
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
   * Every change is the creation, a request, a bot's move with the whispers before it, a player's time
   * that was up or put off.
   */
  #countChanges(requests: number, acts: readonly Act[]): void {
    const late = [...this.#events()].filter(
      (event) => event.type === "stoodIn" && event.why === "late",
    );
    const whispers = this.deeds.filter(isWhisper).length - acts.filter(isWhisper).length;
    const moves = this.deeds.length - acts.length - whispers;
    const changes = 1 + requests + late.length + moves;
    // A clock may have been given more time by every start; that alone leaves no trace in a log.
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

function gapless(rows: readonly Row[]): void {
  const gap = rows.findIndex(({ no }, at) => Number(no) !== at + 1);
  if (gap >= 0) throw new Error(`number ${rows[gap]?.no} in place ${gap + 1}`);
}

/** The events of a game, one after the other: a row has some that follow each other, and says the last. */
function eventsOf(rows: readonly Row[]): readonly string[] {
  const events: string[] = [];
  for (const { no, event } of rows) {
    events.push(...String(event).split("\n"));
    if (Number(no) !== events.length) throw new Error(`number ${no} in place ${events.length}`);
  }
  return events;
}
