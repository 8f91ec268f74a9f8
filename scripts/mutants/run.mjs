import { spawnSync } from "node:child_process";
import { bin, root } from "../install.mjs";
import { ruleIds } from "../rules.mjs";
import { MUTANTS } from "./list.mjs";

/**
 * For every rule that has code: break one line of it, run the tests that carry the rule's id, and see
 * them fail. A mutant that survives is a rule nobody watches over.
 */
export const mutants = (name, only = "") => ({
  name,
  run: () => {
    const chosen = MUTANTS.filter(({ rule }) => only === "" || rule === only);
    const unbroken = ruleIds().filter((id) => !MUTANTS.some(({ rule }) => rule === id));
    if (unbroken.length > 0) console.error(`  rules without a mutant: ${unbroken.join(", ")}`);
    let [passed, failed] = [0, unbroken.length];
    for (const mutant of chosen) {
      if (isKilled(mutant)) {
        passed += 1;
      } else {
        failed += 1;
        console.error(
          `  alive: ${mutant.rule} in ${mutant.file}: ${mutant.find} -> ${mutant.replace}`,
        );
      }
    }
    const rules = new Set(chosen.map(({ rule }) => rule)).size;
    console.log(`mutants caught: ${passed} of ${chosen.length}, for ${rules} rules`);
    return chosen.length === 0 ? { passed: 0, failed: 1 } : { passed, failed };
  },
});

/** Killed means: tests with the rule's id ran on the broken line, and at least one of them failed. */
function isKilled({ rule, file, find, replace }) {
  const title = `\\[${rule.replaceAll(".", "\\.")}\\] `;
  const { status, stdout } = spawnSync(
    bin("vitest"),
    ["run", "--project", "unit", "--reporter=json", "-t", title, "packages/engine"],
    {
      cwd: root,
      env: { ...process.env, MUTANT: JSON.stringify({ file, find, replace }) },
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf("{")));
  const stale = JSON.stringify(report).includes("places read");
  if (stale)
    console.error(`  stale: ${rule}: the line is not there exactly once any more: ${find}`);
  return !stale && status !== 0 && report.numFailedTests > 0;
}
