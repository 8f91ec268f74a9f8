import { createHmac } from "node:crypto";
import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { toldCount } from "@inkognito/engine/host";
import type { TableOptions, TableState } from "@inkognito/protocol";
import type { Millis } from "../../../time/time.js";
import type { OpenGame } from "../game/game.js";
import { playingSeats } from "../table/members.js";

/*
 * When bots and stand-ins move. Every player and spectator can time it, so it depends on public facts
 * and on a secret that no player or spectator knows: never on what a seat was told, on what a bot
 * decided, or on how long it thought.
 */

const HUMAN_LEAST: Millis = 1200;
const HUMAN_SPREAD: Millis = 1800;

/** At the pace `instant`: longer than a bot thinks, so that its thinking time does not show. */
export const INSTANT: Millis = 100;

/** B10.1: how long after the end of a turn a bot announces out of its own turn: before the next bot moves. */
export const OFF_TURN_DELAY: Readonly<Record<TableOptions["botPace"], Millis>> = {
  human: HUMAN_LEAST / 2,
  instant: INSTANT / 2,
};

/** Counted from the public event by which the bot's decision is awaited. */
export function botDelay(table: TableState, game: OpenGame, seat: Seat): Millis {
  // Bots that play among themselves have time: no person waits for them, and they may go on for long.
  const isAwaited = playingSeats(table).length > 0;
  return isAwaited && table.options.botPace === "instant" ? INSTANT : humanDelay(game, seat);
}

/**
 * The same after a crash, so that a bot's pace does not tell that there was one. The key is the seed of
 * this game, which is sealed until its end: without it the delays cannot be computed, so a player
 * cannot tell how much later than planned a move came.
 */
function humanDelay(game: OpenGame, seat: Seat): Millis {
  const moment = `inkognito pace ${seat} ${toldCount(game, SPECTATOR)}`;
  const digest = createHmac("sha256", game.chance.seed).update(moment).digest();
  return HUMAN_LEAST + (digest.readUInt32BE(0) % HUMAN_SPREAD);
}

/**
 * When a decision that was ready at that time is published. One that was not ready in time waits for the
 * next of a few moments, which tells little about how long the bot thought.
 */
export const publicationOf = (due: Millis, ready: Millis): Millis =>
  due + Math.ceil(Math.max(0, ready - due) / INSTANT) * INSTANT;
