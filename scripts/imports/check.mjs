import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { root } from "../install.mjs";
import { foldersInCircles } from "./folders.mjs";
import { FORBIDDEN, TESTS } from "./rules.mjs";

/** A checker that sees no modules finds nothing wrong. */
const LEAST_MODULES = 500;

/** One violation of each kind, in files that nothing uses, with the kind as the name of its folder. */
const PLANTED = fileURLToPath(new URL("planted/", import.meta.url));
const KINDS = ["two games", "packages", "layers", "pure rules", "tests", "modules", "folders"];

const isSource = ({ source }) =>
  /^packages\/[^/]+\/src\//.test(source) && !new RegExp(TESTS).test(source);

/** The sources below `folder/packages`, and every import among them that is against the rules. */
async function check(folder) {
  const { output } = await cruise(
    ["packages"],
    {
      baseDir: folder.replace(/\/$/, ""),
      ruleSet: { forbidden: FORBIDDEN },
      validate: true,
      outputType: "json",
      // Imports of types count, too: a reader follows them.
      tsPreCompilationDeps: true,
      doNotFollow: { path: ["node_modules", TESTS] },
      exclude: { path: "^packages/[^/]+/(dist|dist-types|public)/" },
    },
    { exportsFields: ["exports"], conditionNames: ["source", "import", "default"] },
    { tsConfig: extractTSConfig(`${root}tsconfig.test.json`) },
  );
  const { modules, summary } = JSON.parse(output);
  const sources = modules.filter(isSource);
  const violations = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    imports: cycle === undefined ? [from, to] : [from, ...cycle.map(({ name }) => name)],
  }));
  return { count: sources.length, broken: [...violations, ...foldersInCircles(sources)] };
}

/** Throws unless the rules notice every planted violation. */
async function checkPlanted() {
  for (const kind of KINDS) {
    const { broken } = await check(`${PLANTED}${kind}`);
    if (broken.length === 0) throw new Error(`the planted violation "${kind}" was not noticed`);
  }
}

await checkPlanted();
const { count, broken } = await check(root);
for (const { rule, imports } of broken) console.error(`${rule}: ${imports.join(" > ")}`);
if (count < LEAST_MODULES) {
  console.error(`only ${count} modules were seen, of at least ${LEAST_MODULES}`);
}
if (broken.length > 0 || count < LEAST_MODULES) process.exitCode = 1;
else console.log(`the imports of ${count} modules keep to the rules`);
