import type { Level } from "@inkognito/mind/levels";
import {
  ADDED_EVENTS,
  type ClientRequest,
  type Hello,
  type MessageId,
  type PlayerId,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableId,
} from "@inkognito/protocol";
import { newId } from "../people/secret.js";
import type { Connection, Visit } from "../tables/delivery/connection.js";
import type { TableRegistry } from "../tables/runtime/tableRegistry.js";
import type { Answer, Wish } from "./client.js";
import { ClientState } from "./clientState.js";

/** A page at a table without a socket: folds what it is told, and remembers all of it. */
export class TestPage extends ClientState implements Connection {
  override readonly player: PlayerId;
  readonly address: string;
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  closedWith: number | null = null;
  /** The kinds of table events that it says it knows; null: a page of an earlier version says nothing. */
  knows: readonly string[] | null = ADDED_EVENTS;
  /** Asks for `legal` with everything it is told, as a program does. */
  legal = false;
  #connection: Connection | null = null;
  #visit: Visit | null = null;

  constructor(player: PlayerId, address = "192.0.2.1") {
    super();
    this.player = player;
    this.address = address;
  }

  send(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    this.texts.push(text);
    this.received.push(message);
    this.take(message);
  }

  sendLong(parts: readonly Buffer[]): void {
    this.send(Buffer.concat(parts).toString());
  }

  close(code: number): void {
    this.closedWith = code;
    this.leave();
  }

  get isIn(): boolean {
    return this.#visit !== null;
  }

  /** Says hello, or says it again on a new connection. */
  async enter(registry: TableRegistry, table: TableId, key: string | null = null): Promise<this> {
    this.closedWith = null;
    const seen = this.numbers;
    const { knows, legal } = this;
    const hello: Hello = {
      ...{ type: "hello", version: PROTOCOL_VERSION, table, key, seen, legal },
      ...(knows === null ? {} : { knows: [...knows] }),
    };
    // What still comes on an earlier connection does not arrive any more.
    const connection: Connection = {
      player: this.player,
      address: this.address,
      send: (text) => (this.#connection === connection ? this.send(text) : undefined),
      sendLong: (parts) => (this.#connection === connection ? this.sendLong(parts) : undefined),
      close: (code) => (this.#connection === connection ? this.close(code) : undefined),
    };
    this.#connection = connection;
    this.#visit = await registry.enter(connection, hello);
    return this;
  }

  leave(): void {
    this.#visit?.leave();
    this.#visit = null;
    this.#connection = null;
  }

  /** Fulfilled with the answer; it has to be exactly one more. */
  async ask(wish: Wish, id: MessageId = newId(9)): Promise<Answer> {
    const before = this.answersTo(id).length;
    if (this.#visit === null) throw new Error("the page is not connected");
    await this.#visit.request({ ...wish, id } as ClientRequest);
    const [answer, ...more] = this.answersTo(id).slice(before);
    if (answer === undefined || more.length > 0) throw new Error(`${more.length + 1} answers`);
    return answer;
  }

  /** Asks without waiting. */
  post(request: ClientRequest): Promise<void> {
    return this.#visit?.request(request) ?? Promise.resolve();
  }

  answersTo = (id: MessageId): readonly Answer[] =>
    this.received.filter(
      (each): each is Answer => (each.type === "done" || each.type === "refused") && each.re === id,
    );

  /** Answers the commitment that is known; refused where none waits for an answer. */
  mix(entropy: string): Promise<Answer> {
    return this.ask({ type: "mix", commitment: this.shareDue ?? "", entropy });
  }

  /** What a bot would do at this seat, from what it was told. */
  choose(level: Level = "random", seed = "test"): { readonly type: string } {
    if (this.known === null) throw new Error("there is no game");
    return this.known.choose(level, seed);
  }

  act(level: Level = "random", seed = "test"): Promise<Answer> {
    return this.ask({ type: "act", game: this.game, action: this.choose(level, seed) });
  }

  of<T extends ServerMessage["type"]>(type: T): readonly Extract<ServerMessage, { type: T }>[] {
    return this.received.filter(
      (each): each is Extract<ServerMessage, { type: T }> => each.type === type,
    );
  }
}
