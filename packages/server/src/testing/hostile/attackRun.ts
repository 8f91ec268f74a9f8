import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type ChildServer, startChild } from "../child.js";
import { HttpClient } from "../httpClient.js";
import { tableOptions } from "../options.js";
import { newFolder } from "../server.js";
import { beginGame, seatTable, type TestTable } from "../table.js";
import type { Order, Report } from "./attackerMain.js";
import type { AttackName } from "./attacks.js";
import { prepareTarget, type Target } from "./target.js";

const MAIN = new URL("./attackerMain.js", import.meta.url);

/**
 * V8 lets garbage pile up before it looks through all of the heap: 70 MB in 20 s of many small
 * requests, and a collection leaves none of it. With early collections the memory of the process grows
 * only by what an attack makes the server keep.
 */
const COLLECT_EARLY = ["--heap-growing-percent=30"];

/** What an attack costs the people at another table, and the server. */
export interface Impact {
  /** Requests that were answered as they should be, and those that were not. */
  readonly answered: number;
  readonly failed: readonly string[];
  /** Milliseconds until an answer: half of them came sooner, and 99 of a hundred. */
  readonly p50: number;
  readonly p99: number;
  /** The most memory of the server in this time, and the memory before it, in bytes. */
  readonly most: number;
  readonly before: number;
  /** The kinds of which the server has closed connections. */
  readonly cut: readonly AttackName[];
}

interface Parts {
  readonly server: ChildServer;
  readonly attackers: ChildProcess;
  readonly dataDir: string;
  readonly target: Target;
  readonly table: TestTable;
}

/** A server with its real limits, people who play there, and hostile clients. */
export class AttackRun {
  readonly server: ChildServer;
  readonly #dataDir: string;
  readonly #target: Target;
  readonly #table: TestTable;
  readonly #attackers: ChildProcess;

  private constructor(parts: Parts) {
    this.server = parts.server;
    this.#attackers = parts.attackers;
    this.#dataDir = parts.dataDir;
    this.#target = parts.target;
    this.#table = parts.table;
  }

  static async open(): Promise<AttackRun> {
    const dataDir = newFolder("attacks");
    const attackers = fork(MAIN);
    const ready = once(attackers, "message");
    const prepared = await prepareTarget(dataDir);
    const server = await startChild({ dataDir, limits: "real", flags: COLLECT_EARLY });
    const target = { ...prepared, port: Number(new URL(server.site).port) };
    const table = await seatTable(server.site, tableOptions("card", 3));
    await beginGame(table);
    await ready;
    return new AttackRun({ server, attackers, dataDir, target, table });
  }

  /** The people play, undisturbed if there are no attacks. */
  async measure(names: readonly AttackName[], millis: number): Promise<Impact> {
    const attack = this.#attack({ target: this.#target, names, millis });
    const before = this.#memory();
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, this.#memory());
    }, 50);
    try {
      const { times, failed } = await this.#play(millis);
      const { cut } = await attack;
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      return { answered: times.length, failed, p50, p99, most, before, cut };
    } finally {
      clearInterval(timer);
    }
  }

  async close(): Promise<void> {
    this.#attackers.kill("SIGKILL");
    await this.#table.close().catch(() => undefined);
    await this.server.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #attack(order: Order): Promise<Report> {
    const ended = once(this.#attackers, "exit").then((): never => {
      throw new Error("the attackers have ended before their time");
    });
    ended.catch(() => undefined);
    const done = once(this.#attackers, "message");
    this.#attackers.send(order);
    const [report] = await Promise.race([done, ended]);
    return report as Report;
  }

  /** Of the whole process, as the system counts it. */
  #memory(): number {
    const status = readFileSync(`/proc/${this.server.process.pid}/status`, "utf8");
    return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  }

  /** A move, and now and then a look at the lists, at a pace that no limit minds. */
  async #play(millis: number): Promise<{ times: number[]; failed: string[] }> {
    const times: number[] = [];
    const failed: string[] = [];
    const end = performance.now() + millis;
    const visitor = new HttpClient(this.server.site, this.#table.people[0]?.cookie);
    for (let i = 0; performance.now() < end; i += 1) {
      const began = performance.now();
      const trouble = i % 8 === 7 ? await looked(visitor) : await moved(this.#table);
      if (trouble === null) times.push(performance.now() - began);
      else failed.push(trouble);
      // A start may wait for the shares of all pages: that is not the attackers' doing.
      if (this.#table.clients[0]?.table?.phase.type === "gathering") await beginGame(this.#table);
      await wait(50);
    }
    for (const { closed, faults, counts } of this.#table.clients) {
      if (closed !== null || counts.breaks > 0) failed.push(`disconnected: ${closed}`);
      failed.push(...faults);
    }
    return { times, failed };
  }
}

async function looked(visitor: HttpClient): Promise<string | null> {
  const { status } = await visitor.fetch("/api/tables");
  return status === 200 ? null : `the lists: ${status}`;
}

/** Null: it was done. */
async function moved({ clients }: TestTable): Promise<string | null> {
  const [host] = clients;
  const client = clients.find((each) => each.isAwaited);
  const wish =
    client?.known == null
      ? ({ type: "ping" } as const)
      : ({
          type: "act",
          game: client.game,
          action: client.known.choose("random", `${client.numbers.told}`),
        } as const);
  const answer = await (client ?? host)?.request(wish);
  return answer?.type === "done" ? null : JSON.stringify(answer);
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
