/** What a notification carries: where it leads, for the page or the worker that hears of the click. */
export interface TurnNotice {
  /** A hash: "#/t/…". */
  readonly way: string;
  /** The tab that called, as the worker knows it; null: it does not know. */
  readonly tab: string | null;
}
