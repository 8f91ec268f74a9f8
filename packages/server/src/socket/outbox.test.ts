import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { LIMITS } from "../settings/limits.js";
import { RecordingStream, socketOver } from "../testing/testSocket.js";
import { Backlog, Outbox, type Outlet, type Reader } from "./outbox.js";

/** A client that is cut off reads nothing any more. */
class Client implements Reader {
  unread = 0;
  isCut = false;
  readonly #backlog: Backlog;

  constructor(backlog: Backlog) {
    this.#backlog = backlog;
  }

  wait(bytes: number): void {
    this.unread = bytes;
    this.#backlog.set(this, bytes);
  }

  cut(): void {
    this.isCut = true;
  }
}

function started() {
  const backlog = new Backlog(100);
  const clients = [1, 2, 3, 4].map(() => new Client(backlog)) as [Client, Client, Client, Client];
  return { backlog, clients, cut: () => clients.map(({ isCut }) => isCut) };
}

describe("the backlog of all sockets", () => {
  it("cuts off those that have read nothing for the longest time, and only as many as needed", () => {
    const { backlog, clients, cut } = started();
    const [a, b, c, d] = clients;
    a.wait(30);
    b.wait(30);
    c.wait(30);
    // It reads, so it is not the slowest.
    a.wait(20);
    d.wait(30);
    expect(cut()).toEqual([false, true, false, false]);
    expect(backlog.bytes).toBe(80);
  });

  it("asks first what has been read meanwhile", () => {
    const { backlog, clients, cut } = started();
    const [a, b] = clients;
    a.wait(90);
    a.unread = 0;
    b.wait(90);
    expect(cut()).toEqual([false, false, false, false]);
    expect(backlog.bytes).toBe(90);
  });

  it("cuts off a single client with too much", () => {
    const { backlog, clients, cut } = started();
    clients[0].wait(101);
    expect(cut()).toEqual([true, false, false, false]);
    expect(backlog.bytes).toBe(0);
  });
});

const frame = (text: string): string => `\x81${String.fromCharCode(text.length)}${text}`;

const newOutbox = (outlet: Outlet): Outbox =>
  new Outbox(outlet, LIMITS, new Backlog(LIMITS.backlog), () => undefined);

async function recorded(): Promise<Outlet & { readonly stream: RecordingStream }> {
  const stream = new RecordingStream();
  const socket = await socketOver(stream);
  stream.written.length = 0;
  return { socket, stream };
}

/** After the answer to its request. */
async function stuck(): Promise<Outlet & { readonly stream: Stuck }> {
  const stream = new Stuck();
  const socket = await socketOver(stream);
  stream.pass();
  return { socket, stream };
}

/** To a client that reads nothing until it reads all. */
class Stuck extends Duplex {
  #read = "";
  #done: (() => void) | null = null;
  #isReading = false;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#read += chunk.toString("latin1");
    if (this.#isReading) done();
    else this.#done = done;
  }

  /** Reads what was written so far. */
  pass(): void {
    this.#done?.();
    this.#done = null;
  }

  readAll(): string {
    this.#isReading = true;
    this.#done?.();
    return this.#read;
  }
}

describe("an outbox", () => {
  it("writes what is said in one moment in one go, to each its own", async () => {
    const outlets = await Promise.all([recorded(), recorded(), recorded()]);
    const boxes = outlets.map(newOutbox);
    for (const box of boxes) box.add("news");
    boxes[1]?.add("answer");
    await nextTurn();
    expect(outlets.map(({ stream }) => stream.written)).toEqual([
      [frame("news")],
      [frame("news") + frame("answer")],
      [frame("news")],
    ]);
  });

  it("answers the newest of many pings, once", async () => {
    const outlet = await recorded();
    const box = newOutbox(outlet);
    for (const payload of ["1", "2", "3"]) box.pong(Buffer.from(payload));
    await nextTurn();
    expect(outlet.stream.written).toEqual(["\x8a\x013"]);
    box.pong(Buffer.from("4"));
    await nextTurn();
    expect(outlet.stream.written).toEqual(["\x8a\x013", "\x8a\x014"]);
  });

  it("answers no ping before the client has read what was written", async () => {
    const outlet = await stuck();
    const { stream } = outlet;
    const box = newOutbox(outlet);
    while (!stream.writableNeedDrain) box.ping(Buffer.from("are you there?"));
    const before = stream.writableLength;
    for (let i = 0; i < 1000; i += 1) {
      box.pong(Buffer.from(`${i}`));
      await nextTurn();
    }
    expect(stream.writableLength).toBe(before);
    expect(stream.readAll().slice(-5)).toBe("\x8a\x03999");
  });

  it("cuts off a client that reads nothing, whatever kind of frame it does not read", async () => {
    for (const kind of ["text", "ping"] as const) {
      const outlet = await stuck();
      let cuts = 0;
      const limits = { ...LIMITS, unread: 100_000 };
      const box = new Outbox(outlet, limits, new Backlog(LIMITS.backlog), () => {
        cuts += 1;
      });
      while (cuts === 0 && box.unread < 200_000) {
        if (kind === "text") box.add("x".repeat(100));
        else box.ping(Buffer.alloc(100));
        box.flush();
      }
      expect(cuts).toBe(1);
      expect(box.unread).toBeLessThan(100_000 + 200);
    }
  });

  it("cuts off a client that reads nothing for too long of what waits for it", async () => {
    const outlet = await stuck();
    const cut = new Promise<void>((resolve) => {
      const limits = { ...LIMITS, stalled: 20 };
      new Outbox(outlet, limits, new Backlog(LIMITS.backlog), resolve).add("hello");
    });
    await cut;
  });

  it("does not write to who has gone", async () => {
    const outlet = await recorded();
    newOutbox(outlet).add("one");
    outlet.stream.destroy();
    await nextTurn();
    expect(outlet.stream.written).toEqual([]);
  });
});

describe("frames", () => {
  const server = createServer();
  let outlet: Outlet;
  let client: WebSocket;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const upgraded = new Promise<Outlet>((resolve) => {
      server.on("upgrade", (request, stream, head) => {
        const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
        sockets.handleUpgrade(request, stream, head, (socket) => resolve({ socket, stream }));
      });
    });
    client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    outlet = await upgraded;
  });

  afterAll(() => {
    client.terminate();
    server.close();
  });

  async function heard(texts: readonly string[]): Promise<readonly string[]> {
    const messages: string[] = [];
    const all = new Promise<void>((resolve, reject) => {
      client.on("error", reject);
      client.on("message", (data) => {
        messages.push(data.toString());
        if (messages.length === texts.length) resolve();
      });
    });
    const box = newOutbox(outlet);
    for (const text of texts) box.add(text);
    await all;
    client.removeAllListeners();
    return messages;
  }

  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])(
    "of %i bytes are read by a client",
    async (size) => {
      const text = "x".repeat(size);
      expect(await heard([text])).toEqual([text]);
    },
  );

  it("say their length in bytes, not in characters", async () => {
    const texts = ["Ö".repeat(100), "東京", "🎭".repeat(40), "plain"];
    expect(await heard(texts)).toEqual(texts);
  });
});
