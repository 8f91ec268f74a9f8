import { once } from "node:events";
import { PROTOCOL_VERSION } from "@inkognito/protocol";
import { WebSocket } from "ws";

/** One table with its four sockets, which does what its script says, action after action. */
class Table {
  #script;
  #framesOf;
  #lines = [];
  #next = 0;
  /** What is being done: its id, the frames still to come, since when, and who wants to know. */
  #doing = null;

  constructor(script, framesOf) {
    this.#script = script;
    this.#framesOf = framesOf;
  }

  async join(port, { table, cookies }) {
    const seen = { table: 0, game: 0, told: 0 };
    const hello = { type: "hello", version: PROTOCOL_VERSION, table, key: null, seen };
    const origin = `http://127.0.0.1:${port}`;
    for (const cookie of cookies) {
      const line = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
        headers: { cookie, origin },
        perMessageDeflate: false,
      });
      await once(line, "open");
      line.send(JSON.stringify(hello));
      const [data] = await once(line, "message");
      const { type, game } = JSON.parse(data.toString());
      if (type !== "welcome") throw new Error(`nobody was let in: ${type}`);
      const told = { last: game?.events.at(-1)?.no ?? null };
      line.on("message", (text) => this.#hear(JSON.parse(text.toString()), told));
      this.#lines.push(line);
    }
  }

  leave() {
    for (const line of this.#lines.splice(0)) line.terminate();
  }

  get isBusy() {
    return this.#doing !== null;
  }

  /** Calls back with the milliseconds until it was answered and everybody had been told. */
  act(onDone) {
    const step = this.#script[this.#next];
    if (step === undefined) throw new Error("the script is too short");
    this.#next += 1;
    const { seat, request } = step;
    const frames = this.#framesOf(step);
    this.#doing = { id: request.id, frames, began: performance.now(), onDone };
    this.#lines[seat].send(JSON.stringify(request));
  }

  #hear(message, told) {
    if (message.type === "told") this.#count(message.events, told);
    else if (message.type === "done" && message.re !== this.#doing.id) throw new Error("not asked");
    else if (message.type === "refused" || message.type === "bye") {
      throw new Error(JSON.stringify(message));
    } else if (message.type !== "done") return;
    const doing = this.#doing;
    doing.frames -= 1;
    if (doing.frames > 0) return;
    this.#doing = null;
    doing.onDone(performance.now() - doing.began);
  }

  /** No event is missing and none comes twice; the peer counts nothing. */
  #count(events, told) {
    if (told.last === null) return;
    for (const { no } of events) {
      told.last += 1;
      if (no !== told.last) throw new Error(`told ${no} instead of ${told.last}`);
    }
  }
}

/** Told to all four, and answered. */
export const OWN = ({ told }) => told.length + 1;

/** Sent to all four; who sent it is one of them. */
export const PEER = () => 4;

/** Everybody sits down, at our server or at the peer. */
export async function joinAll(port, prepared, framesOf) {
  return Promise.all(
    prepared.map(async (each) => {
      const table = new Table(each.script, framesOf);
      await table.join(port, each);
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
