import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Attacker,
  again,
  CONTINUATION,
  closed,
  flood,
  frame,
  many,
  PING,
  PONG,
  TEXT,
  trickle,
  upgrade,
} from "./connections.js";
import type { Target } from "./target.js";

/** Attacks until the signal says so. */
type Attack = (attacker: Attacker, target: Target) => Promise<void>;

/** Sends these frames on some sockets, half of them of people, and reads nothing. */
const floodOf =
  (bytes: Buffer): Attack =>
  (attacker, { cookies }) =>
    again(attacker, 4, async (socket, at) => {
      await upgrade(socket, at % 2 === 0 ? null : (cookies[at] ?? null));
      socket.pause();
      await flood(socket, many(bytes));
    });

const hello = ({ table, key }: Target): Buffer =>
  frame(
    TEXT,
    JSON.stringify({
      ...{ type: "hello", version: 1, table, key },
      seen: { table: 0, game: 0, told: 0 },
    }),
  );

/** Asks for these again and again, several at a time; as the first hostile person or as none. */
const asking =
  (
    pathsOf: (target: Target) => readonly string[],
    by: "person" | "stranger" = "stranger",
  ): Attack =>
  async ({ port, from, signal }, target) => {
    const paths = pathsOf(target);
    const agent = new Agent({ keepAlive: true, maxSockets: 10 });
    const headers = by === "stranger" ? {} : { cookie: target.cookies[0] };
    const ask = (path: string): Promise<void> =>
      new Promise((resolve) => {
        const asked = httpRequest(
          { ...{ agent, port, path, signal, headers }, host: "127.0.0.1", localAddress: from },
          (response) => response.resume().once("close", resolve),
        );
        asked.once("error", () => setTimeout(resolve, 20)).end();
      });
    const one = async (at: number): Promise<void> => {
      for (let i = at; !signal.aborted; i += 1) await ask(paths[i % paths.length] ?? "/");
    };
    await Promise.all(Array.from({ length: 10 }, (_, at) => one(at)));
    agent.destroy();
  };

const BIG = "🎭".repeat(150);
const WISHES = [
  { type: "note", game: 1, text: BIG.repeat(20) },
  { type: "say", text: BIG },
  { type: "legal" },
  { type: "view" },
  { type: "earlier", before: 3000 },
];

/** Ten requests a second: as many as are answered without end. */
async function requesting(socket: Socket): Promise<void> {
  for (let i = 0; !socket.destroyed; i += 1) {
    const wish = { ...WISHES[i % WISHES.length], id: `request-${i}` };
    socket.write(frame(TEXT, JSON.stringify(wish)));
    await wait(100);
  }
}

/** Everything that one client can do to all others, by its name. */
export const ATTACKS = {
  bigPings: floodOf(frame(PING, "p".repeat(125))),
  smallPings: floodOf(frame(PING, "")),
  pongs: floodOf(frame(PONG, "I am here")),
  fragments: floodOf(frame(CONTINUATION, "x", false)),
  messages: (attacker, target) =>
    again(attacker, 4, async (socket, at) => {
      await upgrade(socket, target.cookies[at] ?? null);
      socket.write(hello(target));
      socket.resume();
      await flood(socket, many(frame(TEXT, '{"type":"ping","id":"a"}')));
    }),
  slowBodies: (attacker) =>
    again(attacker, 200, async (socket) => {
      socket.write(
        "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n",
      );
      await trickle(socket, " ");
    }),
  slowHeaders: (attacker) =>
    again(attacker, 200, async (socket) => {
      socket.write("GET /api/me HTTP/1.1\r\nHost: a\r\n");
      await trickle(socket, "X: x\r\n");
    }),
  /** Connections and sockets of which nothing is ever heard. */
  idle: (attacker) =>
    again(attacker, 200, async (socket, at) => {
      if (at % 2 === 0) await upgrade(socket, null);
      await closed(socket);
    }),
  /** Enter a table with a long log again and again. */
  entering: (attacker, target) =>
    again(attacker, 4, async (socket, at) => {
      await upgrade(socket, target.cookies[at] ?? null);
      socket.write(hello(target));
      await Promise.race([once(socket, "data"), closed(socket)]);
      socket.end();
    }),
  /** At a table, as fast as is allowed: notes, talk, and everything that the server has to work out. */
  requests: (attacker, target) =>
    again(attacker, 4, async (socket, at) => {
      await upgrade(socket, target.cookies[at] ?? null);
      socket.write(hello(target));
      socket.resume();
      await requesting(socket);
    }),
  /** Requests in packets of hundreds, of whose answers none is read. */
  unreadAnswers: (attacker) =>
    again(attacker, 50, async (socket) => {
      socket.pause();
      await flood(socket, many(Buffer.from("GET /api/tables HTTP/1.1\r\nhost: a\r\n\r\n")));
    }),
  slowReaders: (attacker, target) =>
    again(attacker, 100, async (socket, at) => {
      await upgrade(socket, target.cookies[at % target.cookies.length] ?? null);
      socket.pause();
      socket.write(hello(target));
      const timer = setInterval(() => socket.write(frame(PONG, "I am here")), 1000);
      await closed(socket);
      clearInterval(timer);
    }),
  connects: (attacker) =>
    again(attacker, 20, async (socket) => {
      await upgrade(socket, null);
    }),
  previews: asking(({ table, key }) => [`/t/${table}`, `/i/${key}`]),
  invitations: asking(({ key }) => [`/api/invitations/${key}`]),
  files: asking(({ table }) => [`/api/tables/${table}/games/1/game.json`]),
  exports: asking(() => ["/api/me/export"], "person"),
  lists: asking(() => ["/api/tables"], "person"),
  health: asking(() => ["/health", "/health/live"]),
} satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof ATTACKS;
export const ATTACK_NAMES = Object.keys(ATTACKS) as AttackName[];
