import {
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
export type Ask = WithoutId<ClientRequest>;

/** How the connection stands. */
export type Standing =
  /** A socket is being opened, or has not been welcomed yet. */
  | { readonly type: "connecting" }
  | { readonly type: "open" }
  /** Tries again then, or as soon as the device has a network. */
  | { readonly type: "waiting"; readonly until: number }
  /** For good: trying again would not help. */
  | { readonly type: "closed"; readonly why: ByeCode };

export interface Refused {
  readonly code: string;
  readonly rule: string | null;
}

export type Answer =
  | { readonly ok: true; readonly key: string | null }
  | { readonly ok: false; readonly refusal: Refused };

/** One page's connection to one table, as plain data. Sockets, timers and the clock are elsewhere. */
export interface Link {
  readonly standing: Standing;
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
  /** There may be a network again: the device says so, or somebody looks at the page. */
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
  | { readonly type: "answer"; readonly id: MessageId; readonly answer: Answer };

/** What the world has to say at this moment. */
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

/** Never in `pending`: nobody waits for its answer. */
const PING: ClientRequest = { type: "ping", id: "ping" };

type Next = readonly [Link, readonly Effect[]];

export const newLink = (table: Link["table"], key: Link["key"]): Link => ({
  standing: { type: "connecting" },
  table,
  key,
  seen: { table: 0, game: 0, told: 0 },
  seat: undefined,
  pending: [],
  failures: 0,
  heard: 0,
});

export function step(link: Link, input: Input, moment: Moment): Next {
  if (link.standing.type === "closed") return afterTheEnd(link, input);
  switch (input.type) {
    case "start":
      return connecting(link);
    case "opened":
      return [{ ...link, heard: moment.now }, [hello(link), alarm(moment.now)]];
    case "received":
      return received({ ...link, heard: moment.now }, input.message, moment);
    case "lost":
      return lost(link, byeCodeOf(input.code), moment);
    case "offline":
      return waiting(link, LONGEST_PAUSE, moment);
    case "woken":
      return link.standing.type === "waiting" ? connecting(link) : listening(link, moment);
    case "hopeful":
      return link.standing.type === "waiting" ? connecting(link) : listening(link, moment);
    case "asked": {
      const pending = [...link.pending, input.request];
      const open = link.standing.type === "open";
      return [{ ...link, pending }, open ? [{ type: "send", message: input.request }] : []];
    }
  }
}

const connecting = (link: Link): Next => [
  { ...link, standing: { type: "connecting" } },
  [{ type: "connect" }],
];

const hello = ({ table, key, seen }: Link): Effect => ({
  type: "send",
  message: { type: "hello", version: PROTOCOL_VERSION, table, key, seen },
});

const alarm = (now: number): Effect => ({ type: "wake", at: now + QUIET });

/** A socket can be dead without anybody having been told. */
function listening(link: Link, { now, lot }: Moment): Next {
  const silence = now - link.heard;
  if (silence >= QUIET + PATIENCE) return waiting(link, pauseAfter(0, lot), { now, lot });
  if (silence < QUIET) return [link, [alarm(link.heard)]];
  const deadline: Effect = { type: "wake", at: link.heard + QUIET + PATIENCE };
  const open = link.standing.type === "open";
  return [link, open ? [{ type: "send", message: PING }, deadline] : [deadline]];
}

/** Half of it by lot: not everybody comes back at the same moment. */
const pauseAfter = (failures: number, lot: number): number =>
  Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + lot / 2);

function waiting(link: Link, pause: number, { now }: Moment): Next {
  const until = now + pause;
  return [
    { ...link, standing: { type: "waiting", until }, failures: link.failures + 1 },
    [{ type: "drop" }, { type: "wake", at: until }],
  ];
}

/** What no second attempt can change. */
const isFinal = (code: ByeCode): boolean =>
  code === "version" || code === "notHere" || code === "badMessage";

function lost(link: Link, code: ByeCode | null, moment: Moment): Next {
  if (link.standing.type === "waiting") return [link, []];
  if (code !== null && isFinal(code)) return closed(link, code);
  const rushed = code === "tooFast" || code === "tooMany";
  const failures = rushed ? Math.max(link.failures, 4) : link.failures;
  return waiting({ ...link, failures }, pauseAfter(failures, moment.lot), moment);
}

function closed(link: Link, why: ByeCode): Next {
  const answers = link.pending.map(({ id }): Effect => ({ type: "answer", id, answer: GONE }));
  return [
    { ...link, standing: { type: "closed", why }, pending: [] },
    [{ type: "drop" }, ...answers],
  ];
}

const GONE: Answer = { ok: false, refusal: { code: "gone", rule: null } };

const afterTheEnd = (link: Link, input: Input): Next => [
  link,
  input.type === "asked" ? [{ type: "answer", id: input.request.id, answer: GONE }] : [],
];

const byeCodeOf = (number: number): ByeCode | null =>
  (Object.keys(BYE_CODES) as readonly ByeCode[]).find((code) => BYE_CODES[code] === number) ?? null;

function received(link: Link, message: ServerMessage, moment: Moment): Next {
  switch (message.type) {
    case "welcome":
      return welcomed(link, message);
    case "bye":
      return lost(link, message.code, moment);
    case "done":
      return answered(link, message.re, { ok: true, key: message.key ?? null });
    case "refused":
      return answered(link, message.re, { ok: false, refusal: message.refusal });
    case "table":
      return toldTable(link, message);
    case "told":
      return toldGame(link, message);
    case "seated": {
      const seen = { ...link.seen, ...endOf(message.game) };
      return [{ ...link, seat: message.seat, seen }, [{ type: "deliver", message }]];
    }
    default:
      return [link, [{ type: "deliver", message }]];
  }
}

type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

function welcomed(link: Link, message: Message<"welcome">): Next {
  const { log, game, you } = message;
  const moved = link.seat !== undefined && link.seat !== you.seat;
  // The rest of somebody else's numbers is of no use: once more, from the start.
  if (moved && game !== null && game.after > 0) return again({ ...link, seat: you.seat });
  const seen = { table: log.after + log.events.length, ...endOf(game) };
  return [
    { ...link, standing: { type: "open" }, failures: 0, seat: you.seat, seen },
    [
      { type: "deliver", message },
      ...link.pending.map((request): Effect => ({ type: "send", message: request })),
    ],
  ];
}

const endOf = (game: Message<"welcome">["game"]) =>
  game === null ? { game: 0, told: 0 } : { game: game.game, told: game.after + game.events.length };

function answered(link: Link, id: MessageId, answer: Answer): Next {
  if (!link.pending.some((each) => each.id === id)) return [link, []];
  const pending = link.pending.filter((each) => each.id !== id);
  return [{ ...link, pending }, [{ type: "answer", id, answer }]];
}

function toldTable(link: Link, message: Message<"table">): Next {
  const events = message.events.filter(({ no }) => no > link.seen.table);
  const [first] = events;
  if (first === undefined) return [link, []];
  if (first.no !== link.seen.table + 1) return again(link);
  const seen = { ...link.seen, table: link.seen.table + events.length };
  return [{ ...link, seen }, [{ type: "deliver", message: { ...message, events } }]];
}

function toldGame(link: Link, message: Message<"told">): Next {
  const { game } = message;
  if (game < link.seen.game) return [link, []];
  const before = game === link.seen.game ? link.seen.told : 0;
  const events = message.events.filter(({ no }) => no > before);
  const [first] = events;
  if (first === undefined) return [link, []];
  if (first.no !== before + 1) return again(link);
  const seen = { ...link.seen, game, told: before + events.length };
  return [{ ...link, seen }, [{ type: "deliver", message: { ...message, events } }]];
}

/** Something is missing: everything of the game anew, the table log from where it is. */
function again(link: Link): Next {
  const seen = { ...link.seen, game: 0, told: 0 };
  return [
    { ...link, seen, standing: { type: "connecting" } },
    [{ type: "drop" }, { type: "connect" }],
  ];
}
