import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import type { TLSSocket } from "node:tls";

/** How much of what a request says about itself is believed. */
export interface Trust {
  readonly origin: string | null;
  readonly proxies: number;
}

/** Who is asking, for limits: an IPv6 household has a whole network of addresses. */
export function addressOf(request: IncomingMessage, { proxies }: Trust): string {
  const said = forwarded(request, "x-forwarded-for", proxies) ?? "";
  return networkOf(isIP(said) === 0 ? (request.socket.remoteAddress ?? "") : said);
}

/** Where the page this request comes from has to come from. */
export function siteOf(request: IncomingMessage, { origin, proxies }: Trust): string {
  if (origin !== null) return origin;
  const host = forwarded(request, "x-forwarded-host", proxies) ?? request.headers.host ?? "";
  return `${schemeOf(request, proxies)}://${HOST.test(host) ? host : NOWHERE}`;
}

/** A name or an address, with or without a port. The page and its previews repeat it. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d._-]{1,253})(?::\d{1,5})?$/i;
/** No site has this name (RFC 2606). */
const NOWHERE = "host.invalid";

export const isOverTls = (request: IncomingMessage, trust: Trust): boolean =>
  siteOf(request, trust).startsWith("https:");

/**
 * Does the page say that it was loaded over TLS, though the operator has not told us of any? Then a
 * proxy ends TLS in front of us and passes the host on, but not the scheme.
 */
export function isUnannouncedTls(request: IncomingMessage, trust: Trust): boolean {
  const { origin } = request.headers;
  if (origin === undefined || trust.origin !== null || isOverTls(request, trust)) return false;
  return origin.startsWith("https://") && isFromHere(request, trust);
}

/**
 * Does this request come from our own page? Browsers always say so, and only browsers carry the
 * cookie of another person; a program that says nothing acts for itself.
 */
export function isFromHere(request: IncomingMessage, trust: Trust): boolean {
  const { origin, "sec-fetch-site": from } = request.headers;
  if (origin === undefined) {
    return from === undefined || from === "same-origin" || from === "none";
  }
  const site = siteOf(request, trust);
  // A proxy that ends TLS without telling us changes the scheme, never the host.
  if (trust.origin !== null) return origin === site;
  const host = hostOf(origin);
  if (host === null) return false;
  return host === hostOf(site) || host === hostAtProxy(request, trust);
}

/**
 * The host that a proxy was asked for, if it replaces Host and says so, as Apache does. The page of
 * another site cannot send this header: browsers would have to ask us first, and for a WebSocket they
 * set no headers at all. So it says which page is asking, though it says nothing of who is asking.
 */
function hostAtProxy(request: IncomingMessage, { proxies }: Trust): string | null {
  if (proxies > 0 || !isNearby(request)) return null;
  const host = forwarded(request, "x-forwarded-host", 1) ?? "";
  return HOST.test(host) ? hostOf(`http://${host}`) : null;
}

/** Does the connection come from this machine or a private network, as that of a proxy does? */
export const isNearby = ({ socket }: IncomingMessage): boolean =>
  NEARBY.test(networkOf(socket.remoteAddress ?? ""));

const NEARBY =
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^0:0:0:0::\/64$|^f[cd][\da-f]{2}:/i;

/**
 * Was this typed on the machine itself, and did it come here directly? Then the page is at an address
 * that leads every other device elsewhere.
 */
export function isAskedOnThisMachine({ headers, socket }: IncomingMessage): boolean {
  const from = networkOf(socket.remoteAddress ?? "");
  const isForwarded = ["forwarded", "via", ...FORWARDED].some(
    (name) => headers[name] !== undefined,
  );
  return THIS_MACHINE.test(from) && LOCAL_HOST.test(headers.host ?? "") && !isForwarded;
}

const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];
const THIS_MACHINE = /^127\.|^0:0:0:0::\/64$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host || null : null;

function schemeOf(request: IncomingMessage, proxies: number): "http" | "https" {
  const said = forwarded(request, "x-forwarded-proto", proxies);
  if (said !== null) return said === "https" ? "https" : "http";
  return (request.socket as Partial<TLSSocket>).encrypted === true ? "https" : "http";
}

/** Each proxy appends an entry; earlier entries may be forged by the client. */
function forwarded(request: IncomingMessage, header: string, proxies: number): string | null {
  const value = request.headers[header];
  if (proxies === 0 || value === undefined) return null;
  const entries = (Array.isArray(value) ? value.join(",") : value).split(",");
  return entries.at(Math.max(-proxies, -entries.length))?.trim() || null;
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = "", back] = address.split("::");
  const groups = front === "" ? [] : front.split(":");
  const behind = back === undefined || back === "" ? [] : back.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => "0");
  const all = back === undefined ? groups : [...groups, ...zeros, ...behind];
  return `${all.slice(0, 4).join(":")}::/64`;
}

/** How many of each there are; nothing is kept of those who have gone. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** How many different keys there are. */
  get size(): number {
    return this.#counts.size;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const count = this.of(key) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
