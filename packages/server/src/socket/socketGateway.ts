import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { fastifyCookie } from "@fastify/cookie";
import type { ByeCode, PlayerId } from "@inkognito/protocol";
import { WebSocketServer } from "ws";
import { secretIn } from "../callers/cookie.js";
import { addressOf, isFromHere, type Trust } from "../callers/origin.js";
import { Tally } from "../callers/tally.js";
import type { Metrics } from "../monitoring/metrics.js";
import type { People } from "../people/people.js";
import { hashOf } from "../people/secret.js";
import type { Limits } from "../settings/limits.js";
import type { Hash } from "../store/store.js";
import type { Hall } from "../tables/runtime/tableRegistry.js";
import { Backlog } from "./backlog.js";
import { Buckets } from "./bucket.js";
import { type House, Line } from "./clientSocket.js";
import type { Rates } from "./rates.js";

const SOCKET_PATH = "/socket";

/** In one question to the store. */
const MOST_SCREENED = 1000;

export interface DoorOptions {
  readonly hall: Hall;
  readonly people: People;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly trust: Trust;
  /** May other processes sign browsers out, or delete people? Then this is looked for as well. */
  readonly shared: boolean;
  readonly metrics: Metrics;
  readonly log: { error(fields: object, message: string): void };
  now(): number;
}

interface Guest {
  readonly address: string;
  readonly player: PlayerId | null;
  /** What is kept of the cookie: one browser of that person. */
  readonly token: Hash | null;
  readonly gone: Promise<void>;
}

/** Where sockets come in, and who keeps count of them. */
export class Door {
  readonly #options: DoorOptions;
  readonly #house: House;
  readonly #connects: Buckets;
  readonly #rates: Rates;
  readonly #server: WebSocketServer;
  readonly #lines = new Map<Line, Guest>();
  readonly #addresses = new Tally();
  readonly #players = new Tally();
  /** Who waits for their own deletion. */
  readonly #held = new Tally();
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;
  #dismissals = 0;

  constructor(options: DoorOptions) {
    const { limits } = options;
    this.#options = options;
    this.#connects = new Buckets(limits.connects);
    this.#rates = options.rates;
    this.#house = this.#newHouse();
    this.#server = newSocketServer(limits);
    this.#heartbeat = setInterval(() => this.#beat(), limits.heartbeat).unref();
  }

  attach(server: Server): void {
    server.on("upgrade", (request, socket, head) => void this.#admit(request, socket, head));
  }

  /** Somebody has been deleted, or wants to be here in one browser only: no other page stays. */
  dismiss(player: PlayerId, but: Hash | null = null): void {
    this.#dismissals += 1;
    for (const [line, by] of this.#lines) {
      if (by.player === player && (but === null || by.token !== but)) line.bye("notHere");
    }
  }

  /** Whatever this person asks meanwhile waits: it is done after it, unless they are dismissed by it. */
  async holding<T>(player: PlayerId, work: () => Promise<T>): Promise<T> {
    this.#held.add(player);
    for (const line of this.#linesOf(player)) line.hold();
    try {
      return await work();
    } finally {
      this.#held.remove(player);
      if (this.#held.of(player) === 0) for (const line of this.#linesOf(player)) line.release();
    }
  }

  /** Shows everybody out; resolved when the last one has gone. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const line of this.#lines.keys()) line.bye("restart");
    await Promise.all([...this.#lines.values()].map(({ gone }) => gone));
  }

  /** Takes nobody in any more, but lets those who are here finish. */
  shut(): void {
    this.#closing = true;
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { limits, trust, log, now } = this.#options;
    // A client that is gone before it is in must not take the process along.
    const ignore = () => undefined;
    socket.on("error", ignore);
    const turnAway = (status: string, text = ""): void => {
      socket.end(refusal(status, text));
      setTimeout(() => socket.destroy(), limits.farewell).unref();
    };
    if (this.#closing) return turnAway("503 Service Unavailable");
    // `h2c` for example: curl offers it.
    if (request.headers.upgrade?.toLowerCase() !== "websocket") {
      return turnAway("400 Bad Request", "the only upgrade is to websocket; ask without one");
    }
    if (pathOf(request) !== SOCKET_PATH) return turnAway("404 Not Found");
    if (!isFromHere(request, trust)) return turnAway("403 Forbidden");
    const address = addressOf(request, trust);
    if (!this.#connects.take(address, now())) return turnAway("429 Too Many Requests");
    try {
      const { player, token } = await this.#identify(secretOf(request));
      if (socket.destroyed) return;
      this.#server.handleUpgrade(request, socket, head, (upgraded) => {
        socket.off("error", ignore);
        const line = new Line({ socket: upgraded, stream: socket, address }, player, this.#house);
        const gone = new Promise<void>((resolve) => upgraded.once("close", () => resolve()));
        void gone.then(() => this.#forget(line));
        this.#remember(line, { address, player, token, gone });
        if (this.#closing) line.bye("restart");
        else if (
          this.#addresses.of(address) > limits.socketsPerAddress ||
          (player !== null && this.#players.of(player) > limits.socketsPerPlayer)
        ) {
          line.bye("tooMany");
        }
      });
    } catch (error) {
      log.error({ err: error }, "a socket could not be let in");
      turnAway("503 Service Unavailable");
    }
  }

  /** Whoever was dismissed while we asked who it is may be this very one: it is asked again. */
  async #identify(secret: string | undefined): Promise<Pick<Guest, "player" | "token">> {
    for (;;) {
      const before = this.#dismissals;
      const found = await this.#options.people.bySecret(secret);
      if (found === null || secret === undefined) return { player: null, token: null };
      if (before === this.#dismissals) return { player: found.id, token: hashOf(secret) };
    }
  }

  #remember(line: Line, guest: Guest): void {
    this.#lines.set(line, guest);
    this.#addresses.add(guest.address);
    if (guest.player === null) return;
    this.#players.add(guest.player);
    if (this.#held.of(guest.player) > 0) line.hold();
  }

  #linesOf(player: PlayerId): readonly Line[] {
    return [...this.#lines].filter(([, by]) => by.player === player).map(([line]) => line);
  }

  #forget(line: Line): void {
    const by = this.#lines.get(line);
    if (by === undefined) return;
    this.#lines.delete(line);
    this.#addresses.remove(by.address);
    if (by.player !== null) this.#players.remove(by.player);
  }

  #beat(): void {
    const now = this.#options.now();
    for (const line of this.#lines.keys()) line.beat();
    if (this.#options.shared) void this.#screen();
    this.#connects.sweep(now);
    this.#rates.sweep();
  }

  /** Shows out every browser that is nobody's by now. */
  async #screen(): Promise<void> {
    const { people, log } = this.#options;
    const lines = [...this.#lines].flatMap(([line, { token }]) =>
      token === null ? [] : [{ line, token }],
    );
    try {
      for (let i = 0; i < lines.length; i += MOST_SCREENED) {
        const some = lines.slice(i, i + MOST_SCREENED);
        const known = new Set(await people.knownTokens(some.map(({ token }) => token)));
        for (const { line, token } of some) if (!known.has(token)) line.bye("notHere");
      }
    } catch (error) {
      log.error({ err: error }, "nobody could be asked who is still here");
    }
  }

  #newHouse(): House {
    const { hall, limits, metrics, log, now } = this.#options;
    metrics.gauge("inkognito_sockets", "Open sockets.", () => this.#lines.size);
    const frames = metrics.counter("inkognito_frames_total", "Frames received.");
    const refusals = metrics.counter("inkognito_refusals_total", "Refused requests, by code.");
    const byes = metrics.counter("inkognito_byes_total", "Sockets closed by the server, by code.");
    const answers = metrics.histogram("inkognito_answer_seconds", "From a request to its answer.");
    const backlog = new Backlog(limits.backlog);
    metrics.gauge("inkognito_unread_bytes", "Sent to clients and not read.", () => backlog.bytes);
    return {
      limits,
      rates: this.#rates,
      backlog,
      now,
      enter: (connection, hello) => hall.enter(connection, hello),
      heard: () => frames.add(),
      answered: (seconds) => answers.observe(seconds),
      refused: (code) => refusals.add({ code }),
      saidBye: (code: ByeCode) => byes.add({ code }),
      broke: (error) => log.error({ err: error }, "a socket was closed after trouble"),
    };
  }
}

/** Upgrades sockets for `Line`, which answers pings itself: the library would answer without a limit. */
export const newSocketServer = (limits: Limits): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    autoPong: false,
    maxPayload: limits.frame,
    maxFragments: limits.fragments,
    perMessageDeflate: false,
  });

const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?", 1)[0] ?? "";

const secretOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie === undefined ? undefined : secretIn(fastifyCookie.parse(headers.cookie));

const refusal = (status: string, text: string): string =>
  [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Type: text/plain",
    `Content-Length: ${Buffer.byteLength(text)}`,
    "",
    text,
  ].join("\r\n");
