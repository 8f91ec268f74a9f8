import { EventEmitter, once } from "node:events";
import { rmSync } from "node:fs";
import type { Seat } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { TableId, TableOptions } from "@inkognito/protocol";
import { TestClient } from "../../src/testing/client.js";
import { Person } from "../../src/testing/httpClient.js";
import { tableOptions } from "../../src/testing/options.js";
import { newPage } from "../../src/testing/server.js";
import { type Behaviour, Player } from "./player.js";
import { fileData, type ServerData } from "./serverData.js";
import { type ServerProcess, startServerProcess } from "./serverProcess.js";
import { type Promised, TableHistory } from "./tableHistory.js";

/** Who is at a table: people on the first chairs, bots on the others. */
interface TableSetup {
  readonly options: TableOptions;
  readonly people: number;
  readonly behaviour: Behaviour | "leaves";
}

/**
 * All kinds of tables: either game, 3 to 5 chairs, many people or one, single games and matches. At two
 * of them all people leave and stand-ins play on; at one the only player is absent while the clock runs.
 */
function tableSetups(tables: number): readonly TableSetup[] {
  return Array.from({ length: tables }, (_, at): TableSetup => {
    const game: GameName = at % 2 === 0 ? "board" : "card";
    const players = 3 + (Math.floor(at / 2) % 3);
    if (at === 1) {
      const options = tableOptions(game, 3, { pace: { type: "live", seconds: 300 } });
      return { options, people: 1, behaviour: "absent" };
    }
    if (at === 0 || at === 3) {
      const options = tableOptions(game, 5, { botPace: "human" });
      return { options, people: 1, behaviour: "leaves" };
    }
    const match = game === "card" && at % 4 === 1;
    const people = at % 5 === 0 ? players : 1 + (at % 3);
    return { options: tableOptions(game, players, { match }), people, behaviour: "plays" };
  });
}

export interface BusyTable {
  readonly table: TableId;
  readonly behaviour: TableSetup["behaviour"];
  readonly players: readonly Player[];
  readonly history: TableHistory;
}

/** One server with many tables in play. It may be killed at any moment; the data stay. */
export class BusyServer {
  readonly page = newPage();
  tables: readonly BusyTable[] = [];
  site = "";
  process: ServerProcess | null = null;
  readonly data: ServerData;
  readonly #messages = new EventEmitter();
  #messageCount = 0;

  constructor(data: ServerData = fileData()) {
    this.data = data;
  }

  get players(): readonly Player[] {
    return this.tables.flatMap(({ players }) => players);
  }

  /** Messages that all clients together have received. */
  get messageCount(): number {
    return this.#messageCount;
  }

  /** The people whose pages are open. */
  get present(): readonly Player[] {
    return this.tables.flatMap(({ behaviour, players }) => (behaviour === "leaves" ? [] : players));
  }

  /** Those of them whose connection the end of the server has closed. */
  get disconnected(): readonly Player[] {
    return this.present.filter(({ client }) => client.closed !== null);
  }

  start(): ServerProcess {
    this.#countStarts(1);
    this.process = startServerProcess({ ...this.data.env, INKOGNITO_PAGE: this.page });
    return this.process;
  }

  #countStarts(times: number): void {
    for (const { history } of this.tables) history.starts += times;
  }

  async open(tables: number): Promise<void> {
    this.site = await this.start().served;
    this.tables = await Promise.all(tableSetups(tables).map((each) => this.#seat(each)));
    for (const player of this.present) void player.play();
  }

  async #seat({ options, people, behaviour }: TableSetup): Promise<BusyTable> {
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
      const onMessage = () => this.#countMessage();
      const client = await TestClient.join({ site, cookie, table, key, onMessage });
      const player = new Player(
        client,
        person.id,
        seat,
        behaviour === "plays" ? "plays" : "absent",
      );
      await player.ask({ type: "sit", seat });
      players.push(player);
    }
    if (behaviour === "leaves") {
      await players[0]?.ask({ type: "start" });
      await players[0]?.ask({ type: "standIn", seat: 0 });
      await players[0]?.client.close();
    }
    return { table, behaviour, players, history: new TableHistory(table) };
  }

  #countMessage(): void {
    this.#messageCount += 1;
    this.#messages.emit("message");
  }

  /** Until it holds; checked after every message to any client. Rejected when the server ends. */
  async until(holds: () => boolean): Promise<void> {
    const over = new AbortController();
    const { process } = this;
    const gone = () => over.abort();
    process?.process.once("exit", gone);
    try {
      while (!holds()) await once(this.#messages, "message", { signal: over.signal });
    } catch (error) {
      throw new Error(`the server has ended: ${process?.output()}`, { cause: error });
    } finally {
      process?.process.off("exit", gone);
    }
  }

  /** Ends the server; afterwards all it had sent has arrived. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const code = (await this.process?.end(signal)) ?? null;
    const interrupted = this.process?.output().split("the time at the tables was interrupted");
    this.#countStarts((interrupted?.length ?? 1) - 1);
    await Promise.all(this.present.map(({ client }) => client.untilClosed()));
    return code;
  }

  /** Starts the next server on the same data. */
  async startAgain(): Promise<void> {
    this.site = await this.start().served;
  }

  /** The same, and all clients connect again. */
  async startAgainWithAll(): Promise<void> {
    await this.startAgain();
    await this.reconnect(this.present);
  }

  async reconnect(players: readonly Player[]): Promise<void> {
    const back = await Promise.all(players.map((player) => player.reconnect(this.site)));
    if (back.includes(false))
      throw new Error(`a player could not connect again: ${this.process?.output()}`);
  }

  /**
   * Throws unless the stored history of every table is as it was, with everything that was promised
   * before the data were read. People play on meanwhile: what they sent since may be stored or not.
   */
  async verify(whole = false): Promise<void> {
    const before = new Map(this.players.map((player) => [player, player.done.length]));
    await this.data.read(async (query) => {
      const now = this.tables.map(({ history, players }) => ({
        history,
        promised: players.map((player) => promisedTo(player, before.get(player) ?? 0)),
      }));
      for (const { history, promised } of now) await history.verify(query, promised, whole);
    });
  }

  /** What a client must never see, and what was refused. */
  get faults(): readonly string[] {
    return this.players.flatMap(({ client, refused }) => [...client.faults, ...refused]);
  }

  async close(): Promise<void> {
    await Promise.all(this.players.map((player) => player.stop()));
    await this.process?.end("SIGKILL");
    rmSync(this.page, { recursive: true, force: true });
    await this.data.remove();
  }
}

/** `before`: how many of the player's requests were done before the data were read. */
const promisedTo = ({ player, seat, done, since }: Player, before: number): Promised => ({
  player,
  seat,
  done: done.slice(0, before),
  since: [...done.slice(before), ...since],
});
