import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { awaitedIn, GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import type { Setup } from "../../setup/setup.js";

export type ViewEvent<G extends GameName = GameName> = PlayerTypes[G]["ViewEvent"];

/** A game by its name, and who sits where. */
export type NamedSetup<G extends GameName = GameName> = {
  readonly [K in G]: { readonly game: K; readonly setup: Setup<K> };
}[G];

interface FeedOf<G extends GameName> {
  readonly game: G;
  readonly setup: Setup<G>;
  readonly viewer: Viewer;
  /** All that the viewer was told, shown or not. */
  readonly told: readonly ViewEvent<G>[];
  /** The first of these, which the page shows; the others wait. */
  readonly shown: readonly ViewEvent<G>[];
  /** The fold of `shown`. */
  readonly view: PlayerTypes[G]["View"];
}

/**
 * One game as the page shows it to one viewer. `Feed` is the feed of either game, `Feed<"card">` of
 * one of them; a function over `Feed<G>` takes both, and `GAMES[feed.game]` belongs to it.
 */
export type Feed<G extends GameName = GameName> = { readonly [K in G]: FeedOf<K> }[G];

/** A feed of a game of which nothing has been told yet. */
export function openFeed<G extends GameName>(
  { game, setup }: NamedSetup<G>,
  viewer: Viewer,
): Feed<G> {
  return { game, setup, viewer, told: [], shown: [], view: GAMES[game].blankView(viewer) };
}

/** The feed after more was told; it waits to be shown. */
export function receive<G extends GameName>(feed: Feed<G>, events: readonly ViewEvent[]): Feed<G> {
  // Events name no game on their way to the page: both sides know which one they speak of.
  const more = events as readonly ViewEvent<G>[];
  return { ...feed, told: [...feed.told, ...more] };
}

/** Shows the first `count` events, or all if there are fewer. */
export function showUntil<G extends GameName>(feed: Feed<G>, count: number): Feed<G> {
  const { game, viewer, told } = feed;
  const { blankView, evolveView } = GAMES[game];
  const shown = told.slice(0, count);
  const isBack = shown.length < feed.shown.length;
  const view = shown
    .slice(isBack ? 0 : feed.shown.length)
    .reduce<PlayerTypes[G]["View"]>(evolveView, isBack ? blankView(viewer) : feed.view);
  return { ...feed, shown, view };
}

/** Shows one more event. */
export const advance = <G extends GameName>(feed: Feed<G>): Feed<G> =>
  showUntil(feed, feed.shown.length + 1);

export const showAll = <G extends GameName>(feed: Feed<G>): Feed<G> =>
  showUntil(feed, feed.told.length);

/** Of a game in which nothing has happened since the cards were dealt: how much there was until then. */
export function dealtIn(told: readonly ViewEvent[]): number | null {
  const dealt = told.findLastIndex(({ type }) => type === "dealt");
  const isFresh = told.slice(dealt + 1).every(({ type }) => OPENINGS.has(type));
  return dealt === -1 || !isFresh ? null : dealt + 1;
}

const OPENINGS: ReadonlySet<ViewEvent["type"]> = new Set<ViewEvent["type"]>([
  "turnBegan",
  "roundBegan",
]);

/** Is the player being told who they are? */
export const isDealing = <G extends GameName>({ told, shown, viewer }: Feed<G>): boolean =>
  viewer !== SPECTATOR && shown.at(-1)?.type === "dealt" && shown.length < told.length;

/** Each game is known by its seed, which is promised before it begins. */
export function isSameGame({ told: [one] }: Feed, { told: [other] }: Feed): boolean {
  return one?.type === "began" && other?.type === "began" && one.commitment === other.commitment;
}

/** What is shown next; undefined: nothing waits. */
export const nextIn = <G extends GameName>({ told, shown }: Feed<G>): ViewEvent<G> | undefined =>
  told[shown.length];

/** Is a decision of the viewer's awaited at the moment that is shown? */
export const isAwaited = <G extends GameName>({ game, viewer, view }: Feed<G>): boolean =>
  viewer !== SPECTATOR && awaitedIn(game, view).includes(viewer);

/** How many events wait to be shown. */
export const waitingIn = <G extends GameName>({ told, shown }: Feed<G>): number =>
  told.length - shown.length;

/** With more waiting events than this, all are shown at once. */
const LONGEST_WAIT = 24;

/**
 * Shows all events at once when there are more of them than people want to watch, and while the page
 * is hidden: browsers delay the timers of a hidden tab by up to a minute each, so the player's turn
 * would be noticed too late.
 */
export const catchUp = <G extends GameName>(
  feed: Feed<G>,
  { isHidden }: { readonly isHidden: boolean },
): Feed<G> => (isHidden || waitingIn(feed) > LONGEST_WAIT ? showAll(feed) : feed);
