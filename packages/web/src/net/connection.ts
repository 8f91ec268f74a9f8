import { type ClientRequest, padTo, REQUEST_STEP, type ServerMessage } from "@inkognito/protocol";
import {
  type ConnectionState,
  type Effect,
  type Input,
  newConnection,
  type Reply,
  step,
  type TableRequest,
} from "./connectionState.js";

/** A socket as far as it is needed here. */
export interface Socket {
  send(text: string): void;
  /** From then on nothing more is heard of it. */
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(data: unknown): void;
  /** With the number of the closing frame. */
  closed(code: number): void;
}

/** The environment of a connection: socket, clock, chance, timer. */
export interface World {
  openSocket(events: SocketEvents): Socket;
  now(): number;
  /** From 0 up to 1. */
  lot(): number;
  newId(): string;
  /** Calls back after so many milliseconds, unless told not to. */
  after(pause: number, run: () => void): () => void;
}

export interface Connection {
  /** Answered whenever the server has answered, however often the connection breaks until then. */
  ask(ask: TableRequest): Promise<Reply>;
  /** The network is away, or may be back. */
  sense(input: "offline" | "hopeful"): void;
  close(): void;
}

interface ConnectionListener {
  readonly onState: (state: ConnectionState) => void;
  readonly onMessage: (message: ServerMessage) => void;
}

/** Carries out the effects of `step`. */
export function connect(
  to: Pick<ConnectionState, "table" | "key">,
  listener: ConnectionListener,
  world: World,
): Connection {
  let state = newConnection(to.table, to.key);
  let socket: Socket | null = null;
  let cancel: (() => void) | null = null;
  const waiting = new Map<string, (answer: Reply) => void>();

  const drop = (): void => {
    socket?.close();
    socket = null;
  };

  const open = (): void => {
    drop();
    socket = world.openSocket({
      opened: () => take({ type: "opened" }),
      received: (data) => {
        const message = parseMessage(data);
        if (message !== null) take({ type: "received", message });
      },
      closed: (code) => {
        socket = null;
        take({ type: "lost", code });
      },
    });
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case "connect":
        open();
        break;
      case "drop":
        drop();
        break;
      case "send":
        socket?.send(padTo(JSON.stringify(effect.message), REQUEST_STEP));
        break;
      case "wake":
        cancel?.();
        cancel = world.after(effect.at - world.now(), () => take({ type: "woken" }));
        break;
      case "deliver":
        listener.onMessage(effect.message);
        break;
      case "answer":
        waiting.get(effect.id)?.(effect.answer);
        waiting.delete(effect.id);
    }
  };

  const take = (input: Input): void => {
    const [next, effects] = step(state, input, { now: world.now(), lot: world.lot() });
    const changed = next !== state;
    state = next;
    for (const effect of effects) carryOut(effect);
    if (changed) listener.onState(state);
  };

  take({ type: "start" });
  return {
    ask: (ask) =>
      new Promise((resolve) => {
        const request = { ...ask, id: world.newId() } as ClientRequest;
        waiting.set(request.id, resolve);
        take({ type: "asked", request });
      }),
    sense: (type) => take({ type }),
    close: () => {
      cancel?.();
      drop();
    },
  };
}

/** Messages of an unknown type, from a newer server, are ignored. */
function parseMessage(data: unknown): ServerMessage | null {
  if (typeof data !== "string") return null;
  try {
    const message: unknown = JSON.parse(data);
    const known = typeof message === "object" && message !== null && "type" in message;
    return known ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}
