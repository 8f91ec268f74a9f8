import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.js";
import { EnvError, parseEnv } from "./env.js";

/** The built page, wherever the command is run from. */
const BUILT_PAGE = fileURLToPath(new URL("../../web/dist", import.meta.url));

export interface ServeOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder with the built page. */
  readonly page?: string;
}

export interface Serving {
  /** Where to point a browser. */
  readonly address: string;
  close(): Promise<void>;
}

export async function serve({ env, page = BUILT_PAGE }: ServeOptions): Promise<Serving> {
  const { host, port } = parseEnv(env);
  if (!existsSync(join(page, "index.html"))) {
    throw new EnvError("the page is not built yet; `npm start` in the project's folder builds it");
  }
  const app = await createApp({ page });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenError(error, host, port);
  }
  return {
    address: `http://${nameOf(host)}:${boundPort(app) ?? port}`,
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
      return new EnvError(`HOST "${host}" is not an address of this machine`);
    default:
      return error;
  }
}
