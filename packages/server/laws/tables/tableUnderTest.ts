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

/** Something that was told of a game, and to which chair. */
interface Heard {
  readonly game: number;
  readonly seat: Seat | null;
  readonly no: number;
  readonly event: string;
}

/** A page that remembers all it was told of any game, and what it has asked on its present line. */
export class LawPage extends TestPage {
  readonly heard: Heard[] = [];
  /** On this line, by id: how often it was asked, and how often answered. */
  asked = new Map<MessageId, { times: number; answers: number }>();
  readonly sent: ClientRequest[] = [];
  readonly errors: string[] = [];

  override send(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    const isNew = message.type === "told" && message.game !== this.game && this.known !== null;
    if (isNew && !this.known?.hasEnded()) this.errors.push("a game's end was not told");
    super.send(text);
    this.#note(message);
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

  #note(message: ServerMessage): void {
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
        if (message.game !== null) this.#hear(message.game.game, message.game.events);
        break;
      case "told":
        this.#hear(message.game, message.events);
        break;
      default:
        break;
    }
  }

  #hear(game: number, events: Extract<ServerMessage, { type: "told" }>["events"]): void {
    for (const { no, event } of events) {
      this.heard.push({ game, seat: this.seat, no, event: JSON.stringify(event) });
    }
  }
}

/** A table with people at it, in the midst of whatever a law does to them. */
export interface World {
  readonly simulation: Simulation;
  readonly table: TableId;
  readonly key: string;
  readonly pages: readonly LawPage[];
  /** Where each page goes. */
  readonly registries: TableRegistry[];
  /** Every process there ever was. */
  readonly processes: Set<TableRegistry>;
  /** For every time that passed: who had a page open meanwhile. */
  readonly presence: Presence[];
}

interface Presence {
  readonly from: Millis;
  readonly to: Millis;
  readonly players: ReadonlySet<PlayerId>;
}

/** Time passes in no other way, so that it is known who was there. */
export async function passIn(world: World, millis: Millis): Promise<void> {
  const { simulation, pages, presence } = world;
  const from = simulation.time.now();
  const players = new Set(pages.filter(({ isIn }) => isIn).map(({ player }) => player));
  await simulation.pass(millis);
  presence.push({ from, to: from + millis, players });
}

/** Bots called by the host, and those of them for a player who had a page open shortly before. */
export async function calledByHost({ simulation, table, presence }: World, away: Millis) {
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

export async function settleAll({ simulation, processes }: World): Promise<void> {
  // What one process does may give another one something to do.
  for (let i = 0; i < 2; i++)
    for (const registry of [...processes, simulation.registry]) await registry.settled();
}

export async function worldOf(
  simulation: Simulation,
  options: TableOptions,
  people: number,
  isStarted: boolean,
): Promise<World> {
  const { host, table, key } = await simulation.table(options);
  const players: PlayerId[] = [host];
  while (players.length < 5) players.push(await simulation.person());
  // Five people, the first one with two pages; whoever has no chair watches.
  const pages = [...players, host].map((player) => new LawPage(player));
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
  const world = { simulation, table, key, pages, registries, processes, presence: [] };
  await settleAll(world);
  return world;
}

/** What is stored, folded from nothing. */
export async function storedOf({ simulation, table }: World): Promise<TableState> {
  const stored = await simulation.store.table(table);
  const state = stored?.log.reduce<TableState | null>(evolveTable, null) ?? null;
  if (state === null) throw new Error("the table has gone");
  return state;
}

/** Is everything that was told of games what the engine tells that chair? Returns what is not. */
export async function wronglyTold({ simulation, table, pages }: World): Promise<readonly Heard[]> {
  const loaded = await loadTable(simulation.store, table);
  if (loaded === null) throw new Error("the table has gone");
  const right = new Map<string, readonly string[]>();
  const wrong: Heard[] = [];
  for (const each of pages.flatMap((page) => page.heard)) {
    const viewer: Viewer = each.seat ?? SPECTATOR;
    const key = `${each.game} ${viewer}`;
    let told = right.get(key);
    if (told === undefined) {
      const { config, events } = await loadGame(simulation.store, table, loaded.log, each.game);
      const rules = RULES[config.game] as unknown as typeof RULES.board;
      const log = events.slice(0) as Parameters<typeof rules.redact>[0][];
      told = redactLog(rules, log, viewer).map(({ event }) => JSON.stringify(event));
      right.set(key, told);
    }
    if (told[each.no - 1] !== each.event) wrong.push(each);
  }
  return wrong;
}
