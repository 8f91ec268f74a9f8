import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Seat } from "@inkognito/engine/core";
import type { PlayerId } from "@inkognito/protocol";
import { newId } from "../../src/people/secret.js";
import type { Answer, TestClient, Wish } from "../../src/testing/client.js";
import type { Asked, Promised } from "./tableHistory.js";

/** What a person does when it is their turn. */
export type Habit = "plays" | "sleeps";

/** Whoever was too fast waits so many milliseconds; ten messages a second are always allowed. */
const TOO_FAST = 200;

/**
 * Somebody at a table, one request after the other. What was not answered before the line broke is
 * asked again with the same id on the next one.
 */
export class Player implements Promised {
  readonly client: TestClient;
  readonly player: PlayerId;
  readonly chair: Seat;
  readonly habit: Habit;
  readonly done: Asked[] = [];
  readonly refused: string[] = [];
  asked: Asked | null = null;
  readonly #shared = new Set<string>();
  /** What it has yet to say. */
  #words: string[] = [];
  /** How much the sleeper had been told when somebody stood in. */
  #stoodInAt: number | null = null;
  readonly #line = new EventEmitter();
  #stopped = false;

  constructor(client: TestClient, player: PlayerId, chair: Seat, habit: Habit) {
    this.client = client;
    this.player = player;
    this.chair = chair;
    this.habit = habit;
  }

  /** Null: not all that is done at the chair is its own. */
  get seat(): Seat | null {
    return this.habit === "plays" ? this.chair : null;
  }

  say(text: string): void {
    this.#words.push(text);
  }

  /** On a new line; false: it broke before the welcome. */
  async comeBack(site: string): Promise<boolean> {
    this.client.site = site;
    try {
      await this.client.connect();
    } catch {
      return false;
    }
    this.#line.emit("back");
    return true;
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.client.until(() => this.#stopped || this.#isReady);
        const wish = this.#stopped ? null : this.#wish();
        if (wish !== null) await this.ask(wish);
      } catch {
        await this.#back();
      }
    }
  }

  async ask(wish: Wish): Promise<Answer> {
    const asked = { id: newId(9), wish };
    this.asked = asked;
    const answer = await this.#insist(asked.id, wish);
    this.asked = null;
    if (answer.type === "done") this.done.push(asked);
    // The game may have ended while the sleeper was getting up, or begun without this share.
    else if (wish.type !== "return" && wish.type !== "mix")
      this.refused.push(`${JSON.stringify(wish)}: ${answer.refusal.code}`);
    return answer;
  }

  async #insist(id: string, wish: Wish): Promise<Answer> {
    for (;;) {
      try {
        const answer = await this.client.request(wish, id);
        if (answer.type === "done" || answer.refusal.code !== "tooFast") return answer;
        await pause(TOO_FAST);
      } catch (error) {
        if (this.#stopped) throw error;
        await this.#back();
      }
    }
  }

  async #back(): Promise<void> {
    if (!this.#stopped) await once(this.#line, "back");
  }

  get #isReady(): boolean {
    if (this.#words.length > 0 || this.#mayStart || this.#mayReturn) return true;
    return this.habit === "plays" && (this.client.isAwaited || this.#share !== null);
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
    if (table === null || table.host !== this.player) return false;
    return table.phase.type === "gathering" && table.seats.every((each) => each !== null);
  }

  /** Somebody who sleeps takes over again once the stand-in has moved, and falls asleep again. */
  get #mayReturn(): boolean {
    const { table, numbers, known } = this.client;
    if (this.habit !== "sleeps" || table === null) return false;
    if ((table.standIns[this.chair] ?? null) === null) {
      this.#stoodInAt = null;
      return false;
    }
    this.#stoodInAt ??= numbers.told;
    return numbers.told > this.#stoodInAt && known?.awaited().includes(this.chair) === false;
  }

  #wish(): Wish | null {
    const { client } = this;
    const [text] = this.#words;
    if (text !== undefined) {
      this.#words = this.#words.slice(1);
      return { type: "say", text };
    }
    if (this.#mayReturn) return { type: "return" };
    const share = this.habit === "plays" ? this.#share : null;
    if (share !== null) {
      this.#shared.add(share.commitment);
      return share;
    }
    if (this.#mayStart) return { type: "start" };
    if (this.habit !== "plays" || !client.isAwaited || client.known === null) return null;
    const action = client.known.choose("random", `${this.player} ${client.game}`);
    return { type: "act", game: client.game, action };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.client.close();
    this.#line.emit("back");
  }
}
