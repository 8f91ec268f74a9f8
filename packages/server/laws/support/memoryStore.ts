import type { PlayerId, StampedEvent, TableId } from "@inkognito/protocol";
import { KEPT_IDS } from "../../src/store/queries/notes.js";
import type {
  Commit,
  Committed,
  KeptTime,
  LastingRow,
  Listed,
  Quota,
  RequestKey,
  Store,
  TableRow,
} from "../../src/store/store.js";
import { formatTiming, moveTiming, parseTiming } from "../../src/store/timing.js";
import type { Millis } from "../../src/time/time.js";
import { compare, drop, key, MemoryPeople, refuseIf } from "./memoryPeople.js";

interface Table {
  version: number;
  at: Millis;
  row: TableRow;
  lasting: LastingRow;
  listedFrom: string | undefined;
  readonly log: Map<number, StampedEvent>;
}

/** The simplest store that keeps the promises: both databases are compared with it. */
export class MemoryStore extends MemoryPeople implements Store {
  readonly #tables = new Map<TableId, Table>();
  readonly #gameEvents = new Map<string, string>();
  readonly #seeds = new Map<string, string>();
  readonly #requests = new Set<string>();
  readonly #invitations = new Map<TableId, { key: string; until: Millis }>();
  readonly #notes = new Map<string, { readonly text: string; readonly ids: string }>();
  #signingKey: string | null = null;
  #keptTime: KeptTime | null = null;
  /** Deleted players have no chair until a commit gives them one again. */
  readonly #chairs = new Map<TableId, Set<PlayerId>>();
  readonly #everSeated = new Map<TableId, Set<PlayerId>>();

  async deleteClosedTables(before: Millis, most: number): Promise<readonly TableId[]> {
    const ids = [...this.#tables]
      .filter(([, { lasting, at }]) => !lasting.open && at < before)
      .sort(([a, one], [b, other]) => one.at - other.at || compare(a, b))
      .slice(0, most)
      .map(([id]) => id);
    for (const id of ids) {
      const isOfIt = (each: string): boolean => each.startsWith(`${id} `);
      for (const map of [this.#tables, this.#chairs, this.#everSeated, this.#invitations]) {
        map.delete(id);
      }
      for (const map of [this.#gameEvents, this.#seeds]) drop(map, isOfIt);
      drop(this.#notes, isOfIt);
      for (const each of this.#requests) if (isOfIt(each)) this.#requests.delete(each);
    }
    return ids;
  }

  async tablesEver(player: PlayerId): Promise<readonly TableId[]> {
    const isOf = (id: TableId): boolean => this.#everSeated.get(id)?.has(player) === true;
    return [...this.#tables.keys()].filter(isOf).sort(compare);
  }

  #reseat(id: TableId, players: readonly PlayerId[]): void {
    this.#everSeated.set(id, new Set([...(this.#everSeated.get(id) ?? []), ...players]));
    this.#chairs.set(id, new Set(players));
  }

  async exportPlayer(id: PlayerId): Promise<unknown> {
    const person = await this.exportPerson(id);
    if (person === null) return null;
    return {
      ...person,
      tables: this.#tablesOf(id).map(([table, { at, lasting }]) => ({
        table,
        at,
        summary: JSON.parse(lasting.summary),
      })),
      notes: [...this.#notes].flatMap(([each, { text }]) => {
        const [table, game, by] = each.split(" ");
        return by === id ? [{ table, game: Number(game), text }] : [];
      }),
      said: [...this.#tables].flatMap(([table, { log }]) =>
        [...log.values()].flatMap(({ no, at, event }) =>
          event.type === "said" && event.player === id && event.text !== ""
            ? [{ table, no, at, text: event.text }]
            : [],
        ),
      ),
    };
  }

  async deletePlayer(id: PlayerId): Promise<void> {
    this.deletePerson(id);
    drop(this.#notes, (each) => each.endsWith(` ${id}`));
    for (const map of [this.#chairs, this.#everSeated]) {
      for (const chairs of map.values()) chairs.delete(id);
    }
    for (const table of this.#tables.values()) {
      const said = [...table.log.values()].filter(
        ({ event }) => event.type === "said" && event.player === id && event.text !== "",
      );
      for (const { no, at } of said) {
        table.log.set(no, { no, at, event: { type: "said", player: id, text: "" } });
      }
      if (said.length > 0) table.version += 1;
    }
  }

  async commit(commit: Commit): Promise<Committed> {
    const { table: id, expected, log, game, seed, request, row, at, quotas = [] } = commit;
    const asked = request === null ? null : key(id, request.player, request.id);
    if (asked !== null && this.#requests.has(asked)) return "repeated";
    const before = this.#tables.get(id);
    if ((before?.version ?? 0) !== expected) return "conflict";
    const isTooMany = ({ of, key: counted, most }: Quota): boolean => {
      const tables = [...this.#tables.keys()].filter((each) => this.#counts(each, of, counted));
      return !tables.includes(id) && tables.length >= most;
    };
    if (quotas.some(isTooMany)) return "tooMany";
    const events = game?.events.map((event, i) => [key(id, game.game, game.from + i), event]);
    const logged = before?.log.size ?? 0;
    refuseIf(log.some(({ no }, i) => no !== logged + i + 1));
    const played = game === null ? 0 : this.#played(id, game.game);
    refuseIf(game !== null && game.events.length > 0 && game.from !== played + 1);
    refuseIf(seed !== null && this.#seeds.has(key(id, seed.game)));
    const lasting = row.lasting ?? before?.lasting;
    if (lasting === undefined) throw new Error("this cannot be stored");
    for (const [each = "", event = ""] of events ?? []) this.#gameEvents.set(each, event);
    if (seed !== null) this.#seeds.set(key(id, seed.game), seed.seed);
    if (asked !== null) this.#requests.add(asked);
    if (row.lasting !== null) this.#reseat(id, row.lasting.players);
    const whole = new Map([...(before?.log ?? []), ...log.map((each) => [each.no, each] as const)]);
    const listedFrom =
      lasting.listed && lasting.open ? (row.lasting?.listedFrom ?? before?.listedFrom) : undefined;
    this.#tables.set(id, { version: expected + 1, at, row, lasting, listedFrom, log: whole });
    return "done";
  }

  #counts(id: TableId, of: Quota["of"], counted: string): boolean {
    const { lasting, listedFrom } = this.#tables.get(id) as Table;
    if (!lasting.open) return false;
    if (of === "chair") return this.#chairs.get(id)?.has(counted) === true;
    return lasting.listed && (of === "listedBy" ? lasting.listedBy : listedFrom) === counted;
  }

  async table(id: TableId) {
    const table = this.#tables.get(id);
    if (table === undefined) return null;
    const log = [...table.log.values()].sort((a, b) => a.no - b.no);
    return { version: table.version, log, clocks: table.row.clocks };
  }

  #played(id: TableId, game: number): number {
    const own = `${key(id, game)} `;
    return [...this.#gameEvents.keys()].filter((each) => each.startsWith(own)).length;
  }

  async version(id: TableId): Promise<number | null> {
    return this.#tables.get(id)?.version ?? null;
  }

  async versions(ids: readonly TableId[]) {
    return [...new Set(ids)].flatMap((table) => {
      const version = this.#tables.get(table)?.version;
      return version === undefined ? [] : [{ table, version }];
    });
  }

  async gameEvents(table: TableId, game: number): Promise<readonly string[]> {
    const all = [...this.#gameEvents].map(([each, event]) => ({ each: each.split(" "), event }));
    return all
      .filter(({ each }) => each[0] === table && each[1] === String(game))
      .sort((a, b) => Number(a.each[2]) - Number(b.each[2]))
      .map(({ event }) => event);
  }

  async seed(table: TableId, game: number): Promise<string | null> {
    return this.#seeds.get(key(table, game)) ?? null;
  }

  async wasDone(table: TableId, player: PlayerId, id: string): Promise<boolean> {
    return this.#wasDone(table, { player, id });
  }

  #wasDone(table: TableId, { player, id }: RequestKey): boolean {
    return this.#requests.has(key(table, player, id));
  }

  async wakes(until: Millis, most: number) {
    return [...this.#tables]
      .flatMap(([table, { row }]) => (row.wake === null ? [] : [{ table, wake: row.wake }]))
      .filter(({ wake }) => wake <= until)
      .sort((a, b) => a.wake - b.wake || compare(a.table, b.table))
      .slice(0, most);
  }

  async summary(id: TableId): Promise<Listed | null> {
    const table = this.#tables.get(id);
    return table === undefined ? null : listed(id, table);
  }

  async logWithoutTalk(id: TableId): Promise<readonly StampedEvent[]> {
    return [...(this.#tables.get(id)?.log.values() ?? [])]
      .filter(({ event }) => event.type !== "said")
      .sort((a, b) => a.no - b.no);
  }

  async listed(most: number): Promise<readonly Listed[]> {
    return latest(
      [...this.#tables].filter(([, { lasting }]) => lasting.listed && lasting.open),
    ).slice(0, most);
  }

  async tablesOf(player: PlayerId, most: number): Promise<readonly Listed[]> {
    const mine = this.#tablesOf(player);
    const open = mine.filter(([, { lasting }]) => lasting.open);
    const closed = mine.filter(([, { lasting }]) => !lasting.open);
    return [...latest(open), ...latest(closed)].slice(0, most);
  }

  async setInvitation(
    table: TableId,
    invitation: string,
    until: Millis,
    request: RequestKey | null,
  ): Promise<boolean> {
    if (request !== null && this.#wasDone(table, request)) return false;
    refuseIf(!this.#tables.has(table));
    refuseIf(
      [...this.#invitations].some(([other, each]) => other !== table && each.key === invitation),
    );
    this.#invitations.set(table, { key: invitation, until });
    if (request !== null) this.#requests.add(key(table, request.player, request.id));
    return true;
  }

  async invitation(table: TableId, now: Millis): Promise<string | null> {
    const found = this.#invitations.get(table);
    return found !== undefined && found.until > now ? found.key : null;
  }

  async tableByInvitation(invitation: string, now: Millis): Promise<TableId | null> {
    const found = [...this.#invitations].find(([, each]) => each.key === invitation);
    return found !== undefined && found[1].until > now ? found[0] : null;
  }

  async setNotes(
    table: TableId,
    game: number,
    player: PlayerId,
    text: string,
    request: string,
  ): Promise<boolean> {
    const place = key(table, game, player);
    const before = this.#notes.get(place)?.ids ?? " ";
    if (this.#wasDone(table, { player, id: request }) || before.includes(` ${request} `)) {
      return false;
    }
    refuseIf(!this.#tables.has(table));
    this.#notes.set(place, { text, ids: `${before}${request} `.slice(-KEPT_IDS) });
    return true;
  }

  async wasNoted(table: TableId, player: PlayerId, id: string): Promise<boolean> {
    const isWritten = [...this.#notes].some(
      ([place, { ids }]) =>
        place.startsWith(`${table} `) && place.endsWith(` ${player}`) && ids.includes(` ${id} `),
    );
    return isWritten || this.#wasDone(table, { player, id });
  }

  async notes(table: TableId, game: number, player: PlayerId): Promise<string | null> {
    return this.#notes.get(key(table, game, player))?.text ?? null;
  }

  async databaseTime(): Promise<Millis | null> {
    return null;
  }

  async keptTime(): Promise<KeptTime | null> {
    return this.#keptTime;
  }

  async keepTime(kept: KeptTime): Promise<void> {
    if (this.#keptTime === null || this.#keptTime.site <= kept.site) this.#keptTime = kept;
  }

  async moveTimes(before: KeptTime, by: Millis, after: KeptTime): Promise<boolean> {
    const kept = this.#keptTime;
    if (kept?.site !== before.site || kept.wall !== before.wall) return false;
    this.#keptTime = after;
    for (const table of this.#tables.values()) {
      const { wake, clocks } = table.row;
      table.at += by;
      if (wake === null) continue;
      table.row = {
        ...table.row,
        wake: wake + by,
        clocks: formatTiming(moveTiming(parseTiming(clocks), by)),
      };
    }
    for (const each of this.#invitations.values()) each.until += by;
    this.movePeopleTimes(by);
    return true;
  }

  onForeignChange(): void {}

  sendToPeers(): void {}

  onPeerMessage(): void {}
  onLost(): void {}

  async damage() {
    return { remarks: [], tables: [] };
  }

  async check(): Promise<void> {}

  async isOutdated(): Promise<boolean> {
    return false;
  }
  async close(): Promise<void> {}

  async signingKey(candidate: string): Promise<string> {
    this.#signingKey ??= candidate;
    return this.#signingKey;
  }

  #tablesOf(player: PlayerId): readonly (readonly [TableId, Table])[] {
    return [...this.#tables].filter(([id]) => this.#chairs.get(id)?.has(player));
  }
}

const listed = (table: TableId, { row, lasting, at }: Table): Listed => ({
  table,
  summary: lasting.summary,
  awaited: row.awaited,
  at,
});

function latest(tables: readonly (readonly [TableId, Table])[]): readonly Listed[] {
  return tables
    .map(([id, table]) => listed(id, table))
    .sort((a, b) => b.at - a.at || compare(b.table, a.table));
}
