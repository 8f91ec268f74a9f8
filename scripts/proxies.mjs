import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { root } from "./install.mjs";
import { command, vitest } from "./suites.mjs";

/** The packages of Debian, and the programs in them. */
const PACKAGES = { caddy: "caddy", nginx: "nginx-light", openssl: "openssl" };

function fail(message) {
  console.error(`soak: ${message}`);
  process.exit(2);
}

const runs = (program, args) => spawnSync(program, args, { stdio: "ignore" }).status === 0;

function installMissing() {
  const missing = Object.entries(PACKAGES)
    .filter(([program]) => !runs(program, program === "nginx" ? ["-v"] : ["version"]))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(", ")} …`);
  const args = ["install", "-y", "--no-install-recommends", ...missing];
  if (!runs("apt-get", args)) fail(`install these first: ${missing.join(", ")}`);
}

/** A certificate for localhost that only the tests trust. Returns its folder. */
function makeCertificate() {
  const folder = `${root}test-output/proxies`;
  mkdirSync(folder, { recursive: true });
  if (existsSync(`${folder}/certificate.pem`)) return folder;
  const made = runs("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
    ...["-days", "3650", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
    ...["-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`],
  ]);
  if (!made) fail("openssl did not make a certificate");
  return folder;
}

/** The examples in `deploy` with the real programs: TLS, sockets and games through them. */
export function proxySuites() {
  installMissing();
  const folder = makeCertificate();
  const env = {
    INKOGNITO_CERTIFICATE: folder,
    // Node reads it when it starts.
    NODE_EXTRA_CA_CERTS: `${folder}/certificate.pem`,
  };
  return [
    vitest("proxies", ["--project", "proxies"], env),
    ...(runs("systemd-analyze", ["--version"])
      ? [command("service file", "systemd-analyze", ["verify", "deploy/inkognito.service"])]
      : []),
  ];
}
