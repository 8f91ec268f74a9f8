import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { isEveryAddress, networkAddresses } from "../callers/networkAddresses.js";
import { listenForMetrics, type MetricsListener } from "../http/metricsListener.js";
import type { LogStream } from "../monitoring/logs.js";
import { Metrics } from "../monitoring/metrics.js";
import { requireOpenFiles } from "../process/openFiles.js";
import { EnvError, type ListenAddress, parseEnv } from "../settings/env.js";
import { LIMITS, type Limits } from "../settings/limits.js";
import { CannotOpen } from "../store/store.js";
import { openStore } from "./openStore.js";

/** The built page, wherever the command is run from. */
const BUILT_PAGE = fileURLToPath(new URL("../../../web/dist", import.meta.url));

export interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder with the built page. */
  readonly page?: string;
  readonly limits?: Partial<Limits>;
  /** Where the log goes; standard output if not said. */
  readonly log?: LogStream;
  /** Called when the server has to end by itself. If not said, the process exits with 1. */
  readonly onLost?: () => void;
}

/** A service manager starts it again. */
const exit = (): void => process.exit(1);

export interface Serving {
  /** Where to point a browser. */
  readonly address: string;
  /** Where other devices find the site, as far as the server knows; none if it listens here only. */
  readonly elsewhere: readonly string[];
  /** Where the metrics are read, if they have a listener of their own. */
  readonly metrics: string | null;
  /** Finishes running commits, tells all pages to come back, and closes. */
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const env = parseEnv(options.env);
  requireOpenFiles();
  const { page = env.page ?? BUILT_PAGE, log } = options;
  if (!existsSync(join(page, "index.html"))) {
    throw new EnvError(
      "the page is not built yet; `npm run build` in the project's folder builds it",
    );
  }
  // The store's thread opens the file while everything else is loaded.
  const opening = openStore(env).catch((error: unknown) => {
    throw clear(error);
  });
  const [store, { createApp }] = await Promise.all([opening, import("./app.js")]);
  const limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics();
  const onOutdated = (): void => {
    app.log.fatal("the database was changed by a newer version of this program: start that one");
    void close().then(() => (options.onLost ?? exit)());
  };
  const app = await createApp({ page, env, store, limits, log, metrics, onOutdated }).catch(
    async (error: unknown) => {
      await store.close();
      throw clear(error);
    },
  );
  const { INKOGNITO_DURABILITY } = options.env;
  if (INKOGNITO_DURABILITY !== undefined) {
    app.log.warn("INKOGNITO_DURABILITY has no effect any more: every answered move is durable");
  }
  store.onLost((why) => {
    app.log.fatal({ why }, "nothing can be stored any more: the server ends");
    (options.onLost ?? exit)();
  });
  const address = env.metricsAddress;
  let listener: MetricsListener | null = null;
  const close = async (): Promise<void> => {
    await Promise.all([listener?.close(), app.close()]);
  };
  try {
    if (address !== null) {
      listener = await listenForMetrics(address, metrics).catch((error: unknown) => {
        throw listenError(error, address, METRICS_VARIABLES);
      });
    }
    await app.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
      throw listenError(error, env, MAIN_VARIABLES);
    });
  } catch (error) {
    await close();
    throw error;
  }
  const port = boundPort(app) ?? env.port;
  return {
    address: siteAt(env.host, port),
    elsewhere: env.origin === null ? networkAddresses(env.host, port) : [env.origin],
    metrics: address && listener && `${siteAt(address.host, listener.port)}/metrics`,
    close,
  };
}

const siteAt = (host: string, port: number): string => `http://${nameOf(host)}:${port}`;

/** An error that the operator has to fix is reported in one line. */
const clear = (error: unknown): unknown =>
  error instanceof CannotOpen ? new EnvError(error.message) : error;

/** Port 0 means any: which one it became, only the socket knows. */
function boundPort({ server }: FastifyInstance): number | null {
  const bound = server.address();
  return typeof bound === "object" ? (bound?.port ?? null) : null;
}

/** An address that means "everywhere" is no place to point a browser to. */
function nameOf(host: string): string {
  if (isEveryAddress(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** How a person sets where to listen, for complaints. */
interface Variables {
  readonly host: string;
  readonly port: string;
}

const MAIN_VARIABLES: Variables = { host: "HOST", port: "PORT" };
const METRICS_VARIABLES: Variables = { host: "INKOGNITO_METRICS", port: "INKOGNITO_METRICS" };

function listenError(error: unknown, { host, port }: ListenAddress, by: Variables): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new EnvError(`port ${port} is in use; choose another one with ${by.port}`);
    case "EACCES":
      return new EnvError(`port ${port} may not be used; choose another one with ${by.port}`);
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
    case "EAFNOSUPPORT":
    // An address of one link, without the name of the link.
    case "EINVAL":
      return new EnvError(`${by.host} "${host}" is not an address of this machine`);
    default:
      return error;
  }
}
