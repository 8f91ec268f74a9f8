import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { HttpClient, startServer } from "../../testing/index.js";
import { readSitePages, sitePage } from "./sitePages.js";

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const imprint = (files: Readonly<Record<string, string>>, accepted?: string): string =>
  sitePage(readSitePages(folderWith(files)).get("imprint") ?? new Map(), accepted);

describe("the operator's pages", () => {
  it("are served, and the site names those that there are", { timeout: 60_000 }, async () => {
    const texts = folderWith({ "privacy.md": "# Privacy\n\nWe keep names.", "notes.txt": "" });
    const server = await startServer({ env: { INKOGNITO_TEXTS: texts } });
    onTestFinished(() => server.stop());
    const client = new HttpClient(server.site);
    const site = (await (await client.fetch("/api/site")).json()) as { pages: unknown };
    expect(site.pages).toEqual(["privacy"]);
    const answer = await client.fetch("/privacy");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(await answer.text()).toContain("<h1>Privacy</h1>\n<p>We keep names.</p>");
    expect((await client.fetch("/imprint")).status).toBe(404);
  });

  it("are shown in the visitor's language, in English, or in the only one there is", () => {
    const files = { "imprint.md": "Hello", "imprint.de.md": "Hallo" };
    expect(imprint(files, "de-AT")).toMatch(/lang="de"[\s\S]*<p>Hallo<\/p>/);
    expect(imprint(files, "ko")).toMatch(/lang="en"[\s\S]*<p>Hello<\/p>/);
    expect(imprint({ "imprint.it.md": "Ciao" }, "ko")).toMatch(/lang="it"[\s\S]*<p>Ciao<\/p>/);
  });

  it("have headings, lists, links and strong words, and nothing of them is HTML", () => {
    const text = `# One\nA line
and **another**.

- Write to me@play.example.
- See https://play.example/a?b=1&c="2".

<script>alert(1)</script>`;
    const page = imprint({ "imprint.md": text.replaceAll("\n", "\r\n") });
    expect(page).toContain("<h1>One</h1>\n<p>A line<br />\nand <strong>another</strong>.</p>");
    expect(page).toContain(
      '<ul><li>Write to <a href="mailto:me@play.example">me@play.example</a>.</li>',
    );
    expect(page).toContain("&lt;script&gt;");
    expect(page).not.toContain("<script");
    for (const [, href = ""] of page.matchAll(/href="([^"]*)"/g)) expect(href).not.toMatch(/[<>"]/);
  });

  it.each([
    ["a name that no page has", { "impressum.md": "" }, "impressum.md is no page of the site"],
    ["a language that we don't speak", { "imprint.fr.md": "" }, "imprint.fr.md is no page"],
    ["one page twice", { "imprint.md": "", "imprint.en.md": "" }, "is there twice"],
    ["a file that isn't text", { "imprint.md": Buffer.from([0xff, 0xfe]) }, "as UTF-8"],
    ["a file without end", { "imprint.md": "a".repeat(200_001) }, "longer than 200000 bytes"],
  ])("are refused at the start for %s", (_case, files, message) => {
    expect(() => readSitePages(folderWith(files))).toThrow(message);
  });

  it("are refused at the start if the folder is missing", () => {
    expect(() => readSitePages("/nowhere/at/all")).toThrow("the folder /nowhere/at/all cannot be");
  });
});
