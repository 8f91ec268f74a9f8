import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { addressOf, networkOf, Tally, type Trust } from "../callers/origin.js";
import type { Limits } from "../settings/limits.js";
import type { HttpContext } from "./context.js";
import { answerError, Failure } from "./failure.js";

/** Files that are open beside the connections: the store, its threads, the page, what listens. */
const OTHER_FILES = 150;

/** How often connections that take too long are looked for. */
const LOOK = 2000;

/** How long a client may take, so that slow ones do not pile up. */
export const timeouts = (limits: Limits, { proxies }: Pick<Trust, "proxies">) => ({
  requestTimeout: limits.request,
  connectionTimeout: limits.idle,
  // Proxies keep connections for a minute or so, and must be the first to close them.
  keepAliveTimeout: proxies > 0 ? 72_000 : limits.keepAlive,
  http: {
    headersTimeout: Math.min(limits.headers, limits.request),
    requestTimeout: limits.request,
    connectionsCheckingInterval: Math.min(LOOK, limits.request / 4, limits.headers / 4),
  },
});

/** `openFiles`: as many as the system allows; null: it does not say. */
export function limitConnections(
  server: Server,
  limits: Limits,
  { proxies }: Pick<Trust, "proxies">,
  openFiles: number | null,
): void {
  const most = openFiles === null ? limits.connections : openFiles - OTHER_FILES;
  server.maxConnections = Math.max(1, Math.min(limits.connections, most));
  // All connections come from the proxy, which has to look after its own.
  if (proxies > 0) return;
  const open = new Tally();
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    if (open.of(address) >= limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.add(address);
    socket.once("close", () => open.remove(address));
  });
}

/**
 * Cuts off a client that sends many requests without waiting for their answers. Node reads hundreds of them
 * out of one packet before anything can stop it, so all other connections of this address are closed as
 * well, sockets excepted, and for a while it opens none: the next packets are never read. A proxy is one
 * address for many clients, and waits for each answer itself.
 */
export function limitUnanswered(
  server: Server,
  { unanswered, penalty }: Pick<Limits, "unanswered" | "penalty">,
  { proxies }: Pick<Trust, "proxies">,
): void {
  const waiting = new WeakMap<Socket, number>();
  const plain = new Map<string, Set<Socket>>();
  const barred = new Set<string>();
  const addressOfSocket = (socket: Socket): string => networkOf(socket.remoteAddress ?? "");
  const bar = (address: string): void => {
    barred.add(address);
    setTimeout(() => barred.delete(address), penalty).unref();
    for (const socket of plain.get(address) ?? []) socket.destroy();
  };
  if (proxies === 0) {
    server.prependListener("connection", (socket: Socket) => {
      const address = addressOfSocket(socket);
      if (barred.has(address)) return void socket.destroy();
      const others = plain.get(address) ?? new Set();
      plain.set(address, others.add(socket));
      socket.once("close", () => {
        others.delete(socket);
        if (others.size === 0 && plain.get(address) === others) plain.delete(address);
      });
    });
    server.on("upgrade", ({ socket }) => plain.get(addressOfSocket(socket))?.delete(socket));
  }
  const answers = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    // Those that came in the same packet as the one for which it was closed.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > unanswered) {
      const address = addressOfSocket(socket);
      socket.destroy();
      if (proxies === 0) bar(address);
      return;
    }
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    for (const answer of answers) answer(request, response);
  });
}

/** What a client may know about limits is in docs/api.md; only `Retry-After` is sent. */
const NO_HEADERS = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/** Counts every request to the routes of this scope, per address: all that are not static files. */
export async function limitRequests(
  app: FastifyInstance,
  { limits, trust }: Pick<HttpContext, "limits" | "trust">,
): Promise<void> {
  app.setErrorHandler(answerError);
  await app.register(rateLimit, {
    ...limits.requests,
    cache: limits.addresses,
    keyGenerator: (request) => addressOf(request.raw, trust),
    errorResponseBuilder: () => new Failure("tooFast"),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}
