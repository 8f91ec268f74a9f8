import { err, ok, type Refusal, type Result, type Seat } from "@inkognito/engine/core";
import type { OpenGame } from "../../src/tables/rules/game/game.js";
import { handAt, Planted, type Wraps } from "./planted.js";

/** The functions between a table and its game, in which mistakes are planted. */
type Functions = {
  /** As the server calls it, for either game. */
  act(game: OpenGame, seat: Seat, action: unknown): Result<OpenGame, Refusal>;
} & Pick<typeof import("@inkognito/engine/host"), "toldTo"> &
  Pick<typeof import("../../src/tables/rules/game/game.js"), "viewerAt" | "isNoticed"> &
  Pick<typeof import("../../src/tables/rules/table/summary.js"), "formatSummary">;

export const planted = new Planted<Functions>();

/** A mistake of the server that gives a secret away. */
export interface ServerLeak {
  readonly name: string;
  readonly betrays: string;
  readonly viewer: "seat" | "spectator";
  readonly wraps: Wraps<Functions>;
}

/** A summary has no access to the game: the leak below carries a hand into it through this. */
let leakedHand = "";

/** Seats that are not the viewer's, which is 0. */
export const LEAKS: readonly ServerLeak[] = [
  {
    name: "a spectator's connection is sent what a seat is told",
    betrays: "identity",
    viewer: "spectator",
    wraps: { viewerAt: (real) => (game, seat) => (seat === null ? 1 : real(game, seat)) },
  },
  {
    name: "a seat's connection is sent what its neighbour is told",
    betrays: "identity",
    viewer: "seat",
    wraps: { viewerAt: (real) => (game, seat) => (seat === 0 ? 1 : real(game, seat)) },
  },
  {
    name: "a card in the summary",
    betrays: "identity",
    viewer: "spectator",
    wraps: {
      act: (real) => (game, seat, action) => {
        leakedHand = handAt(game.state, 1);
        return real(game, seat, action);
      },
      formatSummary: (real) => (table) =>
        JSON.stringify({ ...JSON.parse(real(table)), hint: leakedHand }),
    },
  },
  {
    name: "an order that depends on cards",
    betrays: "identity",
    viewer: "spectator",
    wraps: {
      act: (real) => (game, seat, action) => {
        const acted = real(game, seat, action);
        if (!acted.ok) return acted;
        const secret = (each: number): string => handAt(game.state, each);
        const awaited = acted.value.awaited.toSorted((a, b) => (secret(a) < secret(b) ? -1 : 1));
        return ok({ ...acted.value, awaited });
      },
    },
  },
  {
    name: "a size that depends on what was chosen",
    betrays: "pending choice",
    viewer: "spectator",
    wraps: {
      toldTo: (real) => (game, viewer, after) => {
        const size = game.events
          .slice()
          .reduce((sum, event) => sum + JSON.stringify(event).length, 0);
        const pad = "x".repeat(size % 97);
        return real(game, viewer, after).map(({ no, event }) => ({
          no,
          event: { ...(event as object), pad },
        }));
      },
    },
  },
  {
    name: "the number of all events in place of the viewer's own",
    betrays: "private gestures",
    viewer: "spectator",
    wraps: {
      toldTo: (real) => (game, viewer, after) =>
        real(game, viewer, after).map((told) => ({ ...told, no: game.events.length })),
    },
  },
  {
    name: "a refusal that depends on a card",
    betrays: "identity",
    viewer: "seat",
    wraps: {
      act: (real) => (game, seat, action) => {
        const acted = real(game, seat, action);
        return acted.ok ? acted : err({ ...acted.error, rule: handAt(game.state, 1) });
      },
    },
  },
  {
    name: "the time of a whisper",
    betrays: "private gestures",
    viewer: "spectator",
    wraps: { isNoticed: () => () => true },
  },
];
