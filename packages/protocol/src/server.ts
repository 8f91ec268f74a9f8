import type { Told } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { Choices } from "@inkognito/engine/games/choices";
import { z } from "zod";
import { BYE_CODES, type ByeCode } from "./connection.js";
import { invitationKey, messageId, playerId, tableId } from "./ids.js";
import { person } from "./names.js";
import type { AnyRefusal } from "./refusal.js";
import { seat, stampedEvent } from "./table/event.js";

/** What a viewer is told of a game, with the viewer's own numbers. The engine wrote it. */
const viewEvent = z.custom<PlayerTypes[GameName]["ViewEvent"]>(
  (value) => typeof value === "object" && value !== null && "type" in value,
);
const told = z.object({ no: z.int(), event: viewEvent }) satisfies z.ZodType<
  Told<PlayerTypes[GameName]["ViewEvent"]>
>;

/** When a decision has to be made. `left`: the time that is left while paused. */
const clock = z.object({ seat, due: z.int().nullable(), left: z.int().nullable() });
export type Clock = z.infer<typeof clock>;

const gameSoFar = z.object({
  /** From 1. */
  game: z.int(),
  /** The number before the first event here. 0: from the start, whatever the page had. */
  after: z.int(),
  events: z.array(told),
});

/** The compiler checks the codes on both sides; here only the shape is checked. */
const refusal = z.custom<AnyRefusal>((value) => {
  const { code, rule } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof code === "string" && (rule === null || typeof rule === "string");
});

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** What a seat may choose from, as the engine writes it. */
const choices = z.custom<Omit<Choices[GameName], "decision">>(isObject);
const view = z.custom<PlayerTypes[GameName]["View"]>(isObject);

export const serverMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("welcome"),
    version: z.int(),
    /** The server's clock, milliseconds since 1970. */
    now: z.int(),
    table: tableId,
    you: z.object({ player: playerId, seat: seat.nullable() }),
    people: z.array(person),
    log: z.object({ after: z.int(), events: z.array(stampedEvent) }),
    /** The game being played or played last, as this viewer knows it; null: none yet. */
    game: gameSoFar.nullable(),
    clocks: z.array(clock),
    /** Own notes of that game. */
    notes: z.string().nullable(),
  }),
  /** The chair has changed, and with it what the page is told: again from the start of the game. */
  z.object({ type: z.literal("seated"), seat: seat.nullable(), game: gameSoFar.nullable() }),
  z.object({ type: z.literal("told"), game: z.int(), events: z.array(told) }),
  /** For programs that ask for it: whose decision is awaited, and what this seat may choose from. */
  z.object({
    type: z.literal("legal"),
    game: z.int(),
    /** The number that an action has to carry now. */
    decision: z.int(),
    awaited: z.array(seat),
    choices,
  }),
  /** The answer to `view`. `told`: how many events it contains. */
  z.object({ type: z.literal("view"), game: z.int(), told: z.int(), view }),
  z.object({ type: z.literal("table"), events: z.array(stampedEvent) }),
  /** The answer to `earlier`: the last chat messages before that number. `more`: there are earlier ones. */
  z.object({
    type: z.literal("earlier"),
    before: z.int(),
    events: z.array(stampedEvent),
    more: z.boolean(),
  }),
  z.object({ type: z.literal("people"), people: z.array(person) }),
  z.object({ type: z.literal("clocks"), now: z.int(), clocks: z.array(clock) }),
  /** Who is here now. */
  z.object({ type: z.literal("present"), players: z.array(playerId), watchers: z.int() }),
  /** Another page of the same player has written them. */
  z.object({ type: z.literal("notes"), game: z.int(), text: z.string() }),
  z.object({ type: z.literal("done"), re: messageId, key: invitationKey.optional() }),
  z.object({
    type: z.literal("refused"),
    re: messageId,
    refusal,
  }),
  z.object({
    type: z.literal("bye"),
    code: z.enum(Object.keys(BYE_CODES) as [ByeCode, ...ByeCode[]]),
  }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
