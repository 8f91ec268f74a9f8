import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { MIND } from "@inkognito/mind";
import type { Level } from "@inkognito/mind/levels";
import {
  type ByeCode,
  evolveTable,
  type Hello,
  type PlayerId,
  type ServerMessage,
  type StampedEvent,
  shareDue,
  type TableState,
} from "@inkognito/protocol";

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type GameSoFar = NonNullable<Welcome["game"]>;

/**
 * What a page knows: the fold of all it was sent, across reconnections. Whatever the server must
 * never do is noted in `faults`: a gap, a number twice, a past that has changed.
 */
export class ClientState {
  /** The fold of the table log; null: not welcomed yet. */
  table: TableState | null = null;
  log: StampedEvent[] = [];
  player: PlayerId | null = null;
  seat: Seat | null = null;
  /** The number of the game that is known; 0: none. */
  game = 0;
  known: KnownGame | null = null;
  readonly people = new Map<PlayerId, string | null>();
  notes: string | null = null;
  present: { readonly players: readonly PlayerId[]; readonly watchers: number } | null = null;
  clocks: Welcome["clocks"] = [];
  bye: ByeCode | null = null;
  readonly faults: string[] = [];

  /** What a `hello` says of it. */
  get numbers(): Hello["seen"] {
    return { table: this.log.length, game: this.game, told: this.known?.told.length ?? 0 };
  }

  /** The commitment to a seed that waits for this page's share; null: none does. */
  get shareDue(): string | null {
    const { table, player } = this;
    return table === null || player === null ? null : shareDue(table, player);
  }

  /** Is a decision awaited from this seat now? */
  get isAwaited(): boolean {
    const { table, known, seat } = this;
    if (table?.phase.type !== "playing" || table.phase.paused || known === null) return false;
    return seat !== null && table.standIns[seat] === null && known.awaited().includes(seat);
  }

  /** Has that game ended, for the table and for this viewer? */
  hasEnded(game: number): boolean {
    const ended = this.log.some(({ event }) => event.type === "ended" && event.game === game);
    return ended && (this.game > game || (this.known?.hasEnded() ?? false));
  }

  protected take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "seated":
        this.seat = message.seat;
        this.#forgetGame();
        this.#hearGame(message.game);
        break;
      case "table":
        this.#hearTable(message.events);
        break;
      case "told":
        if (message.game !== this.game) this.#newGame(message.game);
        this.#hear(message.events);
        break;
      case "people":
        this.#meet(message.people);
        break;
      case "clocks":
        this.clocks = message.clocks;
        break;
      case "present":
        this.present = message;
        break;
      case "notes":
        this.notes = message.text;
        break;
      case "bye":
        this.bye = message.code;
        break;
      case "done":
      case "refused":
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.player = message.you.player;
    // Another chair is told other things.
    if (message.you.seat !== this.seat) this.#forgetGame();
    this.seat = message.you.seat;
    this.#meet(message.people);
    this.clocks = message.clocks;
    this.notes = message.notes;
    if (message.log.after === 0) {
      if (this.log.length > message.log.events.length) this.faults.push("the table log is shorter");
      this.log = [];
      this.table = null;
    }
    this.#hearTable(message.log.events);
    this.#hearGame(message.game);
  }

  #meet(people: Welcome["people"]): void {
    for (const { id, name } of people) this.people.set(id, name);
  }

  #hearTable(events: readonly StampedEvent[]): void {
    for (const stamped of events) {
      if (stamped.no !== this.log.length + 1) {
        this.faults.push(`table event ${stamped.no} after ${this.log.length}`);
      }
      this.log.push(stamped);
      this.table = evolveTable(this.table, stamped);
    }
  }

  #hearGame(game: GameSoFar | null): void {
    if (game === null) return;
    if (game.game !== this.game) this.#newGame(game.game);
    else if (game.after === 0) {
      const before = this.known?.told.map((event) => JSON.stringify(event)) ?? [];
      const same = before.every((event, i) => event === JSON.stringify(game.events[i]?.event));
      if (!same) this.faults.push("what was told has changed");
      this.#newGame(game.game);
    }
    this.#hear(game.events);
  }

  #hear(events: GameSoFar["events"]): void {
    for (const { no, event } of events) {
      const told = this.known?.told.length ?? 0;
      if (no !== told + 1) this.faults.push(`told ${no} after ${told} of game ${this.game}`);
      this.known?.hear(event);
    }
  }

  #newGame(game: number): void {
    const started = this.log.findLast(({ event }) => event.type === "started")?.event;
    if (started?.type !== "started") throw new Error("a game without a start");
    this.game = game;
    this.known = knownGame(started.config.game, this.seat ?? SPECTATOR);
  }

  #forgetGame(): void {
    this.game = 0;
    this.known = null;
  }
}

type ViewEvent = PlayerTypes[GameName]["ViewEvent"];

/** A game as one viewer comes to know it over the wire, with nothing but the engine's words. */
export interface KnownGame {
  readonly told: readonly ViewEvent[];
  hear(event: ViewEvent): void;
  /** The seats whose decision is awaited. */
  awaited(): readonly Seat[];
  hasEnded(): boolean;
  /** What a bot of that level would do here. */
  choose(level: Level, seed: string): { readonly type: string };
}

export function knownGame<G extends GameName>(game: G, viewer: Viewer): KnownGame {
  const told: PlayerTypes[G]["ViewEvent"][] = [];
  let view = GAMES[game].blankView(viewer);
  return {
    told,
    hear(event) {
      told.push(event as PlayerTypes[G]["ViewEvent"]);
      view = GAMES[game].evolveView(view, event as PlayerTypes[G]["ViewEvent"]);
    },
    awaited: () => RULES[game].awaited(view),
    hasEnded: () => told.at(-1)?.type === "ended",
    choose: (level, seed) => MIND[game].bots[level]({ view, told, seed }),
  };
}
