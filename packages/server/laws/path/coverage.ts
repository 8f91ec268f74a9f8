import { EventEmitter, on, once } from "node:events";
import { WebSocket } from "ws";
import type { ServerProcess } from "../support/serverProcess.js";

/** Lets a server be inspected, and prints where. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

interface Reply {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: { readonly sessionId?: string; readonly message?: string };
}

interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** Sends a command and waits for its result. */
type Send = (method: string, params?: object) => Promise<unknown>;

/** A source file of this project, from its compiled one: `server/src/socket/frame`. */
const SOURCE = /\/packages\/(\w+)\/dist\/(.+)\.js$/;

/** Which files of the project a running server executes, in its main thread and its other threads. */
export class Coverage {
  readonly #socket: WebSocket;
  readonly #threads: readonly Send[];

  private constructor(socket: WebSocket, threads: readonly Send[]) {
    this.#socket = socket;
    this.#threads = threads;
  }

  /** Of a server that was started with `INSPECTED`. */
  static async of(server: ServerProcess): Promise<Coverage> {
    await server.served;
    const url = /ws:\/\/\S+/.exec(server.output())?.[0];
    if (url === undefined) throw new Error(`no inspector: ${server.output()}`);
    const socket = new WebSocket(url);
    const messages = new EventEmitter();
    messages.setMaxListeners(0);
    socket.on("message", (data) => messages.emit("message", JSON.parse(String(data)) as Reply));
    await once(socket, "open");
    const main = sender(messages, (text) => socket.send(text));
    const sessions: string[] = [];
    messages.on("message", ({ method, params }: Reply) => {
      if (method === "NodeWorker.attachedToWorker") sessions.push(params?.sessionId ?? "");
    });
    await main("NodeWorker.enable", { waitForDebuggerOnStart: false });
    const workers = sessions.map((sessionId) => {
      const own = new EventEmitter();
      own.setMaxListeners(0);
      messages.on("message", ({ method, params }: Reply) => {
        if (method !== "NodeWorker.receivedMessageFromWorker" || params?.sessionId !== sessionId)
          return;
        own.emit("message", JSON.parse(params.message ?? "") as Reply);
      });
      return sender(
        own,
        (message) => void main("NodeWorker.sendMessageToWorker", { sessionId, message }),
      );
    });
    const threads = [main, ...workers];
    for (const send of threads) {
      await send("Profiler.enable");
      await send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    }
    return new Coverage(socket, threads);
  }

  /** The files with a function that was called since the last time, in alphabetical order. */
  async take(): Promise<readonly string[]> {
    const files = new Set<string>();
    for (const send of this.#threads) {
      const { result } = (await send("Profiler.takePreciseCoverage")) as {
        readonly result: readonly ScriptCoverage[];
      };
      for (const { url, functions } of result) {
        const [, package_, path] = SOURCE.exec(url) ?? [];
        const isCalled = functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
        if (path !== undefined && isCalled) files.add(`${package_}/src/${path}`);
      }
    }
    return [...files].sort();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Numbers commands, and finds the reply to each among the messages. */
function sender(messages: EventEmitter, post: (text: string) => void): Send {
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const replies = on(messages, "message");
    post(JSON.stringify({ id, method, params }));
    for await (const [reply] of replies as AsyncIterable<[Reply]>) {
      if (reply.id !== id) continue;
      if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`);
      return reply.result;
    }
    throw new Error(`${method}: no reply`);
  };
}
