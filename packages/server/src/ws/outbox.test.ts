import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Paper } from "../testing/line.js";
import { Outbox } from "./outbox.js";

const frame = (text: string): string => `\x81${String.fromCharCode(text.length)}${text}`;

describe("an outbox", () => {
  it("writes what is said in one moment in one go, to each its own", async () => {
    const papers = [new Paper(), new Paper(), new Paper()];
    const boxes = papers.map((paper) => new Outbox(paper, () => undefined));
    for (const box of boxes) box.add("news");
    boxes[1]?.add("answer");
    await nextTurn();
    expect(papers.map(({ written }) => written)).toEqual([
      [frame("news")],
      [frame("news") + frame("answer")],
      [frame("news")],
    ]);
  });

  it("says once when it has written, so that somebody can see what is left", async () => {
    let times = 0;
    const box = new Outbox(new Paper(), () => {
      times += 1;
    });
    box.add("one");
    box.add("two");
    await nextTurn();
    expect(times).toBe(1);
  });

  it("does not write to who has gone", async () => {
    const paper = new Paper();
    new Outbox(paper, () => undefined).add("one");
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
    const box = new Outbox(stream, () => undefined);
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
