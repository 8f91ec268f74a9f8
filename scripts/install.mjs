import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The lowest minor version by major version; any later major version will do. As in package.json. */
const MINORS = { 20: 19, 22: 13 };
const FIRST_OF_ANY = 24;
const stamp = `${root}node_modules/.installed`;

/** Runs a command in the project's folder and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) throw error;
  return status ?? 1;
}

/** The same without waiting; resolves with the exit code and everything that the command has printed. */
export function runCollected(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

/** A program out of node_modules. */
export const bin = (name) => `${root}node_modules/.bin/${name}`;

/** Dependencies as the lock file says, installed only when they are not. `npm ci` builds as well. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < FIRST_OF_ANY && !(minor >= MINORS[major])) {
    console.error(
      `Node 22.13, 24 or newer is needed (20.19 will do); this is ${process.versions.node}.`,
    );
    process.exit(2);
  }
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing …");
  const status = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, wanted);
}

/**
 * The compiler, by its path: `.bin/tsc` is the one whose programming interface the import checker
 * needs, which this one does not have.
 */
export const compiler = `${root}node_modules/typescript-7/bin/tsc`;

/** The types of the messages are made of the catalogs first. */
export function build() {
  for (const step of [["packages/web/tools/messageTypes.mjs"], [compiler, "-b"]]) {
    const status = run(process.execPath, step);
    if (status !== 0) process.exit(status);
  }
}
