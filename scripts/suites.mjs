import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { bin, root, run } from "./install.mjs";

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs suites one after the other, prints the time of each, and closes with the sum. */
export async function runSuites(suites) {
  let [passed, failed] = [0, 0];
  const lines = [];
  for (const { name, run: suite } of suites) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const result = await suite();
    passed += result.passed;
    failed += result.failed;
    lines.push(
      `${name.padEnd(24)}${seconds(began).padStart(9)}  ${result.passed} passed, ${result.failed} failed`,
    );
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A command that passes or fails as one. */
export const command = (name, program, args, env = {}) => ({
  name,
  run: () => {
    const status = run(program, args, { env: { ...process.env, ...env } });
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** A Vitest project; the counts come from its own report. A run without a single test has failed. */
export const vitest = (name, args, env = {}) => ({
  name,
  run: () => {
    const folder = `${root}node_modules/.reports`;
    const file = `${folder}/${name.replaceAll(/\W+/g, "-")}.json`;
    mkdirSync(folder, { recursive: true });
    rmSync(file, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const status = run(bin("vitest"), ["run", ...args, ...reporters], {
      env: { ...process.env, ...env },
    });
    const counts = readCounts(file);
    const broken = counts.passed + counts.failed === 0 || (status !== 0 && counts.failed === 0);
    return broken ? { ...counts, failed: counts.failed + 1 } : counts;
  },
});

function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
