import type { AnyRefusal, ClientRequest } from "@inkognito/protocol";
import type { Log, TableCounts } from "../../../monitoring/metrics.js";
import type { Connection } from "../../delivery/connection.js";
import { send, sendDone } from "../../delivery/send.js";
import { decideAct } from "../../rules/decide/act.js";
import { tableRefusal } from "../../rules/decide/refusal.js";
import type { TableContext } from "./context.js";
import { handleEarlier } from "./earlier.js";
import { handleInvite } from "./invite.js";
import { handleNote } from "./notes.js";
import { handleLegal, handleView } from "./programs.js";
import { decideTableRequest, type TableRequestOptions } from "./tableRequest.js";

/** A request that runs in the table's queue. */
export type QueuedRequest = Exclude<ClientRequest, { readonly type: "ping" }>;

/** Null: done. */
type Answer = AnyRefusal | { readonly key: string } | null;

export interface RequestContext extends TableContext, TableRequestOptions {
  readonly log: Log;
  readonly counts: TableCounts;
  /** A tag of the host's address; null: not known here. */
  hostTag(connection: Connection): Promise<string | null>;
}

/** Does what was asked, and answers by exactly one `done` or `refused`. */
export async function handleRequest(
  context: RequestContext,
  connection: Connection,
  request: QueuedRequest,
): Promise<void> {
  const { id, log, counts } = context;
  const re = request.id;
  let answer: Answer;
  try {
    answer = await perform(context, connection, request);
  } catch (error) {
    log.warn({ table: id, error: String(error) }, "a request failed");
    answer = tableRefusal("storage");
  }
  if (answer === null) sendDone(connection, re);
  else if ("key" in answer) send(connection, { type: "done", re, key: answer.key });
  else {
    counts.refusals.inc({ code: answer.code });
    send(connection, { type: "refused", re, refusal: answer });
  }
}

function perform(
  context: RequestContext,
  connection: Connection,
  request: QueuedRequest,
): Promise<Answer> {
  const { id, cache, time, viewers } = context;
  const { player } = connection;
  const by = { player, id: request.id };
  switch (request.type) {
    case "act":
      return cache.commit((loaded) => decideAct(loaded, player, request, time.now()), by);
    case "note":
      return handleNote(context, connection, request);
    case "earlier":
      return handleEarlier(context, connection, request);
    case "legal":
      return handleLegal(context, connection, request);
    case "view":
      return handleView(context, connection, request);
    case "invite":
      return handleInvite(context, connection, request);
    default: {
      const { awayFor } = viewers.presence;
      const hostTag = () => context.hostTag(connection);
      return cache.commit(
        (loaded) => decideTableRequest(context, id, loaded, { player, request, awayFor, hostTag }),
        by,
      );
    }
  }
}
