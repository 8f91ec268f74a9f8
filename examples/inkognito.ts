/**
 * The connection of a program to a table of Inkognito Online, without any package. docs/api.md explains every message.
 * A bot of your own can use this file as it is.
 */

import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerMessage, StampedEvent } from "@inkognito/protocol";

export type Legal = Extract<ServerMessage, { type: "legal" }>;
export type Awaits = Legal["choices"]["awaits"];
type Answer = Extract<ServerMessage, { type: "done" | "refused" }>;

/** One person at one table. */
export class Client {
  /** The last message of this type. */
  legal: Legal | null = null;
  /** Of the board game: where figures stand, as the last `view` says. */
  spaces: ReadonlySet<number> = new Set();
  #seat: number | null = null;
  #chairs: readonly boolean[] = [];
  #commitment = "";
  #game = 0;
  #winners: readonly number[] | null = null;
  #isPaused = false;
  /** The decision that was answered last. */
  #answered = "";
  /** Requests for a pause and votes: does another player want it, and do we? */
  #wishes = new Map<string, readonly [theirs: boolean, ours: boolean]>();
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (answer: Answer) => void>();

  /** Makes an identity, and enters the table of an invitation. */
  static async enter(link: string, name: string): Promise<Client> {
    const [site = "", key = ""] = link.split("/i/");
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ name, language: "en" });
    const me = await fetch(`${site}/api/me`, { method: "POST", headers: json, body });
    const headers = { cookie: me.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const invited = await fetch(`${site}/api/invitations/${key}`, { headers });
    const { summary } = (await invited.json()) as { summary: { table: string } };
    const socket = new WebSocket(`${site.replace("http", "ws")}/socket`, { headers });
    const client = new Client(socket);
    await once(socket, "open");
    const seen = { table: 0, game: 0, told: 0 };
    const hello = { type: "hello", version: 1, table: summary.table, key, seen };
    client.#send({ ...hello, legal: true, knows: ["voted"] });
    return client;
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(data)));
    socket.addEventListener("close", () => process.exit(this.#winners === null ? 1 : 0));
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message).padEnd(256));
  }

  /** Resolved by the answer, after all that follows from the request. What came too fast is sent again. */
  async ask(request: object): Promise<void> {
    const id = randomUUID();
    for (;;) {
      this.#send({ ...request, id });
      const answer = await new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
      if (answer.type === "done") return;
      const { code } = answer.refusal;
      // A pause or the end of the game was faster: what is still to be decided is awaited again.
      if (code === "notNow") return;
      if (code !== "tooFast" && code !== "storage") return console.error(JSON.stringify(answer));
      await sleep(1000);
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === "legal") this.legal = message;
    if (message.type === "view" && "positions" in message.view.table) {
      this.spaces = new Set(Object.values(message.view.table.positions));
    }
    if (message.type === "welcome") this.#seat = message.you.seat;
    if (message.type === "seated") this.#seat = message.seat;
    if (message.type === "welcome") for (const event of message.log.events) this.#fold(event);
    if (message.type === "table") for (const event of message.events) this.#fold(event);
    if (message.type === "bye") console.error(JSON.stringify(message));
    if (message.type === "done" || message.type === "refused") {
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    }
  }

  /** The table log: the chairs, the commitment to the next deal, what others wish, and the end of the game. */
  #fold({ event }: StampedEvent): void {
    const { type } = event;
    if (type === "created" || type === "configured") {
      this.#chairs = event.options.config.seats.map((_, at) => this.#chairs[at] ?? false);
    }
    if (type === "sat" || type === "left" || type === "removed") {
      this.#chairs = this.#chairs.with(event.seat, type === "sat");
    }
    if (type === "sealed") this.#commitment = event.commitment;
    // Games before it sat down are not its own.
    if (type === "started" && this.#seat !== null) this.#game = event.game;
    if (type === "ended" && event.game === this.#game) this.#winners = event.winners;
    if (type === "pauseWanted" || type === "voted") {
      const wish = type === "voted" ? { type: "vote", ballot: event.ballot } : { type: "pause" };
      const [theirs, ours] = this.#wishes.get(JSON.stringify(wish)) ?? [false, false];
      const isOurs = event.seat === this.#seat;
      const sides = isOurs ? ([theirs, event.wanted] as const) : ([event.wanted, ours] as const);
      this.#wishes.set(JSON.stringify(wish), sides);
    }
    if (type === "started" || type === "paused" || type === "resumed") this.#wishes.clear();
    if (type === "paused" || type === "resumed") this.#isPaused = type === "paused";
    if (type === "resumed" || type === "returned") this.#answered = "";
  }

  /** Sits down and plays one game. `choose` returns an action without the number of its decision. */
  async play(choose: (awaits: Awaits) => Promise<object>): Promise<"won" | "lost"> {
    for (let [sat, mixed] = [false, ""]; this.#winners === null; ) {
      const { legal } = this;
      const now = `${legal?.game} ${legal?.decision}`;
      const wish = [...this.#wishes].find(([, [theirs, ours]]) => theirs && !ours)?.[0];
      if (this.#seat === null && !sat && this.#chairs.includes(false)) {
        sat = true;
        await this.ask({ type: "sit", seat: this.#chairs.indexOf(false) });
      } else if (this.#seat !== null && mixed !== this.#commitment) {
        mixed = this.#commitment;
        await this.ask({
          type: "mix",
          commitment: mixed,
          entropy: randomBytes(16).toString("hex"),
        });
      } else if (this.#seat !== null && wish !== undefined) {
        // Polite programs want a pause, to go on, or an early end, as soon as another player does.
        this.#wishes.set(wish, [true, true]);
        await this.ask({ ...JSON.parse(wish), wanted: true });
      } else if (legal !== null && this.#isAwaited(legal) && this.#answered !== now) {
        this.#answered = now;
        const action = { decision: legal.decision, ...(await choose(legal.choices.awaits)) };
        await this.ask({ type: "act", game: legal.game, action });
      } else await once(this.#socket, "message");
    }
    const hasWon = this.#winners.some((seat) => seat === this.#seat);
    await this.ask({ type: "leave" });
    return hasWon ? "won" : "lost";
  }

  #isAwaited({ awaited }: Legal): boolean {
    return !this.#isPaused && awaited.some((seat) => seat === this.#seat);
  }

  close(): void {
    this.#socket.close();
  }
}
