import type { Seat } from "@inkognito/engine/core";
import type { TableId, TableState } from "@inkognito/protocol";
import type { Thinker } from "../../../bots/think.js";
import type { Millis } from "../../../time/time.js";
import { decideBotAct, type Plan } from "../../rules/decide/act.js";
import type { LoadedTable } from "../../rules/decide/loadedTable.js";
import { refuse } from "../../rules/decide/refusal.js";
import type { OpenGame } from "../../rules/game/game.js";
import { publicationOf } from "../../rules/time/botPace.js";
import { OffTurnRunner } from "./offTurnRunner.js";
import { NoPlan, planFor, thinkerAt } from "./plan.js";
import type { Actor, BotRunnerOptions } from "./surroundings.js";

/**
 * One decision of a bot or stand-in. `due` is part of it: a bot that has made a gesture to all still has
 * the same decision, due at a later time, and thinks again.
 */
interface Turn {
  readonly seat: Seat;
  readonly game: number;
  readonly decision: number;
  readonly due: Millis;
  readonly thinker: Thinker;
}

/** A bot that finds no move thinks again after this time; one that could not store its move retries sooner. */
const RETRY_AFTER_FAILURE: Millis = 30_000;
const STORAGE_RETRY: Millis = 2_000;

/**
 * The process that made the last change lets the bot think. Others that serve the same table wait this
 * long, in case that process has died: otherwise all of them would compute the same move.
 */
const FOREIGN_DELAY: Millis = 1_000;

interface Planned {
  readonly turn: Turn;
  /** Null: it found no move, and thinks again at `at`. */
  readonly plan: Plan | null;
  /** When it is published: when the turn is due, or later. */
  readonly at: Millis;
  /** How long the bot thought, for the metrics. */
  readonly thought: Millis;
}

/**
 * Plays for the bots and stand-ins of one table. Each begins to think as soon as it is awaited, outside
 * the table's queue; its move is published in the queue when it is due.
 */
export class BotRunner {
  readonly #id: TableId;
  readonly #options: BotRunnerOptions;
  readonly #actor: Actor;
  /** Seats that think, or whose move is being stored. */
  readonly #busy = new Map<Seat, Promise<void>>();
  readonly #planned = new Map<Seat, Planned>();
  readonly #offTurn: OffTurnRunner;
  #isClosed = false;

  constructor(id: TableId, options: BotRunnerOptions, actor: Actor) {
    this.#id = id;
    this.#options = options;
    this.#actor = actor;
    this.#offTurn = new OffTurnRunner(options, actor);
  }

  get isEmpty(): boolean {
    return this.#busy.size === 0 && this.#offTurn.isEmpty;
  }

  /** Fulfilled when no seat thinks and no move is being stored. */
  async settled(): Promise<void> {
    await Promise.all([...this.#busy.values(), this.#offTurn.settled()]);
  }

  /** From now on no seat begins to think, and none acts. */
  close(): void {
    this.#isClosed = true;
    this.#offTurn.close();
  }

  /**
   * Lets every awaited bot think or, when it is due, move. Returns when the next one has to move.
   * `isOwn`: this process made the last change of the table.
   */
  play(loaded: LoadedTable, isOwn: boolean): Millis | null {
    const { game } = loaded;
    if (this.#isClosed || game === null) return null;
    const { time, shared } = this.#options;
    const now = time.now();
    const wait = shared && !isOwn ? FOREIGN_DELAY : Number.NEGATIVE_INFINITY;
    const times: Millis[] = [];
    // Asked by the process that made the last change alone: what is announced late is worth nothing.
    const asksOffTurn = hasBots(loaded.table) && (!shared || isOwn);
    const offTurn = asksOffTurn ? this.#offTurn.play(loaded) : null;
    if (offTurn !== null) times.push(offTurn);
    for (const turn of turnsOf(loaded)) {
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
      this.#actor.reschedule();
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
    const at = plan === null ? ready + RETRY_AFTER_FAILURE : publicationOf(due, ready);
    this.#planned.set(seat, { turn, plan, at, thought: ready - began });
  }

  /** Null: it found no action, or none that the rules allow. */
  async #plan(game: OpenGame, { seat, thinker }: Turn): Promise<Plan | null> {
    const { thinking, log } = this.#options;
    const fields = { table: this.#id, seat, thinker };
    try {
      return await planFor(thinking, game, { seat, thinker });
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
    const refusal = await this.#actor.commit((loaded) => {
      isTimely = turnsOf(loaded).some((each) => isSame(each, turn));
      return isTimely ? decideBotAct(loaded, seat, plan) : refuse("notNow");
    });
    if (isTimely && refusal?.code === "storage") {
      this.#planned.set(seat, { turn, plan, at: time.now() + STORAGE_RETRY, thought });
      return;
    }
    this.#planned.delete(seat);
    if (refusal === null) counts.bots.observe(thought / 1000);
    else if (isTimely) {
      log.warn({ table: this.#id, seat, thinker, code: refusal.code }, "a bot was refused");
    }
  }
}

/** Does a bot or a stand-in play at this table? */
const hasBots = ({ seats, standIns }: TableState): boolean =>
  seats.some((sitter) => sitter?.type === "bot") || standIns.some((since) => since !== null);

/** What bots and stand-ins have to decide; nothing in a pause. */
function turnsOf({ table, game, timing }: LoadedTable): readonly Turn[] {
  if (game === null) return [];
  return timing.awaiting.flatMap(({ seat, bot, due, decision }) =>
    bot && due !== null
      ? [{ seat, game: game.no, decision, due, thinker: thinkerAt(table, seat) ?? "standIn" }]
      : [],
  );
}

/** The same turn: the seat has not acted since, and its time has not changed. */
const isSame = (one: Turn, other: Turn): boolean =>
  one.seat === other.seat &&
  one.game === other.game &&
  one.decision === other.decision &&
  one.due === other.due &&
  one.thinker === other.thinker;
