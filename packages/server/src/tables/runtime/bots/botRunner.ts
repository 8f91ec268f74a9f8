import { err, type Seat } from "@inkognito/engine/core";
import type { AnyRefusal, TableId, TableState } from "@inkognito/protocol";
import type { Thinking } from "../../../bots/pool.js";
import type { Thinker } from "../../../bots/think.js";
import type { Millis } from "../../../store/store.js";
import type { Time } from "../../../time/time.js";
import type { Held } from "../../rules/decide/loadedTable.js";
import { botActed, tableRefusal } from "../../rules/decide/requested.js";
import type { OpenGame } from "../../rules/game/game.js";
import { publicationOf } from "../../rules/time/botPace.js";
import type { Build } from "../cache/tableCache.js";
import type { HallCounts, HallLog } from "../tableRegistry.js";
import { NoPlan, type Plan, planFor } from "./plan.js";

/**
 * One decision of a bot or stand-in. `due` is part of it: a bot that has made a gesture to all has the
 * same decision before it, at a later time, and thinks anew.
 */
interface Turn {
  readonly seat: Seat;
  readonly game: number;
  readonly decision: number;
  readonly due: Millis;
  readonly thinker: Thinker;
}

/** A bot that cannot play is not asked again at once; one that could not store its move tries soon. */
const BENCHED: Millis = 30_000;
const STORAGE_RETRY: Millis = 2_000;

/**
 * The process that made a bot awaited lets it think. Others that serve the same table wait for so long,
 * in case that process has died: otherwise all of them would think the same thought.
 */
const FOREIGN_DELAY: Millis = 1_000;

interface Planned {
  readonly turn: Turn;
  /** Null: it found no move, and thinks anew at `at`. */
  readonly plan: Plan | null;
  /** When it is published, not before its turn is due. */
  readonly at: Millis;
  /** How long the bot thought, for the metrics. */
  readonly thought: Millis;
}

export interface BenchOptions {
  readonly thinking: Thinking;
  readonly time: Time;
  readonly log: HallLog;
  readonly counts: HallCounts;
  /** May other processes serve the same table? */
  readonly shared: boolean;
}

/** What the bench needs of its room. */
interface Doors {
  commit(build: Build): Promise<AnyRefusal | null>;
  /** Look again who is to move. */
  look(): void;
}

/**
 * The bots and stand-ins of one table. Each begins to think outside the room's queue as soon as it is
 * awaited, and what it has decided is published inside the queue when its move is due.
 */
export class Bench {
  readonly #id: TableId;
  readonly #options: BenchOptions;
  readonly #doors: Doors;
  /** Seats that think, or whose move is being stored. */
  readonly #busy = new Map<Seat, Promise<void>>();
  readonly #planned = new Map<Seat, Planned>();
  #isClosed = false;

  constructor(id: TableId, options: BenchOptions, doors: Doors) {
    this.#id = id;
    this.#options = options;
    this.#doors = doors;
  }

  get isEmpty(): boolean {
    return this.#busy.size === 0;
  }

  /** When no seat thinks any more, and no move is being stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** From now on no seat begins to think, and none acts. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * Every awaited bot thinks or, at its time, moves. Returns when the next one is to move. `isOwn`: this
   * process made the last change of the table.
   */
  play(held: Held, isOwn: boolean): Millis | null {
    const { game } = held;
    if (this.#isClosed || game === null) return null;
    const { time, shared } = this.#options;
    const now = time.now();
    const wait = shared && !isOwn ? FOREIGN_DELAY : Number.NEGATIVE_INFINITY;
    const times: Millis[] = [];
    for (const turn of turnsOf(held)) {
      const { seat } = turn;
      if (this.#busy.has(seat)) continue;
      const planned = this.#planned.get(seat);
      if (planned === undefined || !isSame(planned.turn, turn)) {
        if (turn.due + wait > now) times.push(turn.due + wait);
        else this.#begin(seat, this.#think(game, turn));
      } else if (planned.at > now) {
        times.push(planned.at);
      } else {
        const { plan, thought } = planned;
        const work = plan === null ? this.#think(game, turn) : this.#publish(turn, plan, thought);
        this.#begin(seat, work);
      }
    }
    return times.length === 0 ? null : Math.min(...times);
  }

  #begin(seat: Seat, work: Promise<void>): void {
    const done = work.then(() => {
      this.#busy.delete(seat);
      this.#doors.look();
    });
    this.#busy.set(seat, done);
  }

  async #think(game: OpenGame, turn: Turn): Promise<void> {
    const { time, log } = this.#options;
    const { seat, due } = turn;
    const began = time.now();
    let plan = await this.#plan(game, turn);
    if (plan === null && !this.#isClosed)
      plan = await this.#plan(game, { ...turn, thinker: "random" });
    if (this.#isClosed) return;
    const ready = time.now();
    if (plan === null) log.error({ table: this.#id, seat }, "a bot does not find a move");
    const at = plan === null ? ready + BENCHED : publicationOf(due, ready);
    this.#planned.set(seat, { turn, plan, at, thought: ready - began });
  }

  /** Null: it could think of nothing, or of nothing that the rules allow. */
  async #plan(game: OpenGame, { seat, thinker }: Turn): Promise<Plan | null> {
    const { thinking, log } = this.#options;
    const fields = { table: this.#id, seat, thinker };
    try {
      return await planFor(thinking, game, seat, thinker);
    } catch (error) {
      if (this.#isClosed) return null;
      if (error instanceof NoPlan) log.warn({ ...fields, code: error.code }, "a bot was refused");
      else log.warn({ ...fields, error: String(error) }, "a bot could not think");
      return null;
    }
  }

  async #publish(turn: Turn, plan: Plan, thought: Millis): Promise<void> {
    const { time, log, counts } = this.#options;
    const { seat, thinker } = turn;
    let isTimely = true;
    const refusal = await this.#doors.commit((held) => {
      isTimely = turnsOf(held).some((each) => isSame(each, turn));
      return isTimely ? botActed(held, seat, plan) : err(tableRefusal("notNow"));
    });
    if (isTimely && refusal?.code === "storage") {
      this.#planned.set(seat, { turn, plan, at: time.now() + STORAGE_RETRY, thought });
      return;
    }
    this.#planned.delete(seat);
    if (refusal === null) counts.botActed(thought / 1000);
    else if (isTimely) {
      log.warn({ table: this.#id, seat, thinker, code: refusal.code }, "a bot was refused");
    }
  }
}

/** What bots and stand-ins have to decide; in a pause nothing. */
function turnsOf({ table, game, timing }: Held): readonly Turn[] {
  if (game === null) return [];
  return timing.awaiting.flatMap(({ seat, bot, due, decision }) =>
    bot && due !== null
      ? [{ seat, game: game.no, decision, due, thinker: thinkerAt(table, seat) }]
      : [],
  );
}

function thinkerAt({ seats }: TableState, seat: Seat): Thinker {
  const sitter = seats[seat];
  return sitter?.type === "bot" ? sitter.level : "standIn";
}

/** The same moment: neither has this seat acted since, nor has its time been changed. */
const isSame = (one: Turn, other: Turn): boolean =>
  one.seat === other.seat &&
  one.game === other.game &&
  one.decision === other.decision &&
  one.due === other.due &&
  one.thinker === other.thinker;
