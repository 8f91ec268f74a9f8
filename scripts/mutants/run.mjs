import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { bin, root } from "../install.mjs";
import { ruleIds, testFilesFor } from "../rules.mjs";
import { MUTANTS } from "./list.mjs";

/**
 * For every rule that has code: break one line of it, run the tests that carry the rule's id, and see
 * them fail. A mutant that survives is a rule no one watches over.
 */
export const mutants = (name, only = "") => ({
  name,
  run: async () => {
    const chosen = MUTANTS.filter(({ rule }) => only === "" || rule === only);
    const unbroken = ruleIds().filter((id) => !MUTANTS.some(({ rule }) => rule === id));
    if (unbroken.length > 0) console.error(`  rules without a mutant: ${unbroken.join(", ")}`);
    const waiting = [...chosen];
    let passed = 0;
    const work = async () => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const verdict = await verdictOn(mutant);
        if (verdict === "killed") passed += 1;
        else console.error(`  ${verdict}: ${mutant.rule} in ${mutant.file}: ${mutant.find}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    const rules = new Set(chosen.map(({ rule }) => rule)).size;
    console.log(`mutants caught: ${passed} of ${chosen.length}, for ${rules} rules`);
    const failed = chosen.length - passed + unbroken.length;
    return chosen.length === 0 ? { passed: 0, failed: 1 } : { passed, failed };
  },
});

/**
 * Killed: tests with the rule's id ran on the broken line, and at least one of them failed. Stale: the
 * line does not stand there exactly once any more.
 */
async function verdictOn({ rule, file, find, replace }) {
  const title = `\\[${rule.replaceAll(".", "\\.")}\\] `;
  const args = ["run", "--project", "unit", "--reporter=json", "-t", title, ...testFilesFor(rule)];
  const env = { ...process.env, MUTANT: JSON.stringify({ file, find, replace }) };
  const output = await outputOf(bin("vitest"), args, env);
  if (output.includes("places read")) return "stale";
  const report = JSON.parse(output.slice(output.indexOf("{")));
  return report.numFailedTests > 0 ? "killed" : "alive";
}

function outputOf(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    child.on("error", reject);
    child.on("close", () => resolve(text));
  });
}
