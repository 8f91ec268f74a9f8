import { createPublicKey, verify } from "node:crypto";
import type { Ed25519 } from "@inkognito/engine/record";

/** Node's own: its WebCrypto calls Ed25519 experimental and says so on every use. */
export const nodeEd25519: Ed25519 = async (publicKey, message, signature) => {
  const x = Buffer.from(publicKey).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, message, key, signature);
};
