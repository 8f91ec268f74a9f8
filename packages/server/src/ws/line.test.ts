import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { LIMITS } from "../limits.js";
import { type House, Line } from "./line.js";
import { Rates } from "./rates.js";

/** Remembers what was written in one go. */
class Paper extends Duplex {
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

const nothing = (): undefined => undefined;

const house: House = {
  limits: LIMITS,
  rates: new Rates(LIMITS, () => 0),
  now: () => 0,
  enter: async () => null,
  heard: nothing,
  answered: nothing,
  refused: nothing,
  saidBye: nothing,
  broke: nothing,
};

async function openLine(): Promise<{ readonly line: Line; readonly paper: Paper }> {
  const stream = new Paper();
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.headers = {
    upgrade: "websocket",
    connection: "Upgrade",
    "sec-websocket-key": "c29tZXRoaW5nIHJhbmRvbQ==",
    "sec-websocket-version": "13",
  };
  const server = new WebSocketServer({ noServer: true });
  const socket = await new Promise<WebSocket>((resolve) => {
    server.handleUpgrade(request, stream, Buffer.alloc(0), resolve);
  });
  stream.written.length = 0;
  return { line: new Line({ socket, stream }, "somebody", house), paper: stream };
}

const frame = (text: string): string => `\x81${String.fromCharCode(text.length)}${text}`;

describe("a line", () => {
  it("writes what is said in one moment in one go, in its order", async () => {
    const { line, paper } = await openLine();
    line.send("told");
    await Promise.resolve();
    line.send("done");
    await nextTurn();
    expect(paper.written).toEqual([frame("told") + frame("done")]);
    line.cut();
  });

  it("keeps nothing back for a later moment", async () => {
    const { line, paper } = await openLine();
    line.send("one");
    await nextTurn();
    line.send("two");
    await nextTurn();
    expect(paper.written).toEqual([frame("one"), frame("two")]);
    line.cut();
  });

  it("says what it had to say before it closes", async () => {
    const { line, paper } = await openLine();
    line.send("done");
    line.bye("restart");
    await nextTurn();
    const bye = JSON.stringify({ type: "bye", code: "restart" });
    const said = paper.written.join("");
    expect(said.startsWith(frame("done") + frame(bye))).toBe(true);
    expect(said.charCodeAt(frame("done").length + frame(bye).length)).toBe(0x88);
    line.cut();
  });
});
