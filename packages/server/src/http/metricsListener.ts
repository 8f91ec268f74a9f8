import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Metrics } from "../monitoring/metrics.js";
import type { ListenAddress } from "../settings/env.js";

/** Takes the same time whichever part of the token is wrong. */
export function isBearer(authorization: string | undefined, token: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token));
}

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Was this listener asked for under a name of its own? A page that lets its own name point to this
 * machine (DNS rebinding) sends that name. An address as a number cannot be made to point elsewhere.
 */
export function isOwnName(hostHeader: string | undefined, listening: string): boolean {
  const [, ipv6, name = ""] =
    /^(?:\[([\da-fA-F:.]+)\]|([^:[\]]+))(?::\d+)?$/.exec(hostHeader ?? "") ?? [];
  const asked = (ipv6 ?? name).toLowerCase();
  return isIP(asked) !== 0 || asked === "localhost" || asked === listening.toLowerCase();
}

async function answerTo(
  { headers, method, url }: IncomingMessage,
  listening: string,
  metrics: Metrics,
): Promise<readonly [number, string]> {
  if (!isOwnName(headers.host, listening)) {
    return [421, "ask for this listener by its address, or by the name in INKOGNITO_METRICS\n"];
  }
  if (method !== "GET" || url !== "/metrics") return [404, "only GET /metrics is answered here\n"];
  return [200, await metrics.metrics()];
}

export interface MetricsListener {
  /** Where to read. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Counts of frames and commits tell, where little is going on, that a player whispered. So they are
 * served only where the operator said so: to a bearer token, or on this listener, which serves nothing
 * else. Rejected with the error of the socket if it cannot listen.
 */
export async function listenForMetrics(
  { host, port }: ListenAddress,
  metrics: Metrics,
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: 10_000, keepAliveTimeout: 5_000 });
  server.maxConnections = 20;
  server.on("request", async (request, response) => {
    const [status, text] = await answerTo(request, host, metrics);
    response.writeHead(status, {
      "cache-control": "no-store",
      "content-type": status === 200 ? metrics.contentType : "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    response.end(text);
  });
  server.listen(port, host);
  await once(server, "listening");
  const bound = server.address();
  return {
    port: typeof bound === "object" && bound !== null ? bound.port : port,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
