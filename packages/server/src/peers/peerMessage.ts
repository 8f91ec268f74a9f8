import { type PlayerId, playerId, type TableId, tableId } from "@inkognito/protocol";

/** Who has a page open at a table: the players with a chair, the host, and the number of watchers. */
export interface Present {
  readonly players: readonly PlayerId[];
  readonly watchers: number;
}

/** What processes on the same data tell each other beyond the tables' logs. */
export type PeerMessage =
  /** The pages of the sending process; sent with every change, and again in every round. */
  | ({ readonly type: "here"; readonly table: TableId } & Present)
  /** A player has another name, or was deleted. */
  | { readonly type: "renamed"; readonly player: PlayerId }
  /** A player has written notes. */
  | {
      readonly type: "noted";
      readonly table: TableId;
      readonly game: number;
      readonly player: PlayerId;
    };

/** `from`: the name by which other processes know the sender. */
export const formatPeerMessages = (from: string, messages: readonly PeerMessage[]): string =>
  JSON.stringify([from, ...messages]);

/** A process of another version may send other messages: they are left out. */
export function parsePeerMessages(text: string): {
  readonly from: string;
  readonly messages: PeerMessage[];
} {
  try {
    const [from, ...messages] = JSON.parse(text) as readonly unknown[];
    return { from: String(from), messages: messages.filter(isPeerMessage) };
  } catch {
    return { from: "", messages: [] };
  }
}

function isPeerMessage(value: unknown): value is PeerMessage {
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
