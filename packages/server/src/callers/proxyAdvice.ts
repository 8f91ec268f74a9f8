import type { IncomingMessage } from "node:http";
import { isNearby, isUnannouncedTls, type Trust } from "./origin.js";

/** More than one, because a stranger can cause the first ones. */
const MOST_REFUSED = 3;

/** Tells the operator once what to set, when requests show that a proxy stands in front of the server. */
export class ProxyAdvice {
  readonly #trust: Trust;
  readonly #warn: (line: string) => void;
  readonly #given = new Set<string>();
  readonly #refused = new Set<string>();

  constructor(trust: Trust, warn: (line: string) => void) {
    this.#trust = trust;
    this.#warn = warn;
  }

  /** Called with every request. */
  look(request: IncomingMessage): void {
    if (isUnannouncedTls(request, this.#trust)) {
      this.#once(
        "the page is loaded over https, but this server was not told: set INKOGNITO_ORIGIN=https://…, " +
          "or INKOGNITO_TRUST_PROXY=1 if the proxy sends X-Forwarded-Proto",
      );
    }
    const isProxied = request.headers["x-forwarded-for"] !== undefined && isNearby(request);
    if (this.#trust.proxies === 0 && isProxied) {
      this.#once(
        "requests come through a proxy, so all players share the limits of its address: " +
          "set INKOGNITO_TRUST_PROXY=1",
      );
    }
  }

  /** Called with a request that was refused because of its origin. */
  refused({ headers }: IncomingMessage): void {
    const { origin = "", host = "" } = headers;
    const isKnown = this.#refused.has(origin);
    if (!ORIGIN.test(origin) || isKnown || this.#refused.size === MOST_REFUSED) return;
    this.#refused.add(origin);
    const expected = this.#trust.origin ?? host;
    this.#warn(
      `a page at ${origin} was refused, because this site is at ${expected}. ` +
        `If people open your site at ${origin}, set INKOGNITO_ORIGIN=${origin}`,
    );
  }

  #once(line: string): void {
    if (this.#given.has(line)) return;
    this.#given.add(line);
    this.#warn(line);
  }
}

const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,260}$/;
