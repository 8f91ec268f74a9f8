import { randomBytes } from "node:crypto";
import type { Duplex } from "node:stream";
import { assertNever } from "@inkognito/engine/core";
import {
  BYE_CODES,
  type ByeCode,
  type ClientRequest,
  type Hello,
  type MessageId,
  type PlayerId,
  type TableRefusalCode,
} from "@inkognito/protocol";
import type { RawData, WebSocket } from "ws";
import type { Limits } from "../settings/limits.js";
import type { Connection, Visit } from "../tables/delivery/connection.js";
import type { Backlog } from "./backlog.js";
import { type Frame, parseFrame } from "./frame.js";
import { Outbox } from "./outbox.js";
import { type Pace, Rates } from "./rates.js";

/** What a line needs of the house it leads into. */
export interface House {
  readonly limits: Limits;
  /** Of all people, whatever line they are on. */
  readonly rates: Rates;
  /** What all clients have not read yet. */
  readonly backlog: Backlog;
  now(): number;
  enter(connection: Connection, hello: Hello): Promise<Visit | null>;
  /** For the metrics. */
  heard(): void;
  answered(seconds: number): void;
  refused(code: string): void;
  saidBye(code: ByeCode): void;
  /** Something broke while a client was served. */
  broke(error: unknown): void;
}

/** A socket, the stream it writes to, and where it comes from. */
export interface Upgraded {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
}

type Stage =
  | { readonly type: "waiting" }
  | { readonly type: "entering"; readonly early: ClientRequest[] }
  | { readonly type: "visiting"; readonly visit: Visit }
  | { readonly type: "gone" };

const REFUSED = '{"type":"refused"';

/** Bytes of a heartbeat: to answer it, a client has to have read it. */
const HEARTBEAT = 8;

/** One socket: what comes in is parsed and counted, what goes out is watched. */
export class Line implements Connection {
  readonly player: PlayerId;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #house: House;
  readonly #known: boolean;
  readonly #rates: Rates;
  readonly #timer: NodeJS.Timeout;
  #stage: Stage = { type: "waiting" };
  /** What waits until the line is released; null: nothing has to wait. */
  #held: ClientRequest[] | null = null;
  /** The heartbeat that is not answered yet. */
  #heartbeat: Buffer | null = null;
  /** Frames that came after the end. */
  #ignored = 0;

  /** `player` null: a browser that is nobody yet; it is shown out like everybody who may not come in. */
  constructor({ socket, stream, address }: Upgraded, player: PlayerId | null, house: House) {
    const { limits } = house;
    this.player = player ?? "";
    this.address = address;
    this.#known = player !== null;
    this.#socket = socket;
    // A client that does not read would fill our memory; resuming brings it everything again.
    this.#outbox = new Outbox(stream, limits, house.backlog, () => this.cut());
    this.#house = house;
    this.#rates = player === null ? new Rates(limits, () => house.now()) : house.rates;
    this.#timer = setTimeout(() => this.bye("badMessage"), limits.hello);
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    // Pings, and pongs that nothing asked for, cost work as messages do, and count like them.
    socket.on("ping", (payload) => {
      if (this.#hear() !== null) this.#outbox.pong(payload);
    });
    socket.on("pong", (payload) => {
      if (this.#heartbeat?.equals(payload) === true) this.#heartbeat = null;
      else this.#hear();
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
    if (message.startsWith(REFUSED)) this.#house.refused(codeOf(message));
    this.#outbox.add(message);
  }

  sendLong(parts: readonly Buffer[]): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#outbox.add(parts);
  }

  bye(code: ByeCode): void {
    if (this.#stage.type === "gone") return;
    this.send(JSON.stringify({ type: "bye", code }));
    this.close(BYE_CODES[code]);
  }

  close(code: number): void {
    const said = (Object.keys(BYE_CODES) as ByeCode[]).find((each) => BYE_CODES[each] === code);
    if (said !== undefined) this.#house.saidBye(said);
    this.#leave();
    this.#outbox.finish();
    this.#socket.close(code);
    this.#cutLater();
  }

  #cutLater(): void {
    setTimeout(() => this.#socket.terminate(), this.#house.limits.farewell).unref();
  }

  /** Without a word: there is nobody who would hear it. */
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

  /** From now on nothing that is asked is passed on; see `Door.holding`. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const request of held) this.#ask(request);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    const stage = this.#stage;
    this.#stage = { type: "gone" };
    if (stage.type === "visiting") stage.visit.leave();
  }

  #receive(data: RawData, isBinary: boolean): void {
    const pace = this.#hear();
    if (pace === null) return;
    if (isBinary) this.bye("badMessage");
    else this.#read(parseFrame(data.toString()), pace === "inTime");
  }

  /** Counts one more frame. Null: it is not to be taken. */
  #hear(): Pace | null {
    if (this.#stage.type === "gone") {
      this.#ignored += 1;
      if (this.#ignored > this.#house.limits.patience.burst) this.#socket.terminate();
      return null;
    }
    this.#house.heard();
    const pace = this.#rates.heard(this.player);
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
        this.bye(this.#stage.type === "waiting" ? "notHere" : "badMessage");
        break;
      case "request":
        if (inTime) this.#ask(frame.request);
        else this.#refuse(frame.request.id, "tooFast");
        break;
      default:
        assertNever(frame);
    }
  }

  async #enter(hello: Hello): Promise<void> {
    if (this.#stage.type !== "waiting" || !this.#known) {
      this.bye(this.#known ? "badMessage" : "notHere");
      return;
    }
    clearTimeout(this.#timer);
    const early: ClientRequest[] = [];
    this.#stage = { type: "entering", early };
    try {
      const visit = await this.#house.enter(this, hello);
      if (visit !== null) this.#settle(visit, early);
    } catch (error) {
      this.#house.broke(error);
      this.bye("trouble");
    }
  }

  #settle(visit: Visit, early: readonly ClientRequest[]): void {
    // It may have gone while the table was being fetched.
    if (this.#stage.type !== "entering") {
      visit.leave();
      return;
    }
    this.#stage = { type: "visiting", visit };
    for (const request of early) this.#ask(request);
  }

  #ask(request: ClientRequest): void {
    const stage = this.#stage;
    switch (stage.type) {
      case "waiting":
        this.bye("badMessage");
        break;
      case "entering":
        if (stage.early.length < this.#house.limits.early) stage.early.push(request);
        else this.bye("tooFast");
        break;
      case "visiting":
        if (this.#held !== null) this.#keep(this.#held, request);
        else if (this.#rates.mayAsk(this.player, request)) void this.#pass(stage.visit, request);
        else this.#refuse(request.id, "tooFast");
        break;
      case "gone":
        break;
      default:
        assertNever(stage);
    }
  }

  #keep(held: ClientRequest[], request: ClientRequest): void {
    if (held.length < this.#house.limits.early) held.push(request);
    else this.#refuse(request.id, "tooFast");
  }

  async #pass(visit: Visit, request: ClientRequest): Promise<void> {
    const began = performance.now();
    try {
      await visit.request(request);
    } catch (error) {
      this.#house.broke(error);
      this.bye("trouble");
    }
    this.#house.answered((performance.now() - began) / 1000);
  }

  /** Nothing is answered before the first message. */
  #refuse(re: MessageId, code: TableRefusalCode): void {
    if (this.#stage.type === "waiting") this.bye("badMessage");
    else this.send(JSON.stringify({ type: "refused", re, refusal: { code, rule: null } }));
  }
}

const codeOf = (message: string): string =>
  (JSON.parse(message) as { readonly refusal: { readonly code: string } }).refusal.code;
