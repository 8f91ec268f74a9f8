import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nodeEd25519 } from "../laws/shared/record/ed25519.js";
import { signer } from "../laws/shared/record/records.js";
import { GAME_NAMES } from "../src/games/index.js";
import { parseRecord } from "../src/record/parse.js";
import { RECORD_VERSION } from "../src/record/record.js";
import { isVerified, verifyRecord } from "../src/record/verify.js";

/**
 * A file of every version that ever was, kept as it was written. They are never written anew: who
 * changes the format adds one.
 */
const FOLDER = new URL("./records/", import.meta.url);

/** Whose secret half is gone. */
const KEY = "73da2e3a0aaf12b2a87c919078d565517a7e4df30c699279ecb6848e64273266";

const files = readdirSync(FOLDER).sort();

describe("files of every version", () => {
  it("are all here", () => {
    const versions = Array.from({ length: RECORD_VERSION }, (_, i) => i + 1);
    const expected = GAME_NAMES.flatMap((game) =>
      versions.map((version) => `${game}-${version}.json`),
    );
    expect(files).toEqual(expected.sort());
  });

  it.each(files)("are read and hold whatever is asked of them: %s", async (name) => {
    const parsed = parseRecord(readFileSync(new URL(name, FOLDER), "utf8"));
    if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.reason}`);
    const verification = await verifyRecord(parsed.value, nodeEd25519, KEY);
    expect(isVerified(verification, KEY)).toBe(true);
    const { publicKey } = signer();
    const elsewhere = await verifyRecord(parsed.value, nodeEd25519, publicKey);
    expect(isVerified(elsewhere, publicKey)).toBe(false);
  });
});
