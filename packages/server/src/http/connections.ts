import type { Server } from "node:http";
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
 * Closes a connection with too many requests that are not answered yet. A client may send them without
 * waiting, hundreds in one packet, and not read a single answer.
 */
export function limitUnanswered(app: FastifyInstance, { unanswered }: Limits): void {
  const open = new WeakMap<Socket, number>();
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    reply.raw.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count <= unanswered && !socket.destroyed) return done();
    socket.destroy();
    // Those that came in the same packet are not handled, either.
    reply.hijack();
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
