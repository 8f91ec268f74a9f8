import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const END_OF_HEAD = Buffer.from("\r\n\r\n");
/** One for all sockets: what is read is copied out of it before the next read. */
const READ = Buffer.alloc(64 * 1024);

/** A frame as a client sends it, to be sent as it is. */
export function textFrame(text) {
  return maskedFrame(TEXT, Buffer.from(text));
}

function maskedFrame(opcode, payload) {
  const isShort = payload.length < 126;
  const head = Buffer.alloc(isShort ? 2 : 4);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (isShort ? payload.length : 126);
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

/**
 * A WebSocket that costs next to nothing, so that what is measured is the server: it counts frames by
 * their heads and keeps what it read, to be parsed when nothing is measured.
 */
export class ClientSocket {
  #socket;
  #onFrame = () => {};
  /** Everything read since the last look. */
  #read = [];
  /** The part of a frame's head that has come so far, and what is missing of its payload. */
  #head = [];
  #missing = 0;
  #opcode = 0;
  #isOpen = false;

  /** Resolved once the server has agreed to talk frames. */
  static async open(port, cookie) {
    const client = new ClientSocket();
    await new Promise((resolve, reject) => {
      client.#socket = connect({
        host: "127.0.0.1",
        port,
        noDelay: true,
        onread: { buffer: READ, callback: (length) => client.#take(length, resolve) },
      });
      client.#socket.on("error", reject);
      client.#socket.write(
        [
          "GET /socket HTTP/1.1",
          `host: 127.0.0.1:${port}`,
          `origin: http://127.0.0.1:${port}`,
          `cookie: ${cookie}`,
          "connection: Upgrade",
          "upgrade: websocket",
          "sec-websocket-version: 13",
          `sec-websocket-key: ${randomBytes(16).toString("base64")}`,
          "\r\n",
        ].join("\r\n"),
      );
    });
    return client;
  }

  /** A whole frame has come, whatever is in it. */
  onFrame(listener) {
    this.#onFrame = listener;
  }

  /** A frame made before. */
  send(frame) {
    this.#socket.write(frame);
  }

  close() {
    this.#socket.destroy();
  }

  /** The messages since the last look; what has come of the next one is left for the next look. */
  messages() {
    const bytes = Buffer.concat(this.#read.splice(0));
    const messages = [];
    let at = 0;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1];
      const from = at + headLength(short);
      if (from > bytes.length) break;
      const end = from + (short < 126 ? short : lengthAfter(bytes, at + 2, short));
      if (end > bytes.length) break;
      const opcode = bytes[at] & 0x0f;
      if (opcode === CLOSE) throw new Error("the server has closed the connection");
      if (opcode === TEXT) messages.push(JSON.parse(bytes.toString("utf8", from, end)));
      at = end;
    }
    if (at < bytes.length) this.#read.push(bytes.subarray(at));
    return messages;
  }

  /** Waits for the first message of this type; those before it are forgotten. */
  async first(type) {
    for (;;) {
      const message = this.messages().find((each) => each.type === type);
      if (message !== undefined) return message;
      await new Promise((resolve) => this.onFrame(resolve));
    }
  }

  #take(length, onOpen) {
    const bytes = Buffer.from(READ.subarray(0, length));
    if (this.#isOpen) return this.#count(bytes);
    this.#read.push(bytes);
    const head = Buffer.concat(this.#read);
    const end = head.indexOf(END_OF_HEAD);
    if (end < 0) return true;
    if (!head.toString("latin1", 0, end).startsWith("HTTP/1.1 101 ")) {
      throw new Error(`the server refused the upgrade: ${head.toString("latin1", 0, 40)}`);
    }
    this.#read = [];
    this.#isOpen = true;
    onOpen();
    return this.#count(head.subarray(end + END_OF_HEAD.length));
  }

  #count(bytes) {
    if (bytes.length === 0) return true;
    this.#read.push(bytes);
    for (let at = 0; at < bytes.length; ) {
      if (this.#missing > 0) {
        const part = Math.min(this.#missing, bytes.length - at);
        this.#missing -= part;
        at += part;
      } else {
        this.#head.push(bytes[at]);
        at += 1;
        if (this.#head.length < 2 || this.#head.length < headLength(this.#head[1])) continue;
        this.#opcode = this.#head[0] & 0x0f;
        const [, short] = this.#head;
        this.#missing = short < 126 ? short : lengthAfter(Buffer.from(this.#head), 2, short);
        this.#head = [];
      }
      if (this.#missing === 0) this.#heard();
    }
    return true;
  }

  #heard() {
    if (this.#opcode === PING) this.#socket.write(maskedFrame(PONG, Buffer.alloc(0)));
    else this.#onFrame();
  }
}

const headLength = (short) => (short < 126 ? 2 : short === 126 ? 4 : 10);

const lengthAfter = (bytes, at, short) =>
  short === 126 ? bytes.readUInt16BE(at) : Number(bytes.readBigUInt64BE(at));
