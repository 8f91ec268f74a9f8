import { spawnSync } from "node:child_process";

/** Installs a package of Debian unless it is there, once. */
function needPackage(name, isThere) {
  if (!isThere()) {
    console.log(`Installing ${name} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const install = ["install", "--yes", "--no-install-recommends", name];
    const found = () => spawnSync("apt-get", install, { env, stdio: "ignore" }).status === 0;
    if (!found()) {
      spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
      found();
    }
  }
  if (isThere()) return;
  console.error(`soak: install this first, for example Debian's package: ${name}`);
  process.exit(2);
}

const runs = (program, args) => spawnSync(program, args).status === 0;

/** Debian's own Python: its package of `websockets` is for no other one. */
const PYTHON = "/usr/bin/python3";

/** A Python that can run the examples. */
export function pythonWithWebsockets() {
  needPackage("python3-websockets", () => runs(PYTHON, ["-c", "import websockets"]));
  return PYTHON;
}

export const needGettext = () => needPackage("gettext", () => runs("msgfmt", ["--version"]));
