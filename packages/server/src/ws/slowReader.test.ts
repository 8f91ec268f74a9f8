import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { BYE_CODES } from "@inkognito/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { LIMITS } from "../limits.js";
import { type House, Line } from "./line.js";
import { Rates } from "./rates.js";

const UNREAD = 10_000;
/** Far more than the system takes off our hands, and than may wait. */
const LONG = "€".repeat(1_400_000);

const nothing = (): undefined => undefined;

const house: House = {
  // As long as it takes to read what was said before the end.
  limits: { ...LIMITS, unread: UNREAD, farewell: 60_000 },
  rates: new Rates(LIMITS, () => 0),
  now: () => 0,
  enter: async () => null,
  heard: nothing,
  answered: nothing,
  refused: nothing,
  saidBye: nothing,
  broke: nothing,
};

interface Both {
  readonly line: Line;
  readonly stream: Duplex;
  /** The server's end. */
  readonly socket: WebSocket;
  readonly reader: WebSocket;
  readonly read: string[];
}

let close: () => void = nothing;
afterEach(() => close());

/** A real socket whose reader reads nothing yet. A local one: the system's room for it does not grow. */
async function opened(): Promise<Both> {
  const folder = mkdtempSync(join(tmpdir(), "inkognito-slow-"));
  const path = join(folder, "socket");
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const upgraded = new Promise<{ readonly socket: WebSocket; readonly stream: Duplex }>((resolve) =>
    server.on("upgrade", (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (socket) => resolve({ socket, stream })),
    ),
  );
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const reader = new WebSocket(`ws+unix:${path}:/`);
  reader.on("error", nothing);
  const read: string[] = [];
  reader.on("message", (data) => read.push(data.toString()));
  await once(reader, "open");
  reader.pause();
  const { socket, stream } = await upgraded;
  const line = new Line({ socket, stream }, "somebody", house);
  close = () => {
    line.cut();
    reader.terminate();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { line, stream, socket, reader, read };
}

async function say(line: Line, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    line.send(text);
    await nextTurn();
  }
}

function hasRead(read: readonly string[], count: number, reader: WebSocket): Promise<unknown> {
  const reading = async (): Promise<void> => {
    while (read.length < count) await once(reader, "message");
  };
  return orClosed(reading(), reader);
}

/** Rejected when the line is closed before. */
const orClosed = (event: Promise<unknown>, reader: WebSocket): Promise<unknown> =>
  Promise.race([
    event,
    once(reader, "close").then(([code]) => {
      throw new Error(`closed with ${code}`);
    }),
  ]);

/** So many bytes in messages of a hundred. */
const talk = (bytes: number): readonly string[] =>
  Array.from({ length: bytes / 100 }, (_, at) => `${at}`.padStart(100, "0"));

describe("whoever reads slowly", () => {
  it("gets a message of any length, and what may wait on top of it", async () => {
    const { line, stream, reader, read } = await opened();
    const all = [LONG, ...talk(UNREAD)];
    await say(line, ...all);
    expect(stream.destroyed).toBe(false);
    reader.resume();
    await hasRead(read, all.length, reader);
    expect(read).toEqual(all);
  });

  it("gets a long message on top of others, too", async () => {
    const { line, stream, reader, read } = await opened();
    const all: string[] = [];
    // Until nothing more is taken.
    while (!stream.writableNeedDrain) {
      all.push("little");
      await say(line, "little");
    }
    await say(line, ...talk(UNREAD), LONG);
    all.push(...talk(UNREAD), LONG);
    expect(stream.destroyed).toBe(false);
    reader.resume();
    await hasRead(read, all.length, reader);
    expect(read).toEqual(all);
  });

  it("is cut off with the first byte that is too much on top", async () => {
    const { line, stream, reader, read } = await opened();
    await say(line, LONG, ...talk(UNREAD));
    expect(stream.destroyed).toBe(false);
    await say(line, "x");
    expect(stream.destroyed).toBe(true);
    const closed = once(reader, "close");
    reader.resume();
    expect((await closed)[0]).toBe(1006);
    expect(read).toEqual([]);
  });

  it("is cut off for many short messages as for a long one and some more", async () => {
    const { line, stream } = await opened();
    let said = 0;
    while (!stream.destroyed && said < LONG.length) {
      await say(line, ...talk(1_000));
      said += 1_000;
    }
    expect(stream.destroyed).toBe(true);
    expect(said).toBeGreaterThan(UNREAD);
  });

  it("can answer a heartbeat in the middle of a long message", async () => {
    const { line, stream, socket, reader, read } = await opened();
    await say(line, LONG);
    line.beat();
    const pong = orClosed(once(socket, "pong"), reader);
    const order: string[] = [];
    reader.on("ping", () => order.push("ping"));
    reader.on("message", () => order.push("message"));
    reader.resume();
    await pong;
    line.beat();
    expect(stream.destroyed).toBe(false);
    await hasRead(read, 1, reader);
    expect(order[0]).toBe("ping");
    expect(read).toEqual([LONG]);
  });

  it("is told everything before the end", async () => {
    const { line, reader, read } = await opened();
    await say(line, LONG, "news");
    line.send("answer");
    line.bye("restart");
    const closed = once(reader, "close");
    reader.resume();
    expect((await closed)[0]).toBe(BYE_CODES.restart);
    expect(read).toEqual([
      LONG,
      "news",
      "answer",
      JSON.stringify({ type: "bye", code: "restart" }),
    ]);
  });
});
