import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { digestOf, type GameRecord, type RecordSignature } from "./record.js";

/** Is this a signature of that message by that key? Null: it cannot be told here. */
export type Ed25519 = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => Promise<boolean | null>;

export type SignatureFinding =
  | { readonly type: "none" }
  | { readonly type: "valid"; readonly key: string }
  /** Not a signature of what is in the file. */
  | { readonly type: "invalid"; readonly key: string }
  /** Made with another key than the wanted one. */
  | { readonly type: "otherKey"; readonly key: string }
  /** This browser or this address (no TLS) has no Ed25519. */
  | { readonly type: "cannotCheck"; readonly key: string };

/** Short enough to be read out. */
export const keyIdOf = (publicKey: string): string =>
  bytesToHex(sha256(hexToBytes(publicKey))).slice(0, 16);

/** What is signed. The words before it keep a signature of ours from meaning anything elsewhere. */
export const signedMessage = (digest: string): Uint8Array =>
  utf8ToBytes(`inkognito game 1 sha256 ${digest}`);

/** The record with its server's signature. */
export function signRecord(
  record: GameRecord,
  publicKey: string,
  sign: (message: Uint8Array) => Uint8Array,
): GameRecord {
  const digest = digestOf(record);
  const signature: RecordSignature = {
    algorithm: "Ed25519",
    key: keyIdOf(publicKey),
    publicKey,
    value: bytesToHex(sign(signedMessage(digest))),
  };
  return { ...record, digest, signature };
}

/** `wanted`: the public key that alone will do, hexadecimal; null: the one in the file. */
export async function checkSignature(
  record: GameRecord,
  ed25519: Ed25519,
  wanted: string | null = null,
): Promise<SignatureFinding> {
  const { signature } = record;
  if (signature === null) return { type: "none" };
  const { key, publicKey, value } = signature;
  if (wanted !== null && publicKey !== wanted) return { type: "otherKey", key };
  // Of what is in the file, not of the digest it says it has.
  const message = signedMessage(digestOf(record));
  const right = await ed25519(hexToBytes(publicKey), message, hexToBytes(value));
  if (right === null) return { type: "cannotCheck", key };
  return { type: right ? "valid" : "invalid", key };
}

/** As much of `SubtleCrypto` as is needed: of a browser, or of any program that has one. */
export interface Subtle<Key> {
  importKey(
    format: "raw",
    key: Uint8Array<ArrayBuffer>,
    algorithm: "Ed25519",
    extractable: false,
    usages: ["verify"],
  ): Promise<Key>;
  verify(
    algorithm: "Ed25519",
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

/** By WebCrypto. Without TLS a page has none, and an older browser's does not know Ed25519. */
export const webEd25519 =
  <Key>(subtle: Subtle<Key> | undefined): Ed25519 =>
  async (publicKey, message, signature) => {
    if (subtle === undefined) return null;
    const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
    let key: Key;
    try {
      key = await subtle.importKey("raw", copy(publicKey), "Ed25519", false, ["verify"]);
    } catch (error) {
      // 32 bytes that are no key sign nothing; everything else is a want of this browser.
      return error instanceof Error && error.name === "DataError" ? false : null;
    }
    return subtle.verify("Ed25519", key, copy(signature), copy(message));
  };
