import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { AttackRun, type Impact } from "../../src/testing/hostile/attackRun.js";
import { ATTACK_NAMES, type AttackName } from "../../src/testing/hostile/attacks.js";
import { killAll, startServerProcess } from "../support/serverProcess.js";

/** Above 0, each kind is also run by itself, for so many seconds. */
const seconds = size("hostile", { short: 0, full: 2 });

const MEGABYTE = 2 ** 20;
const MOST_GROWTH = 64 * MEGABYTE;

/** Milliseconds in which half of all requests of other clients are answered, also in a short run. */
const MOST_USUAL = 250;
/** And 99 of a hundred. */
const MOST_WAITING = 100;
/** Seconds after which a hundredth of all requests is more than one or two. */
const ENOUGH = 15;

/** Attacks that never stop by themselves: the server has to disconnect them. */
const FLOODS: AttackName[] = ["bigPings", "smallPings", "pongs", "fragments", "messages"];

/** The attacks need several loopback addresses and the memory counts of /proc. */
const isLinux = process.platform === "linux";

/** Milliseconds. */
const WARM_UP = 300;
const SHORT = 800;

function judge({ answered, failed, most, before }: Impact): void {
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  expect(most - before).toBeLessThan(MOST_GROWTH);
}

/** On a busy machine a quiet server is slow as well: then the limit is so many times as long. */
const isQuick = (impact: Impact, quiet: Impact): boolean =>
  impact.p50 <= Math.max(MOST_USUAL, 10 * quiet.p50);

const describeImpact = (
  names: string,
  quiet: Impact,
  { p50, p99, most, before, answered }: Impact,
): string =>
  [
    `${names}: ${answered} answered`,
    `p50 ${p50.toFixed(1)} ms (${(p50 / quiet.p50).toFixed(1)} × quiet)`,
    `p99 ${p99.toFixed(1)} ms (${(p99 / quiet.p99).toFixed(1)} × quiet)`,
    `memory +${((most - before) / MEGABYTE).toFixed(1)} MB (${(most / before).toFixed(2)} ×)`,
  ].join(", ");

describe.runIf(isLinux)("hostile clients", () => {
  let run: AttackRun;
  let quiet: Impact;
  beforeAll(async () => {
    run = await AttackRun.open();
    quiet = await run.measure([], Math.max(WARM_UP, seconds * 500));
  }, 60_000);
  afterAll(() => run.close());

  /** Short runs, until one is enough: on a busy machine neither attacks nor answers get their turn in each. */
  const enough = async (names: AttackName[], isEnough: (impact: Impact) => boolean) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const impact = await run.measure(names, SHORT);
      console.log(describeImpact(names.join(", "), quiet, impact));
      judge(impact);
      if (isEnough(impact)) return true;
    }
    return false;
  };

  it("that flood are cut off, and cost no other client an answer or its connection", async () => {
    const missing = new Set<AttackName | "a quick run">([...FLOODS, "a quick run"]);
    await enough(FLOODS, (impact) => {
      for (const name of impact.cut) missing.delete(name);
      if (isQuick(impact, quiet)) missing.delete("a quick run");
      return missing.size === 0;
    });
    expect([...missing]).toEqual([]);
  });

  it("of all other kinds at once do not, either", async () => {
    const others = ATTACK_NAMES.filter((name) => !FLOODS.includes(name));
    expect(await enough(others, (impact) => isQuick(impact, quiet))).toBe(true);
  });

  it.runIf(seconds > 0).each(ATTACK_NAMES)(
    `of the kind %s, for ${seconds} s, let others play on`,
    async (name: AttackName) => {
      const impact = await run.measure([name], seconds * 1000);
      console.log(describeImpact(name, quiet, impact));
      judge(impact);
      if (seconds < ENOUGH) return;
      expect(isQuick(impact, quiet)).toBe(true);
      expect(impact.p99).toBeLessThan(Math.max(MOST_WAITING, 4 * quiet.p99));
    },
  );
});

describe.runIf(isLinux)("a system that allows few open files", () => {
  afterEach(killAll);

  it("makes the server exit with one message, and serve nothing", async () => {
    const few = ["sh", "-c", 'ulimit -n 100; exec "$@"', "sh"];
    const refused = startServerProcess({ INKOGNITO_DATA: tmpdir() }, few);
    await expect(refused.served).rejects.toThrow(/^exit 2: inkognito: [^\n]*at least 300[^\n]*$/);
  });
});
