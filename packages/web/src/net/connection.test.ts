import { REQUEST_STEP } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { connect, type SocketEvents, type World } from "./connection.js";
import type { ConnectionStatus } from "./connectionState.js";
import { welcome } from "./testing.js";

/** A network that does what the test says, and a clock that stands still until it is moved. */
function fakeWorld() {
  const sockets: { events: SocketEvents; sent: string[]; closed: boolean }[] = [];
  const alarms = new Set<{ at: number; run: () => void }>();
  let now = 0;
  let ids = 0;
  const world: World = {
    openSocket(events) {
      const socket = { events, sent: [] as string[], closed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.closed = true;
        },
      };
    },
    now: () => now,
    lot: () => 0,
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    after(pause, run) {
      const alarm = { at: now + pause, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
  };
  const pass = (millis: number): void => {
    now += millis;
    for (const alarm of [...alarms]) {
      if (alarm.at > now || !alarms.delete(alarm)) continue;
      alarm.run();
    }
  };
  return { world, sockets, pass };
}

function opened() {
  const { world, sockets, pass } = fakeWorld();
  const standings: ConnectionStatus["type"][] = [];
  const messages: string[] = [];
  const connection = connect(
    { table: "table-000001", key: null },
    {
      onState: ({ status: standing }) => standings.push(standing.type),
      onMessage: ({ type }) => messages.push(type),
    },
    world,
  );
  const last = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error("no socket");
    return socket;
  };
  const greet = (): void => {
    last().events.opened();
    last().events.received(JSON.stringify(welcome()));
  };
  return { connection, sockets, pass, standings, messages, last, greet };
}

describe("a connection in the world", () => {
  it("answers a request across a break", async () => {
    const { connection, sockets, pass, last, greet } = opened();
    greet();
    const answer = connection.ask({ type: "start" });
    last().events.closed(1006);
    pass(1000);
    expect(sockets).toHaveLength(2);
    greet();
    expect(last().sent.map((text) => JSON.parse(text).type)).toEqual(["hello", "start"]);
    expect(JSON.parse(last().sent[1] ?? "")).toEqual({ type: "start", id: "id1" });
    void connection.ask({ type: "say", text: "Ça va, 브루노? 🎭" });
    for (const text of last().sent) {
      expect(new TextEncoder().encode(text).length % REQUEST_STEP).toBe(0);
    }
    last().events.received(JSON.stringify({ type: "done", re: "id1" }));
    expect(await answer).toEqual({ ok: true, key: null });
  });

  it("passes over what it does not understand", () => {
    const { last, messages, greet } = opened();
    greet();
    for (const odd of ["{", "[]", "7", '"x"', "null", new ArrayBuffer(4)]) {
      last().events.received(odd);
    }
    expect(messages).toEqual(["welcome"]);
  });

  it("closes the socket it gives up", () => {
    const { connection, sockets, greet, standings } = opened();
    greet();
    connection.sense("offline");
    expect(sockets[0]?.closed).toBe(true);
    expect(standings.at(-1)).toBe("waiting");
    connection.sense("hopeful");
    expect(sockets).toHaveLength(2);
  });

  it("does nothing more once it is closed", () => {
    const { connection, sockets, pass, greet } = opened();
    greet();
    connection.close();
    pass(100_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.closed).toBe(true);
  });
});
