import { beginMatch, type CardConfig, winnersOf } from "@inkognito/engine/card";
import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import {
  type Clock,
  evolveTable,
  KEPT_SAID,
  type PlayerId,
  type ServerMessage,
  type Sitter,
  type StampedEvent,
  type TableState,
} from "@inkognito/protocol";
import { t } from "../../i18n/i18n.js";
import type { MatchSoFar } from "../../setup/setup.js";
import { type Feed, type NamedSetup, openFeed, receive, showAll } from "../../table/feed/feed.js";
import { type Coming, comingOf } from "./comings.js";

/** How a game began: who sat where, and the setup with the points of the match before it. */
interface Beginning {
  /** The number of the game, from 1. */
  readonly game: number;
  readonly seats: readonly Sitter[];
  /** The names of people may change; they are in the room. */
  readonly setup: NamedSetup;
}

/** The game being played or played last, as this viewer was told it. */
interface RoomGame extends Beginning {
  readonly feed: Feed;
}

/** A table as one page knows it: the fold of what the server has said. */
export interface Room {
  readonly you: Extract<ServerMessage, { type: "welcome" }>["you"];
  readonly people: ReadonlyMap<PlayerId, string | null>;
  readonly table: TableState;
  /** Of the game started last; null: none yet. */
  readonly beginning: Beginning | null;
  readonly game: RoomGame | null;
  /** The game before it, as it ended on this page: its end may still be looked at. Null: there is none. */
  readonly previous: RoomGame | null;
  /** The numbers of the games that were played to their end: they can be watched. */
  readonly endedGames: readonly number[];
  readonly clocks: readonly Clock[];
  /** The server's clock minus ours, in milliseconds. */
  readonly offset: number;
  /** When something was last told of the game here, by our own clock. */
  readonly toldAt: number;
  readonly present: readonly PlayerId[];
  readonly watchers: number;
  readonly notes: string | null;
  /** What was said before `table.said`, as far as it was asked for; `more`: there may be more of it. */
  readonly earlier: { readonly said: TableState["said"]; readonly more: boolean };
  /** Who has come and gone lately, oldest first. */
  readonly comings: readonly Coming[];
  /** What has happened at the table before this page's eyes, with the table as it was before. */
  readonly news: { readonly event: StampedEvent; readonly before: TableState } | null;
}

/** `now`: our own clock. Before the welcome there is no room. */
export function evolveRoom(room: Room | null, message: ServerMessage, now: number): Room | null {
  if (message.type === "welcome") return roomAfterWelcome(room, message, now);
  if (room === null) return null;
  switch (message.type) {
    case "seated":
      return withGame({ ...room, you: { ...room.you, seat: message.seat } }, message.game);
    case "told":
      return { ...roomAfterTold(room, message), toldAt: now };
    case "table":
      return message.events.reduce(
        (now, event) => ({ ...withTableEvent(now, event), news: newsAfter(now, event) }),
        room,
      );
    case "earlier":
      return { ...room, earlier: withEarlier(room, message) };
    case "people":
      return { ...room, people: withPeople(room.people, message.people) };
    case "clocks":
      return { ...room, clocks: message.clocks, offset: message.now - now };
    case "present":
      return { ...room, present: message.players, watchers: message.watchers };
    case "notes":
      return message.game === room.game?.game ? { ...room, notes: message.text } : room;
    default:
      return room;
  }
}

type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type People = Message<"people">["people"];

const withPeople = (before: Room["people"], people: People): Room["people"] =>
  new Map([...before, ...people.map(({ id, name }) => [id, name] as const)]);

function roomAfterWelcome(
  room: Room | null,
  message: Message<"welcome">,
  now: number,
): Room | null {
  const { log, you, people, clocks, notes } = message;
  const before = log.after === 0 ? null : room;
  const [opening] = log.events;
  const table = before?.table ?? (opening === undefined ? null : evolveTable(null, opening));
  if (table === null) return null;
  const entered: Room = {
    you,
    people: withPeople(before?.people ?? new Map(), people),
    table,
    beginning: before?.beginning ?? null,
    game: before?.game ?? null,
    previous: before?.previous ?? null,
    endedGames: before?.endedGames ?? [],
    comings: before?.comings ?? [],
    clocks,
    offset: message.now - now,
    toldAt: before?.toldAt ?? now,
    present: before?.present ?? [],
    watchers: before?.watchers ?? 0,
    notes: null,
    earlier: before === null || isGap(log.events) ? NOTHING_EARLIER : before.earlier,
    news: null,
  };
  const rest = before === null ? log.events.slice(1) : log.events;
  // The notes are those of the last game, whatever began before it.
  return { ...withGame(rest.reduce(withTableEvent, entered), message.game), notes };
}

/** A table that keeps all that was said has nothing earlier. */
const NOTHING_EARLIER: Room["earlier"] = { said: [], more: true };

/** So much was said meanwhile that what this page had no longer adjoins it. */
const isGap = (events: readonly StampedEvent[]): boolean =>
  events.filter(({ event }) => event.type === "said").length >= KEPT_SAID;

/** In front of what is there, unless it was there already. */
function withEarlier(room: Room, { events, more }: Message<"earlier">): Room["earlier"] {
  const first = saidFrom(room)[0]?.no ?? Number.POSITIVE_INFINITY;
  const said = events.flatMap(({ no, at, event }) =>
    event.type === "said" && no < first ? [{ no, at, player: event.player, text: event.text }] : [],
  );
  return { said: [...said, ...room.earlier.said], more };
}

const saidFrom = ({ earlier, table }: Pick<Room, "earlier" | "table">): TableState["said"] => [
  ...earlier.said,
  ...table.said,
];

/** The number before which there may be more to ask for; null: there is nothing. */
export function earlierThan(room: Room): number | null {
  const isAll = room.table.said.length < KEPT_SAID || !room.earlier.more;
  return isAll ? null : (saidFrom(room)[0]?.no ?? null);
}

/** Pages add their shares of the seed by themselves: such an event does not replace the last news. */
const newsAfter = ({ news, table }: Room, event: StampedEvent): Room["news"] =>
  event.event.type === "mixed" ? news : { event, before: table };

/** More are of no interest between the lines of a chat. */
const KEPT_COMINGS = 50;

function withTableEvent(before: Room, stamped: StampedEvent): Room {
  const { event } = stamped;
  const coming = comingOf(before.table, stamped);
  const room =
    coming === null
      ? before
      : { ...before, comings: [...before.comings, coming].slice(-KEPT_COMINGS) };
  const table = evolveTable(room.table, stamped);
  if (event.type === "said") return { ...room, table, earlier: afterSaid(room, table) };
  if (event.type === "ended" && event.brokenOff !== true) {
    return { ...room, table, endedGames: [...room.endedGames, event.game] };
  }
  if (event.type !== "started") return { ...room, table };
  const { game, seats } = event;
  const beginning = { game, seats, setup: setupOf(room.table, event) };
  return { ...room, table, beginning, notes: null };
}

type Started = Extract<StampedEvent["event"], { type: "started" }>;

function setupOf(before: TableState, started: Started): NamedSetup {
  const { config } = started;
  const seats = started.seats.map((sitter) =>
    sitter.type === "bot" ? sitter : { type: "person" as const, name: "" },
  );
  return config.game === "board"
    ? { game: "board", setup: { config, seats } }
    : { game: "card", setup: { config, seats, match: matchBefore(before, config) } };
}

/** What the table no longer keeps stays behind what was asked for, if anything was. */
function afterSaid({ earlier, table: { said } }: Room, table: TableState): Room["earlier"] {
  const [oldest] = said;
  const isKept = oldest === undefined || table.said[0]?.no === oldest.no;
  if (isKept || earlier.said.length === 0) return earlier;
  return { ...earlier, said: [...earlier.said, oldest] };
}

/** C9: a match that has been won is over, and the next game begins another one. */
function matchBefore({ options, match }: TableState, config: CardConfig): MatchSoFar | null {
  if (!options.match) return null;
  const { points, games } =
    match === null || winnersOf(match).length > 0 ? beginMatch(config) : match;
  return { points, games };
}

/** From the start whatever was there, or the rest of what this page has already. */
function withGame(room: Room, game: Message<"welcome">["game"]): Room {
  const { beginning } = room;
  if (game === null || beginning === null) return { ...room, game: null };
  const before = game.after > 0 && room.game?.game === game.game ? room.game : null;
  if (before !== null) return { ...room, game: withEvents(before, game.events) };
  const previous = previousOf(room, game.game);
  // What had happened before this page came is not played out again.
  const { feed } = withEvents(openGame(room, beginning), game.events);
  return { ...room, previous, game: { ...beginning, feed: showAll(feed) } };
}

/** The game that this one follows on the page, shown to its end. One that was broken off has none. */
function previousOf({ game, previous }: Room, next: number): RoomGame | null {
  if (game === null || game.game >= next) return previous;
  const feed = showAll(game.feed);
  return feed.view.table.phase.type === "ended" ? { ...game, feed } : null;
}

function roomAfterTold(room: Room, { game, events }: Message<"told">): Room {
  const { beginning } = room;
  if (room.game?.game === game) return { ...room, game: withEvents(room.game, events) };
  if (beginning?.game !== game) return room;
  const opened = withEvents(openGame(room, beginning), events);
  return { ...room, previous: previousOf(room, game), game: opened };
}

const openGame = ({ you }: Room, beginning: Beginning): RoomGame => ({
  ...beginning,
  feed: openFeed(beginning.setup, you.seat ?? SPECTATOR),
});

const withEvents = (game: RoomGame, events: Message<"told">["events"]): RoomGame => ({
  ...game,
  feed: receive(
    game.feed,
    events.map(({ event }) => event),
  ),
});

/** The room with more of its game shown. */
export const showMore = (room: Room, more: (feed: Feed) => Feed): Room =>
  room.game === null ? room : { ...room, game: { ...room.game, feed: more(room.game.feed) } };

/** What there is to read: not what its writer has taken back, also before the log says so. */
export const saidIn = (room: Room): TableState["said"] =>
  saidFrom(room).filter(({ player, text }) => text !== "" && room.people.get(player) !== null);

/** "Anna's table" */
export function tableName(room: Room): string {
  const name = nameOf(room, room.table.host);
  return name === null ? t("lobby.table.nobody") : t("lobby.table.of", { name });
}

/** The name of a person; null: it has been deleted. */
export const nameOf = ({ people }: Room, player: PlayerId): string | null =>
  people.get(player) ?? null;

/** The seats of people who play themselves. */
export function votingSeats({ table }: Pick<Room, "table">): readonly Seat[] {
  if (table.phase.type !== "playing") return [];
  return table.seats.flatMap((sitter, seat) =>
    sitter?.type === "player" && table.standIns[seat] === null ? [seat as Seat] : [],
  );
}

/** The chair of a player about whom I may vote: at least two others have to agree. Null: not now. */
export function mayVoteAbout(room: Room, seat: Seat | null): Seat | null {
  const voters = votingSeats(room);
  const own = room.you.seat;
  if (seat === null || own === null || seat === own || voters.length < 3) return null;
  return voters.includes(seat) && voters.includes(own) ? seat : null;
}
