import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.js";
import { SETTINGS } from "./settings.js";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** A file for `node --env-file`, systemd and compose: everything in it is a comment until it is needed. */
const formatEnvExample = (): string =>
  [
    "# The settings of `inkognito serve`. Copy this file to .env and remove the # in front of what you change.",
    "# Made from packages/server/src/settings/settings.ts; docs/hosting.md explains how to host a site.",
    ...SETTINGS.map(
      ({ name, standard, example, text }) => `\n# ${text}\n#${name}=${standard ?? example}`,
    ),
    "",
  ].join("\n");

describe("the settings", () => {
  it("are all that the server reads, and no others", () => {
    const source = read("./env.ts");
    const parsed = [...source.matchAll(/\(\{ ([A-Z_]+)(?: = "[^"]*")? \}: Variables\)/g)];
    expect(SETTINGS.map(({ name }) => name).sort()).toEqual(parsed.map(([, name]) => name).sort());
  });

  it("have the standard values that the server uses", () => {
    const standard = Object.fromEntries(
      SETTINGS.flatMap(({ name, standard: value }) => (value === null ? [] : [[name, value]])),
    );
    expect(parseEnv(standard)).toEqual(parseEnv({}));
  });

  it("have examples that the server takes", () => {
    const examples = Object.fromEntries(SETTINGS.map(({ name, example }) => [name, example]));
    expect(() => parseEnv(examples)).not.toThrow();
  });

  it("are in .env.example as they are in serve --help", () => {
    expect(read("../../../../.env.example")).toBe(formatEnvExample());
  });
});
