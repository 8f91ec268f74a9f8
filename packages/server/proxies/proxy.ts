import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../laws/support/freePort.js";
import { newFolder } from "../src/testing/server.js";

/** With `certificate.pem` and `key.pem` for localhost, which this process trusts. */
const { INKOGNITO_CERTIFICATE = "" } = process.env;
const CERTIFICATE = join(INKOGNITO_CERTIFICATE, "certificate.pem");
const KEY = join(INKOGNITO_CERTIFICATE, "key.pem");

const EXAMPLES = fileURLToPath(new URL("../../../deploy/", import.meta.url));

/** What an operator replaces in an example; each has to be there. */
type Replacements = Readonly<Record<string, string>>;

function example(name: string, replacements: Replacements): string {
  let text = readFileSync(join(EXAMPLES, name), "utf8").replace(/^#.*\n/gm, "");
  for (const [old, fresh] of Object.entries(replacements)) {
    if (!text.includes(old)) throw new Error(`deploy/${name} has no "${old}" to replace`);
    text = text.replaceAll(old, fresh);
  }
  return text;
}

export interface RunningProxy {
  /** Where players find the site. */
  readonly site: string;
  /** Where they are sent there from; null: that is not tested. */
  readonly plain: string | null;
  stop(): Promise<void>;
}

export interface Ports {
  readonly tls: number;
  readonly plain: number;
}

export const freePorts = async (): Promise<Ports> => {
  const [tls, plain] = await Promise.all([freePort(), freePort()]);
  return { tls, plain };
};

export const siteAt = ({ tls }: Ports): string => `https://localhost:${tls}`;

/** The real Caddy with our example. `server`: the port of the server behind it. */
export async function startCaddy(ports: Ports, server: number): Promise<RunningProxy> {
  const folder = newFolder("caddy");
  const text = example("Caddyfile", {
    "play.example {": `${siteAt(ports)} {\n\ttls ${CERTIFICATE} ${KEY}`,
    "127.0.0.1:8017": `127.0.0.1:${server}`,
  });
  const config = join(folder, "Caddyfile");
  // No second Caddy of this machine, and no port 80, may get in the way.
  writeFileSync(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`);
  const args = ["run", "--config", config, "--adapter", "caddyfile"];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] });
  return started(child, { site: siteAt(ports), plain: null });
}

/** The real nginx with our example, of which some may be left out. */
export async function startNginx(
  ports: Ports,
  server: number,
  without: readonly string[] = [],
): Promise<RunningProxy> {
  const folder = newFolder("nginx");
  const text = example("nginx.conf", {
    "server_name play.example": "server_name localhost",
    "/etc/letsencrypt/live/play.example/fullchain.pem": CERTIFICATE,
    "/etc/letsencrypt/live/play.example/privkey.pem": KEY,
    "listen 80;": `listen 127.0.0.1:${ports.plain};`,
    "listen 443 ssl;": `listen 127.0.0.1:${ports.tls} ssl; listen [::1]:${ports.tls} ssl;`,
    "127.0.0.1:8017": `127.0.0.1:${server}`,
    ...Object.fromEntries(without.map((line) => [line, ""])),
  });
  writeFileSync(join(folder, "site.conf"), text);
  mkdirSync(join(folder, "temp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  const main = [
    "daemon off; master_process off; error_log stderr;",
    `pid ${folder}/nginx.pid;`,
    "events {}",
    `http { access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), main.join("\n"));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  const child = spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] });
  return started(child, { site: siteAt(ports), plain: `http://127.0.0.1:${ports.plain}` });
}

async function started(
  child: ChildProcess,
  where: Omit<RunningProxy, "stop">,
): Promise<RunningProxy> {
  const said: string[] = [];
  child.stderr?.on("data", (bytes) => said.push(String(bytes)));
  const closed = once(child, "close");
  for (let tries = 0; ; tries += 1) {
    const isThere = await fetch(where.site).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (child.exitCode !== null || tries === 100) {
      child.kill("SIGKILL");
      throw new Error(`the proxy does not answer: ${said.join("")}`);
    }
    await pause(100);
  }
  return {
    ...where,
    stop: async () => {
      child.kill("SIGTERM");
      await closed;
    },
  };
}
