import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { bin, root, run, runCollected } from "./install.mjs";

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs suites one after the other, prints the time of each, and closes with the sum. The suites of an
 * inner list do not depend on each other: two of them run at a time.
 */
export async function runSuites(suites) {
  const results = [];
  for (const each of suites) {
    results.push(...(Array.isArray(each) ? await runPairwise(each) : [await runSuite(each)]));
  }
  const total = (kind) => results.reduce((sum, { counts }) => sum + counts[kind], 0);
  const lines = results.map(
    ({ name, time, counts: { passed, failed } }) =>
      `${name.padEnd(26)}${time.padStart(9)}  ${passed} passed, ${failed} failed`,
  );
  console.log(`\n${lines.join("\n")}\n`);
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") === 0 ? 0 : 1;
}

async function runSuite({ name, run: suite }) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const counts = await suite();
  return { name, time: seconds(began), counts };
}

/** Prints the output of each suite in one piece, when the suite has ended. */
async function runPairwise(suites) {
  const results = [];
  const waiting = [...suites.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, { name, collect }] = next;
      const began = performance.now();
      const { output, ...counts } = await collect();
      console.log(`\n== ${name}\n${output}`.trimEnd());
      results[at] = { name, time: seconds(began), counts };
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

const countsOf = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A command that passes or fails as one. `collect` returns what it prints instead of printing it. */
export const command = (name, program, args, env = {}) => {
  const options = { env: { ...process.env, ...env } };
  return {
    name,
    run: () => countsOf(run(program, args, options)),
    collect: async () => {
      const { status, output } = await runCollected(program, args, options);
      return { output, ...countsOf(status) };
    },
  };
};

/**
 * A Vitest project; the counts come from its own report. A run without a single test has failed. `files`:
 * parts of the paths of test files, to run only these.
 */
export const vitest = (name, args, env = {}, files = []) => ({
  name,
  run: () => {
    const all = testFiles(args[args.indexOf("--project") + 1]);
    const missing = files.filter((part) => !all.some((path) => path.includes(part)));
    if (missing.length > 0) {
      console.error(`no test file has this in its path: ${missing.join(", ")}`);
      return { passed: 0, failed: missing.length };
    }
    const folder = `${root}node_modules/.reports`;
    const file = `${folder}/${name.replaceAll(/\W+/g, "-")}.json`;
    mkdirSync(folder, { recursive: true });
    rmSync(file, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const status = run(bin("vitest"), ["run", ...args, ...files, ...reporters], {
      env: { ...process.env, ...env },
    });
    const counts = readCounts(file);
    const broken = counts.passed + counts.failed === 0 || (status !== 0 && counts.failed === 0);
    return broken ? { ...counts, failed: counts.failed + 1 } : counts;
  },
});

/** By project; vitest.config.ts says the same. */
const FOLDERS = { unit: ["src", "golden"], laws: ["laws"], browser: ["e2e"], proxies: ["proxies"] };

/** Vitest itself leaves out what it does not find, as long as it finds anything. */
function testFiles(project) {
  const packages = readdirSync(`${root}packages`).map((name) => `${root}packages/${name}`);
  const folders = packages.flatMap((path) => FOLDERS[project].map((name) => `${path}/${name}`));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith(".test.ts")),
  );
}

function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
