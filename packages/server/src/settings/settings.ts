/** A setting of the server: an environment variable. `env.ts` parses them. */
export interface Setting {
  readonly name: string;
  /** What is used if it is not set; null: nothing. */
  readonly standard: string | null;
  /** What to write where it has no standard value, or a more useful one. */
  readonly example: string;
  readonly text: string;
}

/** Shown by `inkognito serve --help`, and the content of `.env.example`. */
export const SETTINGS: readonly Setting[] = [
  {
    name: "HOST",
    standard: "localhost",
    example: "0.0.0.0",
    text: "the address to listen on; 0.0.0.0: all addresses, so that other devices can reach it",
  },
  { name: "PORT", standard: "8017", example: "8017", text: "the port; 0: any free one" },
  {
    name: "INKOGNITO_ORIGIN",
    standard: null,
    example: "https://play.example",
    text: "where players open the site, if something stands in front of the server",
  },
  {
    name: "INKOGNITO_TRUST_PROXY",
    standard: "0",
    example: "1",
    text: "how many proxies in front are believed about who is asking",
  },
  { name: "INKOGNITO_DATA", standard: "data", example: "data", text: "the folder of the data" },
  {
    name: "DATABASE_URL",
    standard: null,
    example: "postgres://inkognito:secret@localhost/inkognito",
    text: "PostgreSQL instead of a file in that folder",
  },
  {
    name: "INKOGNITO_DATABASE_CONNECTIONS",
    standard: "10",
    example: "10",
    text: "how many connections to PostgreSQL at most, beside one that listens",
  },
  {
    name: "INKOGNITO_RECOVER",
    standard: null,
    example: "1",
    text: "1: serve what can be read of damaged files; for one start only",
  },
  {
    name: "INKOGNITO_KEEP_TABLES_DAYS",
    standard: "365",
    example: "365",
    text: "for how many days a closed table is kept, with its games",
  },
  {
    name: "INKOGNITO_METRICS",
    standard: null,
    example: "127.0.0.1:9100",
    text: "serve /metrics for Prometheus on this address only",
  },
  {
    name: "INKOGNITO_METRICS_TOKEN",
    standard: null,
    example: "at-least-16-characters",
    text: "serve /metrics on the main port, to this bearer token",
  },
  {
    name: "LOG_LEVEL",
    standard: "info",
    example: "info",
    text: "fatal, error, warn, info, debug, trace or silent",
  },
  {
    name: "INKOGNITO_TEXTS",
    standard: null,
    example: "/etc/inkognito",
    text: "a folder with your imprint.md, privacy.md and house-rules.md",
  },
  {
    name: "INKOGNITO_PAGE",
    standard: null,
    example: "packages/web/dist",
    text: "the folder of a page that was built elsewhere",
  },
];

const NAME_WIDTH = 28;

export const formatSettings = (): string => SETTINGS.map(helpOf).join("\n");

function helpOf({ name, standard, example, text }: Setting): string {
  const value = standard === null ? `, like ${example}` : ` (${standard})`;
  const fits = name.length < NAME_WIDTH;
  const head = fits ? name.padEnd(NAME_WIDTH) : `${name}\n${" ".repeat(NAME_WIDTH + 2)}`;
  return `  ${head}${text}${text.startsWith("1:") ? "" : value}`;
}
