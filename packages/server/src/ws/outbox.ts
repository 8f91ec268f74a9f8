import type { Duplex } from "node:stream";

/** One whole message of text; a server does not mask (RFC 6455, 5.2). */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Longer ones say their length in more bytes. */
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;

/**
 * What a socket is told in one moment, as the news of an action and its answer, written in one go: as
 * many frames as there are messages, in one piece of memory. Nothing is compressed, so a frame is its
 * head and its text.
 */
export class Outbox {
  readonly #stream: Duplex;
  readonly #onWritten: () => void;
  #texts: string[] = [];

  /** `onWritten`: how much the stream could not get rid of is known now. */
  constructor(stream: Duplex, onWritten: () => void) {
    this.#stream = stream;
    this.#onWritten = onWritten;
  }

  add(text: string): void {
    if (this.#texts.length === 0) later(this);
    this.#texts.push(text);
  }

  /** At the end of the moment, or before a frame that has to come after all of these. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    if (!this.#stream.writable) return;
    const [text, ...more] = texts;
    this.#stream.write(text !== undefined && more.length === 0 ? frameOf(text) : framesOf(texts));
    this.#onWritten();
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

let last: { readonly text: string; readonly frame: Buffer } | null = null;

/** The same text goes to one after the other at a table: the same bytes will do. */
function frameOf(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: framesOf([text]) };
  return last.frame;
}

function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const total = lengths.reduce((sum, length) => sum + headLength(length) + length, 0);
  const bytes = Buffer.allocUnsafe(total);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] ?? 0;
    at = writeHead(bytes, at, length);
    // As many bytes as characters: each is its own byte.
    at += bytes.write(text, at, length === text.length ? "latin1" : "utf8");
  }
  return bytes;
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : 10;
}

/** Returns where the text begins. */
function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
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
