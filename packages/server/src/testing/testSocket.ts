import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { WebSocket } from "ws";
import { LIMITS, type Limits } from "../settings/limits.js";
import { Backlog } from "../socket/backlog.js";
import { type House, Line, type Upgraded } from "../socket/clientSocket.js";
import { Rates } from "../socket/rates.js";
import { newSocketServer } from "../socket/socketGateway.js";
import { newFolder } from "./server.js";

const nothing = (): undefined => undefined;

/** A house that nobody gets into. */
const houseWith = (limits: Partial<Limits>): House => ({
  limits: { ...LIMITS, ...limits },
  rates: new Rates(LIMITS, () => 0),
  backlog: new Backlog(LIMITS.backlog),
  now: () => 0,
  enter: async () => null,
  heard: nothing,
  answered: nothing,
  refused: nothing,
  saidBye: nothing,
  broke: nothing,
});

interface OpenLine extends Upgraded {
  readonly line: Line;
}

/** Answers a request for a socket, as the door does. */
function answered(
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  limits: Partial<Limits>,
): Promise<OpenLine> {
  const sockets = newSocketServer({ ...LIMITS, ...limits });
  return new Promise((resolve) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const upgraded = { socket, stream, address: "192.0.2.1" };
      resolve({ line: new Line(upgraded, "somebody", houseWith(limits)), ...upgraded });
    });
  });
}

/** Remembers what was written in one go. */
export class Paper extends Duplex {
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

/** A line of which one can see every single write. */
export async function openOnPaper(): Promise<{ readonly line: Line; readonly paper: Paper }> {
  const paper = new Paper();
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.headers = {
    upgrade: "websocket",
    connection: "Upgrade",
    "sec-websocket-key": "c29tZXRoaW5nIHJhbmRvbQ==",
    "sec-websocket-version": "13",
  };
  const { line } = await answered(request, paper, Buffer.alloc(0), {});
  paper.written.length = 0;
  return { line, paper };
}

/** A line to somebody real. */
interface Both extends OpenLine {
  readonly reader: WebSocket;
  /** What has arrived there. */
  readonly read: string[];
  close(): void;
}

/** The reader reads nothing yet. A local socket: the system's room for it does not grow. */
export async function openToReader(limits: Partial<Limits>): Promise<Both> {
  const folder = newFolder("line");
  const path = join(folder, "socket");
  const server = createServer();
  const opened = new Promise<OpenLine>((resolve) => {
    server.on("upgrade", (request, stream, head) =>
      resolve(answered(request, stream, head, limits)),
    );
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const reader = new WebSocket(`ws+unix:${path}:/`);
  reader.on("error", nothing);
  const read: string[] = [];
  reader.on("message", (data) => read.push(data.toString()));
  await once(reader, "open");
  reader.pause();
  const { line, ...upgraded } = await opened;
  const close = (): void => {
    line.cut();
    reader.terminate();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { line, ...upgraded, reader, read, close };
}
