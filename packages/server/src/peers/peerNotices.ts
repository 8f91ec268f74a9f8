import { randomBytes } from "node:crypto";
import type { TableId } from "@inkognito/protocol";
import pg from "pg";
import { connectionOptions } from "../store/postgres/postgresDatabase.js";
import type { Notices } from "../store/sql/sqlStore.js";
import { formatWords, parseWords, type Word } from "./peerMessage.js";

const CHANNEL = "inkognito_tables";
const WORDS = "inkognito_words";
/** Notices of so long go together: one in every transaction would make commits wait for each other. */
const TOGETHER_MILLIS = 5;
/** PostgreSQL takes less than 8000 bytes; a table and its version are below 40, a word below 250. */
const MOST_TOGETHER = 190;
const MOST_WORDS = 30;
const FIRST_PAUSE_MILLIS = 100;
const LONGEST_PAUSE_MILLIS = 5000;

type Listener = (table: TableId, version: number) => void;
type WordListener = (word: Word, from: string) => void;

/**
 * Tells other processes which tables have changed, and whatever else has to be said between them, and
 * listens to them. A notice that gets lost, as while the connection is away, costs whoever misses it
 * the time to the next look at the version.
 */
export async function openNotices(databaseUrl: string): Promise<Notices> {
  const notices = new PostgresNotices(databaseUrl);
  await notices.listen();
  return notices;
}

class PostgresNotices implements Notices {
  readonly #databaseUrl: string;
  /** Our own notices come back to us, too. */
  readonly #me = randomBytes(9).toString("base64url");
  readonly #listeners: Listener[] = [];
  readonly #wordListeners: WordListener[] = [];
  #client: pg.Client | null = null;
  #changed = new Map<TableId, number>();
  #words: Word[] = [];
  #sending: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  #pause = FIRST_PAUSE_MILLIS;
  #closed = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  tell(table: TableId, version: number): void {
    this.#changed.set(table, version);
    this.#sendSoon();
  }

  onForeign(listener: Listener): void {
    this.#listeners.push(listener);
  }

  say(word: Word): void {
    this.#words.push(word);
    this.#sendSoon();
  }

  onWord(listener: WordListener): void {
    this.#wordListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    if (this.#sending !== null) clearTimeout(this.#sending);
    await this.#send();
    await this.#client?.end().catch(() => {});
  }

  async listen(): Promise<void> {
    const client = new pg.Client(connectionOptions(this.#databaseUrl));
    // Reported twice when it breaks, as an error and as the end: the end is enough.
    client.on("error", () => {});
    client.on("notification", ({ channel, payload = "" }) =>
      channel === WORDS ? this.#hearWords(payload) : this.#hear(payload),
    );
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${WORDS}`);
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

  #hear(payload: string): void {
    const [sender, ...changes] = payload.split(" ");
    if (sender === this.#me) return;
    for (const change of changes) {
      const [table = "", version] = change.split(":");
      for (const listener of this.#listeners) listener(table, Number(version));
    }
  }

  #hearWords(payload: string): void {
    const { from, words } = parseWords(payload);
    if (from === this.#me) return;
    for (const word of words) for (const listener of this.#wordListeners) listener(word, from);
  }

  #sendSoon(): void {
    this.#sending ??= setTimeout(() => void this.#send(), TOGETHER_MILLIS);
  }

  async #send(): Promise<void> {
    this.#sending = null;
    const changes = [...this.#changed].map(([table, version]) => `${table}:${version}`);
    const words = this.#words;
    this.#changed = new Map();
    this.#words = [];
    for (let i = 0; i < changes.length; i += MOST_TOGETHER) {
      await this.#notify(CHANNEL, [this.#me, ...changes.slice(i, i + MOST_TOGETHER)].join(" "));
    }
    for (let i = 0; i < words.length; i += MOST_WORDS) {
      await this.#notify(WORDS, formatWords(this.#me, words.slice(i, i + MOST_WORDS)));
    }
  }

  async #notify(channel: string, payload: string): Promise<void> {
    await this.#client?.query("select pg_notify($1, $2)", [channel, payload]).catch(() => {});
  }
}
