import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Limits } from "../settings/limits.js";

/** The other end of a connection, as far as memory is concerned. */
export interface Reader {
  readonly unread: number;
  cut(): void;
}

/**
 * What all sockets together have not read yet. Beyond the limit, those that have read
 * nothing for the longest time are cut off.
 */
export class Backlog {
  readonly #limit: number;
  /** Bytes of each reader that is behind; in front the one that has read nothing for the longest time. */
  readonly #unread = new Map<Reader, number>();
  #sum = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#sum;
  }

  set(reader: Reader, unread: number): void {
    const before = this.#unread.get(reader) ?? 0;
    if (before === unread) return;
    this.#sum += unread - before;
    // It has read something, so it goes to the end of the queue.
    if (unread < before) this.#unread.delete(reader);
    if (unread > 0) this.#unread.set(reader, unread);
    if (this.#sum > this.#limit && unread > before) this.#shorten();
  }

  #shorten(): void {
    // What was written to the system since then is no longer ours.
    for (const [reader] of [...this.#unread]) this.set(reader, reader.unread);
    for (const [reader] of [...this.#unread]) {
      if (this.#sum <= this.#limit) return;
      this.set(reader, 0);
      reader.cut();
    }
  }
}

/** What is longer goes out part by part, so that a heartbeat does not wait for the end of it. */
const PART = 64 * 1024;

const AS_TEXT = { binary: false };

/** A text, or a long one as the bytes it is put together from. */
type Message = string | readonly Buffer[];

export type OutboxLimits = Pick<Limits, "unread" | "stalled">;

/** A socket and the stream it writes to. */
export interface Outlet {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/**
 * Sends what a client is told. The stream is corked until the end of the moment, so that the news of an
 * action and its answer are one write. Messages for a slow reader are kept here.
 *
 * Every frame but the last one, which closes, goes through here, heartbeats and the answers to pings
 * among them. After each write, `#check` compares what is unread with the limits: nowhere else.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: OutboxLimits;
  readonly #backlog: Backlog;
  /** What the stream has no room for yet, in its order. */
  readonly #kept: Kept[] = [];
  #keptBytes = 0;
  /** The newest ping that is not answered yet. */
  #asked: Buffer | null = null;
  /** Until the end of the moment. */
  #isCorked = false;
  /** Bytes that were ever given to the stream. */
  #written = 0;
  /** How many they were with the end of the last message that is longer than the limit. */
  #overlongUntil = 0;
  #timer: NodeJS.Timeout | null = null;

  /** Ends the connection: its client reads too slowly. */
  readonly cut: () => void;

  constructor({ socket, stream }: Outlet, limits: OutboxLimits, backlog: Backlog, cut: () => void) {
    this.#socket = socket;
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
    if (!this.#stream.writable) return;
    this.#cork();
    const isFree = this.#kept.length === 0 && !this.#stream.writableNeedDrain;
    if (isFree && isShort(message)) {
      // As bytes: the stream would count a text in characters.
      const bytes = Buffer.from(message);
      this.#write(() => this.#socket.send(bytes, AS_TEXT));
    } else {
      this.#keep(new Kept(message));
    }
  }

  /** Between the parts of a long message, if need be. */
  ping(payload: Buffer): void {
    if (!this.#stream.writable) return;
    this.#write(() => this.#socket.ping(payload));
    this.#check();
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
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#sendKept(() => !this.#stream.writableNeedDrain);
    this.#stream.uncork();
    this.#check();
  }

  /** Before a frame that has to come after all of these: nothing is kept any more. */
  finish(): void {
    this.flush();
    this.#sendKept(() => true);
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => this.flush());
  }

  #goOn(): void {
    this.#answer();
    this.#sendKept(() => !this.#stream.writableNeedDrain);
    this.#check();
  }

  #answer(): void {
    const payload = this.#asked;
    if (payload === null || !this.#stream.writable || this.#stream.writableNeedDrain) return;
    this.#asked = null;
    this.#write(() => this.#socket.pong(payload));
    this.#check();
  }

  #keep(kept: Kept): void {
    this.#kept.push(kept);
    this.#keptBytes += kept.length;
  }

  /** As long as the stream is to have more. */
  #sendKept(hasRoom: () => boolean): void {
    if (!this.#stream.writable) return;
    for (let kept = this.#kept[0]; kept !== undefined && hasRoom(); kept = this.#kept[0]) {
      const { left } = kept;
      this.#write(() => kept.sendPart(this.#socket));
      this.#keptBytes -= left - kept.left;
      if (kept.left === 0) {
        this.#kept.shift();
        if (kept.length > this.#limits.unread) this.#overlongUntil = this.#written;
      }
    }
  }

  /** Counts what a frame adds to the stream. */
  #write(send: () => void): void {
    this.#stream.cork();
    const before = this.#stream.writableLength;
    send();
    this.#written += this.#stream.writableLength - before;
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

/** A message that is sent part by part; other frames, but no other message, may come between. */
class Kept {
  readonly length: number;
  left: number;
  /** What is not sent yet; other sockets may be sent the same bytes. */
  readonly #parts: Buffer[];

  constructor(message: Message) {
    this.#parts = typeof message === "string" ? [Buffer.from(message)] : [...message];
    this.length = this.#parts.reduce((sum, { length }) => sum + length, 0);
    this.left = this.length;
  }

  sendPart(socket: WebSocket): void {
    const [bytes = Buffer.alloc(0)] = this.#parts;
    const part = bytes.subarray(0, PART);
    if (part.length < bytes.length) this.#parts[0] = bytes.subarray(PART);
    else this.#parts.shift();
    this.left -= part.length;
    socket.send(part, { ...AS_TEXT, fin: this.left === 0 });
  }
}

/** Also where each character takes as many bytes as there can be. */
const isShort = (message: Message): message is string =>
  typeof message === "string" && message.length * 3 <= PART;
