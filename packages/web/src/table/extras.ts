import type { Seat } from "@inkognito/engine/core";
import { type ComponentChildren, createContext } from "preact";

/** What an online table, a lesson or a replay adds to the table of a game. */
export interface TableExtras {
  /** The title of the tab; null: the usual one. */
  readonly title: string | null;
  /** Further buttons in the bar. */
  readonly bar: ComponentChildren;
  /** About the player of a seat: a clock, a bot that stands in. */
  readonly aboutSeat: (seat: Seat) => ComponentChildren;
  /** All players have agreed to a pause: the table cannot be used. */
  readonly paused: boolean;
  /** My turn may end by itself: no bot plays for me, and no lesson waits for what I do. */
  readonly endsTurns: boolean;
  /** A lesson: its text above the present decision, in place of the coach. */
  readonly guide: {
    readonly text: ComponentChildren;
    /** The step is done: the guide leads on, and the table is only looked at. */
    readonly settled: boolean;
  } | null;
  /** A third side beside the table and my papers; null: there is no chat. */
  readonly talk: {
    readonly title: string;
    readonly panel: ComponentChildren;
    readonly onLook: (looking: boolean) => void;
  } | null;
}

/** A table on this device adds nothing. */
export const TableExtrasContext = createContext<TableExtras>({
  title: null,
  bar: null,
  aboutSeat: () => null,
  paused: false,
  endsTurns: true,
  guide: null,
  talk: null,
});

/** What the end of a game offers for the file of that game. */
interface EndFile {
  /** Buttons to watch the game again and to keep its file. */
  readonly actions: ComponentChildren;
  /** Whether everything in it was fair. */
  readonly checks: ComponentChildren;
}

/** A game without a file, a lesson say, offers nothing. */
export const EndFileContext = createContext<EndFile>({ actions: null, checks: null });
