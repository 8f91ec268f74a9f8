import type { Duplex } from "node:stream";

/** Heads of frames; a server does not mask (RFC 6455, 5.2). */
const TEXT = 0x01;
const CONTINUATION = 0x00;
/** Set in the last frame of a message. */
const FINAL = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Longer ones say their length in more bytes. */
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;

/** What is longer goes out part by part, so that a heartbeat does not wait for the end of it. */
const PART = 64 * 1024;

/**
 * What a socket is told in one moment, as the news of an action and its answer, written in one go: as
 * many frames as there are messages, in one piece of memory. Nothing is compressed, so a frame is its
 * head and its text. For whoever reads slowly it is kept here, message by message.
 */
export class Outbox {
  readonly #stream: Duplex;
  readonly #onWritten: () => void;
  #texts: string[] = [];
  /** What the stream has no room for yet, in its order. */
  readonly #kept: Kept[] = [];

  /** `onWritten`: what is left unread is known now. */
  constructor(stream: Duplex, onWritten: () => void) {
    this.#stream = stream;
    this.#onWritten = onWritten;
    stream.on("drain", () => this.#goOn());
  }

  /**
   * Bytes that are kept for a slow reader beside the longest message among them: that one may take its
   * time, however long it is.
   */
  get unread(): number {
    let [sum, longest] = [0, 0];
    for (const { left } of this.#kept) {
      sum += left;
      longest = Math.max(longest, left);
    }
    return sum - longest;
  }

  add(text: string): void {
    if (this.#texts.length === 0) later(this);
    this.#texts.push(text);
  }

  /** At the end of the moment. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    if (!this.#stream.writable) return;
    const isFree = this.#kept.length === 0 && !this.#stream.writableNeedDrain;
    if (isFree && texts.every(isShort)) {
      write(this.#stream, texts);
    } else {
      for (const text of texts) this.#kept.push(new Kept(text));
      this.#goOn();
    }
    this.#onWritten();
  }

  /** Before a frame that has to come after all of these: nothing is kept any more. */
  finish(): void {
    this.flush();
    this.#write(() => true);
  }

  #goOn(): void {
    this.#write(() => !this.#stream.writableNeedDrain);
  }

  /** In one go, as long as the stream is to have more. */
  #write(hasRoom: () => boolean): void {
    if (!this.#stream.writable) return;
    this.#stream.cork();
    for (let kept = this.#kept[0]; kept !== undefined && hasRoom(); kept = this.#kept[0]) {
      kept.writeTo(this.#stream);
      if (kept.left === 0) this.#kept.shift();
    }
    this.#stream.uncork();
  }
}

/** A message that is written part by part; other frames, but no other message, may come between. */
class Kept {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(text: string) {
    this.#bytes = Buffer.from(text);
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  writeTo(stream: Duplex): void {
    const part = this.#bytes.subarray(this.#at, this.#at + PART);
    const kind = this.#at === 0 ? TEXT : CONTINUATION;
    this.#at += part.length;
    const head = Buffer.allocUnsafe(headLength(part.length));
    writeHead(head, 0, this.left === 0 ? FINAL | kind : kind, part.length);
    stream.write(head);
    stream.write(part);
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
const isShort = ({ length }: string): boolean => length * 3 <= LONGEST_MIDDLE;

/** In one piece. */
function write(stream: Duplex, texts: readonly string[]): void {
  let frames = "";
  for (const text of texts) {
    const frame = plainFrame(text);
    if (frame === null) {
      stream.write(Buffer.concat(texts.map(frameOf)));
      return;
    }
    frames += frame;
  }
  stream.write(frames, "latin1");
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
