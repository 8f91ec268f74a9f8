import type { Chance } from "@inkognito/engine/core";

type Any = (...args: never[]) => unknown;

/** What stands between the room and the game: the real functions, each perhaps with one thing wrong. */
export interface Wraps {
  readonly toldOf?: (
    real: typeof import("../../src/tables/rules/game/game.js").toldOf,
  ) => typeof real;
  readonly viewerAt?: (
    real: typeof import("../../src/tables/rules/game/game.js").viewerAt,
  ) => typeof real;
  readonly awaitedIn?: (
    real: typeof import("../../src/tables/rules/game/game.js").awaitedIn,
  ) => typeof real;
  readonly decideGame?: (
    real: typeof import("../../src/tables/rules/game/game.js").decideGame,
  ) => typeof real;
  readonly isNoticed?: (
    real: typeof import("../../src/tables/rules/game/game.js").isNoticed,
  ) => typeof real;
  readonly formatSummary?: (
    real: typeof import("../../src/tables/rules/table/summary.js").formatSummary,
  ) => typeof real;
}

/** The chance of the game that is played now, and the leak that is planted now. */
export const planted: { chance: Chance | null; wraps: Wraps } = { chance: null, wraps: {} };

/** The real one, or what the planted leak makes of it, looked up at every call. */
export const open = <F extends Any>(name: keyof Wraps, real: F): F =>
  ((...args: Parameters<F>) => {
    const wrap = planted.wraps[name] as ((real: F) => F) | undefined;
    return (wrap === undefined ? real : wrap(real))(...args);
  }) as F;

/** A mistake of the server that gives a secret away. */
export interface ServerLeak {
  readonly name: string;
  readonly betrays: string;
  readonly viewer: "seat" | "spectator";
  readonly wraps: Wraps;
}

interface Secretive {
  readonly own: readonly { readonly hand?: unknown }[];
}
const handAt = (state: unknown, seat: number): string =>
  JSON.stringify((state as Secretive).own[seat]?.hand ?? null);

/** A summary is made of the table alone; this is what it was told on the way. */
let overheard = "";

/** Seats that are not the viewer's, which is 0. */
export const LEAKS: readonly ServerLeak[] = [
  {
    name: "a spectator's line is sent what a seat is told",
    betrays: "identity",
    viewer: "spectator",
    wraps: { viewerAt: (real) => (game, seat) => (seat === null ? 1 : real(game, seat)) },
  },
  {
    name: "a seat's line is sent what its neighbour is told",
    betrays: "identity",
    viewer: "seat",
    wraps: { viewerAt: (real) => (game, seat) => (seat === 0 ? 1 : real(game, seat)) },
  },
  {
    name: "a card in the summary",
    betrays: "identity",
    viewer: "spectator",
    wraps: {
      awaitedIn: (real) => (game) => {
        overheard = handAt(game.state, 1);
        return real(game);
      },
      formatSummary: (real) => (table) =>
        JSON.stringify({ ...JSON.parse(real(table)), hint: overheard }),
    },
  },
  {
    name: "an order that depends on cards",
    betrays: "identity",
    viewer: "spectator",
    wraps: {
      awaitedIn: (real) => (game) => {
        const { decision, seats } = real(game);
        const secret = (seat: number): string => handAt(game.state, seat);
        return {
          decision,
          seats: [...seats].sort((a, b) => (secret(a) < secret(b) ? -1 : 1)),
        };
      },
    },
  },
  {
    name: "a size that depends on what was chosen",
    betrays: "pending choice",
    viewer: "spectator",
    wraps: {
      toldOf: (real) => (game, viewer, from) => {
        const size = game.events
          .slice(0)
          .reduce((sum, event) => sum + JSON.stringify(event).length, 0);
        const pad = "x".repeat(size % 97);
        return real(game, viewer, from).map(({ no, event }) => ({ no, event: { ...event, pad } }));
      },
    },
  },
  {
    name: "everybody's number in place of one's own",
    betrays: "private gestures",
    viewer: "spectator",
    wraps: {
      toldOf: (real) => (game, viewer, from) =>
        real(game, viewer, from).map((told) => ({ ...told, no: game.events.length })),
    },
  },
  {
    name: "a refusal that depends on a card",
    betrays: "identity",
    viewer: "seat",
    wraps: {
      decideGame: (real) => (game, seat, action) => {
        const decided = real(game, seat, action);
        if (decided.ok) return decided;
        return { ok: false, error: { ...decided.error, rule: handAt(game.state, 1) } };
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
