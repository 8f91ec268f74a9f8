import { isIPv6 } from "node:net";
import { resolve } from "node:path";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where to listen; the host of an IPv6 address is written without brackets. Port 0 means any free one. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** How the server is set up, as the environment says. */
export interface Env {
  readonly host: string;
  readonly port: number;
  /** The folder with the SQLite file. */
  readonly dataDir: string;
  /** PostgreSQL instead of the file; null: the file. */
  readonly databaseUrl: string | null;
  /** How many connections to PostgreSQL this process opens at most, beside the one that listens. */
  readonly databaseConnections: number;
  /** Serve what can be read of damaged files, though something that was promised is missing. */
  readonly recover: boolean;
  /** Where people find the site, if something stands in front of it; null: where they asked. */
  readonly origin: string | null;
  /** So many proxies in front are believed when they say who is asking. */
  readonly proxies: number;
  /** A listener of its own for /metrics; null: none. */
  readonly metricsAddress: ListenAddress | null;
  /** Who sends it as a bearer token may read /metrics on the main port; null: not served there. */
  readonly metricsToken: string | null;
  /** How long a closed table is kept. */
  readonly keepTablesDays: number;
  readonly logLevel: LogLevel;
  /** The folder with the operator's own texts; null: there are none. */
  readonly texts: string | null;
  /** The folder of the built page; null: the one that was built here. */
  readonly page: string | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** What the person set is wrong: one clear line, no stack trace. */
export class EnvError extends Error {}

export function parseEnv(env: Variables): Env {
  return {
    host: parseHost(env),
    port: parsePort(env),
    dataDir: parseDataDir(env),
    databaseUrl: parseDatabaseUrl(env),
    databaseConnections: parseDatabaseConnections(env),
    recover: parseRecover(env),
    origin: parseOrigin(env),
    proxies: parseProxies(env),
    metricsAddress: parseMetricsAddress(env),
    metricsToken: parseMetricsToken(env),
    keepTablesDays: parseKeepTablesDays(env),
    logLevel: parseLogLevel(env),
    texts: parseTexts(env),
    page: parsePage(env),
  };
}

/** 0 means any free port. */
function parsePort({ PORT = "8017" }: Variables): number {
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65535) {
    throw new EnvError(`PORT takes a number from 0 to 65535, not "${PORT}"`);
  }
  return port;
}

function parseHost({ HOST = "localhost" }: Variables): string {
  if (HOST.trim() === "") throw new EnvError("HOST must not be empty");
  return HOST;
}

function parseDataDir({ INKOGNITO_DATA = "data" }: Variables): string {
  if (INKOGNITO_DATA.trim() === "" || INKOGNITO_DATA.includes("\0")) {
    throw new EnvError("INKOGNITO_DATA takes the path of a folder");
  }
  return resolve(INKOGNITO_DATA);
}

/** The address may carry a password, so the complaint does not repeat it. */
function parseDatabaseUrl({ DATABASE_URL }: Variables): string | null {
  if (DATABASE_URL === undefined || DATABASE_URL === "") return null;
  if (!/^postgres(ql)?:$/.test(urlOf(DATABASE_URL)?.protocol ?? "")) {
    throw new EnvError("DATABASE_URL takes an address like postgres://user@host/database");
  }
  return DATABASE_URL;
}

function parseDatabaseConnections({ INKOGNITO_DATABASE_CONNECTIONS = "10" }: Variables): number {
  const connections = Number(INKOGNITO_DATABASE_CONNECTIONS);
  if (!/^\d{1,4}$/.test(INKOGNITO_DATABASE_CONNECTIONS) || connections < 2 || connections > 1000) {
    throw new EnvError(
      `INKOGNITO_DATABASE_CONNECTIONS takes a number from 2 to 1000, not "${INKOGNITO_DATABASE_CONNECTIONS}"`,
    );
  }
  return connections;
}

function parseRecover({ INKOGNITO_RECOVER = "" }: Variables): boolean {
  if (!/^[01]?$/.test(INKOGNITO_RECOVER)) {
    throw new EnvError(`INKOGNITO_RECOVER takes 1, or nothing, not "${INKOGNITO_RECOVER}"`);
  }
  return INKOGNITO_RECOVER === "1";
}

function parseOrigin({ INKOGNITO_ORIGIN }: Variables): string | null {
  if (INKOGNITO_ORIGIN === undefined || INKOGNITO_ORIGIN === "") return null;
  const url = urlOf(INKOGNITO_ORIGIN);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new EnvError(
      `INKOGNITO_ORIGIN takes an origin like https://play.example, not "${INKOGNITO_ORIGIN}"`,
    );
  }
  return url.origin;
}

function parseProxies({ INKOGNITO_TRUST_PROXY = "0" }: Variables): number {
  if (!/^\d$/.test(INKOGNITO_TRUST_PROXY)) {
    throw new EnvError(
      `INKOGNITO_TRUST_PROXY takes the number of proxies in front, 0 to 9, not "${INKOGNITO_TRUST_PROXY}"`,
    );
  }
  return Number(INKOGNITO_TRUST_PROXY);
}

function parseMetricsAddress({ INKOGNITO_METRICS = "" }: Variables): ListenAddress | null {
  if (INKOGNITO_METRICS === "") return null;
  const [, ipv6, name, digits = ""] =
    /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})$/.exec(INKOGNITO_METRICS) ?? [];
  const host = ipv6 ?? name;
  const port = Number(digits);
  const isAddress = host !== undefined && (ipv6 === undefined || isIPv6(ipv6)) && port <= 65535;
  if (!isAddress) {
    throw new EnvError(
      `INKOGNITO_METRICS takes host:port, like 127.0.0.1:9100 or [::1]:9100, not "${INKOGNITO_METRICS}"`,
    );
  }
  return { host, port };
}

/** A secret, so the complaint does not repeat it. */
function parseMetricsToken({ INKOGNITO_METRICS_TOKEN = "" }: Variables): string | null {
  if (INKOGNITO_METRICS_TOKEN === "") return null;
  if (!/^[\w.~+/=-]{16,256}$/.test(INKOGNITO_METRICS_TOKEN)) {
    throw new EnvError(
      "INKOGNITO_METRICS_TOKEN takes 16 to 256 letters, digits and any of . _ ~ + / = -",
    );
  }
  return INKOGNITO_METRICS_TOKEN;
}

function parseKeepTablesDays({ INKOGNITO_KEEP_TABLES_DAYS = "365" }: Variables): number {
  const days = Number(INKOGNITO_KEEP_TABLES_DAYS);
  if (!/^[1-9]\d{0,4}$/.test(INKOGNITO_KEEP_TABLES_DAYS) || days > 36_500) {
    throw new EnvError(
      `INKOGNITO_KEEP_TABLES_DAYS takes a number of days from 1 to 36500, not "${INKOGNITO_KEEP_TABLES_DAYS}"`,
    );
  }
  return days;
}

function parseLogLevel({ LOG_LEVEL = "info" }: Variables): LogLevel {
  const level = LOG_LEVELS.find((each) => each === LOG_LEVEL);
  if (level === undefined) {
    throw new EnvError(`LOG_LEVEL takes ${LOG_LEVELS.join(", ")}, not "${LOG_LEVEL}"`);
  }
  return level;
}

function parseTexts({ INKOGNITO_TEXTS = "" }: Variables): string | null {
  return INKOGNITO_TEXTS === "" ? null : resolve(INKOGNITO_TEXTS);
}

function parsePage({ INKOGNITO_PAGE = "" }: Variables): string | null {
  return INKOGNITO_PAGE === "" ? null : resolve(INKOGNITO_PAGE);
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
