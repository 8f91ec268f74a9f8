import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { type Channel, type ShownGame, shownGame } from "../../../table/feed/channel.js";
import { type Feed, openFeed, receive, showUntil } from "../../../table/feed/feed.js";
import { lastHeadlines } from "../../../table/feed/pace.js";
import type { Names } from "../../../table/seatName.js";
import type { Notes, Session, WatchedGame } from "../../../table/session.js";
import type { Eyes, Look } from "../record/eyes.js";
import type { About } from "../record/protocol.js";

/** A recorded game through some eyes. A position in it is the number of events shown, from 1. */
export type Recording<G extends GameName = GameName> = {
  readonly [K in G]: {
    readonly game: K;
    readonly eyes: Eyes;
    readonly feed: Feed<K>;
    /** Where each event of the feed is in the log: eyes that were told less have gaps. */
    readonly indexes: readonly number[];
    readonly deal: Look<K>["deal"];
  };
}[G];

export function recordingOf<G extends GameName>(look: Look<G>): Recording<G> {
  const { game, eyes, seen, deal } = look;
  // Everything open is still seen from outside: no chair has all the cards.
  const viewer = eyes === "all" ? SPECTATOR : eyes;
  const told = seen.map(({ event }) => event);
  const indexes = seen.map(({ index }) => index);
  return { game, eyes, feed: receive(openFeed(look, viewer), told), indexes, deal };
}

export const showPosition = <G extends GameName>(
  recording: Recording<G>,
  position: number,
): Recording<G> => ({ ...recording, feed: showUntil(recording.feed, position) });

/** How much these eyes have seen when the log has come to this event; the first is always there. */
export function positionAt(indexes: readonly number[], index: number): number {
  const after = indexes.findIndex((each) => each > index);
  return Math.max(1, after === -1 ? indexes.length : after);
}

/** The event of the log that is shown last at this position; beyond the ends there is nothing. */
export function indexAt(indexes: readonly number[], position: number): number {
  const within = Math.min(Math.max(1, position), indexes.length);
  return indexes[within - 1] ?? 0;
}

export const namesIn = ({ players }: Pick<About, "players">): Names =>
  players.map((player) => (player.type === "person" ? player.name : null));

const nothing = (): void => {};

/** The moment that is shown, in the form that the tables take; no action is possible. */
export function shownMoment<G extends GameName>(
  { feed }: Recording<G>,
  { names, notes }: { readonly names: Names; readonly notes: Notes },
): ShownGame<G> {
  const channel: Channel = {
    names,
    shared: true,
    since: lastHeadlines({ ...feed, viewer: SPECTATOR }).at(0) ?? feed.shown.length,
    skip: nothing,
    hurry: nothing,
    nextGame: null,
    seenBefore: null,
    refusal: null,
    canTakeBack: false,
    takeBack: null,
    assistant: "consequences",
    coach: "explain",
    notes,
    hold: null,
    act: nothing,
    advise: () => Promise.resolve(null),
  };
  // What comes later waits for the controls: the moment itself is complete.
  return shownGame({ ...feed, told: feed.shown }, channel);
}

/** What the table of either game gets at one moment of a recorded game. */
export interface ReplayTableProps<G extends GameName> {
  readonly watched: WatchedGame<G>;
  /** The same with papers; null: these eyes belong to no seat. */
  readonly session: Session<G> | null;
  readonly deal: Look<G>["deal"];
  readonly still: boolean;
  readonly onHome: () => void;
}
