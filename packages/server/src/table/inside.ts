import type { TableId } from "@inkognito/protocol";
import type { Keeper } from "./keeper.js";
import type { Names } from "./names.js";
import type { RoomOptions } from "./room.js";
import type { Viewers } from "./viewers.js";

/** What is in a room, for those who do its work: always in the room's turn. */
export interface Inside {
  readonly id: TableId;
  readonly options: RoomOptions;
  readonly viewers: Viewers;
  readonly names: Names;
  readonly keeper: Keeper;
}
