import { createHash } from "node:crypto";
import { err, type Seat } from "@inkognito/engine/core";
import type { AnyRefusal, TableId, TableState } from "@inkognito/protocol";
import type { Thinking } from "../bots/pool.js";
import type { Thinker } from "../bots/think.js";
import type { Time } from "../clock/time.js";
import type { Millis } from "../store/store.js";
import { type OpenGame, toldCount, toldOf } from "./game.js";
import type { HallCounts, HallLog } from "./hall.js";
import type { Held } from "./held.js";
import type { Build } from "./keeper.js";
import { actedAt, tableRefusal } from "./requested.js";

/** Where a bot's thought belongs: the same seat, having been told as much. */
interface Thought {
  readonly seat: Seat;
  readonly game: number;
  readonly told: number;
  readonly thinker: Thinker;
}

/** A bot that cannot play, or cannot store what it plays, is not asked again at once. */
const BENCHED: Millis = 30_000;
const STORAGE_RETRY: Millis = 2_000;

export interface BenchOptions {
  readonly thinking: Thinking;
  readonly time: Time;
  readonly log: HallLog;
  readonly counts: HallCounts;
}

/** What the bench needs of its room. */
interface Doors {
  commit(build: Build): Promise<AnyRefusal | null>;
  /** Look again who is to move. */
  look(): void;
}

type Tried =
  | "done"
  /** The table has moved on while the bot was thinking. */
  | "late"
  /** It could think of nothing, or of nothing that the rules allow. */
  | "failed"
  | "storage";

/** The bots and stand-ins of one table. Each thinks outside the room's queue, and acts inside. */
export class Bench {
  readonly #id: TableId;
  readonly #options: BenchOptions;
  readonly #doors: Doors;
  readonly #thinking = new Map<Seat, Promise<void>>();
  readonly #benched = new Map<Seat, Millis>();
  #isClosed = false;

  constructor(id: TableId, options: BenchOptions, doors: Doors) {
    this.#id = id;
    this.#options = options;
    this.#doors = doors;
  }

  get isEmpty(): boolean {
    return this.#thinking.size === 0;
  }

  /** When those who think now have acted. */
  async settled(): Promise<void> {
    await Promise.all(this.#thinking.values());
  }

  /** Nobody begins to think any more, and nobody acts. */
  close(): void {
    this.#isClosed = true;
  }

  /** Whoever is to move begins to think. Returns when the next one is, without those. */
  play(held: Held): Millis | null {
    const now = this.#options.time.now();
    if (this.#isClosed) return null;
    for (const thought of dueBots(held, now)) {
      const isAway = (this.#benched.get(thought.seat) ?? 0) > now;
      if (isAway || this.#thinking.has(thought.seat) || held.game === null) continue;
      this.#thinking.set(thought.seat, this.#move(held.game, thought));
    }
    let next = Number.POSITIVE_INFINITY;
    const consider = (when: Millis) => {
      if (when > now) next = Math.min(next, when);
    };
    for (const { bot, due } of held.timing.awaiting) if (bot && due !== null) consider(due);
    for (const when of this.#benched.values()) consider(when);
    return Number.isFinite(next) ? next : null;
  }

  async #move(game: OpenGame, thought: Thought): Promise<void> {
    const { time, counts, log } = this.#options;
    const { seat } = thought;
    const began = time.now();
    let tried = await this.#try(game, thought);
    if (tried === "failed") tried = await this.#try(game, { ...thought, thinker: "random" });
    if (tried === "done") counts.botActed((time.now() - began) / 1000);
    if (tried === "failed") log.error({ table: this.#id, seat }, "a bot does not find a move");
    const away = tried === "failed" ? BENCHED : tried === "storage" ? STORAGE_RETRY : 0;
    if (away === 0) this.#benched.delete(seat);
    else this.#benched.set(seat, time.now() + away);
    this.#thinking.delete(seat);
    this.#doors.look();
  }

  async #try(game: OpenGame, thought: Thought): Promise<Tried> {
    const { thinking, time, log } = this.#options;
    const { seat, thinker } = thought;
    const fields = { table: this.#id, seat, thinker };
    let action: unknown;
    try {
      action = await askBot(thinking, game, thought);
    } catch (error) {
      if (this.#isClosed) return "late";
      log.warn({ ...fields, error: String(error) }, "a bot could not think");
      return "failed";
    }
    if (this.#isClosed) return "late";
    let timely = true;
    const refusal = await this.#doors.commit((held) => {
      timely = isTimely(held, thought, time.now());
      return timely ? actedAt(held, seat, action, true) : err(tableRefusal("notNow"));
    });
    if (refusal === null) return "done";
    if (!timely) return "late";
    if (refusal.code === "storage") return "storage";
    log.warn({ ...fields, code: refusal.code }, "a bot was refused");
    return "failed";
  }
}

/** Who is to move now: seats of bots and of those for whom one plays. */
function dueBots({ table, game, timing }: Held, now: Millis): readonly Thought[] {
  if (game === null) return [];
  return timing.awaiting
    .filter(({ bot, due }) => bot && due !== null && due <= now)
    .map(({ seat }) => ({
      seat,
      game: game.no,
      told: toldCount(game, seat),
      thinker: thinkerAt(table, seat),
    }));
}

function thinkerAt({ seats }: TableState, seat: Seat): Thinker {
  const sitter = seats[seat];
  return sitter?.type === "bot" ? sitter.level : "standIn";
}

/** Is it still the moment this was thought for? Then nobody has acted on it. */
const isTimely = (held: Held, thought: Thought, now: Millis): boolean =>
  dueBots(held, now).some(
    ({ seat, game, told }) =>
      seat === thought.seat && game === thought.game && told === thought.told,
  );

const askBot = (thinking: Thinking, game: OpenGame, { seat, thinker }: Thought): Promise<unknown> =>
  thinking.think({
    game: game.config.game,
    thinker,
    seat,
    told: JSON.stringify(toldOf(game, seat, 0).map(({ event }) => event)),
    seed: botSeed(game.chance.seed, seat),
  });

/** One way only: a bot cannot come from it to the game's seed, nor to another bot's. */
const botSeed = (seed: string, seat: Seat): string =>
  createHash("sha256").update(`inkognito bot ${seed} ${seat}`).digest("hex");
