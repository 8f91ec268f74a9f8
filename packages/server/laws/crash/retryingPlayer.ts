import type { Seat } from "@inkognito/engine/core";
import type { MessageId, ServerMessage } from "@inkognito/protocol";
import type { Random } from "../../../engine/laws/shared/twins/random.js";
import { newId } from "../../src/people/secret.js";
import { type Answer, TestClient, type Wish } from "../../src/testing/client.js";
import type { TestTable } from "../../src/testing/table.js";
import type { Asked, Promised } from "../support/tableHistory.js";

/** So many of the last requests are sent again after a reconnection. */
const MOST_AGAIN = 15;

/**
 * A player with two pages and bad connections: sends every request several times, on either page, some
 * copies much later and in another order, and the last ones again after a reconnection.
 */
export class RetryingPlayer implements Promised {
  readonly player: string;
  readonly seat: Seat;
  readonly done: Asked[] = [];
  readonly since = [];
  /** By request: every answer to any of its copies. */
  readonly answers = new Map<MessageId, Answer[]>();
  copies = 0;
  breaks = 0;
  readonly #below: Random["below"];
  readonly #wishes = new Map<MessageId, Wish>();
  readonly #sent: string[] = [];
  #delayed: string[] = [];
  #pages: readonly TestClient[] = [];

  private constructor(player: string, seat: Seat, below: Random["below"]) {
    this.player = player;
    this.seat = seat;
    this.#below = below;
  }

  static async at(
    { table, key, people }: TestTable,
    seat: Seat,
    below: Random["below"],
  ): Promise<RetryingPlayer> {
    const person = people[seat];
    if (person === undefined) throw new Error(`no person sits at ${seat}`);
    const { site, cookie, id } = person;
    const player = new RetryingPlayer(id, seat, below);
    const onMessage = (message: ServerMessage) => player.#receive(message);
    const join = () => TestClient.join({ site, cookie, table, key, onMessage });
    player.#pages = [await join(), await join()];
    return player;
  }

  /** The page whose answers count. */
  get page(): TestClient {
    const [page] = this.#pages;
    if (page === undefined) throw new Error("no page is open");
    return page;
  }

  /** The client does not know of the copies: an answer to one is no fault. */
  get faults(): readonly string[] {
    return this.#pages.flatMap(({ faults }) =>
      faults.filter((each) => !each.startsWith("an answer to nothing")),
    );
  }

  async play(): Promise<void> {
    for (;;) {
      await this.page.until(() => this.page.isAwaited || this.page.hasEnded(1));
      const { known, game } = this.page;
      if (this.page.hasEnded(1) || known === null) return;
      const action = known.choose("random", this.player);
      await this.sendRepeatedly({ type: "act", game, action });
      if (this.#below(4) === 0) await this.sendRepeatedly({ type: "say", text: newId(9) });
    }
  }

  /** Sends copies of one request until the first page has an answer. */
  async sendRepeatedly(wish: Wish, id: MessageId = newId(9)): Promise<void> {
    const text = JSON.stringify({ ...wish, id });
    this.#wishes.set(id, wish);
    this.#sent.push(text);
    for (let more = this.#below(3); more > 0; more--) this.#send(text);
    if (this.#below(3) === 0) this.#delayed.push(text);
    // The first request for certain: a game may be over after two requests.
    if (this.#below(8) === 0 || this.#sent.length === 1) await this.#reconnect();
    if (this.#below(3) === 0) this.#sendDelayed();
    this.page.sendRaw(text);
    this.copies += 1;
    await this.page.until(() => this.answers.has(id));
  }

  /** Sends all requests once more. */
  async repeatAll(): Promise<void> {
    for (const text of this.#sent) this.page.sendRaw(text);
    // The server answers in order: after this answer all copies have been answered.
    await this.page.ask({ type: "ping" });
  }

  #send(text: string): void {
    this.copies += 1;
    this.#pages[this.#below(2)]?.sendRaw(text);
  }

  /** In reverse order. */
  #sendDelayed(): void {
    const late = this.#delayed.reverse();
    this.#delayed = [];
    for (const text of late) this.#send(text);
  }

  async #reconnect(): Promise<void> {
    const page = this.#pages[this.#below(2)];
    if (page === undefined) return;
    page.cut();
    await page.untilClosed();
    await page.connect();
    this.breaks += 1;
    for (const text of this.#sent.slice(-MOST_AGAIN)) {
      page.sendRaw(text);
      this.copies += 1;
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type !== "done" && message.type !== "refused") return;
    const before = this.answers.get(message.re) ?? [];
    this.answers.set(message.re, [...before, message]);
    const wish = this.#wishes.get(message.re);
    if (before.length > 0 || message.type === "refused" || wish === undefined) return;
    this.done.push({ id: message.re, wish });
  }

  async close(): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.close()));
  }
}
