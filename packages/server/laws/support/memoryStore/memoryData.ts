import type { PlayerId, Relation, StampedEvent, TableId } from "@inkognito/protocol";
import type {
  Hash,
  KeptTime,
  LastingRow,
  RequestKey,
  StoredPlayer,
  TableRow,
} from "../../../src/store/store.js";
import type { Millis } from "../../../src/time/time.js";

export interface MemoryTable {
  version: number;
  at: Millis;
  row: TableRow;
  lasting: LastingRow;
  listedFrom: string | undefined;
  readonly log: Map<number, StampedEvent>;
}

/** What a store in memory contains. Keys of several parts are joined by spaces, see `key`. */
export class MemoryData {
  readonly players = new Map<PlayerId, StoredPlayer>();
  readonly seen = new Map<PlayerId, Millis>();
  readonly tokens = new Map<Hash, PlayerId>();
  readonly recovery = new Map<Hash, PlayerId>();
  readonly moving = new Map<Hash, { readonly player: PlayerId; until: Millis }>();
  readonly relations = new Map<string, Exclude<Relation, "none">>();
  readonly tables = new Map<TableId, MemoryTable>();
  readonly gameEvents = new Map<string, string>();
  readonly seeds = new Map<string, string>();
  readonly requests = new Set<string>();
  readonly invitations = new Map<TableId, { key: string; until: Millis }>();
  readonly notes = new Map<string, { readonly text: string; readonly ids: string }>();
  /** Without deleted people, until a commit seats them again. */
  readonly chairs = new Map<TableId, Set<PlayerId>>();
  readonly everSeated = new Map<TableId, Set<PlayerId>>();
  signingKey: string | null = null;
  keptTime: KeptTime | null = null;

  wasDone(table: TableId, { player, id }: RequestKey): boolean {
    return this.requests.has(key(table, player, id));
  }

  tablesWithChair(player: PlayerId): readonly (readonly [TableId, MemoryTable])[] {
    return [...this.tables].filter(([id]) => this.chairs.get(id)?.has(player));
  }
}

export const key = (...parts: readonly (string | number)[]): string => parts.join(" ");

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function drop<K, V>(map: Map<K, V>, isDropped: (key: K, value: V) => boolean): void {
  for (const [each, value] of map) if (isDropped(each, value)) map.delete(each);
}

export function refuseIf(broken: boolean): void {
  if (broken) throw new Error("this cannot be stored");
}
