import { AMBASSADOR, COLOURS, type Role } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly setup: string | null }
  | { readonly screen: "settings" }
  /** With the id of the rule, or the chapter, that is looked up. */
  | { readonly screen: "rules"; readonly rule: string | null }
  | { readonly screen: "howToPlay"; readonly game: GameName }
  | { readonly screen: "lessons"; readonly lesson: string | null }
  /** A recorded game; null: a file that was chosen, or is to be. */
  | { readonly screen: "replay"; readonly address: RecordAddress | null }
  | { readonly screen: "online"; readonly route: OnlineRoute };

/** The address of a game that has ended on this server, at its table or by itself. */
export type RecordAddress = TableGame | SharedGame;

/** A game by the address that was made for it: it opens this game, and nothing else of the table. */
export interface SharedGame {
  readonly game: string;
  /** The event of the log at which it opens, from 0; null: at the beginning. */
  readonly at: number | null;
  /** Through whose eyes; null: all cards are open. */
  readonly eyes: Role | null;
}

export interface TableGame {
  readonly table: string;
  /** From 1. */
  readonly no: number;
  /** The key of the invitation, for a person without a chair there. */
  readonly key: string | null;
}

/** A route in the online part of the page. */
export type OnlineRoute =
  | { readonly type: "lobby" }
  | { readonly type: "newTable" }
  | { readonly type: "me" }
  /** With the code of a link from another device. */
  | { readonly type: "move"; readonly code: string }
  | { readonly type: "invitation"; readonly key: string }
  | { readonly type: "table"; readonly table: string; readonly key: string | null };

export const HOME = "#/";
export const TABLE = "#/table";
export const SETTINGS = "#/settings";
export const RULES = "#/rules";
const HOW_TO_PLAY = "#/how-to-play";
export const LESSONS = "#/lessons";
export const REPLAY = "#/replay";
export const LOBBY = "#/lobby";
export const NEW_TABLE = "#/lobby/new";
export const ME = "#/me";

export const tableRoute = (table: string, key: string | null): string =>
  key === null ? `#/t/${table}` : `#/t/${table}?key=${key}`;

export const replayRoute = ({ table, no, key }: TableGame): string =>
  `${REPLAY}/${table}/${no}${key === null ? "" : `?key=${key}`}`;

export const rulesRoute = (rule: string): string => `${RULES}/${rule}`;

export const howToPlayRoute = (game: GameName): string => `${HOW_TO_PLAY}/${game}`;

export const lessonRoute = (lesson: string): string => `${LESSONS}/${lesson}`;

/** What comes after a lesson. */
export const lessonEndRoute = (lesson: string): string => `${lessonRoute(lesson)}.done`;

/** Goes to a route, unless the page is already there, with or without a key in the address. */
export function goTo(way: string): void {
  if (location.hash.split("?", 1)[0] !== way) location.hash = way;
}

/** Messengers include the full stop, bracket or quote after an address in the link. */
const withoutEnd = (address: string): string => address.replace(/[^\w-]+$/, "");

/** Links that people send are paths; in the page all routes are hashes. */
export function hashOfPath(path: string, query = ""): string | null {
  const [, kind, secret] = /^\/([itg])\/([\w-]+)$/.exec(withoutEnd(decoded(path))) ?? [];
  if (kind === undefined) return null;
  return `#/${kind}/${secret}${kind === "g" ? query : ""}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const invitationLink = (site: string, key: string): string => `${site}/i/${key}`;
/** A link to such a host leads each person to their own device. */
export const isOnlyHere = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The link to an ended game, at a moment and through the eyes of a player. */
export function gameLink(site: string, { game, at, eyes }: SharedGame): string {
  const query = new URLSearchParams({
    ...(at === null ? {} : { at: `${at}` }),
    ...(eyes === null ? {} : { eyes }),
  }).toString();
  return `${site}/g/${game}${query === "" ? "" : `?${query}`}`;
}

export const movingLink = (site: string, code: string): string => `${site}/#/me/move/${code}`;

/** The route of an address; an unknown address leads home. */
export function parseRoute(hash: string): Route {
  const [written = "", query = ""] = hash.split("?", 2);
  const path = withoutEnd(decoded(written));
  switch (path) {
    case TABLE:
      return { screen: "table", setup: new URLSearchParams(query).get("setup") };
    case SETTINGS:
      return { screen: "settings" };
    case RULES:
      return { screen: "rules", rule: null };
    case HOW_TO_PLAY:
    case howToPlayRoute("board"):
      return { screen: "howToPlay", game: "board" };
    case howToPlayRoute("card"):
      return { screen: "howToPlay", game: "card" };
    case LESSONS:
      return { screen: "lessons", lesson: null };
    case REPLAY:
      return { screen: "replay", address: null };
    default: {
      const given = new URLSearchParams(query).get("key");
      const key = given === null ? null : withoutEnd(given);
      const [, game] = /^#\/g\/([\w-]+)$/.exec(path) ?? [];
      if (game !== undefined) return { screen: "replay", address: sharedGame(game, query) };
      const [, table, no] = /^#\/replay\/([\w-]+)\/([1-9]\d{0,5})$/.exec(path) ?? [];
      if (table !== undefined) return { screen: "replay", address: { table, no: Number(no), key } };
      const [, book, page = ""] = /^#\/(rules|lessons)\/([\w.]+)$/.exec(path) ?? [];
      if (book === "rules") return { screen: "rules", rule: page };
      if (book === "lessons") return { screen: "lessons", lesson: page };
      const route = parseOnlineRoute(path, key);
      return route === null ? { screen: "home" } : { screen: "online", route };
    }
  }
}

const ROLES: readonly Role[] = [...COLOURS, AMBASSADOR];

function sharedGame(game: string, query: string): SharedGame {
  const asked = new URLSearchParams(query);
  const at = withoutEnd(asked.get("at") ?? "");
  const eyes = withoutEnd(asked.get("eyes") ?? "");
  return {
    game,
    at: /^\d{1,6}$/.test(at) ? Number(at) : null,
    eyes: ROLES.find((role) => role === eyes) ?? null,
  };
}

function parseOnlineRoute(path: string, key: string | null): OnlineRoute | null {
  switch (path) {
    case LOBBY:
      return { type: "lobby" };
    case NEW_TABLE:
      return { type: "newTable" };
    case ME:
      return { type: "me" };
  }
  const [, kind, rest = ""] = /^#\/(me\/move|i|t)\/([\w-]+)$/.exec(path) ?? [];
  switch (kind) {
    case "me/move":
      return { type: "move", code: rest };
    case "i":
      return { type: "invitation", key: rest };
    case "t":
      return { type: "table", table: rest, key };
    default:
      return null;
  }
}
