import type { ClientRequest, PlayerId } from "@inkognito/protocol";

/** One open page of one person, as a room sees it. */
export interface Connection {
  readonly player: PlayerId;
  /** Where it comes from, for limits; never stored and never told to others. */
  readonly address: string;
  /** One message, already written as JSON. Must not throw, also when the page has gone. */
  send(message: string): void;
  /** The same for one that is put together from bytes, of which others get some, too. */
  sendLong(parts: readonly Buffer[]): void;
  /** After a `bye`. */
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
