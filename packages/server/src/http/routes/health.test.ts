import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { HttpClient, startServer } from "../../testing/index.js";
import { Health, healthRoutes } from "./health.js";

/** A store that counts how often it is asked, and fails when told to. */
function counted() {
  const store = {
    asked: 0,
    fails: false,
    async check() {
      store.asked += 1;
      if (store.fails) throw new Error("no space left");
    },
  };
  const clock = { now: 0 };
  const troubles: unknown[] = [];
  const health = new Health(
    store,
    (error) => troubles.push(error),
    () => clock.now,
  );
  return { store, clock, troubles, health };
}

const times = <T>(count: number, ask: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, ask));

describe("readiness", () => {
  it("asks the store once a second, however many want to know", async () => {
    const { store, clock, health } = counted();
    const answers = await times(1000, () => health.ready());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["ok"]));
    clock.now = 999;
    await times(1000, () => health.ready());
    expect(store.asked).toBe(1);
    clock.now = 1000;
    await times(1000, () => health.ready());
    expect(store.asked).toBe(2);
  });

  it("says trouble for a second, logs it once, and then looks again", async () => {
    const { store, clock, troubles, health } = counted();
    store.fails = true;
    expect(await health.ready()).toEqual({ status: "storage" });
    store.fails = false;
    expect(await health.ready()).toEqual({ status: "storage" });
    expect(troubles).toHaveLength(1);
    clock.now = 1000;
    expect(await health.ready()).toEqual({ status: "ok" });
  });
});

describe("a process that is not sure what time it is", () => {
  it("lives, but is not to be sent anyone", async () => {
    const { health } = counted();
    const time = { isSure: false };
    const app = fastify();
    healthRoutes(app, health, time, { max: 10, timeWindow: 1000 });
    const unsure = await app.inject("/health");
    expect([unsure.statusCode, unsure.json()]).toEqual([503, { status: "clock" }]);
    expect((await app.inject("/health/live")).statusCode).toBe(200);
    time.isSure = true;
    expect((await app.inject("/health")).json()).toEqual({ status: "ok" });
    await app.close();
  });
});

describe("health over HTTP", { timeout: 60_000 }, () => {
  it("tells whether the process serves, and whether it lives", async () => {
    const server = await startServer();
    for (const path of ["/health", "/health/live"]) {
      const response = await new HttpClient(server.site).fetch(path);
      expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    await server.stop();
  });
});
