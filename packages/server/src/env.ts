/** Where to listen, as the environment says. */
export interface Env {
  readonly host: string;
  readonly port: number;
}

/** What the person set is wrong: one clear line, no stack trace. */
export class EnvError extends Error {}

/** 0 means any free port. */
export function parseEnv(env: Readonly<Record<string, string | undefined>>): Env {
  const { PORT = "8017", HOST = "localhost" } = env;
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65535) {
    throw new EnvError(`PORT takes a number from 0 to 65535, not "${PORT}"`);
  }
  if (HOST.trim() === "") throw new EnvError("HOST must not be empty");
  return { host: HOST, port };
}
