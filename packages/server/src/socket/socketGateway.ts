import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { fastifyCookie } from "@fastify/cookie";
import type { PlayerId } from "@inkognito/protocol";
import { WebSocketServer } from "ws";
import { secretIn } from "../callers/cookie.js";
import { addressOf, isFromHere, Tally, type Trust } from "../callers/origin.js";
import type { ProxyAdvice } from "../callers/proxyAdvice.js";
import type { Log, Metrics, TableCounts } from "../monitoring/metrics.js";
import type { People } from "../people/people.js";
import type { Limits } from "../settings/limits.js";
import { type Hash, hashOf } from "../store/store.js";
import type { TableRegistry } from "../tables/runtime/tableRegistry.js";
import type { Time } from "../time/time.js";
import { ClientSocket, type Identity, type SocketContext } from "./clientSocket.js";
import { Backlog } from "./outbox.js";
import { Buckets, type Rates } from "./rates.js";

const SOCKET_PATH = "/socket";

/** In one query to the store. */
const MOST_SCREENED = 1000;

export interface SocketGatewayOptions {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly trust: Trust;
  readonly advice: ProxyAdvice;
  /** May other processes sign browsers out, or delete people? Then this is looked for as well. */
  readonly shared: boolean;
  readonly metrics: Metrics;
  readonly refusals: TableCounts["refusals"];
  readonly log: Pick<Log, "error">;
  readonly time: Pick<Time, "now">;
}

/** Whose cookie a socket came with. `token`: the hash of the cookie, one browser of that player. */
type Owner =
  | { readonly type: "player"; readonly player: PlayerId; readonly token: Hash }
  | { readonly type: "unknown" };

interface SocketInfo {
  readonly address: string;
  readonly owner: Owner;
  readonly gone: Promise<void>;
}

/** Takes upgrade requests, lets sockets in, and counts them. */
export class SocketGateway {
  readonly #options: SocketGatewayOptions;
  readonly #context: SocketContext;
  readonly #connects: Buckets;
  readonly #rates: Rates;
  readonly #server: WebSocketServer;
  readonly #sockets = new Map<ClientSocket, SocketInfo>();
  readonly #addresses = new Tally();
  readonly #players = new Tally();
  /** Players whose requests wait for their own deletion. */
  readonly #suspended = new Tally();
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;
  #dismissals = 0;

  constructor(options: SocketGatewayOptions) {
    const { limits } = options;
    this.#options = options;
    this.#connects = new Buckets(limits.connects);
    this.#rates = options.rates;
    this.#context = this.#newContext();
    this.#server = newSocketServer(limits);
    this.#heartbeat = setInterval(() => this.#beat(), limits.heartbeat).unref();
  }

  attach(server: Server): void {
    server.on("upgrade", (request, socket, head) => void this.#admit(request, socket, head));
  }

  /** Closes all sockets of a player, who was deleted; `but`: except those of this browser. */
  dismiss(player: PlayerId, but: Hash | null = null): void {
    this.#dismissals += 1;
    for (const [socket, { owner }] of this.#sockets) {
      if (owner.type === "player" && owner.player === player && owner.token !== but) {
        socket.bye("notHere");
      }
    }
  }

  /** Requests of this player wait until the work is done; then they are handled, if the sockets are still open. */
  async suspendWhile<T>(player: PlayerId, work: () => Promise<T>): Promise<T> {
    this.#suspended.add(player);
    for (const socket of this.#socketsOf(player)) socket.suspend();
    try {
      return await work();
    } finally {
      this.#suspended.remove(player);
      if (this.#suspended.of(player) === 0) {
        for (const socket of this.#socketsOf(player)) socket.resume();
      }
    }
  }

  /** Closes all sockets; resolved when the last one is gone. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const socket of this.#sockets.keys()) socket.bye("restart");
    await Promise.all([...this.#sockets.values()].map(({ gone }) => gone));
  }

  /** Lets no new sockets in; open ones stay. */
  stopAccepting(): void {
    this.#closing = true;
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { limits, trust, advice, log, time } = this.#options;
    // The error of a client that has gone must not end the process.
    const ignore = () => undefined;
    socket.on("error", ignore);
    const turnAway = (status: string, text = ""): void => {
      socket.end(refusal(status, text));
      setTimeout(() => socket.destroy(), limits.farewell).unref();
    };
    if (this.#closing) return turnAway("503 Service Unavailable");
    // Before everything that is refused: a refusal costs a connection, too.
    const address = addressOf(request, trust);
    if (!this.#connects.take(address, time.now())) return turnAway("429 Too Many Requests");
    // `h2c` for example: curl offers it.
    if (request.headers.upgrade?.toLowerCase() !== "websocket") {
      return turnAway("400 Bad Request", "the only upgrade is to websocket; ask without one");
    }
    if (pathOf(request) !== SOCKET_PATH) return turnAway("404 Not Found");
    if (!isFromHere(request, trust)) {
      advice.refused(request);
      return turnAway("403 Forbidden");
    }
    try {
      const owner = await this.#identify(secretOf(request));
      if (socket.destroyed) return;
      this.#server.handleUpgrade(request, socket, head, (upgraded) => {
        socket.off("error", ignore);
        const parts = { socket: upgraded, stream: socket, address };
        const client = new ClientSocket(parts, identityOf(owner), this.#context);
        const gone = new Promise<void>((resolve) => upgraded.once("close", () => resolve()));
        void gone.then(() => this.#remove(client));
        this.#add(client, { address, owner, gone });
        if (this.#closing) client.bye("restart");
        else if (
          this.#addresses.of(address) > limits.socketsPerAddress ||
          (owner.type === "player" && this.#players.of(owner.player) > limits.socketsPerPlayer)
        ) {
          client.bye("tooMany");
        }
      });
    } catch (error) {
      log.error({ err: error }, "a socket could not be let in");
      turnAway("503 Service Unavailable");
    }
  }

  /** A player may be dismissed during the query: then the query is repeated. */
  async #identify(secret: string | undefined): Promise<Owner> {
    for (;;) {
      const before = this.#dismissals;
      const found = await this.#options.people.bySecret(secret);
      if (found === null || secret === undefined) return { type: "unknown" };
      if (before === this.#dismissals) {
        return { type: "player", player: found.id, token: hashOf(secret) };
      }
    }
  }

  #add(socket: ClientSocket, info: SocketInfo): void {
    const { address, owner } = info;
    this.#sockets.set(socket, info);
    this.#addresses.add(address);
    if (owner.type === "unknown") return;
    this.#players.add(owner.player);
    if (this.#suspended.of(owner.player) > 0) socket.suspend();
  }

  #socketsOf(player: PlayerId): readonly ClientSocket[] {
    return [...this.#sockets.keys()].filter(
      ({ identity }) => identity.type === "player" && identity.player === player,
    );
  }

  #remove(socket: ClientSocket): void {
    const info = this.#sockets.get(socket);
    if (info === undefined) return;
    this.#sockets.delete(socket);
    this.#addresses.remove(info.address);
    if (info.owner.type === "player") this.#players.remove(info.owner.player);
  }

  #beat(): void {
    const now = this.#options.time.now();
    for (const socket of this.#sockets.keys()) socket.beat();
    if (this.#options.shared) void this.#screen();
    this.#connects.sweep(now);
    this.#rates.sweep();
  }

  /** Closes the sockets of browsers that another process has signed out. */
  async #screen(): Promise<void> {
    const { people, log } = this.#options;
    const owned = [...this.#sockets].flatMap(([socket, { owner }]) =>
      owner.type === "player" ? [{ socket, token: owner.token }] : [],
    );
    try {
      for (let i = 0; i < owned.length; i += MOST_SCREENED) {
        const some = owned.slice(i, i + MOST_SCREENED);
        const known = new Set(await people.knownTokens(some.map(({ token }) => token)));
        for (const { socket, token } of some) if (!known.has(token)) socket.bye("notHere");
      }
    } catch (error) {
      log.error({ err: error }, "it could not be checked which browsers are signed in");
    }
  }

  #newContext(): SocketContext {
    const { registry, limits, metrics, log, time, refusals } = this.#options;
    metrics.gauge("inkognito_sockets", "Open sockets.", () => this.#sockets.size);
    metrics.gauge("inkognito_people", "People with an open socket.", () => this.#players.size);
    const frames = metrics.counter("inkognito_frames_total", "Frames received.");
    const byes = metrics.counter("inkognito_byes_total", "Sockets closed by the server, by code.", [
      "code",
    ]);
    const answers = metrics.histogram("inkognito_answer_seconds", "From a request to its answer.");
    const backlog = new Backlog(limits.backlog);
    metrics.gauge("inkognito_unread_bytes", "Sent to clients and not read.", () => backlog.bytes);
    return {
      limits,
      rates: this.#rates,
      backlog,
      time,
      counts: { frames, answers, refusals, byes },
      enter: (connection, hello) => registry.enter(connection, hello),
      logError: (error) => log.error({ err: error }, "a socket was closed after trouble"),
    };
  }
}

/** Upgrades sockets for `ClientSocket`, which answers pings itself: the library would answer without a limit. */
export const newSocketServer = (limits: Limits): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    autoPong: false,
    maxPayload: limits.frame,
    maxFragments: limits.fragments,
    perMessageDeflate: false,
  });

const identityOf = (owner: Owner): Identity =>
  owner.type === "player" ? { type: "player", player: owner.player } : owner;

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
