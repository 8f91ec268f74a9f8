import type { Seat } from "@inkognito/engine/core";
import { toldTo } from "@inkognito/engine/host";
import { BYE_CODES, type ByeCode, type MessageId, type ServerMessage } from "@inkognito/protocol";
import { type EventTexts, type OpenGame, type ToldEvent, viewerAt } from "../rules/game/game.js";
import type { Connection } from "./connection.js";
import { paddedEnd, paddedLong } from "./padding.js";

export type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { readonly type: T }>;

/** Messages to one player alone: on the wire, their length would tell others about them. */
const PRIVATE: ReadonlySet<ServerMessage["type"]> = new Set(["seated", "notes"]);

export function formatMessage(message: ServerMessage): string {
  const text = JSON.stringify(message);
  return PRIVATE.has(message.type) ? paddedLong(text) : text;
}

export const send = (connection: Connection, message: ServerMessage): void =>
  connection.send(formatMessage(message));

/** A longer welcome is sent as buffers. */
const LONG = 64 * 1024;

/** `events`: the log as JSON, shared by all pages that come while it is the same. */
export function sendWelcome(
  connection: Connection,
  { after, events }: { readonly after: number; readonly events: Buffer },
  welcome: Omit<Message<"welcome">, "log">,
): void {
  const front = `${JSON.stringify(welcome).slice(0, -1)},"log":{"after":${after},"events":`;
  if (events.length < LONG) {
    connection.send(paddedLong(`${front}${events.toString()}}}`));
    return;
  }
  const head = Buffer.from(front);
  connection.sendLong([head, events, paddedEnd("}}", head.length + events.length)]);
}

/** Formatted by hand, because it is the most frequent answer. */
export const sendDone = (connection: Connection, re: MessageId): void =>
  connection.send(`{"type":"done","re":${JSON.stringify(re)}}`);

export function sendBye(connection: Connection, code: ByeCode): void {
  send(connection, { type: "bye", code });
  connection.close(BYE_CODES[code]);
}

/** The game as one chair knows it, after the first `after` events it was told. */
export function gameSoFar(
  game: OpenGame | null,
  seat: Seat | null,
  after = 0,
): Message<"seated">["game"] {
  const viewer = game === null ? null : viewerAt(game, seat);
  if (game === null || viewer === null) return null;
  const events = toldTo(game, viewer);
  return after > events.length
    ? { game: game.no, after: 0, events: [...events] }
    : { game: game.no, after, events: events.slice(after) };
}

/** A `told` message. An event that all are told alike is formatted once. */
export function formatTold(game: number, told: readonly ToldEvent[], texts: EventTexts): string {
  let events = "";
  for (const { no, event } of told) {
    events += `${events === "" ? "" : ","}{"no":${no},"event":${texts.of(event)}}`;
  }
  return `{"type":"told","game":${game},"events":[${events}]}`;
}
