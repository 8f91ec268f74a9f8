import type { BoardViewEvent } from "@inkognito/engine/board";
import { type BoardEvent, boardGame } from "@inkognito/engine/board/rules";
import type { CardViewEvent } from "@inkognito/engine/card";
import { type CardEvent, cardGame } from "@inkognito/engine/card/rules";
import { HIDDEN, isOneOf, type Viewer } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import type { GameRecord, Replayed } from "@inkognito/engine/record";
import { BOT_LEVELS } from "@inkognito/protocol";
import type { Setup, Sitter } from "../../../setup/setup.js";
import type { NamedSetup, ViewEvent } from "../../../table/feed/feed.js";

/** The eyes through which a replay is seen; all: nothing is hidden. */
export type Eyes = Viewer | "all";

/** One event as these eyes saw it. */
interface Seen<G extends GameName> {
  /** Its index in the log, from 0: eyes that were told less have gaps. */
  readonly index: number;
  readonly event: ViewEvent<G>;
}

type Dealt<G extends GameName> = Extract<HostTypes[G]["Event"], { type: "dealt" }>;

interface LookOf<G extends GameName> {
  readonly game: G;
  readonly setup: Setup<G>;
  readonly eyes: Eyes;
  readonly seen: readonly Seen<G>[];
  /** The secret cards of all players, for eyes that see everything; null for all others. */
  readonly deal: Dealt<G> | null;
}

/** A game through the eyes of one viewer. */
export type Look<G extends GameName = GameName> = { readonly [K in G]: LookOf<K> }[G];

/** Who played, and in which match. */
type Players = Pick<GameRecord, "players" | "match">;

/** What these eyes were told, event by event: nothing else of the log is in it. */
export function lookAt(replayed: Replayed, { players, match }: Players, eyes: Eyes): Look {
  const seats = players.map(sitterOf);
  if (replayed.game === "board") {
    const { config } = replayed.state.table;
    return lookOf({ game: "board", setup: { config, seats } }, replayed.events, eyes, (event) =>
      eyes === "all" ? openBoard(event) : boardGame.redact(event, eyes),
    );
  }
  const { config } = replayed.state.table;
  const before = match === null ? null : { points: match.points, games: match.game - 1 };
  const setup = { config, seats, match: before };
  return lookOf({ game: "card", setup }, replayed.events, eyes, (event) =>
    eyes === "all" ? openCard(event) : cardGame.redact(event, eyes),
  );
}

/** A bot of an unknown level is shown as a person without a name. */
function sitterOf(player: GameRecord["players"][number]): Sitter {
  if (player.type === "bot") {
    return isOneOf(BOT_LEVELS, player.level)
      ? { type: "bot", level: player.level }
      : { type: "person", name: "" };
  }
  return { type: "person", name: player.name ?? "" };
}

function lookOf<G extends GameName>(
  { game, setup }: NamedSetup<G>,
  events: readonly HostTypes[G]["Event"][],
  eyes: Eyes,
  told: (event: HostTypes[G]["Event"]) => ViewEvent<G> | null,
): Look<G> {
  const seen = events.flatMap((event, index) => {
    const heard = told(event);
    return heard === null ? [] : [{ index, event: heard }];
  });
  const isDeal = (event: HostTypes[G]["Event"]): event is Dealt<G> => event.type === "dealt";
  const deal = eyes === "all" ? (events.find(isDeal) ?? null) : null;
  return { game, setup, eyes, seen, deal };
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
