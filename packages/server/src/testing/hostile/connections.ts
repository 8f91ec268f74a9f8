import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Where a hostile client comes from, and until when. */
export interface Attacker {
  readonly port: number;
  /** Another loopback address for each kind: one that has used up its limits does not hide another. */
  readonly from: string;
  readonly signal: AbortSignal;
  /** The server has closed a connection of its own accord. */
  onCut(): void;
}

/** A connection, as soon as there is one; null: it was refused. */
async function open({ port, from, signal }: Attacker): Promise<Socket | null> {
  if (signal.aborted) return null;
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.on("error", () => undefined);
  const abort = () => socket.destroy();
  signal.addEventListener("abort", abort);
  socket.once("close", () => signal.removeEventListener("abort", abort));
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => undefined);
  return socket.destroyed ? null : socket;
}

/** So many at a time, again and again; each is over when its connection is. */
export async function again(
  attacker: Attacker,
  parallel: number,
  attack: (socket: Socket, at: number) => Promise<void>,
): Promise<void> {
  const one = async (at: number): Promise<void> => {
    while (!attacker.signal.aborted) {
      const socket = await open(attacker);
      if (socket !== null) {
        await attack(socket, at).catch(() => undefined);
        if (socket.destroyed && !attacker.signal.aborted) attacker.onCut();
        socket.destroy();
      }
      await wait(20);
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_, at) => one(at)));
}

export const closed = async (socket: Socket): Promise<void> => {
  if (!socket.destroyed) await once(socket, "close").catch(() => undefined);
};

/** Becomes a websocket; what is answered is not looked at. */
export async function upgrade(socket: Socket, cookie: string | null): Promise<void> {
  const lines = [
    "GET /socket HTTP/1.1",
    "Host: 127.0.0.1",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: c29tZXRoaW5nIHJhbmRvbQ==",
    ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await Promise.race([once(socket, "data"), once(socket, "close")]);
}

export const TEXT = 0x1;
export const CONTINUATION = 0x0;
export const PING = 0x9;
export const PONG = 0xa;

/** A frame of a client: masked, with a mask of zeros that changes nothing. */
export function frame(kind: number, payload: string, isLast = true): Buffer {
  const bytes = Buffer.from(payload);
  const first = (isLast ? 0x80 : 0) | kind;
  const head =
    bytes.length < 126
      ? Buffer.from([first, 0x80 | bytes.length])
      : Buffer.from([first, 0x80 | 126, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), bytes]);
}

/** As many of these as fill some kilobytes. */
export const many = (bytes: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(32_768 / bytes.length) }, () => bytes));

/** Writes as fast as the other side takes it, until there is no other side. */
export async function flood(socket: Socket, bytes: Buffer): Promise<void> {
  while (!socket.destroyed) {
    if (socket.write(bytes)) await new Promise((resolve) => setImmediate(resolve));
    else await Promise.race([once(socket, "drain"), closed(socket)]);
  }
}

/** Now and then a byte, until the other side has had enough. */
export async function trickle(socket: Socket, text: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(text);
    await wait(200);
  }
}
