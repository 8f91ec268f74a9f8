import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { EnvError, parseEnv } from "./env.js";
import { LIMITS, type Limits } from "./limits.js";
import type { LogStream } from "./logs.js";
import { openStore } from "./store/open.js";
import { CannotOpen } from "./store/store.js";

/** The built page, wherever the command is run from. */
const BUILT_PAGE = fileURLToPath(new URL("../../web/dist", import.meta.url));

export interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder with the built page. */
  readonly page?: string;
  readonly limits?: Partial<Limits>;
  /** Where the log goes; standard output if not said. */
  readonly log?: LogStream;
}

export interface Serving {
  /** Where to point a browser. */
  readonly address: string;
  /** Finishes what is being committed, tells everybody to come back, and is gone. */
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const env = parseEnv(options.env);
  const { page = env.page ?? BUILT_PAGE, log } = options;
  if (!existsSync(join(page, "index.html"))) {
    throw new EnvError("the page is not built yet; `npm start` in the project's folder builds it");
  }
  // The store's thread opens the file while everything else is loaded.
  const opening = openStore(env).catch((error: unknown) => {
    throw error instanceof CannotOpen ? new EnvError(error.message) : error;
  });
  const [store, { createApp }] = await Promise.all([opening, import("./app.js")]);
  const limits = { ...LIMITS, ...options.limits };
  const app = await createApp({ page, env, store, limits, log }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    await app.close();
    throw listenError(error, env.host, env.port);
  }
  return {
    address: `http://${nameOf(env.host)}:${boundPort(app) ?? env.port}`,
    close: () => app.close(),
  };
}

/** Port 0 means any: which one it became, only the socket knows. */
function boundPort({ server }: FastifyInstance): number | null {
  const bound = server.address();
  return typeof bound === "object" ? (bound?.port ?? null) : null;
}

/** An address that means "everywhere" is no place to point a browser to. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function listenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new EnvError(`port ${port} is in use; choose another one with PORT`);
    case "EACCES":
      return new EnvError(`port ${port} may not be used; choose another one with PORT`);
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
    case "EAFNOSUPPORT":
    // An address of one link, without the name of the link.
    case "EINVAL":
      return new EnvError(`HOST "${host}" is not an address of this machine`);
    default:
      return error;
  }
}
