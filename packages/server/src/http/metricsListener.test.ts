import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Metrics } from "../monitoring/metrics.js";
import { isBearer, isOwnName, listenForMetrics, type MetricsListener } from "./metricsListener.js";

describe("the token of the metrics", () => {
  it.each([
    ["Bearer sesame-sesame-sesame", true],
    ["bearer  sesame-sesame-sesame", true],
    ["Bearer sesame-sesame-sesam", false],
    ["Bearer sesame-sesame-sesame sesame", false],
    ["Basic sesame-sesame-sesame", false],
    ["sesame-sesame-sesame", false],
    ["Bearer ", false],
    [undefined, false],
  ])("%s: %s", (authorization, expected) => {
    expect(isBearer(authorization, "sesame-sesame-sesame")).toBe(expected);
  });
});

describe("the name under which the metrics are asked for", () => {
  it.each([
    ["127.0.0.1:9100", true],
    ["10.0.0.7", true],
    ["[::1]:9100", true],
    ["localhost:9100", true],
    ["Metrics.Internal:9100", true],
    ["rebound.example:9100", false],
    ["127.0.0.1.rebound.example:9100", false],
    ["localhost.rebound.example", false],
    ["metrics.internal@rebound.example", false],
    ["[rebound.example]:9100", false],
    ["", false],
    [undefined, false],
  ])("%s: %s", (host, expected) => {
    expect(isOwnName(host, "metrics.internal")).toBe(expected);
  });
});

describe("the listener of the metrics", () => {
  let listener: MetricsListener;
  beforeAll(async () => {
    const metrics = new Metrics();
    metrics.counter("things_total", "Things.").inc();
    listener = await listenForMetrics({ host: "127.0.0.1", port: 0 }, metrics);
  });
  afterAll(() => listener.close());

  const ask = (method: string, path: string, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = listener;
      request({ host: "127.0.0.1", port, method, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });

  it.each([
    ["GET", "/metrics", "127.0.0.1", 200],
    ["GET", "/metrics", "rebound.example", 421],
    ["GET", "/", "127.0.0.1", 404],
    ["GET", "/api/tables", "127.0.0.1", 404],
    ["POST", "/metrics", "127.0.0.1", 404],
  ])("%s %s of %s: %d", async (method, path, host, status) => {
    expect(await ask(method, path, host)).toBe(status);
  });
});
