import { describe, expect, it } from "vitest";
import type { StoreUnderTest } from "./storeContract.js";

/** One key for all that is signed here, by whichever process. */
export function signingKeyContract(at: StoreUnderTest): void {
  describe("the signing key", () => {
    it("is the first one ever offered, also after the end of the process", async () => {
      expect(await at.store.signingKey("first")).toBe("first");
      expect(await at.store.signingKey("second")).toBe("first");
      await at.reopen();
      expect(await at.store.signingKey("third")).toBe("first");
    });

    it("is one, also where several are offered at once", async () => {
      const offered = Array.from({ length: 20 }, (_, i) => `key ${i}`);
      const kept = new Set(await Promise.all(offered.map((key) => at.store.signingKey(key))));
      expect(kept.size).toBe(1);
      expect(offered).toContain([...kept][0]);
    });
  });
}
