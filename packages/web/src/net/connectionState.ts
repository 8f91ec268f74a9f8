import {
  ADDED_EVENTS,
  type AnyRefusal,
  BYE_CODES,
  type ByeCode,
  type ClientMessage,
  type ClientRequest,
  type Hello,
  type MessageId,
  PROTOCOL_VERSION,
  type ServerMessage,
} from "@inkognito/protocol";

type WithoutId<R> = R extends unknown ? Omit<R, "id"> : never;

/** A request before it has its id. */
export type TableRequest = WithoutId<ClientRequest>;

/** The status of the connection. */
export type ConnectionStatus =
  /** A socket is being opened, or has not been welcomed yet. */
  | { readonly type: "connecting" }
  | { readonly type: "open" }
  /** Tries again at `until`, or as soon as the device has a network. */
  | { readonly type: "waiting"; readonly until: number }
  /** For good: trying again would not help. */
  | { readonly type: "closed"; readonly why: ByeCode };

/** `gone`: the page has lost the table before it was answered. */
export type RequestRefusal = AnyRefusal | { readonly code: "gone"; readonly rule: null };

export type Reply =
  | { readonly ok: true; readonly key: string | null }
  | { readonly ok: false; readonly refusal: RequestRefusal };

/** The state of one page's connection to one table, as plain data, without sockets, timers or clock. */
export interface ConnectionState {
  readonly status: ConnectionStatus;
  readonly table: Hello["table"];
  readonly key: Hello["key"];
  /** The last numbers that this page has; what comes twice is not delivered twice. */
  readonly seen: Hello["seen"];
  /** The chair as of the last welcome: another chair has other numbers. Undefined: not welcomed yet. */
  readonly seat: number | null | undefined;
  /** Not answered yet, oldest first: sent again after every interruption, with the same id. */
  readonly pending: readonly ClientRequest[];
  /** Failures since the last welcome. */
  readonly failures: number;
  /** When the server was last heard of. */
  readonly heard: number;
}

export type Input =
  | { readonly type: "start" }
  | { readonly type: "opened" }
  | { readonly type: "received"; readonly message: ServerMessage }
  /** The socket has closed, with the number of its closing frame. */
  | { readonly type: "lost"; readonly code: number }
  /** The time that was asked for has come. */
  | { readonly type: "woken" }
  | { readonly type: "offline" }
  /** The network may be back: the device reports it, or the page becomes visible. */
  | { readonly type: "hopeful" }
  | { readonly type: "asked"; readonly request: ClientRequest };

export type Effect =
  /** Opens a socket, the one before it being dropped. */
  | { readonly type: "connect" }
  | { readonly type: "drop" }
  | { readonly type: "send"; readonly message: ClientMessage }
  /** One alarm at a time: a new one replaces the old one. */
  | { readonly type: "wake"; readonly at: number }
  | { readonly type: "deliver"; readonly message: ServerMessage }
  | { readonly type: "answer"; readonly id: MessageId; readonly answer: Reply };

/** The clock and chance at this moment. */
export interface Moment {
  readonly now: number;
  /** From 0 up to 1. */
  readonly lot: number;
}

/** After so much silence the server is asked whether it is there, and given up when it does not say. */
const QUIET = 20_000;
const PATIENCE = 10_000;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** Never in `pending`: nothing waits for its reply. */
const PING: ClientRequest = { type: "ping", id: "ping" };

type Next = readonly [ConnectionState, readonly Effect[]];

export const newConnection = (
  table: ConnectionState["table"],
  key: ConnectionState["key"],
): ConnectionState => ({
  status: { type: "connecting" },
  table,
  key,
  seen: { table: 0, game: 0, told: 0 },
  seat: undefined,
  pending: [],
  failures: 0,
  heard: 0,
});

export function step(state: ConnectionState, input: Input, moment: Moment): Next {
  if (state.status.type === "closed") return afterTheEnd(state, input);
  switch (input.type) {
    case "start":
      return connectAgain(state);
    case "opened":
      return [{ ...state, heard: moment.now }, [hello(state), alarm(moment.now)]];
    case "received":
      return afterMessage({ ...state, heard: moment.now }, input.message, moment);
    case "lost":
      return afterLoss(state, byeCodeOf(input.code), moment);
    case "offline":
      return waitFor(state, LONGEST_PAUSE, moment);
    case "woken":
      return state.status.type === "waiting" ? connectAgain(state) : checkSilence(state, moment);
    case "hopeful":
      return state.status.type === "waiting" ? connectAgain(state) : checkSilence(state, moment);
    case "asked": {
      const pending = [...state.pending, input.request];
      const open = state.status.type === "open";
      return [{ ...state, pending }, open ? [{ type: "send", message: input.request }] : []];
    }
  }
}

const connectAgain = (state: ConnectionState): Next => [
  { ...state, status: { type: "connecting" } },
  [{ type: "connect" }],
];

const hello = ({ table, key, seen }: ConnectionState): Effect => ({
  type: "send",
  message: {
    ...{ type: "hello", version: PROTOCOL_VERSION, table, key, seen },
    knows: [...ADDED_EVENTS],
  },
});

const alarm = (now: number): Effect => ({ type: "wake", at: now + QUIET });

/** A dead socket may never report that it closed, so silence is measured. */
function checkSilence(state: ConnectionState, { now, lot }: Moment): Next {
  const silence = now - state.heard;
  if (silence >= QUIET + PATIENCE) return waitFor(state, pauseAfter(0, lot), { now, lot });
  if (silence < QUIET) return [state, [alarm(state.heard)]];
  const deadline: Effect = { type: "wake", at: state.heard + QUIET + PATIENCE };
  const open = state.status.type === "open";
  return [state, open ? [{ type: "send", message: PING }, deadline] : [deadline]];
}

/** Half of the pause is random, so that pages do not all reconnect at the same moment. */
const pauseAfter = (failures: number, lot: number): number =>
  Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + lot / 2);

function waitFor(state: ConnectionState, pause: number, { now }: Moment): Next {
  const until = now + pause;
  return [
    { ...state, status: { type: "waiting", until }, failures: state.failures + 1 },
    [{ type: "drop" }, { type: "wake", at: until }],
  ];
}

/** Codes that a second attempt cannot change. */
const isFinal = (code: ByeCode): boolean =>
  code === "version" || code === "notHere" || code === "badMessage";

function afterLoss(state: ConnectionState, code: ByeCode | null, moment: Moment): Next {
  if (state.status.type === "waiting") return [state, []];
  if (code !== null && isFinal(code)) return closeForGood(state, code);
  const rushed = code === "tooFast" || code === "tooMany";
  const failures = rushed ? Math.max(state.failures, 4) : state.failures;
  return waitFor({ ...state, failures }, pauseAfter(failures, moment.lot), moment);
}

function closeForGood(state: ConnectionState, why: ByeCode): Next {
  const answers = state.pending.map(({ id }): Effect => ({ type: "answer", id, answer: GONE }));
  return [
    { ...state, status: { type: "closed", why }, pending: [] },
    [{ type: "drop" }, ...answers],
  ];
}

const GONE: Reply = { ok: false, refusal: { code: "gone", rule: null } };

const afterTheEnd = (state: ConnectionState, input: Input): Next => [
  state,
  input.type === "asked" ? [{ type: "answer", id: input.request.id, answer: GONE }] : [],
];

const byeCodeOf = (number: number): ByeCode | null =>
  (Object.keys(BYE_CODES) as readonly ByeCode[]).find((code) => BYE_CODES[code] === number) ?? null;

function afterMessage(state: ConnectionState, message: ServerMessage, moment: Moment): Next {
  switch (message.type) {
    case "welcome":
      return afterWelcome(state, message);
    case "bye":
      return afterLoss(state, message.code, moment);
    case "done":
      return afterReply(state, message.re, { ok: true, key: message.key ?? null });
    case "refused":
      return afterReply(state, message.re, { ok: false, refusal: message.refusal });
    case "table":
      return afterTableEvents(state, message);
    case "told":
      return afterGameEvents(state, message);
    case "seated": {
      const seen = { ...state.seen, ...endOf(message.game) };
      return [{ ...state, seat: message.seat, seen }, [{ type: "deliver", message }]];
    }
    default:
      return [state, [{ type: "deliver", message }]];
  }
}

type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

function afterWelcome(state: ConnectionState, message: Message<"welcome">): Next {
  const { log, game, you } = message;
  const moved = state.seat !== undefined && state.seat !== you.seat;
  // Event numbers of another seat are of no use: ask for the game from its start.
  if (moved && game !== null && game.after > 0) return startOver({ ...state, seat: you.seat });
  const seen = { table: log.after + log.events.length, ...endOf(game) };
  return [
    { ...state, status: { type: "open" }, failures: 0, seat: you.seat, seen },
    [
      { type: "deliver", message },
      ...state.pending.map((request): Effect => ({ type: "send", message: request })),
    ],
  ];
}

const endOf = (game: Message<"welcome">["game"]) =>
  game === null ? { game: 0, told: 0 } : { game: game.game, told: game.after + game.events.length };

function afterReply(state: ConnectionState, id: MessageId, answer: Reply): Next {
  if (!state.pending.some((each) => each.id === id)) return [state, []];
  const pending = state.pending.filter((each) => each.id !== id);
  return [{ ...state, pending }, [{ type: "answer", id, answer }]];
}

function afterTableEvents(state: ConnectionState, message: Message<"table">): Next {
  const events = message.events.filter(({ no }) => no > state.seen.table);
  const [first] = events;
  if (first === undefined) return [state, []];
  if (first.no !== state.seen.table + 1) return startOver(state);
  const seen = { ...state.seen, table: state.seen.table + events.length };
  return [{ ...state, seen }, [{ type: "deliver", message: { ...message, events } }]];
}

function afterGameEvents(state: ConnectionState, message: Message<"told">): Next {
  const { game } = message;
  if (game < state.seen.game) return [state, []];
  const before = game === state.seen.game ? state.seen.told : 0;
  const events = message.events.filter(({ no }) => no > before);
  const [first] = events;
  if (first === undefined) return [state, []];
  if (first.no !== before + 1) return startOver(state);
  const seen = { ...state.seen, game, told: before + events.length };
  return [{ ...state, seen }, [{ type: "deliver", message: { ...message, events } }]];
}

/** An event is missing: asks for the whole game again, and for the rest of the table log. */
function startOver(state: ConnectionState): Next {
  const seen = { ...state.seen, game: 0, told: 0 };
  return [
    { ...state, seen, status: { type: "connecting" } },
    [{ type: "drop" }, { type: "connect" }],
  ];
}
