import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from "node:crypto";
import { type GameRecord, keyIdOf, signRecord } from "@inkognito/engine/record";
import type { TableId } from "@inkognito/protocol";
import type { Store } from "../store/store.js";

/** 24 bits, in hexadecimal. */
const TAG_LENGTH = 6;

/** 128 bits: the address of a game cannot be found by guessing. */
const SECRET_BYTES = 16;

/** The key that signs the game files of this site. */
export interface SiteKey {
  /** Short, to be compared at a glance. */
  readonly id: string;
  /** 32 bytes, hexadecimal. */
  readonly publicKey: string;
  sign(record: GameRecord): GameRecord;
  /**
   * A short mark by which the same text is known again. Hundreds of IPv4 addresses share each one:
   * it is good for counting, and does not tell which address it was, even to the owner of the key.
   */
  tag(text: string): string;
  /** The secret part of the address at which an ended game can be watched; see `gameAddress`. */
  gameSecret(table: TableId, game: number): string;
}

/**
 * Asks the store when it is first needed; all processes on the same data get the same one. A store
 * in trouble is asked again the next time.
 */
export function siteKeyOf(store: Pick<Store, "signingKey">): () => Promise<SiteKey> {
  let opened: SiteKey | null = null;
  return async () => {
    opened ??= opening(await store.signingKey(newSigningKey()));
    return opened;
  };
}

/** PKCS #8 in base64. */
function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
}

function opening(stored: string): SiteKey {
  const secret = createPrivateKey({
    key: Buffer.from(stored, "base64"),
    format: "der",
    type: "pkcs8",
  });
  const { x = "" } = createPublicKey(secret).export({ format: "jwk" });
  const publicKey = Buffer.from(x, "base64url").toString("hex");
  return {
    id: keyIdOf(publicKey),
    publicKey,
    tag: (text) => createHmac("sha256", stored).update(text).digest("hex").slice(0, TAG_LENGTH),
    gameSecret: (table, game) =>
      createHmac("sha256", stored)
        .update(`inkognito game ${table} ${game}`)
        .digest()
        .subarray(0, SECRET_BYTES)
        .toString("base64url"),
    sign: (record) => signRecord(record, publicKey, (message) => sign(null, message, secret)),
  };
}
