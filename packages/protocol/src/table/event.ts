import type { Match } from "@inkognito/engine/card";
import { SEATS, type Seat } from "@inkognito/engine/core";
import { z } from "zod";
import { BOT_LEVELS } from "../choices.js";
import { playerId } from "../ids.js";
import { gameConfig, tableOptions } from "./options.js";

export const seat = z.literal(SEATS) satisfies z.ZodType<Seat>;
export const level = z.enum(BOT_LEVELS);

/** SHA-256 of a seed. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/);

/** What a player adds to a sealed seed, so that the server cannot choose the deal. */
export const entropy = z.string().regex(/^[0-9a-f]{32}$/);

const sitter = z.discriminatedUnion("type", [
  /** Without entropy: the player has not added any for the next game, or not in time. */
  z.object({ type: z.literal("player"), player: playerId, entropy: entropy.nullable() }),
  z.object({ type: z.literal("bot"), level }),
]);
export type Sitter = z.infer<typeof sitter>;

/**
 * Why a bot plays for a player: the time was up, the host asked for it, the player left or asked, the
 * game was begun without the player, or all others voted for it.
 */
const STAND_IN_REASONS = ["late", "host", "left", "asked", "missing", "vote"] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** What players vote on: the next game or a rematch, the end of this game, a bot for that player. */
export const ballot = z.discriminatedUnion("type", [
  z.object({ type: z.literal("next") }),
  z.object({ type: z.literal("end") }),
  z.object({ type: z.literal("standIn"), seat }),
]);
export type Ballot = z.infer<typeof ballot>;

const match = z.custom<Match>((value) => typeof value === "object" && value !== null);

/**
 * The table log: who sits where, chat messages, which games were played. All at the table may know all
 * of it, so its numbers are the same for all.
 */
export const tableEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("created"), host: playerId, options: tableOptions }),
  /** The commitment to the next game's seed. What players added before was for another seed. */
  z.object({ type: z.literal("sealed"), commitment: z.string() }),
  /** The player at that chair has added to the sealed seed. */
  z.object({ type: z.literal("mixed"), seat, entropy }),
  z.object({
    type: z.literal("configured"),
    options: tableOptions,
    /** The options stay as they are: these people agree to make the table public. None: no longer asked. */
    listing: z.array(playerId).optional(),
  }),
  z.object({ type: z.literal("sat"), seat, sitter }),
  /** By the host: the player may not come back to this table. */
  z.object({ type: z.literal("removed"), seat, player: playerId }),
  z.object({ type: z.literal("left"), seat }),
  z.object({ type: z.literal("hostPassed"), to: playerId }),
  z.object({
    type: z.literal("started"),
    /** From 1. */
    game: z.int(),
    config: gameConfig,
    seats: z.array(sitter),
  }),
  z.object({ type: z.literal("stoodIn"), seat, why: z.enum(STAND_IN_REASONS) }),
  z.object({ type: z.literal("returned"), seat }),
  z.object({ type: z.literal("pauseWanted"), seat, wanted: z.boolean() }),
  z.object({ type: z.literal("paused") }),
  z.object({ type: z.literal("resumed") }),
  z.object({
    type: z.literal("ended"),
    game: z.int(),
    winners: z.array(seat),
    /** The match after this game; null: it is none. */
    match: match.nullable(),
    /** The players have voted to end it: no one has won, and nothing is revealed. */
    brokenOff: z.literal(true).optional(),
  }),
  /** The player at that chair agrees, or does not. About oneself: what others voted no longer counts. */
  z.object({ type: z.literal("voted"), seat, ballot, wanted: z.boolean() }),
  /** Empty: blanked, because its writer was deleted. */
  z.object({ type: z.literal("said"), player: playerId, text: z.string() }),
  z.object({ type: z.literal("closed"), why: z.enum(["host", "expired"]) }),
]);
export type TableEvent = z.infer<typeof tableEvent>;

export const stampedEvent = z.object({
  /** From 1, without a gap. */
  no: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
  event: tableEvent,
});
export type StampedEvent = z.infer<typeof stampedEvent>;
