import { spawnSync } from "node:child_process";

/** Debian's own Python: its package of `websockets` is for no other one. */
const PYTHON = "/usr/bin/python3";

const hasWebsockets = () => spawnSync(PYTHON, ["-c", "import websockets"]).status === 0;

/** A Python that can run the examples; installs Debian's package, once. */
export function pythonWithWebsockets() {
  if (!hasWebsockets()) {
    console.log("Installing python3-websockets …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const install = ["install", "--yes", "--no-install-recommends", "python3-websockets"];
    const found = () => spawnSync("apt-get", install, { env, stdio: "ignore" }).status === 0;
    if (!found()) {
      spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
      found();
    }
  }
  if (hasWebsockets()) return PYTHON;
  console.error(
    "soak: Python needs the package websockets, for example Debian's python3-websockets",
  );
  process.exit(2);
}
