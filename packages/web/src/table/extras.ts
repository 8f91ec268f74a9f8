import type { Seat } from "@inkognito/engine/core";
import { type ComponentChildren, createContext } from "preact";

/** What a table with other people adds to the table of a game. */
export interface TableExtras {
  /** What the tab says; null: as always. */
  readonly title: string | null;
  /** Beside what can be done at any time. */
  readonly bar: ComponentChildren;
  /** About whoever sits there: a clock, somebody standing in. */
  readonly aboutSeat: (seat: Seat) => ComponentChildren;
  /** Everybody has agreed to a pause: what lies on the table is not touched. */
  readonly paused: boolean;
  /** Above the decision of the moment: what a lesson says. */
  readonly guide: ComponentChildren;
  /** A third side beside the table and my papers; null: nobody talks here. */
  readonly talk: {
    readonly title: string;
    readonly panel: ComponentChildren;
    readonly onLook: (looking: boolean) => void;
  } | null;
}

/** At a table on this device there is nothing of all that. */
export const TableExtrasContext = createContext<TableExtras>({
  title: null,
  bar: null,
  aboutSeat: () => null,
  paused: false,
  guide: null,
  talk: null,
});
