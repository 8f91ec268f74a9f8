/** A bucket of so many tokens that fills up again by so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** At most so many requests in so many milliseconds. */
export interface RequestLimit {
  readonly max: number;
  readonly timeWindow: number;
}

export interface Limits {
  /** Bytes of one message from a client, and frames that it may come in. */
  readonly frame: number;
  readonly fragments: number;
  /** Bytes of one HTTP body. */
  readonly body: number;
  /** Bytes that wait to be read by one client, pongs included, before it is cut off. */
  readonly unread: number;
  /** Bytes that wait to be read by all clients together, before the slowest are cut off. */
  readonly backlog: number;
  /** Milliseconds in which a client that is behind has to read something. */
  readonly stalled: number;
  /** Milliseconds until the first message, between heartbeats, and for a closing client to go. */
  readonly hello: number;
  readonly heartbeat: number;
  readonly farewell: number;
  /** Requests that may wait for the answer to `hello`, or for the end of one's own deletion. */
  readonly early: number;

  /** Milliseconds for a request with its body, for its headers, without a byte either way, and between requests. */
  readonly request: number;
  readonly headers: number;
  readonly idle: number;
  readonly keepAlive: number;
  /** Requests of one connection that wait for their answer. */
  readonly unanswered: number;
  /** For so long an address opens no connections after it sent more than that. */
  readonly penalty: number;
  /** Open connections of any kind; fewer where the system allows fewer open files. */
  readonly connections: number;
  /** Not behind proxies, where all of them come from one address. */
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer: number;
  /** New sockets, per address. */
  readonly connects: Rate;
  /** Messages, pings and pongs, per person. */
  readonly messages: Rate;
  /** So many messages beyond the rate are answered, per person; after that the socket is closed. */
  readonly patience: Rate;
  /** Things said, per person. */
  readonly chat: Rate;
  /** Notes written, per person. */
  readonly notes: Rate;
  /** Changes of tables that are no moves (chairs, options, bots), and of one's name, per person. */
  readonly changes: Rate;

  /** Per address: everything that is not a static file, and what is worth guessing or piling up. */
  readonly requests: RequestLimit;
  /** Files of ended games, which are made when they are asked for. */
  readonly files: RequestLimit;
  /** Everything that is kept about a person, with all their games. */
  readonly exports: RequestLimit;
  readonly recoveries: RequestLimit;
  readonly newPeople: RequestLimit;
  readonly newTables: RequestLimit;

  /** Addresses that are remembered for these; beyond that, the oldest are forgotten. */
  readonly addresses: number;

  readonly tablesPerPlayer: number;
  /** Public tables at a time, of one host and made public from one address. */
  readonly listedPerPlayer: number;
  readonly listedPerAddress: number;
  /** People who watch without the key of the link: at one table, and there from one address. */
  readonly watchersPerTable: number;
  readonly watchersPerAddress: number;
  /** People with the key and without a chair, at one table: more than can watch without it. */
  readonly invitedPerTable: number;
  /** Events of a table's log until no more talk and changes are taken; twice as many from the host. */
  readonly tableEvents: number;
  /** Bytes of everything that is said at a table. */
  readonly tableTalk: number;
  /** Milliseconds without a page of the host's after which another player may take over. */
  readonly hostAway: number;
  /** Milliseconds without a page of a player's after which the host may call a stand-in. */
  readonly playerAway: number;
  /** Milliseconds without a move, where there is no clock, after which the host may call a stand-in. */
  readonly playerSlow: number;
  /** Milliseconds that a start waits for the shares of the deal of pages that are open. */
  readonly shareWait: number;
}

/** The limits that tables check. */
export type TableLimits = Pick<
  Limits,
  | "tablesPerPlayer"
  | "listedPerPlayer"
  | "listedPerAddress"
  | "watchersPerTable"
  | "watchersPerAddress"
  | "invitedPerTable"
  | "tableEvents"
  | "tableTalk"
  | "hostAway"
  | "playerAway"
  | "playerSlow"
  | "shareWait"
>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const LIMITS: Limits = {
  // The longest note, with every letter of it escaped.
  frame: 128 * 1024,
  fragments: 64,
  body: 32 * 1024,
  unread: 1024 * 1024,
  backlog: 16 * 1024 * 1024,
  stalled: 30 * SECOND,
  hello: 10 * SECOND,
  heartbeat: 25 * SECOND,
  farewell: 2 * SECOND,
  early: 16,

  request: 15 * SECOND,
  headers: 10 * SECOND,
  idle: 30 * SECOND,
  keepAlive: 10 * SECOND,
  // Browsers and proxies wait for each answer.
  unanswered: 10,
  penalty: 30 * SECOND,
  connections: 10_000,
  // A school or a café plays from one address.
  connectionsPerAddress: 500,
  socketsPerAddress: 200,
  socketsPerPlayer: 20,
  connects: { burst: 100, perSecond: 5 },
  messages: { burst: 40, perSecond: 10 },
  patience: { burst: 100, perSecond: 1 },
  chat: { burst: 5, perSecond: 0.5 },
  // The page waits for the pencil to rest for a second; what is refused it sends again.
  notes: { burst: 5, perSecond: 1 },
  changes: { burst: 20, perSecond: 1 / 3 },

  requests: { max: 600, timeWindow: MINUTE },
  files: { max: 60, timeWindow: MINUTE },
  exports: { max: 5, timeWindow: 10 * MINUTE },
  recoveries: { max: 10, timeWindow: 10 * MINUTE },
  newPeople: { max: 100, timeWindow: 60 * MINUTE },
  newTables: { max: 60, timeWindow: 10 * MINUTE },
  addresses: 50_000,

  tablesPerPlayer: 20,
  listedPerPlayer: 3,
  listedPerAddress: 6,
  watchersPerTable: 50,
  watchersPerAddress: 10,
  invitedPerTable: 200,
  // Enough for many games. Every page that comes is sent all of it, except the text of old chat messages.
  tableEvents: 5_000,
  tableTalk: 256 * 1024,
  hostAway: 2 * MINUTE,
  playerAway: 30 * SECOND,
  playerSlow: 60 * SECOND,
  shareWait: 2 * SECOND,
};
