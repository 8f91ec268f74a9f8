/** A log for operators. It carries no cards, keys or message contents. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the tables report to the metrics. */
export interface TableCounts {
  /** A commit became durable after so many seconds. */
  committed(seconds: number): void;
  /** Another process was faster, and the request was decided again. */
  conflicted(): void;
  botActed(seconds: number): void;
  /** A request was refused with this code. */
  refused(code: string): void;
}
