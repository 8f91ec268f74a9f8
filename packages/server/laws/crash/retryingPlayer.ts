import type { Seat } from "@inkognito/engine/core";
import type { MessageId, ServerMessage } from "@inkognito/protocol";
import { newId } from "../../src/people/secret.js";
import { type Answer, TestClient, type Wish } from "../../src/testing/client.js";
import type { TestTable } from "../../src/testing/table.js";
import type { Below } from "../support/busyServer.js";
import type { Asked, Promised } from "../support/tableHistory.js";

/** After a break that much of what was ever sent is sent again. */
const MOST_AGAIN = 15;

/**
 * A person with two pages and a bad line: everything is sent several times, on either page, some of
 * it much later and in another order, and all of it again after a break.
 */
export class Nagger implements Promised {
  readonly player: string;
  readonly seat: Seat;
  readonly done: Asked[] = [];
  readonly asked = null;
  /** By request: every answer to any of its copies. */
  readonly answers = new Map<MessageId, Answer[]>();
  copies = 0;
  breaks = 0;
  readonly #below: Below;
  readonly #wishes = new Map<MessageId, Wish>();
  readonly #sent: string[] = [];
  #held: string[] = [];
  #pages: readonly TestClient[] = [];

  private constructor(player: string, seat: Seat, below: Below) {
    this.player = player;
    this.seat = seat;
    this.#below = below;
  }

  static async at({ table, key, people }: TestTable, seat: Seat, below: Below): Promise<Nagger> {
    const person = people[seat];
    if (person === undefined) throw new Error(`nobody sits at ${seat}`);
    const { site, cookie, id } = person;
    const nagger = new Nagger(id, seat, below);
    const onMessage = (message: ServerMessage) => nagger.#hear(message);
    const join = () => TestClient.join({ site, cookie, table, key, onMessage });
    nagger.#pages = [await join(), await join()];
    return nagger;
  }

  /** The page that is looked at. */
  get page(): TestClient {
    const [page] = this.#pages;
    if (page === undefined) throw new Error("no page is open");
    return page;
  }

  /** Copies are sent past the client's own book, which knows nothing of them. */
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
      await this.nag({ type: "act", game, action });
      if (this.#below(4) === 0) await this.nag({ type: "say", text: newId(9) });
    }
  }

  /** Until it has been answered at least once, where it is looked at. */
  async nag(wish: Wish, id: MessageId = newId(9)): Promise<void> {
    const text = JSON.stringify({ ...wish, id });
    this.#wishes.set(id, wish);
    this.#sent.push(text);
    for (let more = this.#below(3); more > 0; more--) this.#send(text);
    if (this.#below(3) === 0) this.#held.push(text);
    // The first one for certain: a game may be over after two requests.
    if (this.#below(8) === 0 || this.#sent.length === 1) await this.#break();
    if (this.#below(3) === 0) this.#deliverLate();
    this.page.sendRaw(text);
    this.copies += 1;
    await this.page.until(() => this.answers.has(id));
  }

  /** All that was ever sent, once more. */
  async repeatAll(): Promise<void> {
    for (const text of this.#sent) this.page.sendRaw(text);
    // Answered in the order asked: with this, all of it has been.
    await this.page.ask({ type: "ping" });
  }

  #send(text: string): void {
    this.copies += 1;
    this.#pages[this.#below(2)]?.sendRaw(text);
  }

  /** The last first. */
  #deliverLate(): void {
    const late = this.#held.reverse();
    this.#held = [];
    for (const text of late) this.#send(text);
  }

  async #break(): Promise<void> {
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

  #hear(message: ServerMessage): void {
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
