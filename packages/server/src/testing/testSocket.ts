import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { type ServerMessage, serverMessage } from "@inkognito/protocol";
import { WebSocket } from "ws";
import { LIMITS, type Limits } from "../settings/limits.js";
import {
  ClientSocket,
  type Identity,
  type SocketContext,
  type Upgraded,
} from "../socket/clientSocket.js";
import { Backlog } from "../socket/outbox.js";
import { Rates } from "../socket/rates.js";
import { newSocketServer } from "../socket/socketGateway.js";
import { TestClient } from "./client.js";
import { Person } from "./httpClient.js";
import { tableOptions } from "./options.js";
import { newFolder } from "./server.js";

const nothing = (): undefined => undefined;
const time = { now: () => 0 };
const uncounted = { observe: nothing, inc: nothing };

const address = "192.0.2.1";

const PLAYER: Identity = { type: "player", player: "player-000000000" };

/** A server that lets no visitor in. */
const contextWith = (limits: Partial<Limits>): SocketContext => ({
  limits: { ...LIMITS, ...limits },
  rates: new Rates(LIMITS, time),
  backlog: new Backlog(LIMITS.backlog),
  time,
  enter: async () => null,
  counts: { frames: uncounted, answers: uncounted, refusals: uncounted, byes: uncounted },
  logError: nothing,
});

/** Answers a request for a socket, as the gateway does. */
const upgrade = (request: IncomingMessage, outlet: Duplex, limits: Limits): Promise<WebSocket> =>
  new Promise((resolve) =>
    newSocketServer(limits).handleUpgrade(request, outlet, Buffer.alloc(0), resolve),
  );

/** A WebSocket that writes to this stream. */
export function socketOver(stream: Duplex): Promise<WebSocket> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.headers = {
    upgrade: "websocket",
    connection: "Upgrade",
    "sec-websocket-key": "c29tZXRoaW5nIHJhbmRvbQ==",
    "sec-websocket-version": "13",
  };
  return upgrade(request, stream, LIMITS);
}

/** Remembers what was written in one go. */
export class RecordingStream extends Duplex {
  readonly written: string[] = [];

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written.push(chunk.toString("latin1"));
    done();
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.written.push(chunks.map(({ chunk }) => chunk.toString("latin1")).join(""));
    done();
  }
}

/** A client socket whose writes are recorded one by one. */
export async function openRecorded(identity: Identity = PLAYER): Promise<{
  readonly client: ClientSocket;
  readonly paper: RecordingStream;
}> {
  const paper = new RecordingStream();
  const socket = await socketOver(paper);
  paper.written.length = 0;
  const client = new ClientSocket({ socket, stream: paper, address }, identity, contextWith({}));
  return { client, paper };
}

/** A client socket and a real WebSocket at its other end. */
interface Both extends Upgraded {
  readonly client: ClientSocket;
  readonly reader: WebSocket;
  /** What has arrived there. */
  readonly read: string[];
  close(): void;
}

/** The reader reads nothing yet. A local socket: the system's room for it does not grow. */
export async function openToReader(limits: Partial<Limits>): Promise<Both> {
  const folder = newFolder("socket");
  const path = join(folder, "socket");
  const server = createServer();
  const opened = new Promise<Upgraded>((resolve) => {
    server.on("upgrade", async (request, stream) => {
      const socket = await upgrade(request, stream, { ...LIMITS, ...limits });
      resolve({ socket, stream, address });
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const reader = new WebSocket(`ws+unix:${path}:/`);
  reader.on("error", nothing);
  const read: string[] = [];
  reader.on("message", (data) => read.push(data.toString()));
  await once(reader, "open");
  reader.pause();
  const upgraded = await opened;
  const client = new ClientSocket(upgraded, PLAYER, contextWith(limits));
  const close = (): void => {
    client.cut();
    reader.terminate();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { client, ...upgraded, reader, read, close };
}

export interface OpenSocket {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[];
  /** The close code. */
  readonly closed: Promise<number>;
}

/** A socket on which no message was sent. */
export async function openSocket(
  site: string,
  headers: Record<string, string> = {},
): Promise<OpenSocket> {
  const socket = new WebSocket(`${site.replace("http", "ws")}/socket`, { headers });
  const messages: ServerMessage[] = [];
  socket.on("message", (data) => messages.push(serverMessage.parse(JSON.parse(data.toString()))));
  socket.on("error", () => undefined);
  const closed = once(socket, "close").then(([code]) => code as number);
  await once(socket, "open");
  return { socket, messages, closed };
}

/** The status of an upgrade that is turned away. */
export async function turnedAway(
  site: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const socket = new WebSocket(`${site.replace("http", "ws")}${path}`, { headers });
  socket.on("error", () => undefined);
  const [, response] = await once(socket, "unexpected-response");
  socket.terminate();
  return response.statusCode;
}

/** A player at a table of their own. */
export async function hosting(
  site: string,
): Promise<{ readonly host: Person; readonly client: TestClient }> {
  const host = await Person.arrive(site, "Ada");
  const { table, key } = await host.open(tableOptions());
  const client = await TestClient.join({ site, cookie: host.cookie, table, key });
  return { host, client };
}
