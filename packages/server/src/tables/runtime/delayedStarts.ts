import {
  type ClientRequest,
  type PlayerId,
  type Sitter,
  shareDue,
  type TableState,
} from "@inkognito/protocol";
import type { Millis, Time } from "../../time/time.js";
import type { LoadedTable } from "../rules/decide/loadedTable.js";
import { membersOf } from "../rules/table/members.js";

interface DelayOptions {
  readonly time: Time;
  readonly most: Millis;
  /** Has this player an open page? */
  isHere(player: PlayerId): boolean;
}

/** Might this request begin a game? One that does not should not wait. */
function mayBegin(
  { host, seats, games, phase, next }: TableState,
  player: PlayerId,
  request: ClientRequest,
): boolean {
  if (phase.type !== "gathering" || seats.includes(null)) return false;
  if (request.type === "start") return player === host;
  if (request.type !== "vote" || request.ballot.type !== "next" || !request.wanted) return false;
  const isOther = (sitter: Sitter | null): boolean =>
    sitter?.type === "player" && sitter.player !== player;
  return games > 0 && seats.every((sitter, seat) => !isOther(sitter) || next[seat] === true);
}

/** Requests to start that wait, for a moment, for the shares of pages that are open. */
export class DelayedStarts {
  readonly #options: DelayOptions;
  readonly #waiting = new Set<() => void>();

  constructor(options: DelayOptions) {
    this.#options = options;
  }

  /** Fulfilled when the start need not wait any more; null: it need not wait at all. */
  delay(
    loaded: LoadedTable | null,
    player: PlayerId,
    request: ClientRequest,
  ): Promise<void> | null {
    if (loaded === null || !mayBegin(loaded.table, player, request)) return null;
    return this.#isShareMissing(loaded.table) ? this.#wait() : null;
  }

  /** Releases them if no share is missing at this table any more. */
  update(loaded: LoadedTable | null): void {
    if (this.#waiting.size === 0) return;
    if (loaded === null || !this.#isShareMissing(loaded.table)) this.release();
  }

  release(): void {
    for (const end of [...this.#waiting]) end();
  }

  /** Has an open page not yet sent its share of the deal? */
  #isShareMissing(table: TableState): boolean {
    if (table.phase.type !== "gathering") return false;
    const { isHere } = this.#options;
    return membersOf(table).some((player) => shareDue(table, player) !== null && isHere(player));
  }

  #wait(): Promise<void> {
    const { time, most } = this.#options;
    if (most === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        cancel();
        this.#waiting.delete(end);
        resolve();
      };
      const cancel = time.at(time.now() + most, end);
      this.#waiting.add(end);
    });
  }
}
