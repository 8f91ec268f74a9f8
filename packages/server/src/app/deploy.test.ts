import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { SETTINGS } from "../settings/settings.js";
import { readMetrics, startServer } from "../testing/index.js";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([name]) => name));

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

describe("the examples for hosting", () => {
  it("show metrics that exist, and all of them", async () => {
    const server = await startServer();
    onTestFinished(() => server.stop());
    const metrics = await readMetrics(server.site);
    const defined = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type]) => ({
      name,
      type,
    }));
    const names = defined.flatMap(({ name, type }) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const { panels }: Dashboard = JSON.parse(read("deploy/grafana-dashboard.json"));
    const shown = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => [...namesIn(expr, /\b(?:inkognito|process|nodejs)_\w+/g)]),
    );
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    const isShown = ({ name }: { readonly name: string }) =>
      shown.some((each) => each.replace(/_(?:bucket|count|sum)$/, "") === name);
    expect(defined.filter((each) => !isShown(each))).toEqual([]);
  });

  it.each([
    "deploy/Caddyfile",
    "deploy/nginx.conf",
    "deploy/inkognito.service",
    "deploy/Containerfile",
    "deploy/compose.yaml",
    "docs/hosting.md",
  ])("%s names settings that exist", (path) => {
    const known = new Set(SETTINGS.map(({ name }) => name));
    const named = namesIn(read(path), /\b(?:INKOGNITO_[A-Z_]+|DATABASE_URL|LOG_LEVEL)\b/g);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it("name commands that exist, and link to files that exist", () => {
    const hosting = read("docs/hosting.md");
    const named = (pattern: RegExp) => [...hosting.matchAll(pattern)].map(([, name = ""]) => name);
    const main = read("packages/cli/src/main.ts");
    const commands = named(/(?:npx inkognito|inkognito\.mjs) ([a-z]+)/g);
    expect(commands).toEqual(expect.arrayContaining(["serve", "backup", "restore", "move"]));
    expect(commands.filter((name) => !main.includes(`  ${name}: () =>`))).toEqual([]);
    const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: object };
    expect(named(/npm run (\w+)/g).filter((name) => !(name in scripts))).toEqual([]);
    const links = named(/\]\((?!https?:|#)([^)#]+)/g);
    const missing = links.filter((link) => !existsSync(new URL(link, new URL("docs/", ROOT))));
    expect(missing).toEqual([]);
  });

  it("use the server's port and the commands that exist", () => {
    for (const path of ["Caddyfile", "nginx.conf", "Containerfile", "compose.yaml"]) {
      expect(read(`deploy/${path}`)).toContain("8017");
    }
    for (const path of ["inkognito.service", "Containerfile"]) {
      expect(read(`deploy/${path}`)).toContain("packages/cli/bin/inkognito.mjs");
    }
  });
});
