import {
  addressedHello,
  type ClientRequest,
  clientRequest,
  type Hello,
  invitationKey,
  type MessageId,
  messageId,
  PROTOCOL_VERSION,
  tableId,
} from "@inkognito/protocol";

/** What came in on a socket, parsed. */
export type Frame =
  | { readonly type: "hello"; readonly hello: Hello }
  | { readonly type: "request"; readonly request: ClientRequest }
  /** A hello at what can be no table. */
  | { readonly type: "nowhere" }
  /** A page of another version, whatever else it says. */
  | { readonly type: "version" }
  /** Not understood; with an id it can be answered. */
  | { readonly type: "bad"; readonly id: MessageId | null };

export function parseFrame(text: string): Frame {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return { type: "bad", id: null };
  const { type, version, id } = value as Readonly<Record<string, unknown>>;
  if (type === "hello") {
    // Asked first: the hello of another version may look different.
    if (Number.isInteger(version) && version !== PROTOCOL_VERSION) return { type: "version" };
    return parseHello(value);
  }
  const parsed = clientRequest.safeParse(value);
  if (parsed.success) return { type: "request", request: parsed.data };
  const usable = messageId.safeParse(id);
  return { type: "bad", id: usable.success ? usable.data : null };
}

/** A player with a chair needs no key, so a damaged key must not keep them out. */
function parseHello(value: object): Frame {
  const parsed = addressedHello.safeParse(value);
  if (!parsed.success) return { type: "bad", id: null };
  const { table, key } = parsed.data;
  if (!tableId.safeParse(table).success) return { type: "nowhere" };
  const usable = invitationKey.safeParse(key).success ? key : null;
  return { type: "hello", hello: { ...parsed.data, key: usable } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
