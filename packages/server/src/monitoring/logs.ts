import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { LogLevel } from "../settings/env.js";

/** Where log lines go; standard output if not said. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Addresses carry keys, headers carry cookies, bodies carry codes, and messages carry cards: none of
 * them gets as far as the log, because nothing but what stands here does.
 */
export const logOptions = (
  level: LogLevel,
  stream: LogStream | undefined,
): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  base: null,
  serializers: { err: plainError, req: () => ({}), res: () => ({}) },
  ...(stream === undefined ? {} : { stream }),
});

function plainError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { name, message, stack = "" } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}

/** One line for each answer, with the route's pattern in place of the address. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ method, routeOptions, log }, reply) => {
    const line = {
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const isPolled = line.status < 400 && POLLED.has(`${method} ${line.route}`);
    if (line.route?.startsWith("/api/") === true && !isPolled) log.info(line, "answered");
    else log.debug(line, "answered");
  });
}

/** Every open lobby asks for these every few seconds. */
const POLLED: ReadonlySet<string> = new Set(["GET /api/tables"]);
