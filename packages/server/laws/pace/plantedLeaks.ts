import { SPECTATOR } from "@inkognito/engine/core";

/** What stands between a bot and the time of its move: the real functions, each perhaps with a mistake. */
interface Wraps {
  readonly toldCount?: (
    real: typeof import("../../src/tables/rules/game/game.js").toldCount,
  ) => typeof real;
  readonly isNoticed?: (
    real: typeof import("../../src/tables/rules/game/game.js").isNoticed,
  ) => typeof real;
  readonly botDelay?: (
    real: typeof import("../../src/tables/rules/time/botPace.js").botDelay,
  ) => typeof real;
  readonly publicationOf?: (
    real: typeof import("../../src/tables/rules/time/botPace.js").publicationOf,
  ) => typeof real;
  readonly padded?: (
    real: typeof import("../../src/tables/delivery/padding.js").padded,
  ) => typeof real;
  readonly decideBotAct?: (
    real: typeof import("../../src/tables/rules/decide/act.js").decideBotAct,
  ) => typeof real;
}

/** A mistake of the server that makes time or size tell a secret. */
export interface PaceLeak {
  readonly name: string;
  /** The kind of secret, at which the search for a pair is aimed. */
  readonly betrays: string;
  readonly wraps: Wraps;
}

interface Secretive {
  readonly own: readonly { readonly hand?: unknown }[];
}
const handLength = (state: unknown, seat: number): number =>
  [...JSON.stringify((state as Secretive).own[seat]?.hand ?? null)].reduce(
    (sum, letter) => sum + letter.charCodeAt(0),
    0,
  );

export const PACE_LEAKS: readonly PaceLeak[] = [
  {
    name: "a delay that counts what a seat was told",
    betrays: "private gestures",
    wraps: {
      toldCount: (real) => (game, viewer) =>
        viewer === SPECTATOR
          ? game.config.seats.reduce((sum, _, seat) => sum + real(game, seat as never), 0)
          : real(game, viewer),
    },
  },
  {
    name: "a whisper that begins the delay anew",
    betrays: "private gestures",
    wraps: { isNoticed: () => () => true },
  },
  {
    name: "a whisper with a commit of its own",
    betrays: "private gestures",
    wraps: {
      decideBotAct: (real) => (loaded, seat, plan) => {
        const [action = plan.action] = plan.whispers;
        return real(loaded, seat, { whispers: [], action });
      },
    },
  },
  {
    name: "a delay that depends on a card",
    betrays: "identity",
    wraps: {
      botDelay: (real) => (table, game, seat) =>
        real(table, game, seat) + handLength(game.state, seat),
    },
  },
  {
    name: "a move that comes as soon as it is decided",
    betrays: "identity",
    wraps: { publicationOf: () => (_, ready) => ready },
  },
  {
    name: "a move that comes the later the longer the bot thought",
    betrays: "identity",
    wraps: { publicationOf: (real) => (due, ready) => real(due, ready) + (ready % 100) },
  },
  {
    name: "frames as long as what is in them",
    betrays: "identity",
    wraps: { padded: () => (text) => text },
  },
];

/** The leak that is planted now. */
export const planted: { wraps: Wraps } = { wraps: {} };

type Any = (...args: never[]) => unknown;

/** The real one, or what the planted leak makes of it, looked up at every call. */
export const open = <F extends Any>(name: keyof Wraps, real: F): F =>
  ((...args: Parameters<F>) => {
    const wrap = planted.wraps[name] as ((real: F) => F) | undefined;
    return (wrap === undefined ? real : wrap(real))(...args);
  }) as F;
