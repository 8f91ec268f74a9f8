import type { ClientRequest, PlayerId } from "@inkognito/protocol";

/** One open page of one player, as a table sees it. */
export interface Connection {
  readonly player: PlayerId;
  /** The address it comes from, for limits; never stored and never told to others. */
  readonly address: string;
  /** Sends one message, already formatted as JSON. Must not throw, also when the page has gone. */
  send(message: string): void;
  /** Sends one message as a list of buffers, some of which are shared with other connections. */
  sendLong(parts: readonly Buffer[]): void;
  /** Called after a `bye`. */
  close(code: number): void;
}

/** A connection that was let in. */
export interface Visit {
  /**
   * Every request is answered on its connection by exactly one `done` or `refused`, once it is
   * durable; the promise is fulfilled after that and never rejected.
   */
  request(request: ClientRequest): Promise<void>;
  /** The page has gone. */
  leave(): void;
}
