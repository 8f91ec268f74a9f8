import type { BoardViewEvent } from "@inkognito/engine/board";
import { type BoardEvent, boardGame } from "@inkognito/engine/board/rules";
import type { CardViewEvent } from "@inkognito/engine/card";
import { type CardEvent, cardGame } from "@inkognito/engine/card/rules";
import { HIDDEN, type Viewer } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import type { Replayed } from "@inkognito/engine/record";

/** The eyes through which a replay is seen; all: nothing is hidden. */
export type Eyes = Viewer | "all";

/** One event as these eyes saw it. */
interface Seen<G extends GameName> {
  /** Its index in the log, from 0: eyes that were told less have gaps. */
  readonly index: number;
  readonly event: PlayerTypes[G]["ViewEvent"];
}

type Dealt<G extends GameName> = Extract<HostTypes[G]["Event"], { type: "dealt" }>;

interface LookOf<G extends GameName> {
  readonly game: G;
  readonly eyes: Eyes;
  readonly seen: readonly Seen<G>[];
  /** The secret cards of all players, for eyes that see everything; null for all others. */
  readonly deal: Dealt<G> | null;
}

/** A game through the eyes of one viewer. */
export type Look<G extends GameName = GameName> = { readonly [K in G]: LookOf<K> }[G];

/** What these eyes were told, event by event: nothing else of the log is in it. */
export const lookAt = (replayed: Replayed, eyes: Eyes): Look =>
  replayed.game === "board"
    ? lookOf("board", replayed.events, eyes, (event) =>
        eyes === "all" ? openBoard(event) : boardGame.redact(event, eyes),
      )
    : lookOf("card", replayed.events, eyes, (event) =>
        eyes === "all" ? openCard(event) : cardGame.redact(event, eyes),
      );

function lookOf<G extends GameName>(
  game: G,
  events: readonly HostTypes[G]["Event"][],
  eyes: Eyes,
  told: (event: HostTypes[G]["Event"]) => PlayerTypes[G]["ViewEvent"] | null,
): LookOf<G> {
  const seen = events.flatMap((event, index) => {
    const heard = told(event);
    return heard === null ? [] : [{ index, event: heard }];
  });
  const isDeal = (event: HostTypes[G]["Event"]): event is Dealt<G> => event.type === "dealt";
  return { game, eyes, seen, deal: eyes === "all" ? (events.find(isDeal) ?? null) : null };
}

/** A view has room for one hand only: all of them are in the `deal`. */
function openBoard(event: BoardEvent): BoardViewEvent {
  switch (event.type) {
    case "dealt":
      return { type: "dealt", hand: HIDDEN };
    case "answered":
      return { ...event, count: event.cards.length };
    default:
      return event;
  }
}

const openCard = (event: CardEvent): CardViewEvent =>
  event.type === "dealt" ? { type: "dealt", hand: HIDDEN } : event;
