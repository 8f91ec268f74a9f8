import { SPECTATOR } from "@inkognito/engine/core";
import { handAt, Planted, type Wraps } from "../secrecy/planted.js";

/** The functions between a bot and the time of its move, in which mistakes are planted. */
type Functions = Pick<typeof import("@inkognito/engine/host"), "toldCount"> &
  Pick<typeof import("../../src/tables/rules/game/game.js"), "isNoticed"> &
  Pick<typeof import("../../src/tables/rules/time/botPace.js"), "botDelay" | "publicationOf"> &
  Pick<typeof import("../../src/tables/delivery/padding.js"), "padded" | "paddedChoices"> &
  Pick<typeof import("../../src/tables/rules/decide/act.js"), "decideBotAct">;

export const planted = new Planted<Functions>();

/** A mistake of the server that makes time or size tell a secret. */
export interface PaceLeak {
  readonly name: string;
  /** The kind of secret in which the twins must differ. */
  readonly betrays: string;
  readonly wraps: Wraps<Functions>;
}

const handNumber = (state: unknown, seat: number): number =>
  [...handAt(state, seat)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export const PACE_LEAKS: readonly PaceLeak[] = [
  {
    name: "a delay that counts what a seat was told",
    betrays: "private gestures",
    wraps: {
      toldCount: (real) => (game, viewer) =>
        viewer === SPECTATOR
          ? game.told.slice(0, -1).reduce((sum, count) => sum + count, 0)
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
        real(table, game, seat) + handNumber(game.state, seat),
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
  {
    name: "frames of as many characters in more bytes",
    betrays: "identity",
    wraps: {
      padded: (real) => (text, open) => {
        const more = `,"x":"${text.length % 2 === 0 ? "é" : "e"}"`;
        return `${text.slice(0, -1)}${more}}${real(text, open).slice(text.length + more.length)}`;
      },
    },
  },
  {
    name: "a list of what a seat may do as long as what is in it",
    betrays: "identity",
    wraps: { paddedChoices: () => (text) => text },
  },
];
