import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { randomFrom } from "../../../engine/laws/shared/twins/random.js";
import { DamageLaw, type KilledServer } from "./damageLaw.js";
import { HARMS, type Harm } from "./harms.js";
import { killedInPlay, killedServer } from "./killedServer.js";

/** INKOGNITO_SEED repeats the places of a run. */
const { INKOGNITO_SEED: seed = randomBytes(4).toString("hex") } = process.env;
/** Above 1: on the data of a real server that was killed. */
const rounds = size("rounds", { short: 1, full: 3 });

let killed: KilledServer;
let law: DamageLaw;
beforeAll(async () => {
  killed = rounds > 1 ? await killedServer() : await killedInPlay();
  law = await DamageLaw.of(killed);
}, 600_000);
afterAll(() => rmSync(killed.dataDir, { recursive: true, force: true }));

describe(`the data of a server that was killed: all that was promised is there, or the damage is reported [seed ${seed}]`, () => {
  it("there is something to lose", () => {
    expect(killed.acknowledged.length).toBeGreaterThan(100);
  });

  it.each(HARMS)("$name", async (harm) => {
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await law.outcomeOf(harm, randomFrom(`${seed} ${harm.name} ${round}`).below);
      const { never } = harm;
      expect(outcome).not.toBe("silent");
      if (never === "harmless") expect(["refused", "quarantined"]).toContain(outcome);
      if (never === "reported") expect(outcome).toBe("harmless");
    }
  });

  it("the law itself notices what is lost, where the server does not check", async () => {
    const isOfLog = ({ name, never }: Harm) =>
      never === "harmless" && /^the log is|log and/.test(name);
    const outcomes = new Set<string>();
    for (const harm of HARMS.filter(isOfLog)) {
      outcomes.add(await law.outcomeOf(harm, randomFrom(seed).below, true));
    }
    expect([...outcomes]).toEqual(["silent"]);
  });

  it("a server that cannot serve all of it says why in one line, and exits with 2", async () => {
    const harms = HARMS.filter(({ name }) => rounds > 10 || name === "the log is empty");
    for (const harm of harms) {
      const random = () => randomFrom(`${seed} ${harm.name} 0`).below;
      const outcome = await law.outcomeOf(harm, random());
      const said = await law.serve(harm, random());
      if (outcome === "refused") expect(said).toMatch(/^exit 2: inkognito: [^\n]+$/);
      else expect(said).toMatch(/^200 |^503 /);
    }
  });
});
