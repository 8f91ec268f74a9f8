import { readFileSync } from "node:fs";
import { root } from "./install.mjs";

const readJson = (file) => JSON.parse(readFileSync(`${root}${file}`, "utf8"));

/**
 * What is wrong with the locked packages: one without a strong checksum, one that comes from elsewhere
 * than npm's registry, or one that runs a script while it is installed and is not allowed to.
 */
function faultsOf(packages, allowed) {
  const external = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && link !== true,
  );
  return external.flatMap(([path, { integrity = "", resolved, hasInstallScript, ...rest }]) => {
    const name = rest.name ?? path.slice(path.lastIndexOf("node_modules/") + 13);
    const faults = [];
    if (!integrity.startsWith("sha512-")) faults.push(`${name} has no SHA-512 checksum`);
    if (resolved !== undefined) faults.push(`${name} comes from ${resolved}`);
    if (hasInstallScript === true && allowed[name] !== true)
      faults.push(`${name} runs a script while it is installed; allowScripts does not allow it`);
    return faults;
  });
}

/** A lock file in which each fault occurs once, so that a check that sees nothing is noticed. */
const PLANTED = {
  "packages/own": {},
  "node_modules/own": { resolved: "packages/own", link: true },
  "node_modules/good": { integrity: "sha512-x", hasInstallScript: true },
  "node_modules/weak": { integrity: "sha1-x" },
  "node_modules/a/node_modules/@b/c": { integrity: "sha512-x", resolved: "git+ssh://elsewhere" },
  "node_modules/runs": { integrity: "sha512-x", hasInstallScript: true },
};

const planted = faultsOf(PLANTED, { good: true }).map((fault) => fault.split(" ")[0]);
if (planted.join() !== "weak,@b/c,runs") {
  console.error(`the check of the dependencies found only these planted faults: ${planted.join()}`);
  process.exit(1);
}
const { packages } = readJson("package-lock.json");
const { allowScripts = {} } = readJson("package.json");
const faults = faultsOf(packages, allowScripts);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`${Object.keys(packages).length} locked packages are as they should be.`);
}
