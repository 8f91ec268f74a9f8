import { createHash } from "node:crypto";

/** SHA-256 of a secret, in hexadecimal. The store keeps this and never the secret itself. */
export type Hash = string;

/** The secrets are too long to be guessed from their hash. */
export const hashOf = (secret: string): Hash => createHash("sha256").update(secret).digest("hex");

/** The last check before writing: a text that is not a hash may be a secret, and is not stored. */
export function requireHash(text: string): Hash {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error("only the SHA-256 of a secret is stored");
  return text;
}
