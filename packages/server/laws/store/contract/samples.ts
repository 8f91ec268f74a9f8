import { createHash } from "node:crypto";
import type { StampedEvent } from "@inkognito/protocol";
import type { Commit, LastingRow, StoredPlayer, TableRow } from "../../../src/store/store.js";

export const hash = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Of the length ids have. */
export const playerId = (name: string): string => name.padEnd(16, "-");
export const tableId = (name: string): string => name.padEnd(12, "-");

export const [ada, ben, cleo] = ["ada", "ben", "cleo"].map(playerId) as [string, string, string];
export const [campo, rialto, ponte] = ["campo", "rialto", "ponte"].map(tableId) as [
  string,
  string,
  string,
];

/** A day in 2026: beyond what 32 bits hold. */
export const NOON = 1_790_000_000_000;

export const person = (id: string, name = "Ada"): StoredPlayer => ({
  id,
  name,
  language: "de",
  created: NOON,
});

type RowChange = Partial<Omit<TableRow, "lasting"> & LastingRow>;

export const row = ({
  wake = null,
  clocks = "",
  awaited = [],
  ...lasting
}: RowChange = {}): TableRow => ({
  wake,
  clocks,
  awaited,
  lasting: { listed: false, open: true, summary: '{"game":"board"}', players: [], ...lasting },
});

/** Nothing lasting has changed. */
export const sameRow = (change: Partial<Omit<TableRow, "lasting">> = {}): TableRow => ({
  ...row(change),
  lasting: null,
});

export const said = (no: number, player: string, text: string): StampedEvent => ({
  no,
  at: NOON + no,
  event: { type: "said", player, text },
});

export const paused = (no: number): StampedEvent => ({
  no,
  at: NOON + no,
  event: { type: "paused" },
});

/** A commit that only makes the version go up, but for what is said. */
export const commit = (change: Partial<Commit> = {}): Commit => ({
  table: campo,
  expected: 0,
  at: NOON,
  log: [],
  game: null,
  seed: null,
  request: null,
  row: row(),
  ...change,
});
