import { generateKeyPairSync, sign } from "node:crypto";
import type { GameName } from "../../../src/games/index.js";
import { type GameRecord, recordGame } from "../../../src/record/record.js";
import { type Ed25519, signRecord } from "../../../src/record/signature.js";
import * as board from "../../board/games.js";
import * as card from "../../card/games.js";

interface Told {
  readonly events: readonly { readonly type: string }[];
}

/** The log of a random game; null: it did not end in time. */
function logOf(moments: Iterable<Told>): readonly { readonly type: string }[] | null {
  const events = [...moments].flatMap((moment) => moment.events);
  return events.at(-1)?.type === "ended" ? events : null;
}

/** What players threw in. */
const ENTROPY = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];

const LOGS: Readonly<Record<GameName, (seed: number) => ReturnType<typeof logOf>>> = {
  board: (seed) => {
    const table = board.TABLES[seed % board.TABLES.length] as board.RandomTable;
    return logOf(board.momentsOf({ ...table, seed }, ENTROPY));
  },
  card: (seed) => {
    const table = card.TABLES[seed % card.TABLES.length] as card.RandomTable;
    return logOf(card.momentsOf({ ...table, seed }, ENTROPY));
  },
};

/** Random games that ended, of every kind of table in turn. */
export function* recordsOf(game: GameName, count: number): Generator<GameRecord> {
  let made = 0;
  for (let seed = 1; made < count; seed += 1) {
    const log = LOGS[game](seed);
    if (log === null) continue;
    const { config } = log[0] as unknown as GameRecord;
    const players = config.seats.map((_, seat) =>
      seat === 0
        ? ({ type: "person", name: "Ada 🎭" } as const)
        : ({ type: "bot", level: "random" } as const),
    );
    const record = recordGame(log, { players });
    if (record === null) throw new Error("it has ended");
    made += 1;
    yield record;
  }
}

/** A key pair, and how it signs. */
export function signer(): {
  readonly publicKey: string;
  sign(record: GameRecord): GameRecord;
} {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const hex = Buffer.from(x, "base64url").toString("hex");
  return {
    publicKey: hex,
    sign: (record) => signRecord(record, hex, (message) => sign(null, message, privateKey)),
  };
}

/** For what needs no signature looked at. */
export const noEd25519: Ed25519 = async () => null;
