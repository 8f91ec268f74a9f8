import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.js";

describe("the environment", () => {
  it("needs nothing", () => {
    expect(parseEnv({})).toEqual({
      host: "localhost",
      port: 8017,
      dataDir: resolve("data"),
      databaseUrl: null,
      databaseConnections: 10,
      recover: false,
      origin: null,
      proxies: 0,
      metricsAddress: null,
      metricsToken: null,
      keepTablesDays: 365,
      logLevel: "info",
      texts: null,
      page: null,
    });
  });

  it("may say everything", () => {
    const env = parseEnv({
      HOST: "0.0.0.0",
      PORT: "0",
      INKOGNITO_DATA: "/var/lib/inkognito",
      DATABASE_URL: "postgres://me:secret@db/inkognito",
      INKOGNITO_DATABASE_CONNECTIONS: "4",
      INKOGNITO_RECOVER: "1",
      INKOGNITO_ORIGIN: "https://play.example/",
      INKOGNITO_TRUST_PROXY: "1",
      INKOGNITO_METRICS: "[::1]:9100",
      INKOGNITO_METRICS_TOKEN: "0123456789abcdef",
      INKOGNITO_KEEP_TABLES_DAYS: "90",
      LOG_LEVEL: "debug",
      INKOGNITO_TEXTS: "/etc/inkognito",
      INKOGNITO_PAGE: "/usr/share/inkognito",
    });
    expect(env).toEqual({
      host: "0.0.0.0",
      port: 0,
      dataDir: "/var/lib/inkognito",
      databaseUrl: "postgres://me:secret@db/inkognito",
      databaseConnections: 4,
      recover: true,
      origin: "https://play.example",
      proxies: 1,
      metricsAddress: { host: "::1", port: 9100 },
      metricsToken: "0123456789abcdef",
      keepTablesDays: 90,
      logLevel: "debug",
      texts: "/etc/inkognito",
      page: "/usr/share/inkognito",
    });
  });

  it("takes what is set to nothing for not set, where that means something", () => {
    const { databaseUrl, origin, metricsAddress, metricsToken } = parseEnv({
      DATABASE_URL: "",
      INKOGNITO_ORIGIN: "",
      INKOGNITO_METRICS: "",
      INKOGNITO_METRICS_TOKEN: "",
    });
    expect([databaseUrl, origin, metricsAddress, metricsToken]).toEqual([null, null, null, null]);
  });

  it.each([
    [{ HOST: " " }, "HOST must not be empty"],
    [{ INKOGNITO_DATA: "" }, "INKOGNITO_DATA takes the path of a folder"],
    [{ INKOGNITO_ORIGIN: "play.example" }, "INKOGNITO_ORIGIN takes an origin"],
    [{ INKOGNITO_ORIGIN: "https://play.example/game" }, "INKOGNITO_ORIGIN takes an origin"],
    [{ INKOGNITO_ORIGIN: "https://me@play.example" }, "INKOGNITO_ORIGIN takes an origin"],
    [{ INKOGNITO_ORIGIN: "ftp://play.example" }, "INKOGNITO_ORIGIN takes an origin"],
    [
      { INKOGNITO_DATABASE_CONNECTIONS: "many" },
      'INKOGNITO_DATABASE_CONNECTIONS takes a number from 2 to 1000, not "many"',
    ],
    [{ INKOGNITO_DATABASE_CONNECTIONS: "1" }, "takes a number from 2 to 1000"],
    [{ INKOGNITO_TRUST_PROXY: "yes" }, "INKOGNITO_TRUST_PROXY takes the number of proxies"],
    [{ INKOGNITO_TRUST_PROXY: "10" }, "INKOGNITO_TRUST_PROXY takes the number of proxies"],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL takes fatal, error, warn, info, debug, trace, silent, not "loud"',
    ],
  ])("%j is answered in one line", (env, line) => {
    const parse = () => parseEnv(env);
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(line);
  });

  it.each(["9100", "localhost", "localhost:", ":9100", "localhost:65536", "::1:9100", "[1]:9100"])(
    "INKOGNITO_METRICS=%s is answered in one line",
    (INKOGNITO_METRICS) => {
      expect(() => parseEnv({ INKOGNITO_METRICS })).toThrow(
        `INKOGNITO_METRICS takes host:port, like 127.0.0.1:9100 or [::1]:9100, not "${INKOGNITO_METRICS}"`,
      );
    },
  );

  it.each(["", "0", "-1", "1.5", "36501", "forever"])(
    "INKOGNITO_KEEP_TABLES_DAYS=%s is answered in one line",
    (INKOGNITO_KEEP_TABLES_DAYS) => {
      expect(() => parseEnv({ INKOGNITO_KEEP_TABLES_DAYS })).toThrow(
        `INKOGNITO_KEEP_TABLES_DAYS takes a number of days from 1 to 36500, not "${INKOGNITO_KEEP_TABLES_DAYS}"`,
      );
    },
  );

  it("does not repeat a password", () => {
    const parse = () => parseEnv({ DATABASE_URL: "mysql://me:hush@db/inkognito" });
    expect(parse).toThrow("DATABASE_URL takes an address like postgres://");
    expect(parse).not.toThrow("hush");
  });

  it.each(["hush", "hush hush hush hush", `hush${"x".repeat(300)}`])(
    "does not repeat a token it does not take: %s",
    (INKOGNITO_METRICS_TOKEN) => {
      const parse = () => parseEnv({ INKOGNITO_METRICS_TOKEN });
      expect(parse).toThrow("INKOGNITO_METRICS_TOKEN takes 16 to 256 letters");
      expect(parse).not.toThrow("hush");
    },
  );
});
