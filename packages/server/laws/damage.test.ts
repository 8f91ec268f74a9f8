import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DamageLaw, type Killed } from "./damageLaw.js";
import { belowFrom } from "./support/evening.js";
import { HARMS } from "./support/harms.js";
import { killedInPlay } from "./support/killed.js";

/** INKOGNITO_ROUNDS says more; INKOGNITO_SEED repeats the places of a run. */
const { INKOGNITO_ROUNDS = "1", INKOGNITO_SEED: seed = randomBytes(4).toString("hex") } =
  process.env;
const rounds = Number(INKOGNITO_ROUNDS);

let killed: Killed;
let law: DamageLaw;
beforeAll(async () => {
  killed = await killedInPlay();
  law = await DamageLaw.of(killed);
}, 120_000);
afterAll(() => rmSync(killed.dataDir, { recursive: true, force: true }));

describe(`the data of a server that was killed: all that was promised is there, or the damage is reported [seed ${seed}]`, () => {
  it("there is something to lose", () => {
    expect(killed.acknowledged.length).toBeGreaterThan(100);
  });

  it.each(HARMS)("$name", async (harm) => {
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await law.outcomeOf(harm, belowFrom(`${seed} ${harm.name} ${round}`));
      const { never } = harm;
      expect(outcome).not.toBe("silent");
      if (never === "harmless") expect(["refused", "quarantined"]).toContain(outcome);
      if (never === "reported") expect(outcome).toBe("harmless");
    }
  });
});
