import type { TableId } from "@inkognito/protocol";
import type { PeerMessage } from "./peerMessage.js";

export type ChangeListener = (table: TableId, version: number) => void;
export type MessageListener = (message: PeerMessage, from: string) => void;

/** What processes on the same database tell each other. A notice may get lost. */
export interface PeerNotices {
  /** This process has changed the table. */
  announceChange(table: TableId, version: number): void;
  onForeignChange(listener: ChangeListener): void;
  send(message: PeerMessage): void;
  onMessage(listener: MessageListener): void;
  close(): Promise<void>;
}
