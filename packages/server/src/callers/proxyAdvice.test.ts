import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { ProxyAdvice } from "./proxyAdvice.js";

function listening(trust = { origin: null as string | null, proxies: 0 }) {
  const lines: string[] = [];
  const advice = new ProxyAdvice(trust, (line) => lines.push(line));
  const from = (headers: Readonly<Record<string, string>>, remoteAddress = "127.0.0.1") =>
    ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
  return { lines, advice, from };
}

const HOST = "127.0.0.1:8017";

describe("advice about a proxy", () => {
  it("names the origin of a page that was refused, once", () => {
    const { lines, advice, from } = listening();
    const request = from({ host: HOST, origin: "https://play.example" });
    advice.refused(request);
    advice.refused(request);
    expect(lines).toEqual([
      "a page at https://play.example was refused, because this site is at 127.0.0.1:8017. " +
        "If people open your site at https://play.example, set INKOGNITO_ORIGIN=https://play.example",
    ]);
  });

  it("is still given after strangers have caused some, but not for ever", () => {
    const { lines, advice, from } = listening();
    for (const origin of ["null", "https://a\nb", "http://a", "http://b", "http://c", "http://d"]) {
      advice.refused(from({ host: HOST, origin }));
    }
    expect(lines.map((line) => /http:\/\/\w+/.exec(line)?.[0])).toEqual([
      "http://a",
      "http://b",
      "http://c",
    ]);
  });

  it.each([
    ["through a proxy that is not counted", 1, 0, "127.0.0.1"],
    ["through a proxy that is counted", 0, 1, "127.0.0.1"],
    ["from a stranger who pretends", 0, 0, "203.0.113.5"],
  ] as const)("on limits, %s: %d", (_what, expected, proxies, address) => {
    const { lines, advice, from } = listening({ origin: "https://play.example", proxies });
    const request = from({ host: HOST, "x-forwarded-for": "198.51.100.1" }, address);
    advice.look(request);
    advice.look(request);
    expect(lines.filter((line) => line.includes("INKOGNITO_TRUST_PROXY=1"))).toHaveLength(expected);
  });
});
