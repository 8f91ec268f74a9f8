import type { AnyRefusal, ClientRequest, TableId } from "@inkognito/protocol";
import type { TableLimits } from "../../../settings/limits.js";
import type { Store } from "../../../store/store.js";
import type { Time } from "../../../time/time.js";
import type { Connection } from "../../delivery/connection.js";
import type { Names } from "../../delivery/names.js";
import type { Viewers } from "../../delivery/viewers.js";
import type { TableCache } from "../cache/tableCache.js";

/** What the handlers of one table work with. They run one at a time, in the table's queue. */
export interface TableContext {
  readonly id: TableId;
  readonly store: Store;
  readonly time: Time;
  readonly limits: TableLimits;
  readonly viewers: Viewers;
  readonly names: Names;
  readonly cache: TableCache;
}

/** Does what one kind of request asks for. Null: done. */
export type Handler<Type extends ClientRequest["type"], Answer = null> = (
  context: TableContext,
  connection: Connection,
  request: Extract<ClientRequest, { readonly type: Type }>,
) => Promise<AnyRefusal | Answer>;
