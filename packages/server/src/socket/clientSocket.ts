import { randomBytes } from "node:crypto";
import { assertNever } from "@inkognito/engine/core";
import {
  BYE_CODES,
  type ByeCode,
  type ClientRequest,
  type Hello,
  type MessageId,
  type PlayerId,
  type ServerMessage,
  type TableRefusalCode,
} from "@inkognito/protocol";
import type { RawData, WebSocket } from "ws";
import type { SocketCounts } from "../monitoring/metrics.js";
import type { Limits } from "../settings/limits.js";
import type { Connection, Visit } from "../tables/delivery/connection.js";
import type { Time } from "../time/time.js";
import { type Frame, parseFrame } from "./frame.js";
import { type Backlog, Outbox, type Outlet } from "./outbox.js";
import { Rates, type RateVerdict } from "./rates.js";

/** What all sockets share. */
export interface SocketContext {
  readonly limits: Limits;
  /** The rates of all players, over all of their sockets. */
  readonly rates: Rates;
  /** Bytes that clients have not read yet. */
  readonly backlog: Backlog;
  readonly time: Pick<Time, "now">;
  readonly counts: SocketCounts;
  enter(connection: Connection, hello: Hello): Promise<Visit | null>;
  /** An error while a client was served. */
  logError(error: unknown): void;
}

/** An accepted socket, and where it comes from. */
export interface Upgraded extends Outlet {
  readonly address: string;
}

/** Whose browser it is. */
export type Identity =
  | { readonly type: "player"; readonly player: PlayerId }
  /** No valid cookie: closed with `notHere`, like any visitor who may not come in. */
  | { readonly type: "unknown" };

type Phase =
  | { readonly type: "waiting" }
  | { readonly type: "entering"; readonly early: ClientRequest[] }
  | { readonly type: "visiting"; readonly visit: Visit }
  | { readonly type: "gone" };

/** The rates of an unknown browser are its own, so any key will do. */
const UNKNOWN = "unknown";

/** Bytes of a heartbeat: to answer it, a client has to have read it. */
const HEARTBEAT = 8;

/** One socket: parses and counts what comes in, and watches whether the client reads what goes out. */
export class ClientSocket {
  readonly identity: Identity;
  readonly #address: string;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #context: SocketContext;
  readonly #rates: Rates;
  readonly #rateKey: string;
  readonly #timer: NodeJS.Timeout;
  #phase: Phase = { type: "waiting" };
  /** Requests that wait for `resume`; null: requests do not wait. */
  #suspended: ClientRequest[] | null = null;
  /** The heartbeat that is not answered yet. */
  #heartbeat: Buffer | null = null;
  /** Frames that came after the end. */
  #ignored = 0;

  constructor(upgraded: Upgraded, identity: Identity, context: SocketContext) {
    const { socket, stream } = upgraded;
    const { limits } = context;
    this.identity = identity;
    this.#address = upgraded.address;
    this.#socket = socket;
    // A client that does not read would fill the memory; when it comes back it gets everything again.
    this.#outbox = new Outbox(upgraded, limits, context.backlog, () => this.cut());
    this.#context = context;
    const isPlayer = identity.type === "player";
    this.#rates = isPlayer ? context.rates : new Rates(limits, context.time);
    this.#rateKey = isPlayer ? identity.player : UNKNOWN;
    this.#timer = setTimeout(() => this.bye("badMessage"), limits.hello);
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    // Pings, and pongs without a ping, cost work as messages do, and count like them.
    socket.on("ping", (payload) => {
      if (this.#count() !== null) this.#outbox.pong(payload);
    });
    socket.on("pong", (payload) => {
      if (this.#heartbeat?.equals(payload) === true) this.#heartbeat = null;
      else this.#count();
    });
    // Too long a frame or broken UTF-8: the library closes with a code of its own.
    socket.on("error", () => {
      this.#leave();
      this.#cutLater();
      // From now on the library throws away what comes; it may not be much.
      let bytes = 0;
      stream.on("data", ({ length }: Buffer) => {
        bytes += length;
        if (bytes > limits.frame) socket.terminate();
      });
    });
    socket.on("close", () => this.#leave());
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outbox.add(message);
  }

  sendLong(parts: readonly Buffer[]): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#outbox.add(parts);
  }

  bye(code: ByeCode): void {
    if (this.#phase.type === "gone") return;
    this.send(JSON.stringify({ type: "bye", code }));
    this.close(BYE_CODES[code]);
  }

  close(code: number): void {
    const said = (Object.keys(BYE_CODES) as ByeCode[]).find((each) => BYE_CODES[each] === code);
    if (said !== undefined) this.#context.counts.byes.inc({ code: said });
    this.#leave();
    this.#outbox.finish();
    this.#socket.close(code);
    this.#cutLater();
  }

  #cutLater(): void {
    setTimeout(() => this.#socket.terminate(), this.#context.limits.farewell).unref();
  }

  /** Closes without a `bye`: the client would not read it. */
  cut(): void {
    this.#leave();
    this.#socket.terminate();
  }

  /** Called at every heartbeat: a client that has not answered the last one has gone. */
  beat(): void {
    if (this.#heartbeat !== null) {
      this.cut();
      return;
    }
    this.#heartbeat = randomBytes(HEARTBEAT);
    if (this.#socket.readyState === this.#socket.OPEN) this.#outbox.ping(this.#heartbeat);
  }

  /** From now on requests wait; see `SocketGateway.suspendWhile`. */
  suspend(): void {
    this.#suspended ??= [];
  }

  resume(): void {
    const waiting = this.#suspended ?? [];
    this.#suspended = null;
    for (const request of waiting) this.#request(request);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    const phase = this.#phase;
    this.#phase = { type: "gone" };
    if (phase.type === "visiting") phase.visit.leave();
  }

  #receive(data: RawData, isBinary: boolean): void {
    const pace = this.#count();
    if (pace === null) return;
    if (isBinary) this.bye("badMessage");
    else this.#read(parseFrame(data.toString()), pace === "inTime");
  }

  /** Counts one more frame. Null: it has to be ignored. */
  #count(): RateVerdict | null {
    if (this.#phase.type === "gone") {
      this.#ignored += 1;
      if (this.#ignored > this.#context.limits.patience.burst) this.#socket.terminate();
      return null;
    }
    this.#context.counts.frames.inc();
    const pace = this.#rates.heard(this.#rateKey);
    if (pace !== "farTooFast") return pace;
    this.bye("tooFast");
    return null;
  }

  #read(frame: Frame, inTime: boolean): void {
    switch (frame.type) {
      case "version":
        this.bye("version");
        break;
      case "bad":
        if (frame.id === null) this.bye("badMessage");
        else this.#refuse(frame.id, "badMessage");
        break;
      case "hello":
        // A welcome may be long: a person who sends too much gets no further one by coming back.
        if (inTime) void this.#enter(frame.hello);
        else this.bye("tooFast");
        break;
      case "nowhere":
        this.bye(this.#phase.type === "waiting" ? "notHere" : "badMessage");
        break;
      case "request":
        if (inTime) this.#request(frame.request);
        else this.#refuse(frame.request.id, "tooFast");
        break;
      default:
        assertNever(frame);
    }
  }

  /** This socket as the table sees it. */
  #connectionOf(player: PlayerId): Connection {
    return {
      player,
      address: this.#address,
      send: (message) => this.send(message),
      sendLong: (parts) => this.sendLong(parts),
      close: (code) => this.close(code),
    };
  }

  async #enter(hello: Hello): Promise<void> {
    const { identity } = this;
    if (this.#phase.type !== "waiting" || identity.type === "unknown") {
      this.bye(identity.type === "unknown" ? "notHere" : "badMessage");
      return;
    }
    clearTimeout(this.#timer);
    const early: ClientRequest[] = [];
    this.#phase = { type: "entering", early };
    try {
      const visit = await this.#context.enter(this.#connectionOf(identity.player), hello);
      if (visit !== null) this.#settle(visit, early);
    } catch (error) {
      this.#context.logError(error);
      this.bye("trouble");
    }
  }

  #settle(visit: Visit, early: readonly ClientRequest[]): void {
    // The client may have gone while the table was being loaded.
    if (this.#phase.type !== "entering") {
      visit.leave();
      return;
    }
    this.#phase = { type: "visiting", visit };
    for (const request of early) this.#request(request);
  }

  #request(request: ClientRequest): void {
    const phase = this.#phase;
    switch (phase.type) {
      case "waiting":
        this.bye("badMessage");
        break;
      case "entering":
        if (phase.early.length < this.#context.limits.early) phase.early.push(request);
        else this.bye("tooFast");
        break;
      case "visiting":
        if (this.#suspended !== null) this.#keep(this.#suspended, request);
        else if (this.#rates.mayAsk(this.#rateKey, request)) void this.#pass(phase.visit, request);
        else this.#refuse(request.id, "tooFast");
        break;
      case "gone":
        break;
      default:
        assertNever(phase);
    }
  }

  #keep(waiting: ClientRequest[], request: ClientRequest): void {
    if (waiting.length < this.#context.limits.early) waiting.push(request);
    else this.#refuse(request.id, "tooFast");
  }

  async #pass(visit: Visit, request: ClientRequest): Promise<void> {
    const began = performance.now();
    try {
      await visit.request(request);
    } catch (error) {
      this.#context.logError(error);
      this.bye("trouble");
    }
    this.#context.counts.answers.observe((performance.now() - began) / 1000);
  }

  /** Nothing is answered before the first message. */
  #refuse(re: MessageId, code: TableRefusalCode): void {
    if (this.#phase.type === "waiting") {
      this.bye("badMessage");
      return;
    }
    this.#context.counts.refusals.inc({ code });
    const message: ServerMessage = { type: "refused", re, refusal: { code, rule: null } };
    this.send(JSON.stringify(message));
  }
}
