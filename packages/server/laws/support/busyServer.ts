import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { rmSync } from "node:fs";
import type { Seat } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { TableId, TableOptions } from "@inkognito/protocol";
import { TestClient } from "../../src/testing/client.js";
import { tableOptions } from "../../src/testing/options.js";
import { newPage } from "../../src/testing/server.js";
import { Person } from "../../src/testing/visitor.js";
import { type Habit, Player } from "./player.js";
import { fileGround, type Ground } from "./serverData.js";
import { type Production, startProduction } from "./serverProcess.js";
import { Ledger, type Promised } from "./tableHistory.js";

/** Numbers below `n` that follow from a seed. */
export type Below = (n: number) => number;

export function belowFrom(seed: string): Below {
  let count = 0;
  return (n) => {
    count += 1;
    return createHash("sha256").update(`${seed} ${count}`).digest().readUInt32BE(0) % n;
  };
}

/** Who is at a table: people on the first chairs, bots on the others. */
interface Setting {
  readonly options: TableOptions;
  readonly people: number;
  readonly habit: Habit | "leaves";
}

/**
 * All kinds of tables: either game, 3 to 5 chairs, many people or one, single games and matches; at
 * two nobody is there and stand-ins play on, at one somebody sleeps whose time runs.
 */
function settings(tables: number): readonly Setting[] {
  return Array.from({ length: tables }, (_, at): Setting => {
    const game: GameName = at % 2 === 0 ? "board" : "card";
    const players = 3 + (Math.floor(at / 2) % 3);
    if (at === 1) {
      const options = tableOptions(game, 3, { pace: { type: "live", seconds: 300 } });
      return { options, people: 1, habit: "sleeps" };
    }
    if (at === 0 || at === 3) {
      const options = tableOptions(game, 5, { botPace: "human" });
      return { options, people: 1, habit: "leaves" };
    }
    const match = game === "card" && at % 4 === 1;
    const people = at % 5 === 0 ? players : 1 + (at % 3);
    return { options: tableOptions(game, players, { match }), people, habit: "plays" };
  });
}

export interface Party {
  readonly table: TableId;
  readonly habit: Setting["habit"];
  readonly players: readonly Player[];
  readonly ledger: Ledger;
}

const MOST_LOOKS = 5;

/** Many tables at one server, which may die at any moment; the data stay. */
export class Evening {
  readonly page = newPage();
  parties: readonly Party[] = [];
  site = "";
  server: Production | null = null;
  readonly #ground: Ground;
  readonly #heard = new EventEmitter();
  #count = 0;

  constructor(ground: Ground = fileGround()) {
    this.#ground = ground;
  }

  get players(): readonly Player[] {
    return this.parties.flatMap(({ players }) => players);
  }

  /** Messages that anybody has received. */
  get count(): number {
    return this.#count;
  }

  /** The people whose pages are open. */
  get present(): readonly Player[] {
    return this.parties.flatMap(({ habit, players }) => (habit === "leaves" ? [] : players));
  }

  /** Those of them who have no line, because the server has gone. */
  get away(): readonly Player[] {
    return this.present.filter(({ client }) => client.closed !== null);
  }

  start(): Production {
    this.#startedAgain(1);
    this.server = startProduction({ ...this.#ground.env, INKOGNITO_PAGE: this.page });
    return this.server;
  }

  #startedAgain(times: number): void {
    for (const { ledger } of this.parties) ledger.starts += times;
  }

  async open(tables: number): Promise<void> {
    this.site = await this.start().served;
    this.parties = await Promise.all(settings(tables).map((each) => this.#seat(each)));
    for (const player of this.present) void player.play();
  }

  async #seat({ options, people, habit }: Setting): Promise<Party> {
    const seats = options.config.seats.map((_, at) => at as Seat);
    const persons = await Promise.all(
      seats.slice(0, people).map((seat) => Person.arrive(this.site, `Player ${seat}`)),
    );
    const [host] = persons;
    if (host === undefined) throw new Error("a table without a host");
    const { table, key } = await host.open(options);
    const { site } = this;
    const players: Player[] = [];
    for (const seat of seats) {
      const person = persons[seat];
      if (person === undefined) {
        await players[0]?.ask({ type: "placeBot", seat, level: seat === 4 ? "novice" : "random" });
        continue;
      }
      const { cookie } = person;
      const onMessage = () => this.#hear();
      const client = await TestClient.join({ site, cookie, table, key, onMessage });
      const player = new Player(client, person.id, seat, habit === "plays" ? "plays" : "sleeps");
      await player.ask({ type: "sit", seat });
      players.push(player);
    }
    if (habit === "leaves") {
      await players[0]?.ask({ type: "start" });
      await players[0]?.ask({ type: "standIn", seat: 0 });
      await players[0]?.client.close();
    }
    return { table, habit, players, ledger: new Ledger(table) };
  }

  #hear(): void {
    this.#count += 1;
    this.#heard.emit("message");
  }

  /** Until it holds; looked at after every message anybody gets. Rejected when the server ends. */
  async until(holds: () => boolean): Promise<void> {
    const over = new AbortController();
    const { server } = this;
    const gone = () => over.abort();
    server?.process.once("exit", gone);
    try {
      while (!holds()) await once(this.#heard, "message", { signal: over.signal });
    } catch (error) {
      throw new Error(`the server has gone: ${server?.output()}`, { cause: error });
    } finally {
      server?.process.off("exit", gone);
    }
  }

  /** The server is gone; whatever it had sent has arrived. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const code = (await this.server?.end(signal)) ?? null;
    const interrupted = this.server?.output().split("the time at the tables was interrupted");
    this.#startedAgain((interrupted?.length ?? 1) - 1);
    await Promise.all(this.present.map(({ client }) => client.untilClosed()));
    return code;
  }

  /** A server is there again. */
  async serve(): Promise<void> {
    this.site = await this.start().served;
  }

  /** Everybody comes back to a server that has just started. */
  async resume(): Promise<void> {
    await this.serve();
    await this.back(this.present);
  }

  async back(players: readonly Player[]): Promise<void> {
    const back = await Promise.all(players.map((player) => player.comeBack(this.site)));
    if (back.includes(false)) throw new Error(`nobody could come back: ${this.server?.output()}`);
  }

  /**
   * Every table's past is as it was, with everything that was promised. A database is asked from afar
   * while people go on: what seems lost may have been promised after its moment. What is lost stays lost.
   */
  async look(whole = false): Promise<void> {
    for (let left = MOST_LOOKS; ; left -= 1) {
      try {
        return await this.#look(whole);
      } catch (error) {
        if (left === 1) throw error;
      }
    }
  }

  async #look(whole: boolean): Promise<void> {
    await this.#ground.look(async (ask) => {
      // Of the same moment as the file: people go on meanwhile.
      const now = this.parties.map(({ ledger, players }) => ({
        ledger,
        promised: players.map(promisedTo),
      }));
      for (const { ledger, promised } of now) await ledger.look(ask, promised, whole);
    });
  }

  /** Whatever a client must never see, and whatever was refused. */
  get faults(): readonly string[] {
    return this.players.flatMap(({ client, refused }) => [...client.faults, ...refused]);
  }

  async close(): Promise<void> {
    await Promise.all(this.players.map((player) => player.stop()));
    await this.server?.end("SIGKILL");
    rmSync(this.page, { recursive: true, force: true });
    await this.#ground.remove();
  }
}

const promisedTo = ({ player, seat, done, asked }: Player): Promised => ({
  player,
  seat,
  done: [...done],
  asked,
});
