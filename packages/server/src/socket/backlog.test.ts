import { describe, expect, it } from "vitest";
import { Backlog, type Reader } from "./backlog.js";

/** A client that is cut off reads nothing any more. */
class Client implements Reader {
  unread = 0;
  isCut = false;
  readonly #backlog: Backlog;

  constructor(backlog: Backlog) {
    this.#backlog = backlog;
  }

  wait(bytes: number): void {
    this.unread = bytes;
    this.#backlog.set(this, bytes);
  }

  cut(): void {
    this.isCut = true;
  }
}

function started() {
  const backlog = new Backlog(100);
  const clients = [1, 2, 3, 4].map(() => new Client(backlog)) as [Client, Client, Client, Client];
  return { backlog, clients, cut: () => clients.map(({ isCut }) => isCut) };
}

describe("the backlog of all sockets", () => {
  it("cuts off those that have read nothing for the longest time, and only as many as needed", () => {
    const { backlog, clients, cut } = started();
    const [a, b, c, d] = clients;
    a.wait(30);
    b.wait(30);
    c.wait(30);
    // It reads, so it is not the slowest.
    a.wait(20);
    d.wait(30);
    expect(cut()).toEqual([false, true, false, false]);
    expect(backlog.bytes).toBe(80);
  });

  it("asks first what has been read meanwhile", () => {
    const { backlog, clients, cut } = started();
    const [a, b] = clients;
    a.wait(90);
    a.unread = 0;
    b.wait(90);
    expect(cut()).toEqual([false, false, false, false]);
    expect(backlog.bytes).toBe(90);
  });

  it("cuts off a single client with too much", () => {
    const { backlog, clients, cut } = started();
    clients[0].wait(101);
    expect(cut()).toEqual([true, false, false, false]);
    expect(backlog.bytes).toBe(0);
  });
});
