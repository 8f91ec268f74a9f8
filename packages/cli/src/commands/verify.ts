import { createPublicKey, verify } from "node:crypto";
import { parseArgs } from "node:util";
import { type Ed25519, isVerified, verifyRecord } from "@inkognito/engine/record";
import { findingLines } from "../records/findings.js";
import { readRecord } from "../records/recorder.js";
import { UsageError } from "../usage.js";

export const summary = "checks a game's file: intact, fair, legal, signed";

export const help = `inkognito verify FILE [options]

Exit code 0: everything holds; 1: something doesn't, and the first wrong event is named;
2: this is no file of a game.

  --key PUBKEY        must be signed by this key: 64 hexadecimal digits (GET /api/key of the server)
  --json              one JSON object instead of four lines`;

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { key: { type: "string" }, json: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("verify takes one FILE");
  const key = values.key?.toLowerCase() ?? null;
  if (key !== null && !/^[0-9a-f]{64}$/.test(key)) {
    throw new UsageError("--key takes a public key of 64 hexadecimal digits");
  }
  const verification = await verifyRecord(readRecord(file), nodeEd25519, key);
  const verified = isVerified(verification, key);
  console.log(
    values.json
      ? JSON.stringify({ verified, ...verification })
      : findingLines(verification, key !== null).join("\n"),
  );
  if (!verified) process.exitCode = 1;
}

/** Node's own: its WebCrypto calls Ed25519 experimental and says so on every use. */
const nodeEd25519: Ed25519 = async (publicKey, message, signature) => {
  const x = Buffer.from(publicKey).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, message, key, signature);
};
