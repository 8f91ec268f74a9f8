import type { Connection, Socket, SocketEvents, World } from "./connection.js";

/** The page's own server, by the way the page came. */
const address = (): string => `${location.origin.replace(/^http/, "ws")}/socket`;

/** Letters of an id: 64 of them, so that a byte's lower six bits choose one without favour. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** 96 random bits: no two requests of a person have the same. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => LETTERS.charAt(byte & 63)).join("");

/** 128 random bits in hexadecimal: what one adds to the deal. */
export const newEntropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

function openSocket(events: SocketEvents): Socket {
  const socket = new WebSocket(address());
  socket.onopen = events.opened;
  socket.onmessage = ({ data }) => events.received(data);
  socket.onclose = ({ code }) => events.closed(code);
  return {
    send: (text) => socket.send(text),
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

export const browserWorld: World = {
  openSocket,
  now: Date.now,
  lot: Math.random,
  newId,
  after(pause, run) {
    const timer = setTimeout(run, Math.max(0, pause));
    return () => clearTimeout(timer);
  },
};

/** Tells a connection what the browser notices; returns how to stop. */
export function senseBrowser(connection: Connection): () => void {
  const offline = (): void => connection.sense("offline");
  const online = (): void => connection.sense("hopeful");
  const look = (): void => {
    if (document.visibilityState === "visible") connection.sense("hopeful");
  };
  addEventListener("offline", offline);
  addEventListener("online", online);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("offline", offline);
    removeEventListener("online", online);
    document.removeEventListener("visibilitychange", look);
  };
}
