import type { PlayerId, TableState } from "@inkognito/protocol";
import { membersOf } from "./members.js";
import type { StoredSummary } from "./summary.js";

/** By what a visitor is let in: the player of the cookie, if any, and the key of the link, if any. */
export interface Credentials {
  readonly player: PlayerId | null;
  readonly key: string | null;
}

/** The facts of a table that decide who may look at it. */
export interface Access {
  /** The host, with or without a chair, and every player who has one. */
  readonly members: readonly PlayerId[];
  readonly removed: readonly PlayerId[];
  readonly listed: boolean;
}

export const accessOf = (table: TableState): Access => ({
  members: membersOf(table),
  removed: table.removed,
  listed: table.options.listed,
});

/** The same from a stored summary, without reading the table's log. */
export const storedAccess = ({ seated, removed, listed }: StoredSummary): Access => ({
  members: seated,
  removed,
  listed,
});
