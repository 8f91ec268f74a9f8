import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { BYE_CODES } from "@inkognito/protocol";
import { afterEach, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { openToReader } from "../testing/testSocket.js";
import type { ClientSocket } from "./clientSocket.js";

/** More than a stream takes before it has to be drained. */
const UNREAD = 200_000;
/** Far more than the system takes off our hands, and than may wait. */
const LONG = "€".repeat(1_400_000);

let close: () => void = () => undefined;
afterEach(() => close());

async function opened() {
  // As long as it takes to read what was said before the end.
  const both = await openToReader({ unread: UNREAD, farewell: 60_000 });
  ({ close } = both);
  return both;
}

async function say(client: ClientSocket, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    client.send(text);
    await nextTurn();
  }
}

function hasRead(read: readonly string[], count: number, reader: WebSocket): Promise<unknown> {
  const reading = async (): Promise<void> => {
    while (read.length < count) await once(reader, "message");
  };
  return orClosed(reading(), reader);
}

/** Rejected when the client is closed before. */
const orClosed = (event: Promise<unknown>, reader: WebSocket): Promise<unknown> =>
  Promise.race([
    event,
    once(reader, "close").then(([code]) => {
      throw new Error(`closed with ${code}`);
    }),
  ]);

/** So many bytes in messages of a hundred. */
const talk = (bytes: number): readonly string[] =>
  Array.from({ length: Math.floor(bytes / 100) }, (_, at) => `${at}`.padStart(100, "0"));

describe("a page that reads slowly", () => {
  it("gets a message of any length, and what may wait on top of it", async () => {
    const { client, stream, reader, read } = await opened();
    const all = [LONG, ...talk(UNREAD)];
    await say(client, ...all);
    expect(stream.destroyed).toBe(false);
    reader.resume();
    await hasRead(read, all.length, reader);
    expect(read).toEqual(all);
  });

  it("gets a long message on top of others, too", async () => {
    const { client, stream, reader, read } = await opened();
    const all: string[] = [];
    // Until nothing more is taken.
    while (!stream.writableNeedDrain) {
      all.push("little");
      await say(client, "little");
    }
    const more = [...talk(UNREAD - stream.writableLength), LONG];
    await say(client, ...more);
    all.push(...more);
    expect(stream.destroyed).toBe(false);
    reader.resume();
    await hasRead(read, all.length, reader);
    expect(read).toEqual(all);
  });

  it("is cut off with too much on top", async () => {
    const { client, stream, reader, read } = await opened();
    await say(client, LONG);
    let said = 0;
    // The system has taken some of the long one.
    while (!stream.destroyed && said < LONG.length) {
      await say(client, ...talk(UNREAD));
      said += UNREAD;
    }
    expect(said).toBeGreaterThan(UNREAD);
    expect(stream.destroyed).toBe(true);
    const closed = once(reader, "close");
    reader.resume();
    expect((await closed)[0]).toBe(1006);
    expect(read).toEqual([]);
  });

  it("is cut off for many short messages as for a long one and some more", async () => {
    const { client, stream } = await opened();
    let said = 0;
    while (!stream.destroyed && said < LONG.length) {
      await say(client, ...talk(1_000));
      said += 1_000;
    }
    expect(stream.destroyed).toBe(true);
    expect(said).toBeGreaterThan(UNREAD);
  });

  it("can answer a heartbeat in the middle of a long message", async () => {
    const { client, stream, socket, reader, read } = await opened();
    await say(client, LONG);
    client.beat();
    const pong = orClosed(once(socket, "pong"), reader);
    const order: string[] = [];
    reader.on("ping", () => order.push("ping"));
    reader.on("message", () => order.push("message"));
    reader.resume();
    await pong;
    client.beat();
    expect(stream.destroyed).toBe(false);
    await hasRead(read, 1, reader);
    expect(order[0]).toBe("ping");
    expect(read).toEqual([LONG]);
  });

  it("is told everything before the end", async () => {
    const { client, reader, read } = await opened();
    await say(client, LONG, "news");
    client.send("answer");
    client.bye("restart");
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
