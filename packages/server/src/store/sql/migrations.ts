import type { Database } from "./database.js";

export interface Migration {
  readonly name: string;
  /** A program that does not know this step must not go on writing: it stops when it notices. */
  readonly breaks?: true;
  /** Statements that both databases understand, except for the parts given. */
  statements(dialect: Dialect): readonly string[];
}

interface Dialect {
  /**
   * SQLite keeps such a table in the order of its key, without a second tree. No index on part of
   * its rows, please: SQLite 3.45 dies of a query that compares the condition's column to a value.
   */
  readonly keyed: string;
  /** Does the database keep commits as they came before it puts them in their place? */
  readonly hasJournal: boolean;
}

export const DIALECTS: Readonly<Record<Database["dialect"], Dialect>> = {
  sqlite: { keyed: "without rowid", hasJournal: true },
  postgres: { keyed: "", hasJournal: false },
};

/** Forward only. The number is the place in the list, from 1; what has been released never changes. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: "people and tables",
    statements: ({ keyed }) => [
      `create table player (
        id text not null primary key,
        name text not null,
        language text not null,
        created bigint not null
      ) ${keyed}`,
      `create table token (
        hash text not null primary key,
        player text not null references player (id) on delete cascade
      ) ${keyed}`,
      "create index token_player on token (player)",
      `create table recovery_code (
        player text not null primary key references player (id) on delete cascade,
        hash text not null unique
      ) ${keyed}`,
      `create table moving_code (
        hash text not null primary key,
        player text not null references player (id) on delete cascade,
        until bigint not null
      ) ${keyed}`,
      "create index moving_code_player on moving_code (player)",
      "create index moving_code_until on moving_code (until)",
      `create table relation (
        player text not null references player (id) on delete cascade,
        other text not null,
        relation text not null check (relation in ('muted', 'blocked')),
        primary key (player, other)
      ) ${keyed}`,
      "create index relation_other on relation (other)",
      `create table game_table (
        id text not null primary key,
        version bigint not null,
        wake bigint,
        clocks text not null,
        listed_at bigint,
        open smallint not null,
        summary text not null,
        players text not null,
        at bigint not null
      )`,
      "create index game_table_wake on game_table (wake, id) where wake is not null",
      "create index game_table_listed on game_table (listed_at, id) where listed_at is not null",
      `create table chair (
        player text not null,
        table_id text not null references game_table (id) on delete cascade,
        primary key (player, table_id)
      ) ${keyed}`,
      "create index chair_table on chair (table_id)",
      // The logs, seeds and requests are written only together with their table.
      `create table table_event (
        table_id text not null,
        no bigint not null,
        at bigint not null,
        event text not null,
        primary key (table_id, no)
      ) ${keyed}`,
      `create table said (
        player text not null,
        table_id text not null,
        no bigint not null,
        primary key (player, table_id, no)
      ) ${keyed}`,
      `create table game_event (
        table_id text not null,
        game bigint not null,
        no bigint not null,
        event text not null,
        primary key (table_id, game, no)
      ) ${keyed}`,
      `create table seed (
        table_id text not null,
        game bigint not null,
        seed text not null,
        primary key (table_id, game)
      ) ${keyed}`,
      `create table request (
        table_id text not null,
        id text not null,
        player text not null,
        primary key (table_id, id, player)
      ) ${keyed}`,
      `create table invitation (
        table_id text not null primary key references game_table (id) on delete cascade,
        key text not null unique,
        until bigint not null
      ) ${keyed}`,
      `create table note (
        table_id text not null references game_table (id) on delete cascade,
        game bigint not null,
        player text not null,
        text text not null,
        primary key (table_id, game, player)
      ) ${keyed}`,
      "create index note_player on note (player)",
      "create table pulse (id bigint not null primary key, beat bigint not null)",
      "insert into pulse (id, beat) values (1, 0)",
    ],
  },
  {
    name: "invitations that can be told again",
    statements: () => ["alter table invitation add column secret text"],
  },
  {
    name: "the key that signs games",
    statements: ({ keyed }) => [
      `create table signing_key (id bigint not null primary key, secret text not null) ${keyed}`,
    ],
  },
  {
    name: "who is awaited, beside the summary",
    statements: () => ["alter table game_table add column awaited text"],
  },
  {
    name: "a journal of commits",
    statements: ({ hasJournal }) =>
      hasJournal
        ? [
            `create table journal (
              no integer not null primary key,
              commits text not null,
              texts text not null
            )`,
          ]
        : [],
  },
  {
    name: "the ids of the last notes, beside them",
    statements: () => ["alter table note add column requests text not null default ' '"],
  },
  {
    name: "who has made a table public",
    statements: () =>
      ["listed_by", "listed_from"].flatMap((column) => [
        `alter table game_table add column ${column} text`,
        `create index game_table_${column} on game_table (${column}) where ${column} is not null`,
      ]),
  },
  {
    name: "the time at the tables",
    statements: ({ keyed }) => [
      `create table site_time (
        id bigint not null primary key,
        site bigint not null,
        wall bigint not null
      ) ${keyed}`,
    ],
  },
  {
    name: "when a guest was last seen, and closed tables by their age",
    statements: () => [
      "alter table player add column seen bigint",
      "create index player_seen on player (seen, id)",
      "create index game_table_closed on game_table (at, id) where open = 0",
      "create index said_table on said (table_id)",
    ],
  },
  {
    name: "who has ever had a chair at which table",
    statements: ({ keyed }) => [
      `create table ever_seated (
        player text not null,
        table_id text not null references game_table (id) on delete cascade,
        primary key (player, table_id)
      ) ${keyed}`,
      "create index ever_seated_table on ever_seated (table_id)",
      // Everybody who has sat down has asked for it.
      `insert into ever_seated (player, table_id)
        select player, table_id from chair
        union select request.player, request.table_id from request
          join game_table on game_table.id = request.table_id
          join player on player.id = request.player`,
    ],
  },
  {
    name: "checksums of logs and of the journal, and tables that are damaged",
    statements: ({ keyed, hasJournal }) => [
      "alter table game_table add column heads text",
      `create table damaged_table (
        table_id text not null primary key,
        why text not null,
        kept text not null
      ) ${keyed}`,
      ...(hasJournal
        ? [
            "alter table journal add column sum bigint",
            "alter table journal add column tables text",
            `create table journal_head (
              id integer not null primary key,
              no bigint not null,
              sum bigint not null,
              seen bigint not null
            )`,
          ]
        : []),
    ],
  },
  {
    name: "the lowest version that may go on beside a newer one",
    // The programs before it do not add to every table that this one reads.
    breaks: true,
    statements: ({ keyed }) => [
      `create table lowest_schema (id bigint not null primary key, number bigint not null) ${keyed}`,
      "insert into lowest_schema (id, number) values (1, 0)",
    ],
  },
  {
    name: "votes in the logs of tables",
    // The programs before it cannot fold these events.
    breaks: true,
    statements: () => [],
  },
];
