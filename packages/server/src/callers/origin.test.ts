import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  isAskedOnThisMachine,
  isFromHere,
  isOverTls,
  isUnannouncedTls,
  siteOf,
} from "./origin.js";

const asking = (
  headers: Readonly<Record<string, string>>,
  remoteAddress = "192.0.2.7",
): IncomingMessage => ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const ALONE = { origin: null, proxies: 0 };
const BEHIND = { origin: null, proxies: 1 };

describe("who is asking", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
  ])("%s counts as %s", (address, expected) => {
    expect(addressOf(asking({}, address), ALONE)).toBe(expected);
  });

  it("is not believed without a proxy", () => {
    expect(addressOf(asking({ "x-forwarded-for": "198.51.100.1" }), ALONE)).toBe("192.0.2.7");
  });

  it.each([
    [1, "198.51.100.1", "198.51.100.1"],
    // What the client itself wrote stands in front of what the proxy added.
    [1, "203.0.113.9, 198.51.100.1", "198.51.100.1"],
    [2, "203.0.113.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
    [2, "198.51.100.1", "198.51.100.1"],
  ])("is what the last of %d proxies said: %s", (proxies, said, expected) => {
    const trust = { origin: null, proxies };
    expect(addressOf(asking({ "x-forwarded-for": said }), trust)).toBe(expected);
  });

  it.each(["unknown", "x".repeat(9000), "192.0.2.300", "<b>", "203.0.113.9, nonsense", ""])(
    "is the proxy itself where it does not say an address: %s",
    (said) => {
      expect(addressOf(asking({ "x-forwarded-for": said }), BEHIND)).toBe("192.0.2.7");
    },
  );
});

describe("where the site is", () => {
  it.each([
    ["what was asked for", ALONE, { host: "a.example:8017" }, "http://a.example:8017"],
    [
      "what the proxy was asked for",
      BEHIND,
      { host: "inside", "x-forwarded-host": "a.example", "x-forwarded-proto": "https" },
      "https://a.example",
    ],
    [
      "not what a stranger says",
      ALONE,
      { host: "a.example", "x-forwarded-host": "b.example", "x-forwarded-proto": "https" },
      "http://a.example",
    ],
    [
      "what is set",
      { origin: "https://a.example", proxies: 0 },
      { host: "inside" },
      "https://a.example",
    ],
  ] as const)("is %s", (_what, trust, headers, expected) => {
    expect(siteOf(asking(headers), trust)).toBe(expected);
    expect(isOverTls(asking(headers), trust)).toBe(expected.startsWith("https"));
  });
});

describe("a host that cannot be one", () => {
  it.each([
    "",
    "a b",
    'a"><script>',
    "a/b",
    "a@b",
    "a.example:port",
    "a".repeat(300),
    "[::1",
    "a\\b",
  ])("is not repeated: %s", (host) => {
    expect(siteOf(asking({ host }), ALONE)).toBe("http://host.invalid");
    expect(siteOf(asking({ "x-forwarded-host": host, host }), BEHIND)).toBe("http://host.invalid");
    expect(isFromHere(asking({ host, origin: "null" }), ALONE)).toBe(false);
  });

  it.each([
    "a.example",
    "A.example:8017",
    "127.0.0.1:80",
    "[::1]:8017",
    "my_box",
    "xn--bcher-kva.example",
  ])("%s can be one", (host) => {
    expect(siteOf(asking({ host }), ALONE)).toBe(`http://${host}`);
  });
});

describe("TLS of which the operator has not told", () => {
  const host = "a.example";
  it.each([
    ["a page over https", true, ALONE, { host, origin: "https://a.example" }],
    ["a page over http", false, ALONE, { host, origin: "http://a.example" }],
    ["a page of another host", false, ALONE, { host, origin: "https://b.example" }],
    ["a request without an origin", false, ALONE, { host }],
    [
      "a proxy that says so",
      false,
      BEHIND,
      { host, origin: "https://a.example", "x-forwarded-proto": "https" },
    ],
    ["a proxy that says nothing", true, BEHIND, { host, origin: "https://a.example" }],
    [
      "an origin that is set",
      false,
      { origin: "https://a.example", proxies: 0 },
      { host, origin: "https://a.example" },
    ],
  ] as const)("%s: %s", (_what, expected, trust, headers) => {
    expect(isUnannouncedTls(asking(headers), trust)).toBe(expected);
  });
});

describe("a request from our own page", () => {
  const host = "a.example:8017";
  const set = { origin: "https://play.example", proxies: 0 };
  it.each([
    ["the same origin", true, ALONE, { host, origin: "http://a.example:8017" }],
    ["TLS in front", true, ALONE, { host, origin: "https://a.example:8017" }],
    ["another host", false, ALONE, { host, origin: "http://b.example:8017" }],
    ["another port", false, ALONE, { host, origin: "http://a.example" }],
    ["a host that begins alike", false, ALONE, { host, origin: "http://a.example:80170" }],
    ["a sandboxed frame", false, ALONE, { host, origin: "null" }],
    ["nonsense", false, ALONE, { host, origin: "a.example:8017" }],
    ["a program", true, ALONE, { host }],
    ["a browser that hides its origin", false, ALONE, { host, "sec-fetch-site": "cross-site" }],
    ["a neighbour", false, ALONE, { host, "sec-fetch-site": "same-site" }],
    ["our page without an origin", true, ALONE, { host, "sec-fetch-site": "same-origin" }],
    ["the origin that is set", true, set, { host, origin: "https://play.example" }],
    ["its other scheme", false, set, { host, origin: "http://play.example" }],
    ["the inner host where another is set", false, set, { host, origin: "http://a.example:8017" }],
  ] as const)("%s: %s", (_what, expected, trust, headers) => {
    expect(isFromHere(asking(headers), trust)).toBe(expected);
  });
});

describe("a request through a proxy that replaces Host", () => {
  const origin = "https://play.example";
  const host = "127.0.0.1:8017";
  const said = { host, origin, "x-forwarded-host": "play.example" };
  const set = { origin: "https://other.example", proxies: 0 };
  it.each([
    ["on this machine", true, ALONE, said, "127.0.0.1"],
    ["on this machine, over IPv6", true, ALONE, said, "::1"],
    ["in a network of containers", true, ALONE, said, "::ffff:172.18.0.3"],
    ["on the internet", false, ALONE, said, "203.0.113.5"],
    ["that says nothing", false, ALONE, { host, origin }, "127.0.0.1"],
    ["for the page of another site", false, ALONE, { ...said, origin: "https://b.example" }, "::1"],
    ["for a sandboxed frame", false, ALONE, { ...said, origin: "null" }, "127.0.0.1"],
    [
      "that repeats what the client wrote in front of its own",
      false,
      ALONE,
      { host, origin, "x-forwarded-host": "play.example, inside" },
      "127.0.0.1",
    ],
    ["where another origin is set", false, set, said, "127.0.0.1"],
    ["with a host that is none", false, ALONE, { ...said, "x-forwarded-host": "a b" }, "127.0.0.1"],
  ] as const)("%s: %s", (_what, expected, trust, headers, from) => {
    expect(isFromHere(asking(headers, from), trust)).toBe(expected);
  });
});

describe("a page at an address of this machine only", () => {
  const host = "localhost:8017";
  it.each([
    ["its name", true, { host }, "127.0.0.1"],
    ["its number", true, { host: "127.0.0.1:8017" }, "::ffff:127.0.0.1"],
    ["its number in IPv6", true, { host: "[::1]:8017" }, "::1"],
    ["its address in the network", false, { host: "192.168.0.7:8017" }, "192.168.0.7"],
    ["another machine that pretends", false, { host }, "192.168.0.9"],
    ["a proxy", false, { host, "x-forwarded-for": "203.0.113.5" }, "127.0.0.1"],
    ["a proxy that only says its name", false, { host, via: "1.1 proxy" }, "127.0.0.1"],
    ["a name that leads to it", false, { host: "evil.example:8017" }, "127.0.0.1"],
  ] as const)("%s: %s", (_what, expected, headers, from) => {
    expect(isAskedOnThisMachine(asking(headers, from))).toBe(expected);
  });
});
