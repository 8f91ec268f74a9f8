import { type PlayerId, playerId, type TableId, tableId } from "@inkognito/protocol";

/** Who has a page open at a table: everybody with a chair or whose table it is, and how many watch. */
export interface Here {
  readonly players: readonly PlayerId[];
  readonly watchers: number;
}

/** What processes on the same data say to each other of things that are not in a table's log. */
export type Word =
  /** Of its own pages; said with every change, and again and again. */
  | ({ readonly type: "here"; readonly table: TableId } & Here)
  /** Somebody has another name, or none any more. */
  | { readonly type: "renamed"; readonly player: PlayerId }
  /** Somebody has written into their notebook. */
  | {
      readonly type: "noted";
      readonly table: TableId;
      readonly game: number;
      readonly player: PlayerId;
    };

/** Words of one process, with the name by which others know it. */
export const formatWords = (from: string, words: readonly Word[]): string =>
  JSON.stringify([from, ...words]);

/** Whoever has the database may say anything; a process of another version says other things. */
export function parseWords(text: string): { readonly from: string; readonly words: Word[] } {
  try {
    const [from, ...words] = JSON.parse(text) as readonly unknown[];
    return { from: String(from), words: words.filter(isWord) };
  } catch {
    return { from: "", words: [] };
  }
}

function isWord(value: unknown): value is Word {
  const { type, table, player, game, players, watchers } = Object(value) as Record<string, unknown>;
  switch (type) {
    case "here":
      return (
        isTable(table) && isCount(watchers) && Array.isArray(players) && players.every(isPlayer)
      );
    case "renamed":
      return isPlayer(player);
    case "noted":
      return isTable(table) && isCount(game) && isPlayer(player);
    default:
      return false;
  }
}

const isTable = (value: unknown): boolean => tableId.safeParse(value).success;
const isPlayer = (value: unknown): boolean => playerId.safeParse(value).success;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
