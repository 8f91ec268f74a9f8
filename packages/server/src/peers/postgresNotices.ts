import { randomBytes } from "node:crypto";
import type { TableId } from "@inkognito/protocol";
import pg from "pg";
import { formatPeerMessages, type PeerMessage, parsePeerMessages } from "./peerMessage.js";
import type { ChangeListener, MessageListener, PeerNotices } from "./peerNotices.js";

const CHANGES = "inkognito_tables";
const MESSAGES = "inkognito_words";
/** Notices of this time go together: one in every transaction would make commits wait for each other. */
const TOGETHER_MILLIS = 5;
/** PostgreSQL takes less than 8000 bytes; a table and its version are below 40, a message below 250. */
const MOST_CHANGES = 190;
const MOST_MESSAGES = 30;
const FIRST_PAUSE_MILLIS = 100;
const LONGEST_PAUSE_MILLIS = 5000;

/**
 * Sends changes and messages to other processes through PostgreSQL's NOTIFY, and listens to theirs. A
 * process that misses a notice, as while the connection is away, finds the change by the next
 * comparison of versions.
 */
export async function openPostgresNotices(config: pg.ClientConfig): Promise<PeerNotices> {
  const notices = new PostgresNotices(config);
  await notices.listen();
  return notices;
}

class PostgresNotices implements PeerNotices {
  readonly #config: pg.ClientConfig;
  /** Our own notices come back to us, too. */
  readonly #ownName = randomBytes(9).toString("base64url");
  readonly #changeListeners: ChangeListener[] = [];
  readonly #messageListeners: MessageListener[] = [];
  #client: pg.Client | null = null;
  #changed = new Map<TableId, number>();
  #messages: PeerMessage[] = [];
  #sending: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  #pause = FIRST_PAUSE_MILLIS;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  announceChange(table: TableId, version: number): void {
    this.#changed.set(table, version);
    this.#sendSoon();
  }

  onForeignChange(listener: ChangeListener): void {
    this.#changeListeners.push(listener);
  }

  send(message: PeerMessage): void {
    this.#messages.push(message);
    this.#sendSoon();
  }

  onMessage(listener: MessageListener): void {
    this.#messageListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    if (this.#sending !== null) clearTimeout(this.#sending);
    await this.#send();
    await this.#client?.end().catch(() => {});
  }

  async listen(): Promise<void> {
    const client = new pg.Client(this.#config);
    // Reported twice when it breaks, as an error and as the end: the end is enough.
    client.on("error", () => {});
    client.on("notification", ({ channel, payload = "" }) =>
      channel === MESSAGES ? this.#hearMessages(payload) : this.#hearChanges(payload),
    );
    try {
      await client.connect();
      await client.query(`listen ${CHANGES}; listen ${MESSAGES}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#pause = FIRST_PAUSE_MILLIS;
    client.on("end", () => {
      this.#client = null;
      this.#listenLater();
    });
  }

  #listenLater(): void {
    if (this.#closed) return;
    this.#again = setTimeout(() => this.listen().catch(() => this.#listenLater()), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MILLIS);
  }

  #hearChanges(payload: string): void {
    const [sender, ...changes] = payload.split(" ");
    if (sender === this.#ownName) return;
    for (const change of changes) {
      const [table = "", version] = change.split(":");
      for (const listener of this.#changeListeners) listener(table, Number(version));
    }
  }

  #hearMessages(payload: string): void {
    const { from, messages } = parsePeerMessages(payload);
    if (from === this.#ownName) return;
    for (const message of messages) {
      for (const listener of this.#messageListeners) listener(message, from);
    }
  }

  #sendSoon(): void {
    this.#sending ??= setTimeout(() => void this.#send(), TOGETHER_MILLIS);
  }

  async #send(): Promise<void> {
    this.#sending = null;
    const changes = [...this.#changed].map(([table, version]) => `${table}:${version}`);
    const messages = this.#messages;
    this.#changed = new Map();
    this.#messages = [];
    for (let i = 0; i < changes.length; i += MOST_CHANGES) {
      await this.#notify(CHANGES, [this.#ownName, ...changes.slice(i, i + MOST_CHANGES)].join(" "));
    }
    for (let i = 0; i < messages.length; i += MOST_MESSAGES) {
      const some = messages.slice(i, i + MOST_MESSAGES);
      await this.#notify(MESSAGES, formatPeerMessages(this.#ownName, some));
    }
  }

  async #notify(channel: string, payload: string): Promise<void> {
    await this.#client?.query("select pg_notify($1, $2)", [channel, payload]).catch(() => {});
  }
}
