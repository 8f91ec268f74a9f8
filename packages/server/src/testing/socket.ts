import { once } from "node:events";
import { type ServerMessage, serverMessage } from "@inkognito/protocol";
import { WebSocket } from "ws";
import { TestClient } from "./client.js";
import { Person } from "./httpClient.js";
import { tableOptions } from "./options.js";

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
