import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.js";
import { formatEnvExample, SETTINGS } from "./settings.js";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

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
