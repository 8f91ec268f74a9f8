import type { Duplex } from "node:stream";
import type { Limits } from "../settings/limits.js";
import type { Backlog } from "./backlog.js";

/** Heads of frames; a server does not mask (RFC 6455, 5.2). */
const TEXT = 0x01;
const CONTINUATION = 0x00;
const PING = 0x09;
const PONG = 0x0a;
/** Set in the last frame of a message. */
const FINAL = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Longer ones say their length in more bytes. */
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;

/** What is longer goes out part by part, so that a heartbeat does not wait for the end of it. */
const PART = 64 * 1024;

/** A text, or a long one as the bytes it is put together from. */
type Message = string | readonly Buffer[];

export type OutboxLimits = Pick<Limits, "unread" | "stalled">;

/**
 * What a socket is told in one moment, as the news of an action and its answer, written in one go: as
 * many frames as there are messages, in one piece of memory. Nothing is compressed, so a frame is its
 * head and its text. For a slow reader it is kept here, message by message.
 *
 * Every frame of a socket goes through here, heartbeats and the answers to pings among them. After
 * each write, `#check` compares what is unread with the limits: nowhere else.
 */
export class Outbox {
  readonly #stream: Duplex;
  readonly #limits: OutboxLimits;
  readonly #backlog: Backlog;
  #messages: Message[] = [];
  /** What the stream has no room for yet, in its order. */
  readonly #kept: Kept[] = [];
  #keptBytes = 0;
  /** The newest ping that is not answered yet. */
  #asked: Buffer | null = null;
  /** Bytes that were ever given to the stream. */
  #written = 0;
  /** How many they were with the end of the last message that is longer than the limit. */
  #overlongUntil = 0;
  #timer: NodeJS.Timeout | null = null;

  /** Ends the connection: its client reads too slowly. */
  readonly cut: () => void;

  constructor(stream: Duplex, limits: OutboxLimits, backlog: Backlog, cut: () => void) {
    this.#stream = stream;
    this.#limits = limits;
    this.#backlog = backlog;
    this.cut = cut;
    stream.on("drain", () => this.#goOn());
    stream.on("close", () => {
      clearTimeout(this.#timer ?? undefined);
      backlog.set(this, 0);
    });
  }

  /** Bytes that wait for the client, in the stream and here. */
  get unread(): number {
    return this.#stream.writableLength + this.#keptBytes;
  }

  add(message: Message): void {
    if (this.#messages.length === 0) later(this);
    this.#messages.push(message);
  }

  /** Between the parts of a long message, if need be. */
  ping(payload: Buffer): void {
    if (this.#stream.writable) this.#control(PING, payload);
  }

  /**
   * Answers a ping: only the newest one (RFC 6455, 5.5.3), at the end of the moment, and not before the
   * client has read what was written to it.
   */
  pong(payload: Buffer): void {
    const isFirst = this.#asked === null;
    this.#asked = payload;
    if (isFirst && !this.#stream.writableNeedDrain) process.nextTick(() => this.#answer());
  }

  /** At the end of the moment. */
  flush(): void {
    if (this.#messages.length === 0) return;
    const messages = this.#messages;
    this.#messages = [];
    if (!this.#stream.writable) return;
    const isFree = this.#kept.length === 0 && !this.#stream.writableNeedDrain;
    if (isFree && messages.every(isShort)) {
      this.#written += write(this.#stream, messages);
    } else {
      for (const message of messages) this.#keep(new Kept(message));
      this.#send(() => !this.#stream.writableNeedDrain);
    }
    this.#check();
  }

  /** Before a frame that has to come after all of these: nothing is kept any more. */
  finish(): void {
    this.flush();
    this.#send(() => true);
  }

  #goOn(): void {
    this.#answer();
    this.#send(() => !this.#stream.writableNeedDrain);
    this.#check();
  }

  #answer(): void {
    const payload = this.#asked;
    if (payload === null || !this.#stream.writable || this.#stream.writableNeedDrain) return;
    this.#asked = null;
    this.#control(PONG, payload);
  }

  #control(kind: typeof PING | typeof PONG, payload: Buffer): void {
    const bytes = Buffer.allocUnsafe(headLength(payload.length) + payload.length);
    payload.copy(bytes, writeHead(bytes, 0, FINAL | kind, payload.length));
    this.#written += bytes.length;
    this.#stream.write(bytes);
    this.#check();
  }

  #keep(kept: Kept): void {
    this.#kept.push(kept);
    this.#keptBytes += kept.length;
  }

  /** In one go, as long as the stream is to have more. */
  #send(hasRoom: () => boolean): void {
    if (!this.#stream.writable) return;
    this.#stream.cork();
    for (let kept = this.#kept[0]; kept !== undefined && hasRoom(); kept = this.#kept[0]) {
      const before = kept.left;
      this.#written += kept.writeTo(this.#stream);
      this.#keptBytes -= before - kept.left;
      if (kept.left === 0) {
        this.#kept.shift();
        if (kept.length > this.#limits.unread) this.#overlongUntil = this.#written;
      }
    }
    this.#stream.uncork();
  }

  #check(): void {
    const { unread } = this;
    this.#backlog.set(this, unread);
    if (unread === 0) return;
    this.#watch();
    if (unread > this.#limits.unread && unread > this.#limits.unread + this.#overlong()) this.cut();
  }

  /**
   * A message that is longer than the limit by itself does not count in it, or the table of a very
   * long game could not be entered. It counts in the backlog of all sockets.
   */
  #overlong(): number {
    const longest = this.#kept.reduce((most, { length }) => Math.max(most, length), 0);
    if (longest > this.#limits.unread) return longest;
    // Its end may still be in the stream.
    const { writableLength } = this.#stream;
    return this.#written - writableLength < this.#overlongUntil ? writableLength : 0;
  }

  /** Cuts the connection if nothing is read for a while of what waits now. */
  #watch(): void {
    if (this.#timer !== null || !this.#stream.writable) return;
    const read = this.#written - this.#stream.writableLength;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.unread === 0) this.#backlog.set(this, 0);
      else if (this.#written - this.#stream.writableLength === read) this.cut();
      else this.#watch();
    }, this.#limits.stalled).unref();
  }
}

/** A message that is written part by part; other frames, but no other message, may come between. */
class Kept {
  readonly length: number;
  left: number;
  /** What is not written yet; other sockets may be sent the same bytes. */
  readonly #parts: Buffer[];

  constructor(message: Message) {
    this.#parts = typeof message === "string" ? [Buffer.from(message)] : [...message];
    this.length = this.#parts.reduce((sum, { length }) => sum + length, 0);
    this.left = this.length;
  }

  /** The next part. Returns the bytes of its frame. */
  writeTo(stream: Duplex): number {
    const [bytes = Buffer.alloc(0)] = this.#parts;
    const part = bytes.subarray(0, PART);
    if (part.length < bytes.length) this.#parts[0] = bytes.subarray(PART);
    else this.#parts.shift();
    const kind = this.left === this.length ? TEXT : CONTINUATION;
    this.left -= part.length;
    const head = Buffer.allocUnsafe(headLength(part.length));
    writeHead(head, 0, this.left === 0 ? FINAL | kind : kind, part.length);
    stream.write(head);
    stream.write(part);
    return head.length + part.length;
  }
}

let waiting: Outbox[] = [];

/** All sockets of a moment together. */
function later(outbox: Outbox): void {
  if (waiting.length === 0) process.nextTick(flushAll);
  waiting.push(outbox);
}

function flushAll(): void {
  const boxes = waiting;
  waiting = [];
  for (const box of boxes) box.flush();
}

/** Also where each character takes as many bytes as there can be. */
const isShort = (message: Message): message is string =>
  typeof message === "string" && message.length * 3 <= LONGEST_MIDDLE;

/** In one piece. Returns its bytes. */
function write(stream: Duplex, texts: readonly string[]): number {
  let frames = "";
  for (const text of texts) {
    const frame = plainFrame(text);
    if (frame === null) {
      const bytes = Buffer.concat(texts.map(frameOf));
      stream.write(bytes);
      return bytes.length;
    }
    frames += frame;
  }
  stream.write(frames, "latin1");
  return frames.length;
}

/** The last one that was made: the same text goes to one after the other at a table. */
let lastText = "";
let lastFrame: string | null = plainHead(0);

/** Nearly all texts are of characters that are bytes; those need not be copied before they are written. */
function plainFrame(text: string): string | null {
  if (text !== lastText) {
    lastText = text;
    lastFrame = Buffer.byteLength(text) === text.length ? `${plainHead(text.length)}${text}` : null;
  }
  return lastFrame;
}

function plainHead(length: number): string {
  return length <= LONGEST_SHORT
    ? String.fromCharCode(FINAL | TEXT, length)
    : String.fromCharCode(FINAL | TEXT, TWO_BYTES, length >> 8, length & 0xff);
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(headLength(length) + length);
  bytes.write(text, writeHead(bytes, 0, FINAL | TEXT, length));
  return bytes;
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : 10;
}

/** Returns where the text begins. */
function writeHead(bytes: Buffer, at: number, first: number, length: number): number {
  bytes[at] = first;
  if (length <= LONGEST_SHORT) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length <= LONGEST_MIDDLE) {
    bytes[at + 1] = TWO_BYTES;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = EIGHT_BYTES;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
