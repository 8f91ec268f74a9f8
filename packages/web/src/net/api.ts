import { err, ok, type Result } from "@inkognito/engine/core";
import type { Me, Relation, TableOptions, TableSummary } from "@inkognito/protocol";
import type { TableGame } from "../shell/route.js";

/** Why the server did not do it; "offline": it could not be asked. */
export interface Failure {
  readonly code: string;
}

type ApiReply<T> = Promise<Result<T, Failure>>;

async function call<T>(method: string, path: string, body?: unknown): ApiReply<T> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    return response.ok ? ok(answer as T) : err({ code: codeOf(answer) });
  } catch {
    return err({ code: "offline" });
  }
}

function codeOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { readonly error?: { readonly code?: unknown } };
  return typeof error?.code === "string" ? error.code : "trouble";
}

/**
 * A browser that keeps no cookie would lose its identity with the next request. If the browser says
 * that cookies are off, no recovery code is used up.
 */
async function checkCookie(become: () => ApiReply<Me>): ApiReply<Me> {
  if (!navigator.cookieEnabled) return err({ code: "cookies" });
  const answer = await become();
  if (!answer.ok) return answer;
  const known: Result<Me | null, Failure> = await api.me();
  return known.ok && known.value === null ? err({ code: "cookies" }) : answer;
}

interface Lists {
  readonly listed: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** The server's HTTP interface: who I am, and which tables there are. */
export const api = {
  me: (): ApiReply<Me> => call("GET", "/me"),
  enter: (name: string, language: string): ApiReply<Me> =>
    checkCookie(() => call("POST", "/me", { name, language })),
  change: (some: { readonly name?: string; readonly language?: string }): ApiReply<Me> =>
    call("PATCH", "/me", some),
  forget: (): ApiReply<unknown> => call("DELETE", "/me"),
  signOutOthers: (): ApiReply<Me> => call("DELETE", "/me/devices"),
  recoveryCode: (): ApiReply<{ readonly code: string }> => call("POST", "/me/recovery", {}),
  movingCode: (): ApiReply<{ readonly code: string }> => call("POST", "/me/move", {}),
  recover: (code: string): ApiReply<Me> => checkCookie(() => call("POST", "/recover", { code })),
  relate: (player: string, relation: Relation): ApiReply<Me> =>
    call("PUT", `/me/relations/${player}`, { relation }),
  tables: (): ApiReply<Lists> => call("GET", "/tables"),
  open: (options: TableOptions): ApiReply<{ readonly table: string; readonly key: string }> =>
    call("POST", "/tables", { options }),
  invitation: (key: string): ApiReply<{ readonly summary: TableSummary }> =>
    call("GET", `/invitations/${key}`),
  /** The address by which others can watch this game, and nothing else of its table. */
  gameAddress: (game: TableGame): ApiReply<{ readonly address: string }> =>
    call("GET", gamePath(game, "address")),
  /** Where players on other devices find this site, if the server knows better, and the operator's pages. */
  site: (): ApiReply<{ readonly address: string | null; readonly pages: readonly string[] }> =>
    call("GET", "/site"),
  key: (): ApiReply<{ readonly publicKey: string }> => call("GET", "/key"),
};

/** Where own data are downloaded from, and games that have ended. */
export const EXPORT = "/api/me/export";
export const gameRecord = ({ table, no, key }: TableGame): string =>
  `/api${gamePath({ table, no, key }, "game.json")}`;
export const sharedRecord = (game: string): string => `/api/games/${game}/game.json`;

const gamePath = ({ table, no, key }: TableGame, part: string): string =>
  `/tables/${table}/games/${no}/${part}${key === null ? "" : `?key=${key}`}`;
