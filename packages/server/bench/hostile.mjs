import { AttackRun } from "../dist/testing/hostile/attackRun.js";
import { ATTACK_NAMES } from "../dist/testing/hostile/attacks.js";

const MILLIS = 5000;

/** What each of them costs is in `npm run soak -- hostile`. */
const GROUPS = {
  "slow clients": ["slowBodies", "slowHeaders", "slowReaders"],
  "many requests": ["previews", "invitations", "files", "health"],
};
const floods = ATTACK_NAMES.filter((name) => !Object.values(GROUPS).flat().includes(name));

/** How long people wait, and how much memory the server takes, while hostile clients attack it. */
export async function hostileBenchmarks() {
  const run = await AttackRun.open();
  try {
    await run.measure([], MILLIS / 5);
    const quiet = await run.measure([], MILLIS);
    const results = [];
    for (const [name, kinds] of Object.entries({ floods, ...GROUPS })) {
      const impact = await run.measure(kinds, MILLIS);
      if (impact.failed.length > 0) throw new Error(impact.failed.join("; "));
      results.push(...compared(name, impact, quiet));
    }
    return results;
  } finally {
    await run.close();
  }
}

function compared(name, { p99, most, before }, quiet) {
  return [
    {
      name: `waiting of others (p99) under ${name}`,
      value: p99,
      unit: "ms",
      atMost: 100,
      note: `${(p99 / quiet.p99).toFixed(2)} × a quiet server (${quiet.p99.toFixed(1)} ms)`,
    },
    {
      name: `memory that is added under ${name}`,
      value: (most - before) / 2 ** 20,
      unit: "MB",
      atMost: 64,
      note: `${(most / quiet.most).toFixed(2)} × a quiet server (${Math.round(quiet.most / 2 ** 20)} MB)`,
    },
  ];
}
