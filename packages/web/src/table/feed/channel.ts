import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { Act, AdviceOn, Session, WatchedGame } from "../session.js";
import { type Feed, isDealing, waitingIn } from "./feed.js";

/** An action with the number of the decision it answers. */
type ActionRequest = Act<GameName> & { readonly decision: number };

type Watched = Pick<WatchedGame, "names" | "shared" | "since" | "skip" | "hurry" | "nextGame">;
type Played = Pick<
  Session,
  "seenBefore" | "refusal" | "canTakeBack" | "takeBack" | "assistant" | "coach" | "notes" | "hold"
>;

/** What a table gives beside its feed: what can be asked of it, and what came of that. */
export interface Channel extends Watched, Played {
  act(action: ActionRequest): void;
  /** What the coach thinks of the moment that is shown. */
  advise<G extends GameName>(feed: Feed<G>): Promise<AdviceOn[G] | null>;
}

/** A game on the page, told apart by its name. */
export type ShownGame<G extends GameName = GameName> = {
  readonly [K in G]: {
    readonly game: K;
    readonly watched: WatchedGame<K>;
    /** Null: a spectator can only look. */
    readonly session: Session<K> | null;
  };
}[G];

/** A feed as far as it is shown, in the form that the tables of both games take. */
export function shownGame<G extends GameName>(feed: Feed<G>, channel: Channel): ShownGame<G> {
  const watched = watchedGame(feed, channel);
  return { game: feed.game, watched, session: sessionOf(feed, watched, channel) };
}

function watchedGame<G extends GameName>(feed: Feed<G>, channel: Channel): WatchedGame<G> {
  const { setup, viewer, shown, view } = feed;
  const { names, shared, since, skip, hurry, nextGame } = channel;
  return {
    setup,
    names,
    seat: viewer,
    shared,
    view,
    told: shown,
    since,
    dealing: isDealing(feed),
    catchingUp: waitingIn(feed) > 0,
    skip,
    hurry,
    nextGame,
  };
}

function sessionOf<G extends GameName>(
  feed: Feed<G>,
  watched: WatchedGame<G>,
  channel: Channel,
): Session<G> | null {
  const { viewer } = feed;
  if (viewer === SPECTATOR) return null;
  const { decision } = feed.view.table;
  const { seenBefore, refusal, canTakeBack, takeBack, assistant, coach, notes, hold } = channel;
  return {
    ...watched,
    seat: viewer,
    seenBefore,
    refusal,
    canTakeBack,
    takeBack,
    assistant,
    coach,
    notes,
    hold,
    act: (act) => channel.act({ decision, ...act }),
    advise: () => channel.advise(feed),
  };
}
