import { PROTOCOL_VERSION } from "@inkognito/protocol";
import { ClientSocket, textFrame } from "./clientSocket.mjs";

/** One table with its four sockets, which does what its script says, action after action. */
class Table {
  #steps;
  #isRepeatable;
  /** Each with the number of the last event it was told; null: the peer, which counts nothing. */
  #sockets = [];
  #next = 0;
  #asked = [];
  /** What is being done: the frames still to come, since when, and who wants to know. */
  #doing = null;

  constructor(script, { framesOf, isRepeatable }) {
    this.#isRepeatable = isRepeatable;
    this.#steps = script.map((step) => ({
      seat: step.seat,
      id: step.request.id,
      frame: textFrame(JSON.stringify(step.request)),
      frames: framesOf(step),
    }));
  }

  async join(port, { table, cookies }) {
    const seen = { table: 0, game: 0, told: 0 };
    const hello = { type: "hello", version: PROTOCOL_VERSION, table, key: null, seen };
    for (const cookie of cookies) {
      const socket = await ClientSocket.open(port, cookie);
      socket.send(textFrame(JSON.stringify(hello)));
      const { game } = await socket.first("welcome");
      this.#sockets.push({ socket, last: game?.events.at(-1)?.no ?? null });
    }
  }

  /** When all have joined: what a socket was told of the others came before the answer to its ping. */
  async begin() {
    const ping = textFrame(JSON.stringify({ type: "ping", id: "ping" }));
    for (const { socket } of this.#sockets) {
      socket.send(ping);
      await socket.first("done");
      socket.onFrame(() => this.#hear());
    }
  }

  leave() {
    for (const { socket } of this.#sockets.splice(0)) socket.close();
  }

  get isBusy() {
    return this.#doing !== null;
  }

  /** Calls back with the milliseconds until all sockets of the table have its frames. */
  act(onDone) {
    if (this.#next === this.#steps.length && this.#isRepeatable) this.#next = 0;
    const step = this.#steps[this.#next];
    if (step === undefined) throw new Error("the script is too short");
    this.#next += 1;
    this.#asked.push(step.id);
    this.#doing = { frames: step.frames, began: performance.now(), onDone };
    this.#sockets[step.seat].socket.send(step.frame);
  }

  #hear() {
    const doing = this.#doing;
    if (doing === null) throw new Error("nothing was asked");
    doing.frames -= 1;
    if (doing.frames > 0) return;
    this.#doing = null;
    doing.onDone(performance.now() - doing.began);
  }

  /** What was only counted: every request was done once, no event is missing and none came twice. */
  check() {
    const done = [];
    for (const each of this.#sockets) {
      for (const message of each.socket.messages()) {
        if (message.type === "done") done.push(message.re);
        else if (message.type !== "told") throw new Error(JSON.stringify(message));
        else if (each.last !== null) each.last = lastOf(message.events, each.last);
      }
    }
    const isPeer = this.#sockets.every(({ last }) => last === null);
    const asked = this.#asked.splice(0);
    if (!isPeer && asked.sort().join() !== done.sort().join()) {
      throw new Error("not everything that was asked was done once");
    }
  }
}

function lastOf(events, last) {
  for (const [i, { no }] of events.entries()) {
    if (no !== last + 1 + i) throw new Error(`told ${no} instead of ${last + 1 + i}`);
  }
  return last + events.length;
}

/** Told to all four, and answered. */
export const OWN = { framesOf: ({ told }) => told.length + 1, isRepeatable: false };

/** Sent to all four; who sent it is one of them. What is asked means nothing, so it can come again. */
export const PEER = { framesOf: () => 4, isRepeatable: true };

/** All tables connect, to our server or to the baseline. */
export async function joinAll(port, prepared, side) {
  return Promise.all(
    prepared.map(async (each) => {
      const table = new Table(each.script, side);
      await table.join(port, each);
      await table.begin();
      return table;
    }),
  );
}

/** As fast as they can, each table one action at a time: actions a second. */
export function fullSpeed(tables, millis) {
  return new Promise((resolve) => {
    const began = performance.now();
    let busy = tables.length;
    let done = 0;
    const goOn = (table) => {
      const now = performance.now();
      if (now - began < millis) {
        table.act(() => {
          done += 1;
          goOn(table);
        });
        return;
      }
      busy -= 1;
      if (busy === 0) resolve((done / (now - began)) * 1000);
    };
    for (const table of tables) goOn(table);
  });
}

/** So many actions a second, table after table, however long they take: the milliseconds of each. */
export function steady(tables, perSecond, millis) {
  return new Promise((resolve) => {
    const began = performance.now();
    const count = Math.round((perSecond * millis) / 1000);
    const times = [];
    let sent = 0;
    const goOn = () => {
      const due = Math.min(count, ((performance.now() - began) * perSecond) / 1000);
      while (sent < due) {
        const table = tables[sent % tables.length];
        // The turn comes round three times a second: who is busy then is far too slow, and waits.
        if (table.isBusy) break;
        sent += 1;
        table.act((time) => {
          times.push(time);
          if (times.length === count) resolve(times);
        });
      }
      if (sent < count) setTimeout(goOn, 1);
    };
    goOn();
  });
}
