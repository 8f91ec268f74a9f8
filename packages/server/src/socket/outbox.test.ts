import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { LIMITS } from "../settings/limits.js";
import { RecordingStream } from "../testing/testSocket.js";
import { Backlog } from "./backlog.js";
import { Outbox } from "./outbox.js";

const frame = (text: string): string => `\x81${String.fromCharCode(text.length)}${text}`;

const newOutbox = (stream: Duplex): Outbox =>
  new Outbox(stream, LIMITS, new Backlog(LIMITS.backlog), () => undefined);

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

  readAll(): string {
    this.#isReading = true;
    this.#done?.();
    return this.#read;
  }
}

describe("an outbox", () => {
  it("writes what is said in one moment in one go, to each its own", async () => {
    const papers = [new RecordingStream(), new RecordingStream(), new RecordingStream()];
    const boxes = papers.map((paper) => newOutbox(paper));
    for (const box of boxes) box.add("news");
    boxes[1]?.add("answer");
    await nextTurn();
    expect(papers.map(({ written }) => written)).toEqual([
      [frame("news")],
      [frame("news") + frame("answer")],
      [frame("news")],
    ]);
  });

  it("answers the newest of many pings, once", async () => {
    const paper = new RecordingStream();
    const box = newOutbox(paper);
    for (const payload of ["1", "2", "3"]) box.pong(Buffer.from(payload));
    await nextTurn();
    expect(paper.written).toEqual(["\x8a\x013"]);
    box.pong(Buffer.from("4"));
    await nextTurn();
    expect(paper.written).toEqual(["\x8a\x013", "\x8a\x014"]);
  });

  it("answers no ping before the client has read what was written", async () => {
    const stream = new Stuck();
    const box = newOutbox(stream);
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
      const stream = new Stuck();
      let cuts = 0;
      const limits = { ...LIMITS, unread: 100_000 };
      const box = new Outbox(stream, limits, new Backlog(LIMITS.backlog), () => {
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
    const cut = new Promise<void>((resolve) => {
      const limits = { ...LIMITS, stalled: 20 };
      new Outbox(new Stuck(), limits, new Backlog(LIMITS.backlog), resolve).add("hello");
    });
    await cut;
  });

  it("does not write to who has gone", async () => {
    const paper = new RecordingStream();
    newOutbox(paper).add("one");
    paper.destroy();
    await nextTurn();
    expect(paper.written).toEqual([]);
  });
});

describe("frames", () => {
  const server = createServer();
  let stream: Duplex;
  let client: WebSocket;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const upgraded = new Promise<Duplex>((resolve) => {
      server.on("upgrade", (request, socket, head) => {
        const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
        sockets.handleUpgrade(request, socket, head, () => resolve(socket));
      });
    });
    client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    stream = await upgraded;
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
    const box = newOutbox(stream);
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
