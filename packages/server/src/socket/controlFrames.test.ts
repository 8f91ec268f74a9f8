import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { BYE_CODES } from "@inkognito/protocol";
import { afterEach, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { LIMITS } from "../settings/limits.js";
import { openToReader } from "../testing/testSocket.js";

let close: () => void = () => undefined;
afterEach(() => close());

async function opened() {
  const both = await openToReader({ farewell: 60_000 });
  ({ close } = both);
  return both;
}

/** What a person may send at once, answered or refused. */
const ENOUGH = LIMITS.messages.burst + LIMITS.patience.burst;

type Send = (client: WebSocket, payload: string) => void;

const KINDS: readonly { readonly kind: "ping" | "pong"; readonly send: Send }[] = [
  { kind: "ping", send: (client, payload) => client.ping(payload) },
  { kind: "pong", send: (client, payload) => client.pong(payload) },
];

describe("control frames", () => {
  it.each(KINDS)("of the kind $kind count like messages: a flood is closed", async ({ send }) => {
    const { reader, stream } = await opened();
    const closed = once(reader, "close");
    reader.resume();
    for (let i = 0; i <= ENOUGH; i += 1) send(reader, `${i}`);
    expect((await closed)[0]).toBe(BYE_CODES.tooFast);
    expect(stream.destroyed).toBe(true);
  });

  it.each(KINDS)("of the kind $kind that go on after the end cut the socket", async ({ send }) => {
    // Nothing is read, so the end is not heard either.
    const { reader, stream } = await opened();
    const closed = once(stream, "close");
    for (let i = 0; i <= ENOUGH + 1 + LIMITS.patience.burst; i += 1) send(reader, `${i}`);
    await closed;
  });

  it("are answered only as long as they are read: a client that never reads costs nothing", async () => {
    const { client, reader, socket, stream } = await opened();
    while (!stream.writableNeedDrain) {
      client.send("x".repeat(1000));
      await nextTurn();
    }
    const before = stream.writableLength;
    for (let i = 0; i < ENOUGH; i += 1) {
      const heard = once(socket, "ping");
      reader.ping("p".repeat(125));
      await heard;
    }
    expect(stream.destroyed).toBe(false);
    expect(stream.writableLength).toBe(before);
  });

  it("that nothing asked for do not keep a socket alive", async () => {
    const { client, reader, socket, stream } = await opened();
    client.beat();
    const heard = once(socket, "pong");
    reader.pong("I am here");
    await heard;
    client.beat();
    expect(stream.destroyed).toBe(true);
  });

  it("that answer a heartbeat keep it alive, heartbeat after heartbeat, and are free", async () => {
    const { client, reader, socket, stream } = await opened();
    reader.resume();
    for (let i = 0; i <= 2 * ENOUGH; i += 1) {
      const answered = once(socket, "pong");
      client.beat();
      await answered;
    }
    expect(stream.destroyed).toBe(false);
  });

  it("are answered by the payload of the ping", async () => {
    const { reader } = await opened();
    reader.resume();
    const answered = once(reader, "pong");
    reader.ping("Buonasera");
    expect(String((await answered)[0])).toBe("Buonasera");
  });
});

describe("a message in frames", () => {
  it.each([
    // It is put together, and no message that a client may begin with.
    { frames: LIMITS.fragments, code: BYE_CODES.badMessage },
    { frames: LIMITS.fragments + 1, code: 1008 },
  ])("of the number $frames is closed with $code", async ({ frames, code }) => {
    const { reader } = await opened();
    const closed = once(reader, "close");
    reader.resume();
    for (let i = 1; i <= frames; i += 1) reader.send("x", { fin: i === frames });
    expect((await closed)[0]).toBe(code);
  });
});
