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
      durability: "full",
      origin: null,
      proxies: 0,
      logLevel: "info",
      page: null,
    });
  });

  it("may say everything", () => {
    const env = parseEnv({
      HOST: "0.0.0.0",
      PORT: "0",
      INKOGNITO_DATA: "/var/lib/inkognito",
      DATABASE_URL: "postgres://me:secret@db/inkognito",
      INKOGNITO_DURABILITY: "relaxed",
      INKOGNITO_ORIGIN: "https://play.example/",
      INKOGNITO_TRUST_PROXY: "1",
      LOG_LEVEL: "debug",
      INKOGNITO_PAGE: "/usr/share/inkognito",
    });
    expect(env).toEqual({
      host: "0.0.0.0",
      port: 0,
      dataDir: "/var/lib/inkognito",
      databaseUrl: "postgres://me:secret@db/inkognito",
      durability: "relaxed",
      origin: "https://play.example",
      proxies: 1,
      logLevel: "debug",
      page: "/usr/share/inkognito",
    });
  });

  it("takes what is set to nothing for not set, where that means something", () => {
    const { databaseUrl, origin } = parseEnv({ DATABASE_URL: "", INKOGNITO_ORIGIN: "" });
    expect([databaseUrl, origin]).toEqual([null, null]);
  });

  it.each([
    [{ HOST: " " }, "HOST must not be empty"],
    [{ INKOGNITO_DATA: "" }, "INKOGNITO_DATA takes the path of a folder"],
    [{ INKOGNITO_DURABILITY: "some" }, 'INKOGNITO_DURABILITY takes full or relaxed, not "some"'],
    [{ INKOGNITO_ORIGIN: "play.example" }, "INKOGNITO_ORIGIN takes an origin"],
    [{ INKOGNITO_ORIGIN: "https://play.example/game" }, "INKOGNITO_ORIGIN takes an origin"],
    [{ INKOGNITO_ORIGIN: "https://me@play.example" }, "INKOGNITO_ORIGIN takes an origin"],
    [{ INKOGNITO_ORIGIN: "ftp://play.example" }, "INKOGNITO_ORIGIN takes an origin"],
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

  it("does not repeat a password", () => {
    const parse = () => parseEnv({ DATABASE_URL: "mysql://me:hush@db/inkognito" });
    expect(parse).toThrow("DATABASE_URL takes an address like postgres://");
    expect(parse).not.toThrow("hush");
  });
});
