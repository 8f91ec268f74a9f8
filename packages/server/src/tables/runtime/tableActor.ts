import type {
  AnyRefusal,
  ByeCode,
  ClientRequest,
  Hello,
  PlayerId,
  TableId,
  TableState,
} from "@inkognito/protocol";
import type { Thinking } from "../../bots/pool.js";
import type { Here } from "../../peers/peerMessage.js";
import type { TableLimits } from "../../settings/limits.js";
import { DamagedTable } from "../../store/damagedTable.js";
import type { Millis } from "../../store/store.js";
import { tellNews } from "../delivery/broadcast.js";
import type { Connection, Visit } from "../delivery/connection.js";
import { Names } from "../delivery/names.js";
import { mayUnsettle, showOut } from "../delivery/screening.js";
import { sayBye, sayDone, tell, Viewers } from "../delivery/viewers.js";
import { admit } from "../delivery/welcome.js";
import { dueNow, nextDue } from "../rules/decide/due.js";
import { isNamedIn, peopleAt } from "../rules/decide/loadedTable.js";
import {
  acted,
  parted,
  passed,
  type Requesting,
  requested,
  tableRefusal,
} from "../rules/decide/requested.js";
import { membersOf } from "../rules/table/summary.js";
import { tellEarlier } from "../rules/table/talk.js";
import { Bench } from "./bots/botRunner.js";
import { Keeper, type KeeperOptions, type News } from "./cache/tableCache.js";
import type { Inside } from "./handlers/context.js";
import { invite, takeNote, tellNotes } from "./handlers/notesAndInvite.js";
import { Queue } from "./queue.js";
import { owesShares, WaitingStarts } from "./shares.js";

export interface RoomOptions extends KeeperOptions, Requesting {
  readonly thinking: Thinking;
  /** May other processes serve the same table? */
  readonly shared: boolean;
  readonly limits: TableLimits;
  /** By which an address is known again, and nothing else. */
  tagOf(address: string): Promise<string>;
  /** When this room has to be woken; null: not for now. */
  wakeAt(table: TableId, when: Millis | null): void;
}

interface Blocking {
  readonly by: PlayerId;
  readonly whom: PlayerId;
}

type Asked = Exclude<ClientRequest, { readonly type: "ping" }>;
/** Null: done. */
type Answer = AnyRefusal | { readonly key: string } | null;

const NOTHING: Promise<void> = Promise.resolve();

/** While the store is in trouble, what is due is tried again. */
const RETRY: Millis = 2_000;

/** One table and everybody who looks at it. It can be dropped at any time and made again. */
export class Room {
  readonly id: TableId;
  readonly #options: RoomOptions;
  /** Whoever loses their welcome by a job goes after it was answered. */
  readonly #queue = new Queue(() => (this.#isUnsettled ? this.#showOut() : null));
  readonly #viewers: Viewers;
  readonly #names: Names;
  readonly #keeper: Keeper;
  readonly #bench: Bench;
  readonly #inside: Inside;
  readonly #starts: WaitingStarts;
  /** Who looks on may no longer be welcome. */
  #isUnsettled = false;
  #used: Millis;
  /** Where the host last asked for the table to be public; null: not here. */
  #hostAddress: string | null = null;
  /** The process is ending: whoever asks now will ask again elsewhere. */
  #isClosed = false;

  constructor(id: TableId, options: RoomOptions) {
    this.id = id;
    this.#options = options;
    this.#viewers = new Viewers(options.time, (here) =>
      options.store.say({ type: "here", table: id, ...here }),
    );
    this.#names = new Names(options.store);
    this.#starts = new WaitingStarts(options.time, options.limits.shareWait);
    this.#keeper = new Keeper(id, options, (news) => this.#tell(news));
    this.#inside = {
      id,
      options,
      viewers: this.#viewers,
      names: this.#names,
      keeper: this.#keeper,
    };
    this.#bench = new Bench(id, options, {
      commit: (build) => this.#queue.add(() => this.#keeper.commit(build, null)),
      look: () => this.#arrange(),
    });
    this.#used = options.time.now();
  }

  /** When anything was last asked of it. */
  get used(): Millis {
    return this.#used;
  }

  get visitors(): number {
    return this.#viewers.size;
  }

  /** Nothing is being done here. */
  get isIdle(): boolean {
    return this.#queue.isIdle && this.#bench.isEmpty;
  }

  /** Is it in memory beyond who looks at it? */
  get isAwake(): boolean {
    return this.#keeper.held !== null;
  }

  get version(): number | null {
    return this.#keeper.version;
  }

  /** When nothing is being done here any more. */
  async settled(): Promise<void> {
    while (!this.isIdle) {
      await this.#queue.settled();
      await this.#bench.settled();
    }
  }

  /** Says `welcome`, or `bye`; null: not let in. */
  enter(connection: Connection, hello: Hello): Promise<Visit | null> {
    this.#used = this.#options.time.now();
    return this.#queue.add(async () => {
      try {
        return await this.#admit(connection, hello);
      } catch (error) {
        this.#options.log.warn({ table: this.id, error: String(error) }, "nobody could be let in");
        sayBye(connection, "trouble");
        return null;
      }
    });
  }

  async #admit(connection: Connection, hello: Hello): Promise<Visit | null> {
    if (!(await admit(this.#inside, connection, hello))) return null;
    // It may have been fetched just now: what is due here is due in its moment, not in some round.
    this.#arrange();
    return {
      request: (request) => this.#answer(connection, request),
      leave: () => this.#leave(connection),
    };
  }

  #leave(connection: Connection): void {
    if (this.#viewers.remove(connection)) this.#viewers.tellPresent();
    this.#lookForShares();
  }

  /** Null: it need not wait for the shares of those who are here. */
  #startLater(connection: Connection, request: Asked): Promise<void> | null {
    const { held } = this.#keeper;
    if (request.type !== "start" || held === null || !this.#owesShares(held.table)) return null;
    const { host, seats } = held.table;
    // It would be refused anyway.
    if (connection.player !== host || seats.includes(null)) return null;
    return this.#starts.wait().then(() => this.#add(connection, request));
  }

  #owesShares = (table: TableState): boolean => owesShares(table, this.#viewers.isHere);

  #lookForShares(): void {
    const { held } = this.#keeper;
    if (this.#starts.isEmpty || (held !== null && this.#owesShares(held.table))) return;
    this.#starts.end();
  }

  #add(connection: Connection, request: Asked): Promise<void> {
    if (this.#isClosed || !this.#viewers.has(connection)) return NOTHING;
    return this.#queue.add(() => this.#serve(connection, request));
  }

  #answer(connection: Connection, request: ClientRequest): Promise<void> {
    if (this.#isClosed || !this.#viewers.has(connection)) return NOTHING;
    this.#used = this.#options.time.now();
    if (request.type !== "ping") {
      return this.#startLater(connection, request) ?? this.#add(connection, request);
    }
    sayDone(connection, request.id);
    return NOTHING;
  }

  async #serve(connection: Connection, request: Asked): Promise<void> {
    const re = request.id;
    let answer: Answer;
    try {
      answer = await this.#perform(connection, request);
    } catch (error) {
      this.#options.log.warn({ table: this.id, error: String(error) }, "a request failed");
      answer = tableRefusal("storage");
    }
    if (answer === null) sayDone(connection, re);
    else if ("key" in answer) tell(connection, { type: "done", re, key: answer.key });
    else tell(connection, { type: "refused", re, refusal: answer });
  }

  #perform(connection: Connection, request: Asked): Promise<Answer> {
    const { player } = connection;
    const by = { player, id: request.id };
    const { awayFor } = this.#viewers;
    const tag = () => this.#tagOfHost(connection);
    switch (request.type) {
      case "act":
        return this.#keeper.commit((held) => acted(held, player, request), by);
      case "note":
        return takeNote(this.#inside, connection, request);
      case "earlier":
        return tellEarlier(this.#inside, connection, request);
      case "invite":
        return invite(this.#inside, player, request);
      default:
        return this.#keeper.commit(
          (held) => requested(this.#options, this.id, held, { player, request, awayFor, tag }),
          by,
        );
    }
  }

  /** The others agree to make the table public, but it is the host who does it. */
  async #tagOfHost({ player, address }: Connection): Promise<string | null> {
    if (player === this.#viewers.host) this.#hostAddress = address;
    return this.#hostAddress === null ? null : this.#options.tagOf(this.#hostAddress);
  }

  /** Looks what is due: its own end, somebody's time, a bot's move. */
  wake(): Promise<void> {
    return this.#queue.add(async () => {
      const { time, began, wakeAt, log } = this.#options;
      const look = () => ({ now: time.now(), began: began() });
      try {
        const held = await this.#keeper.hold();
        if (held === null) return;
        if (dueNow(held, look()) !== null) {
          if (!time.isSure) return wakeAt(this.id, time.now() + RETRY);
          const refusal = await this.#keeper.commit((now) => passed(now, look()), null);
          if (refusal?.code === "storage") return wakeAt(this.id, time.now() + RETRY);
        }
        this.#arrange();
      } catch (error) {
        // The log has said so, and it will not get better.
        if (error instanceof DamagedTable) return;
        log.warn({ table: this.id, error: String(error) }, "a table could not be looked at");
        wakeAt(this.id, time.now() + RETRY);
      }
    });
  }

  /** Null: everybody has been told. */
  #tell(news: News): Promise<void> | null {
    const telling = tellNews(news, this.#viewers, this.#names, this.#options.time.now());
    if (telling !== null) return telling.then(() => this.#told(news));
    this.#told(news);
    return null;
  }

  #told({ held, since }: News): void {
    if (held.table.no > since.no) {
      const events = held.log.slice(since.no).map(({ event }) => event);
      if (mayUnsettle(events)) this.#isUnsettled = true;
      this.#lookForShares();
    }
    this.#arrange();
  }

  /** What cannot be asked now is asked again at the door. */
  async #showOut(): Promise<void> {
    this.#isUnsettled = false;
    try {
      const held = await this.#keeper.hold();
      if (held !== null) await showOut(this.#options.store, held.table, this.#viewers);
    } catch (error) {
      const fields = { table: this.id, error: String(error) };
      this.#options.log.warn(fields, "nobody could be shown out");
    }
  }

  /** One person has blocked another; null: anybody may have. By whom, only the store knows for sure. */
  async screen(blocking: Blocking | null): Promise<void> {
    const { watching } = this.#viewers;
    if (watching.length === 0) return;
    if (blocking !== null) {
      const { held } = this.#keeper;
      const sits = held === null || membersOf(held.table).includes(blocking.by);
      if (!sits || !watching.includes(blocking.whom)) return;
    }
    await this.#queue.add(async () => {
      this.#isUnsettled = true;
    });
  }

  /** Bots begin to think, and the next wake is set. */
  #arrange(): void {
    const { held } = this.#keeper;
    if (held === null) return;
    const times = [nextDue(held), this.#bench.play(held, this.#keeper.isOwn)].filter(
      (when) => when !== null,
    );
    this.#options.wakeAt(this.id, times.length === 0 ? null : Math.min(...times));
  }

  afterBreak(): void {
    this.#keeper.afterBreak();
  }

  /** Another process has changed the table, or may have. */
  async refresh(): Promise<void> {
    if (!this.isAwake && this.visitors === 0) return;
    await this.#queue.add(async () => {
      this.#keeper.doubt();
      await this.#keeper.hold().catch(() => null);
      this.#isUnsettled = true;
    });
  }

  /** Another process says who is at this table there. */
  hear(from: string, here: Here): void {
    if (this.#viewers.hear(from, here) && this.visitors > 0) this.#viewers.sayHere();
  }

  /** Says again who is here; a process that has not done so since then has gone. */
  sayHere(since: Millis): void {
    this.#viewers.forgetSilent(since);
    if (this.visitors > 0) this.#viewers.sayHere();
  }

  /** Somebody has written notes on a page of another process. */
  async noted(player: PlayerId, game: number): Promise<void> {
    if (this.#viewers.of(player).length === 0) return;
    await this.#queue.add(() => tellNotes(this.#inside, player, game).catch(() => undefined));
  }

  /** What is in memory can be had again; whoever looks at it stays. */
  rest(): void {
    if (!this.isIdle) return;
    this.#keeper.rest();
    // Whoever is still here has to hear of new ones.
    if (this.visitors === 0) this.#names.clear();
  }

  async renamed(player: PlayerId, name: string | null): Promise<void> {
    if (!this.#names.has(player)) return;
    this.#names.set(player, name);
    await this.#tellPeople();
  }

  /** When everything that was asked so far has been done. */
  served(): Promise<void> {
    return this.#queue.settled();
  }

  /** Somebody is going to be deleted: the chair is left. Null: it was. */
  part(player: PlayerId): Promise<AnyRefusal | null> {
    return this.#queue.add(() => this.#keeper.commit((held) => parted(held, player), null));
  }

  /** Closes all pages of a person. */
  shut(player: PlayerId): void {
    if (this.#viewers.shut(player)) this.#viewers.tellPresent();
  }

  /** Somebody was deleted: neither the name nor what they said is kept in memory. */
  async forgotten(player: PlayerId): Promise<void> {
    const { held } = this.#keeper;
    if (!this.#names.has(player) && (held === null || !isNamedIn(held, player))) return;
    this.#names.set(player, null);
    await this.#queue.add(async () => {
      this.#keeper.rest();
      await this.#keeper.hold().catch(() => null);
      this.#arrange();
    });
    await this.#tellPeople();
  }

  async #tellPeople(): Promise<void> {
    if (this.visitors === 0) return;
    await this.#queue.add(async () => {
      const held = await this.#keeper.hold().catch(() => null);
      if (held === null) return;
      await this.#names.learn(peopleAt(held.table)).catch(() => undefined);
      // Also those who said something long ago: pages may have asked for it.
      this.#viewers.people(held, this.#names, this.#names.ids);
    });
  }

  /** Takes no more requests. */
  close(): void {
    this.#isClosed = true;
    this.#starts.end();
    this.#bench.close();
  }

  dismiss(code: ByeCode): void {
    this.#viewers.dismiss(code);
  }
}
