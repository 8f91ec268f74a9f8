import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Seat } from "@inkognito/engine/core";
import type { PlayerId } from "@inkognito/protocol";
import { newId } from "../../src/people/secret.js";
import type { Answer, TestClient, Wish } from "../../src/testing/client.js";
import type { Asked, Promised } from "./tableHistory.js";

/** What a person does when it is their turn. */
export type Behaviour = "plays" | "absent";

/** Milliseconds to wait after `tooFast`; ten messages a second are always allowed. */
const TOO_FAST = 200;

/**
 * A player at a table, who sends one request after the other. A request that was not answered before
 * the connection broke is sent again with the same id on the next one.
 */
export class Player implements Promised {
  readonly client: TestClient;
  readonly player: PlayerId;
  readonly chair: Seat;
  readonly behaviour: Behaviour;
  readonly done: Asked[] = [];
  readonly refused: string[] = [];
  #asked: Asked | null = null;
  readonly #shared = new Set<string>();
  /** Chat that is not sent yet. */
  #texts: string[] = [];
  /** How much the absent player had been told when a bot stood in. */
  #stoodInAt: number | null = null;
  readonly #connection = new EventEmitter();
  #stopped = false;

  constructor(client: TestClient, player: PlayerId, chair: Seat, behaviour: Behaviour) {
    this.client = client;
    this.player = player;
    this.chair = chair;
    this.behaviour = behaviour;
  }

  /** Null for an absent player: a bot makes moves at the chair, too. */
  get seat(): Seat | null {
    return this.behaviour === "plays" ? this.chair : null;
  }

  /** The request that is not answered yet. */
  get since(): readonly Asked[] {
    return this.#asked === null ? [] : [this.#asked];
  }

  say(text: string): void {
    this.#texts.push(text);
  }

  /** Opens a new connection; false: it broke before the welcome. */
  async reconnect(site: string): Promise<boolean> {
    this.client.site = site;
    try {
      await this.client.connect();
    } catch {
      return false;
    }
    this.#connection.emit("back");
    return true;
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.client.until(() => this.#stopped || this.#isReady);
        const wish = this.#stopped ? null : this.#nextRequest();
        if (wish !== null) await this.ask(wish);
      } catch {
        await this.#untilReconnected();
      }
    }
  }

  async ask(wish: Wish): Promise<Answer> {
    const asked = { id: newId(9), wish };
    this.#asked = asked;
    const answer = await this.#askUntilAnswered(asked.id, wish);
    this.#asked = null;
    if (answer.type === "done") this.done.push(asked);
    // The game may have ended before the absent player returned, or begun without this share.
    else if (wish.type !== "return" && wish.type !== "mix")
      this.refused.push(`${JSON.stringify(wish)}: ${answer.refusal.code}`);
    return answer;
  }

  async #askUntilAnswered(id: string, wish: Wish): Promise<Answer> {
    for (;;) {
      try {
        const answer = await this.client.request(wish, id);
        if (answer.type === "done" || answer.refusal.code !== "tooFast") return answer;
        await pause(TOO_FAST);
      } catch (error) {
        if (this.#stopped) throw error;
        await this.#untilReconnected();
      }
    }
  }

  async #untilReconnected(): Promise<void> {
    if (!this.#stopped) await once(this.#connection, "back");
  }

  get #isReady(): boolean {
    if (this.#texts.length > 0 || this.#mayStart || this.#mayAgree || this.#mayReturn) return true;
    return this.behaviour === "plays" && (this.client.isAwaited || this.#share !== null);
  }

  /** What to add to which seed; once for each of them. */
  get #share(): Extract<Wish, { type: "mix" }> | null {
    const commitment = this.client.shareDue;
    if (commitment === null || this.#shared.has(commitment)) return null;
    const digest = createHash("sha256").update(`${commitment} ${this.player}`).digest("hex");
    return { type: "mix", commitment, entropy: digest.slice(0, 32) };
  }

  get #mayStart(): boolean {
    const { table } = this.client;
    if (table === null || table.host !== this.player || table.games > 0) return false;
    return table.phase.type === "gathering" && table.seats.every((each) => each !== null);
  }

  /** Every later game begins when all players agree. */
  get #mayAgree(): boolean {
    const { table } = this.client;
    if (table === null || table.games === 0 || table.phase.type !== "gathering") return false;
    return table.next[this.chair] === null;
  }

  /** An absent player returns once the stand-in has moved, and is absent again. */
  get #mayReturn(): boolean {
    const { table, numbers, known } = this.client;
    if (this.behaviour !== "absent" || table === null) return false;
    if ((table.standIns[this.chair] ?? null) === null) {
      this.#stoodInAt = null;
      return false;
    }
    this.#stoodInAt ??= numbers.told;
    return numbers.told > this.#stoodInAt && known?.awaited().includes(this.chair) === false;
  }

  #nextRequest(): Wish | null {
    const { client } = this;
    const [text] = this.#texts;
    if (text !== undefined) {
      this.#texts = this.#texts.slice(1);
      return { type: "say", text };
    }
    if (this.#mayReturn) return { type: "return" };
    const share = this.behaviour === "plays" ? this.#share : null;
    if (share !== null) {
      this.#shared.add(share.commitment);
      return share;
    }
    if (this.#mayStart) return { type: "start", without: [] };
    if (this.#mayAgree) return { type: "vote", ballot: { type: "next" }, wanted: true };
    if (this.behaviour !== "plays" || !client.isAwaited || client.known === null) return null;
    const action = client.known.choose("random", `${this.player} ${client.game}`);
    return { type: "act", game: client.game, action };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.client.close();
    this.#connection.emit("back");
  }
}
