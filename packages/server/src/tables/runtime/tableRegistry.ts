import type { Result } from "@inkognito/engine/core";
import type {
  Hello,
  PlayerId,
  TableId,
  TableOptions,
  TableRefusalCode,
  TableSummary,
} from "@inkognito/protocol";
import type { Thinking } from "../../bots/pool.js";
import type { TableLimits } from "../../settings/limits.js";
import type { Millis, Store } from "../../store/store.js";
import type { Time } from "../../time/time.js";
import type { Connection, Visit } from "../delivery/connection.js";
import type { Caller } from "../rules/table/access.js";
import type { EndedGame } from "./queries/endedGame.js";

export type { Connection, Visit } from "../delivery/connection.js";
export { openHall } from "./openRegistry.js";
export type { EndedGame } from "./queries/endedGame.js";

/** What went wrong without anybody's fault. Carries no cards, keys or contents. */
export interface HallLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What is worth counting. */
export interface HallCounts {
  /** A commit became durable after so many seconds. */
  committed(seconds: number): void;
  /** Somebody else was faster, and it was decided again. */
  conflicted(): void;
  botActed(seconds: number): void;
}

export interface HallOptions {
  readonly store: Store;
  readonly limits: TableLimits;
  /** May other processes change the same tables? Then their changes are looked for as well. */
  readonly shared: boolean;
  readonly log: HallLog;
  readonly counts?: HallCounts;
  readonly time: Time;
  /** How long closed tables are kept, and the clock of the machine; a year by `time`, if not said. */
  readonly retention?: { readonly tables: Millis; wall(): Millis };
  /** A newer program has changed the data, and this process must not go on with it. Called once. */
  readonly onOutdated?: () => void;
  /** Threads of its own, if not said. */
  readonly thinking?: Thinking;
  /** For the games to come, unguessable; from the system, if not said. */
  readonly newSeed?: () => string;
}

/** All tables of this process. */
export interface Hall {
  /**
   * Lets a page in: says `welcome`, or `bye` and closes; null: closed. The version and the rates are
   * the edge's business.
   */
  enter(connection: Connection, hello: Hello): Promise<Visit | null>;
  create(
    player: PlayerId,
    options: TableOptions,
    /** Where it is asked from, for the limit of public tables. */
    address: string,
  ): Promise<Result<{ readonly table: TableId; readonly key: string }, TableRefusalCode>>;
  /** For GET /api/tables. */
  lists(player: PlayerId | null): Promise<{
    readonly listed: readonly TableSummary[];
    readonly mine: readonly TableSummary[];
  }>;
  /** The table behind an invitation; null: there is none, or not any more, or not for this person. */
  invited(key: string, player: PlayerId | null): Promise<TableSummary | null>;
  /** A listed table, for anybody; null: none, or not listed. */
  listedTable(table: TableId): Promise<TableSummary | null>;
  /** Null: no such table or game, not ended, or not for this person: the difference is not told. */
  endedGame(caller: Caller, table: TableId, game: number): Promise<EndedGame | null>;
  /** Somebody has a new name (already stored): everybody at the same tables is told. */
  renamed(player: PlayerId, name: string): void;
  /** One person has blocked another (already stored), who may no longer look on and is shown out. */
  blocked(by: PlayerId, whom: PlayerId): Promise<void>;
  /**
   * Leaves every table, deletes the person from the store, closes their pages, and tells whoever is
   * there. Their pages ask nothing meanwhile: that is the edge's business. Where it cannot be stored
   * it throws, and they stay.
   */
  forget(player: PlayerId): Promise<void>;
  /** For the metrics. */
  readonly rooms: number;
  readonly visitors: number;
  readonly thinking: number;
  /** How many tables are known to be damaged, and are not served. */
  readonly damaged: number;
  /** When nothing is being done any more; bots that move at once may keep it busy to a game's end. */
  settled(): Promise<void>;
  /** Takes nothing more, finishes what is being committed, and says `bye restart` to everybody. */
  drain(): Promise<void>;
}
