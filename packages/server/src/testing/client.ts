import { randomBytes } from "node:crypto";
import type { Seat } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind/levels";
import {
  ADDED_EVENTS,
  type ByeCode,
  type ClientRequest,
  type Hello,
  type MessageId,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableId,
} from "@inkognito/protocol";
import { WebSocket } from "ws";
import { ClientState } from "./clientState.js";

export type Answer = Extract<ServerMessage, { type: "done" | "refused" }>;

/** A request without the id that the client gives it. */
export type Wish = ClientRequest extends infer R
  ? R extends ClientRequest
    ? Omit<R, "id">
    : never
  : never;

export interface ClientOptions {
  readonly site: string;
  readonly cookie: string;
  readonly table: TableId;
  readonly key?: string | null;
  /** Asks for `legal` with everything it is told, as a program does. */
  readonly legal?: boolean;
  /** Reconnects when the connection breaks, and repeats requests that were not answered. */
  readonly persistent?: boolean;
  /** Called with every message, before anything else is done with it. */
  readonly onMessage?: (message: ServerMessage, text: string) => void;
}

interface Pending {
  readonly request: ClientRequest;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Wait {
  holds(): boolean;
  resolve(): void;
  reject(error: Error): void;
}

const AGAIN_MILLIS = 50;

/** What no second attempt can change (docs/api.md, Goodbye). */
const FINAL: readonly ByeCode[] = ["version", "notHere", "badMessage"];

/**
 * A page without a screen: says hello, folds what it is told, plays legal actions out of its own view,
 * and comes back after a break with what was not answered yet.
 */
export class TestClient extends ClientState {
  readonly options: ClientOptions;
  /** Where the server is; it may have moved when it comes back. */
  site: string;
  /** All messages received on the present connection, oldest first. */
  received: ServerMessage[] = [];
  /** The code with which the present connection was closed; null: it is open. */
  closed: number | null = null;
  readonly counts = { welcomes: 0, done: 0, refused: 0, acts: 0, breaks: 0 };

  readonly #pending = new Map<MessageId, Pending>();
  readonly #answered = new Set<MessageId>();
  #waits: Wait[] = [];
  #socket: WebSocket | null = null;
  #playing: { readonly level: Level; readonly seed: string } | null = null;
  #acting = false;
  #stopped = false;

  constructor(options: ClientOptions) {
    super();
    this.options = options;
    this.site = options.site;
  }

  /** A client that has been welcomed. */
  static async join(options: ClientOptions): Promise<TestClient> {
    const client = new TestClient(options);
    await client.connect();
    return client;
  }

  /** Says hello with all that is known already; resolved by the welcome, rejected by a `bye`. */
  async connect(): Promise<void> {
    const before = this.counts.welcomes;
    this.#open();
    await this.until(() => this.counts.welcomes > before);
  }

  /** Breaks the connection without closing it, as a tunnel does. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Reads nothing more, as a page that hangs does. */
  pauseReading(): void {
    this.#socket?.pause();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    if (this.#socket === null || this.#socket.readyState === WebSocket.CLOSED) return;
    this.#socket.close();
    await this.untilClosed();
  }

  /** Sends a request and waits for its answer, across breaks if the client is persistent. */
  request(wish: Wish, id: MessageId = randomBytes(9).toString("base64url")): Promise<Answer> {
    const request = { ...wish, id } as ClientRequest;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { request, resolve, reject });
      this.#send(request);
    });
  }

  /** As `request`, for what has to be done. */
  async ask(wish: Wish, id?: MessageId): Promise<Extract<Answer, { type: "done" }>> {
    const answer = await this.request(wish, id);
    if (answer.type === "done") return answer;
    throw new Error(`${wish.type} was refused: ${JSON.stringify(answer.refusal)}`);
  }

  async sit(seat: Seat): Promise<void> {
    await this.ask({ type: "sit", seat });
    await this.mix();
  }

  /** Adds the player's share to the next game's seed. */
  async mix(): Promise<void> {
    const commitment = this.shareDue;
    if (commitment === null) return;
    await this.ask({ type: "mix", commitment, entropy: randomBytes(16).toString("hex") });
  }

  /** Any bytes, as they are. */
  sendRaw(data: string | Buffer): void {
    this.#socket?.send(data);
  }

  /** Plays from now on whenever it is awaited, like a bot of that level. */
  play(level: Level = "random", seed = "test"): void {
    this.#playing = { level, seed };
    this.#act();
  }

  stopPlaying(): void {
    this.#playing = null;
  }

  /** Resolved as soon as it holds; checked after every message. Rejected when the connection is closed. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waits.push({ holds, resolve, reject }));
  }

  async untilEnded(game = this.table?.games ?? 1): Promise<void> {
    await this.until(() => this.hasEnded(game));
  }

  /** The close code, once the present connection is gone. */
  async untilClosed(): Promise<number> {
    const socket = this.#socket;
    if (this.closed === null && socket !== null) {
      await new Promise<void>((resolve) => socket.once("close", () => resolve()));
    }
    return this.closed ?? 0;
  }

  #open(): void {
    const { cookie, table, key = null, legal } = this.options;
    const socket = new WebSocket(`${this.site.replace(/^http/, "ws")}/socket`, {
      headers: { cookie, origin: this.site },
    });
    this.#socket = socket;
    this.received = [];
    this.bye = null;
    this.closed = null;
    socket.on("open", () => {
      const hello: Hello = {
        type: "hello",
        version: PROTOCOL_VERSION,
        table,
        key,
        seen: this.numbers,
        ...(legal === undefined ? {} : { legal }),
        knows: [...ADDED_EVENTS],
      };
      socket.send(JSON.stringify(hello));
    });
    socket.on("message", (data) => {
      if (this.#socket === socket) this.#receive(data.toString());
    });
    // What went wrong shows in the closing.
    socket.on("error", () => undefined);
    socket.on("close", (code) => {
      if (this.#socket === socket) this.#broken(code);
    });
  }

  #broken(code: number): void {
    this.closed = code;
    const isFinal = this.bye !== null && FINAL.includes(this.bye);
    if (this.options.persistent === true && !this.#stopped && !isFinal) {
      this.counts.breaks += 1;
      setTimeout(() => this.#stopped || this.#open(), AGAIN_MILLIS);
      return;
    }
    const error = new Error(`the connection is closed: ${code} ${this.bye ?? ""}`);
    for (const wait of this.#waits.splice(0)) wait.reject(error);
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
  }

  /** What cannot be sent now is sent with the next welcome. */
  #send(request: ClientRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.options.onMessage?.(message, text);
    this.received.push(message);
    this.take(message);
    if (message.type === "welcome") {
      this.counts.welcomes += 1;
      for (const { request } of this.#pending.values()) this.#send(request);
    }
    if (message.type === "done" || message.type === "refused") this.#answer(message);
    this.#settle();
    this.#act();
  }

  #answer(answer: Answer): void {
    const pending = this.#pending.get(answer.re);
    this.counts[answer.type] += 1;
    if (pending === undefined) {
      // What was sent again after a break may be answered twice; nothing else may.
      if (!this.#answered.has(answer.re)) this.faults.push(`an answer to nothing: ${answer.re}`);
      return;
    }
    this.#pending.delete(answer.re);
    this.#answered.add(answer.re);
    pending.resolve(answer);
  }

  #settle(): void {
    const met = this.#waits.filter((wait) => wait.holds());
    this.#waits = this.#waits.filter((wait) => !met.includes(wait));
    for (const wait of met) wait.resolve();
  }

  #act(): void {
    if (this.#playing === null || this.#acting || !this.isAwaited || this.known === null) return;
    const { level, seed } = this.#playing;
    const action = this.known.choose(level, `${seed} ${this.game} ${this.seat}`);
    this.#acting = true;
    this.request({ type: "act", game: this.game, action }).then(
      (answer) => {
        this.#acting = false;
        if (answer.type === "done") this.counts.acts += 1;
        else this.faults.push(`${action.type} was refused: ${answer.refusal.code}`);
        this.#act();
      },
      () => {
        this.#acting = false;
      },
    );
  }
}
