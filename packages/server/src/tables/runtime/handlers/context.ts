import type { TableId } from "@inkognito/protocol";
import type { Names } from "../../delivery/names.js";
import type { Viewers } from "../../delivery/viewers.js";
import type { Keeper } from "../cache/tableCache.js";
import type { RoomOptions } from "../tableActor.js";

/** What is in a room, for those who do its work: always in the room's turn. */
export interface Inside {
  readonly id: TableId;
  readonly options: RoomOptions;
  readonly viewers: Viewers;
  readonly names: Names;
  readonly keeper: Keeper;
}
