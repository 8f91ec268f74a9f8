import type { Seat } from "@inkognito/engine/core";
import { offTurnIn } from "@inkognito/engine/host";
import type { Thinker } from "../../../bots/think.js";
import type { Millis } from "../../../time/time.js";
import { decideBotAct } from "../../rules/decide/act.js";
import { type LoadedTable, standInSinceIn } from "../../rules/decide/loadedTable.js";
import { refuse } from "../../rules/decide/refusal.js";
import { decisionIn, type OpenGame } from "../../rules/game/game.js";
import { OFF_TURN_DELAY, publicationOf } from "../../rules/time/botPace.js";
import { standInWait } from "../../rules/time/timing.js";
import { announcementOf, thinkerAt } from "./plan.js";
import type { Actor, BotRunnerOptions } from "./surroundings.js";

/** The open decision of a game: it is the same until the next player has moved. */
interface Moment {
  readonly game: number;
  readonly decision: number;
}

/** What a bot wants to announce, and when that is published. */
interface Announcement {
  readonly seat: Seat;
  readonly thinker: Thinker;
  readonly action: unknown;
  readonly at: Millis;
}

/**
 * B10.1: when a turn has ended, bots and stand-ins are asked once whether they announce, naming the player
 * whose turn it was. The game does not wait for them: what comes too late is dropped.
 */
export class OffTurnRunner {
  readonly #options: BotRunnerOptions;
  readonly #actor: Actor;
  #asked: Moment | null = null;
  readonly #ready: Announcement[] = [];
  readonly #busy = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: BotRunnerOptions, actor: Actor) {
    this.#options = options;
    this.#actor = actor;
  }

  get isEmpty(): boolean {
    return this.#busy.size === 0;
  }

  async settled(): Promise<void> {
    await Promise.all(this.#busy);
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Asks the bots, or publishes what is due. Returns when the next announcement is due. */
  play(loaded: LoadedTable): Millis | null {
    const { game, table } = loaded;
    if (this.#isClosed || game === null || table.phase.type !== "playing") return null;
    if (!isAt(game, this.#asked)) {
      this.#ready.length = 0;
      const seats = offTurnIn(game);
      if (seats.length > 0) this.#asked = momentOf(game);
      for (const seat of seats) this.#ask(loaded, game, seat);
    }
    const now = this.#options.time.now();
    const [next] = this.#ready;
    if (next === undefined || table.phase.paused) return null;
    if (next.at > now) return next.at;
    this.#ready.shift();
    this.#begin(this.#publish(momentOf(game), next));
    return null;
  }

  #begin(work: Promise<void>): void {
    const done = work.then(() => {
      this.#busy.delete(done);
      this.#actor.reschedule();
    });
    this.#busy.add(done);
  }

  #ask(loaded: LoadedTable, game: OpenGame, seat: Seat): void {
    const thinker = thinkerAt(loaded.table, seat);
    if (thinker === null) return;
    const called = standInSinceIn(loaded.log, loaded.table, seat);
    const now = this.#options.time.now();
    const delay = OFF_TURN_DELAY[loaded.table.options.botPace];
    const due = now + Math.max(delay, standInWait(called, now));
    this.#begin(this.#think(game, { seat, thinker, due }));
  }

  async #think(
    game: OpenGame,
    { seat, thinker, due }: Pick<Announcement, "seat" | "thinker"> & { readonly due: Millis },
  ): Promise<void> {
    const { thinking, time, log } = this.#options;
    let action: unknown;
    try {
      action = await announcementOf(thinking, game, { seat, thinker });
    } catch (error) {
      if (!this.#isClosed)
        log.warn({ seat, thinker, error: String(error) }, "a bot could not think");
      return;
    }
    if (action === null || !isAt(game, this.#asked)) return;
    this.#ready.push({ seat, thinker, action, at: publicationOf(due, time.now()) });
    this.#ready.sort((one, other) => one.at - other.at || one.seat - other.seat);
  }

  /** A refusal is no fault: the next player has moved in the meantime, or another bot has announced. */
  async #publish(moment: Moment, { seat, thinker, action }: Announcement): Promise<void> {
    await this.#actor.commit((loaded) => {
      const isTimely =
        loaded.game !== null &&
        isAt(loaded.game, moment) &&
        thinkerAt(loaded.table, seat) === thinker;
      return isTimely ? decideBotAct(loaded, seat, { whispers: [], action }) : refuse("notNow");
    });
  }
}

const momentOf = (game: OpenGame): Moment => ({ game: game.no, decision: decisionIn(game) });

const isAt = (game: OpenGame, moment: Moment | null): boolean =>
  moment !== null && moment.game === game.no && moment.decision === decisionIn(game);
