import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { BYE_CODES, type PlayerId } from "@inkognito/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProxyAdvice } from "../callers/proxyAdvice.js";
import { Metrics } from "../monitoring/metrics.js";
import { People } from "../people/people.js";
import { LIMITS } from "../settings/limits.js";
import { hashOf, type Store } from "../store/store.js";
import { type ClientOptions, TestClient } from "../testing/client.js";
import { tableOptions } from "../testing/options.js";
import { Simulation } from "../testing/simulation.js";
import { Rates } from "./rates.js";
import { SocketGateway } from "./socketGateway.js";

let simulation: Simulation;
let server: Server;
let gateway: SocketGateway;
/** The real store, some of it behaving otherwise. */
let otherwise: Partial<Store>;
const errors: string[] = [];

async function openGateway({ shared = false, heartbeat = LIMITS.heartbeat } = {}): Promise<void> {
  const limits = { ...LIMITS, heartbeat };
  const store = new Proxy(simulation.store, {
    get: (target, name: keyof Store) => otherwise[name] ?? target[name],
  });
  const time = { now: () => Date.now() };
  const trust = { origin: null, proxies: 0 };
  gateway = new SocketGateway({
    registry: simulation.registry,
    people: new People(store, time.now),
    limits,
    rates: new Rates(limits, time),
    ...{ trust, advice: new ProxyAdvice(trust, (line) => void errors.push(line)) },
    shared,
    metrics: new Metrics(),
    refusals: { inc: () => undefined },
    log: { error: (_fields, message) => void errors.push(message) },
    time,
  });
  server = createServer();
  gateway.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

beforeEach(async () => {
  simulation = await Simulation.open();
  otherwise = {};
  errors.length = 0;
});
afterEach(async () => {
  await gateway.close();
  server.close();
  await simulation.close();
});

/** Someone with two browsers, at a table of their own. */
async function twoBrowsers() {
  const people = new People(simulation.store, Date.now);
  const { player, secret } = await people.create({ name: "Ada", language: "en" });
  const code = await people.newRecoveryCode(player.id);
  const other = (await people.recover(code, undefined))?.secret ?? "";
  const { table } = await simulation.table(tableOptions(), player.id);
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = (cookie: string): ClientOptions => ({
    site,
    cookie: `inkognito=${cookie}`,
    table,
  });
  return { player: player.id, own: options(secret), other: options(other), secret };
}

const isHere = async (client: TestClient): Promise<boolean> =>
  (await client.request({ type: "ping" })).type === "done";

describe("a dismissal", () => {
  it("leaves the one browser that is excepted, with all its pages", async () => {
    await openGateway();
    const { player, own, other, secret } = await twoBrowsers();
    const kept = [await TestClient.join(own), await TestClient.join(own)];
    const lost = [await TestClient.join(other), await TestClient.join(other)];
    gateway.dismiss(player, hashOf(secret));
    for (const each of lost) expect(await each.untilClosed()).toBe(BYE_CODES.notHere);
    for (const each of kept) expect(await isHere(each)).toBe(true);
    gateway.dismiss(player);
    for (const each of kept) expect(await each.untilClosed()).toBe(BYE_CODES.notHere);
  });

  it("is not missed by a browser that was just coming in", async () => {
    await openGateway();
    const { player, own, other, secret } = await twoBrowsers();
    let asked = 0;
    otherwise = {
      playerByToken: async (token) => {
        asked += 1;
        const found = await simulation.store.playerByToken(token);
        // Read before the others were signed out, and answered after it.
        if (asked === 1) {
          await simulation.store.keepOnlyToken(player, hashOf(secret));
          gateway.dismiss(player, hashOf(secret));
        }
        return found;
      },
    };
    await expect(TestClient.join(other)).rejects.toThrow();
    expect(asked).toBe(2);
    expect(await isHere(await TestClient.join(own))).toBe(true);
  });

  it("by another process is noticed at a heartbeat", async () => {
    await openGateway({ shared: true, heartbeat: 250 });
    const { player, own, other, secret } = await twoBrowsers();
    const [kept, lost] = [await TestClient.join(own), await TestClient.join(other)];
    await simulation.store.keepOnlyToken(player, hashOf(secret));
    expect(await lost.untilClosed()).toBe(BYE_CODES.notHere);
    expect(await isHere(kept)).toBe(true);
    await simulation.store.deletePlayer(player);
    expect(await kept.untilClosed()).toBe(BYE_CODES.notHere);
    expect(errors).toEqual([]);
  });

  it("is not a matter of a store that does not answer", async () => {
    const { promise: failed, resolve: fail } = deferred();
    otherwise = {
      knownTokens: async () => {
        fail();
        throw new Error("away");
      },
    };
    await openGateway({ shared: true, heartbeat: 250 });
    const { own } = await twoBrowsers();
    const client = await TestClient.join(own);
    await failed;
    expect(await isHere(client)).toBe(true);
    expect(errors).toContain("it could not be checked which browsers are signed in");
  });
});

describe("while a person is suspended", () => {
  /** When all that the client has sent so far was received, and done as far as it may be. */
  async function heard(client: TestClient): Promise<void> {
    client.sendRaw('{"type":"fly","id":"marker"}');
    await client.until(() =>
      client.received.some((each) => each.type === "refused" && each.re === "marker"),
    );
    await simulation.settled();
  }

  const seats = async (player: PlayerId): Promise<number> =>
    (await simulation.registry.queries.lists(player)).mine.reduce(
      (sum, { people }) => sum + people,
      0,
    );

  it("what they ask waits, and is done in its order afterwards", async () => {
    await openGateway();
    const { player, own } = await twoBrowsers();
    const client = await TestClient.join(own);
    const { promise: work, resolve: finish } = deferred();
    const suspended = gateway.suspendWhile(player, () => work);
    const first = client.request({ type: "sit", seat: 0 });
    const second = client.request({ type: "say", text: "seated" });
    // A line that comes in meanwhile has to wait, too.
    const late = await TestClient.join(own);
    const third = late.request({ type: "invite" });
    for (const each of [client, late]) {
      await heard(each);
      expect(each.received.map(({ type }) => type)).not.toContain("done");
    }
    expect(await seats(player)).toBe(0);
    finish();
    await suspended;
    const answers = await Promise.all([first, second, third]);
    expect(answers.map(({ type }) => type)).toEqual(["done", "done", "done"]);
  });

  it("so much waits and no more", async () => {
    await openGateway();
    const { player, own } = await twoBrowsers();
    const client = await TestClient.join(own);
    const { promise: work, resolve: finish } = deferred();
    const suspended = gateway.suspendWhile(player, () => work);
    const waiting = Array.from({ length: LIMITS.early }, () => client.request({ type: "ping" }));
    const refusal = { type: "refused", refusal: { code: "tooFast" } };
    expect(await client.request({ type: "ping" })).toMatchObject(refusal);
    finish();
    await suspended;
    for (const answer of await Promise.all(waiting)) expect(answer.type).toBe("done");
  });

  it("nothing of it is done once they are dismissed", async () => {
    await openGateway();
    const { player, own } = await twoBrowsers();
    const client = await TestClient.join(own);
    let answer: Promise<unknown> | null = null;
    await gateway.suspendWhile(player, async () => {
      answer = client.request({ type: "sit", seat: 0 }).catch(() => "unanswered");
      await heard(client);
      gateway.dismiss(player);
    });
    expect(await client.untilClosed()).toBe(BYE_CODES.notHere);
    await simulation.settled();
    expect(await answer).toBe("unanswered");
    expect(await seats(player)).toBe(0);
  });

  it("by two at once they wait for both, also when one of them fails", async () => {
    await openGateway();
    const { player, own } = await twoBrowsers();
    const client = await TestClient.join(own);
    const { promise: work, resolve: finish } = deferred();
    const suspended = gateway.suspendWhile(player, () => work);
    const failing = gateway.suspendWhile(player, () => Promise.reject(new Error("full")));
    await expect(failing).rejects.toThrow("full");
    const answer = client.request({ type: "sit", seat: 0 });
    await heard(client);
    expect(await seats(player)).toBe(0);
    finish();
    await suspended;
    expect(await answer).toMatchObject({ type: "done" });
    expect(await seats(player)).toBe(1);
  });
});

function deferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
