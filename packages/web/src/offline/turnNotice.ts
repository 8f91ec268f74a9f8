/** The data of a notification: where a click on it leads. */
export interface TurnNotice {
  /** A hash: "#/t/…". */
  readonly way: string;
  /** The tab that called, as the worker knows it; null: it does not know. */
  readonly tab: string | null;
}
