import type { AnyRefusal } from "@inkognito/protocol";
import type { Thinking } from "../../../bots/pool.js";
import type { Log, TableCounts } from "../../../monitoring/metrics.js";
import type { Time } from "../../../time/time.js";
import type { Decide } from "../cache/tableCache.js";

export interface BotRunnerOptions {
  readonly thinking: Thinking;
  readonly time: Time;
  readonly log: Log;
  readonly counts: TableCounts;
  /** May other processes serve the same table? */
  readonly shared: boolean;
}

/** What the runner needs of its table's actor. */
export interface Actor {
  commit(decide: Decide): Promise<AnyRefusal | null>;
  /** Looks again who has to move, and when. */
  reschedule(): void;
}
