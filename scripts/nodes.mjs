import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { compiler, root } from "./install.mjs";
import { command, vitest } from "./suites.mjs";

/** The versions of Node that are supported beside the one that runs this. */
const VERSIONS = ["22", "24"];

/** Installs Node as a package of the registry, once, beside the project; returns its folder. */
function install(version) {
  const folder = `${root}test-output/nodes/${version}`;
  const programs = `${folder}/node_modules/node/bin`;
  if (isVersion(`${programs}/node`, version)) return programs;
  console.log(`Installing Node ${version} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
  const { status, stderr } = spawnSync(
    "npm",
    ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"].concat([
      "--fetch-retries=1",
      `node@${version}`,
    ]),
    { cwd: folder, encoding: "utf8", stdio: ["ignore", "inherit", "pipe"] },
  );
  if (status === 0 && isVersion(`${programs}/node`, version)) return programs;
  const why = /npm error code (\S+)/.exec(stderr ?? "")?.[1] ?? "it does not run here";
  console.error(`soak: Node ${version} could not be installed from the registry (${why})`);
  process.exit(2);
}

function isVersion(program, version) {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return stdout?.startsWith(`v${version}.`) === true;
}

/** The build, the unit tests, the store and a server that is killed while games are played on it. */
export function nodeSuites(kills) {
  const installed = VERSIONS.map((version) => ({ version, programs: install(version) }));
  return installed.flatMap(({ version, programs }) => {
    // Programs of node_modules, threads and child processes all take the first Node they find.
    const env = { PATH: `${programs}${delimiter}${process.env.PATH}` };
    const on = (name) => `Node ${version}: ${name}`;
    return [
      command(on("engines"), "npm", ["ci", "--dry-run", "--engine-strict", "--no-audit"], env),
      command(on("build"), compiler, ["-b", "--force"], env),
      vitest(on("unit"), ["--project", "unit"], env),
      vitest(
        on("store and crashes"),
        ["--project", "laws"],
        { ...env, INKOGNITO_KILLS: kills },
        STORED,
      ),
    ];
  });
}

const STORED = ["laws/store", "laws/crash", "laws/disk"];
