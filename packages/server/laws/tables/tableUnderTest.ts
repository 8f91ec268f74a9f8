import type { Seat } from "@inkognito/engine/core";
import { redactLog, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { RULES } from "@inkognito/engine/games/rules";
import {
  type ClientRequest,
  evolveTable,
  type MessageId,
  type PlayerId,
  type ServerMessage,
  type TableId,
  type TableOptions,
  type TableState,
} from "@inkognito/protocol";
import { loadGame, loadTable } from "../../src/tables/runtime/cache/loadTable.js";
import type { TableRegistry } from "../../src/tables/runtime/tableRegistry.js";
import { type Simulation, TestPage } from "../../src/testing/simulation.js";
import type { Millis } from "../../src/time/time.js";

/** An event of a game that a page was told, and the chair it was told to. */
interface ToldEvent {
  readonly game: number;
  readonly seat: Seat | null;
  readonly no: number;
  readonly event: string;
}

/** A page that records everything it was told, and its requests on the present connection. */
export class RecordingPage extends TestPage {
  readonly told: ToldEvent[] = [];
  /** By the id of a request on this connection: how often it was sent, and how often answered. */
  asked = new Map<MessageId, { times: number; answers: number }>();
  readonly sent: ClientRequest[] = [];
  readonly errors: string[] = [];

  override send(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    const isNew = message.type === "told" && message.game !== this.game && this.known !== null;
    const isBrokenOff = this.log.some(
      ({ event }) => event.type === "ended" && event.game === this.game && event.brokenOff,
    );
    if (isNew && !isBrokenOff && !this.known?.hasEnded())
      this.errors.push("a game's end was not told");
    super.send(text);
    this.#record(message);
  }

  override async enter(
    registry: TableRegistry,
    table: TableId,
    key: string | null = null,
  ): Promise<this> {
    this.asked = new Map();
    return super.enter(registry, table, key);
  }

  override post(request: ClientRequest): Promise<void> {
    if (!this.isIn) return Promise.resolve();
    const asked = this.asked.get(request.id) ?? { times: 0, answers: 0 };
    this.asked.set(request.id, { ...asked, times: asked.times + 1 });
    this.sent.push(request);
    return super.post(request);
  }

  #record(message: ServerMessage): void {
    switch (message.type) {
      case "done":
      case "refused": {
        const asked = this.asked.get(message.re);
        if (asked === undefined)
          this.errors.push(`an answer to ${message.re}, which was not asked`);
        else asked.answers += 1;
        if (message.type === "refused" && message.refusal.code === "storage") {
          this.errors.push("a request got lost in its races");
        }
        break;
      }
      case "welcome":
      case "seated":
        if (message.game !== null) this.#recordTold(message.game.game, message.game.events);
        break;
      case "told":
        this.#recordTold(message.game, message.events);
        break;
      default:
        break;
    }
  }

  #recordTold(game: number, events: Extract<ServerMessage, { type: "told" }>["events"]): void {
    for (const { no, event } of events) {
      this.told.push({ game, seat: this.seat, no, event: JSON.stringify(event) });
    }
  }
}

/** A table with people, and the processes that serve it. */
export interface TableUnderTest {
  readonly simulation: Simulation;
  readonly table: TableId;
  readonly key: string;
  readonly pages: readonly RecordingPage[];
  /** The process of each page. */
  readonly registries: TableRegistry[];
  /** All processes, also those that have ended. */
  readonly processes: Set<TableRegistry>;
  /** For every span of time: the players who had a page open. */
  readonly presence: PresenceSpan[];
}

interface PresenceSpan {
  readonly from: Millis;
  readonly to: Millis;
  readonly players: ReadonlySet<PlayerId>;
}

/** Lets time pass and records who was present. Time passes in no other way. */
export async function pass(tested: TableUnderTest, millis: Millis): Promise<void> {
  const { simulation, pages, presence } = tested;
  const from = simulation.time.now();
  const players = new Set(pages.filter(({ isIn }) => isIn).map(({ player }) => player));
  await simulation.pass(millis);
  presence.push({ from, to: from + millis, players });
}

/** Bots called by the host, and those of them for a player who had a page open shortly before. */
export async function calledByHost({ simulation, table, presence }: TableUnderTest, away: Millis) {
  const { log } = (await loadTable(simulation.store, table)) ?? { log: [] };
  let state: TableState | null = null;
  const called: PlayerId[] = [];
  const wrongly: PlayerId[] = [];
  for (const stamped of log) {
    const { event, at } = stamped;
    state = evolveTable(state, stamped);
    if (event.type !== "stoodIn" || event.why !== "host") continue;
    const sitter = state.seats[event.seat];
    if (sitter?.type !== "player") throw new Error("a bot stands in for no player");
    called.push(sitter.player);
    const wasThere = presence.some(
      ({ from, to, players }) => from < at && to > at - away && players.has(sitter.player),
    );
    if (wasThere) wrongly.push(sitter.player);
  }
  return { called, wrongly };
}

export async function settleAll({ simulation, processes }: TableUnderTest): Promise<void> {
  // One process may cause work for another one.
  for (let i = 0; i < 2; i++)
    for (const registry of [...processes, simulation.registry]) await registry.settled();
}

export async function openTable(
  simulation: Simulation,
  options: TableOptions,
  people: number,
  isStarted: boolean,
): Promise<TableUnderTest> {
  const { host, table, key } = await simulation.table(options);
  const players: PlayerId[] = [host];
  while (players.length < 5) players.push(await simulation.person());
  // Five people, the first one with two pages; those without a chair watch.
  const pages = [...players, host].map((player) => new RecordingPage(player));
  for (const page of pages) await page.enter(simulation.registry, table, key);
  for (const at of options.config.seats.keys()) {
    const seat = at as Seat;
    const page = pages[at < people ? at : 0];
    await page?.post(
      at < people
        ? { type: "sit", seat, id: `sit-${at}` }
        : { type: "placeBot", seat, level: "random", id: `bot-${at}` },
    );
  }
  if (isStarted) await pages[0]?.post({ type: "start", id: "start" });
  const registries = pages.map(() => simulation.registry);
  const processes = new Set([simulation.registry]);
  const tested = { simulation, table, key, pages, registries, processes, presence: [] };
  await settleAll(tested);
  return tested;
}

/** The stored table, folded from its log. */
export async function storedOf({ simulation, table }: TableUnderTest): Promise<TableState> {
  const stored = await simulation.store.table(table);
  const state = stored?.log.reduce<TableState | null>(evolveTable, null) ?? null;
  if (state === null) throw new Error("the table has gone");
  return state;
}

/** The events that a page was told and that the engine would not tell that chair. */
export async function wronglyTold({
  simulation,
  table,
  pages,
}: TableUnderTest): Promise<readonly ToldEvent[]> {
  const loaded = await loadTable(simulation.store, table);
  if (loaded === null) throw new Error("the table has gone");
  const right = new Map<string, readonly string[]>();
  const wrong: ToldEvent[] = [];
  for (const each of pages.flatMap((page) => page.told)) {
    const viewer: Viewer = each.seat ?? SPECTATOR;
    const key = `${each.game} ${viewer}`;
    let told = right.get(key);
    if (told === undefined) {
      const { config, events } = await loadGame(
        simulation.store,
        { id: table, log: loaded.log },
        each.game,
      );
      const rules = RULES[config.game] as unknown as typeof RULES.board;
      const log = events.slice(0) as Parameters<typeof rules.redact>[0][];
      told = redactLog(rules, log, viewer).map(({ event }) => JSON.stringify(event));
      right.set(key, told);
    }
    if (told[each.no - 1] !== each.event) wrong.push(each);
  }
  return wrong;
}
