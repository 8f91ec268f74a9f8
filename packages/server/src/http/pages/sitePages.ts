import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language, SITE_PAGES, type SitePage } from "@inkognito/protocol";
import { EnvError } from "../../settings/env.js";
import { escapeHtml, plainPage } from "./html.js";
import { languageFor } from "./language.js";

/** What the operator wrote: each page in the languages it was written in. */
export type SitePages = ReadonlyMap<SitePage, ReadonlyMap<Language, string>>;

const MOST_BYTES = 200_000;
const NAMES = `${SITE_PAGES.map((page) => `${page}.md`).join(", ")}, or with a language as in privacy.de.md`;

/** Reads the folder once, when the server starts: a file that would never be shown is an error. */
export function readSitePages(folder: string | null): SitePages {
  const pages = new Map<SitePage, Map<Language, string>>();
  if (folder === null) return pages;
  for (const file of filesIn(folder)) {
    const [name = "", language = "en"] = file.replace(/\.md$/, "").split(".");
    const page = SITE_PAGES.find((each) => each === name);
    const known = LANGUAGES.find((each) => each === language);
    if (page === undefined || known === undefined || file.split(".").length > 3) {
      throw new EnvError(`INKOGNITO_TEXTS: ${file} is no page of the site. Known are ${NAMES}`);
    }
    const texts = pages.get(page) ?? new Map<Language, string>();
    if (texts.has(known)) throw new EnvError(`INKOGNITO_TEXTS: ${file} is there twice`);
    pages.set(page, texts.set(known, textIn(join(folder, file))));
  }
  return pages;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".md"));
  } catch {
    throw new EnvError(`INKOGNITO_TEXTS: the folder ${folder} cannot be read`);
  }
}

function textIn(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES) {
      throw new EnvError(`INKOGNITO_TEXTS: ${path} is longer than ${MOST_BYTES} bytes`);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof EnvError) throw error;
    throw new EnvError(`INKOGNITO_TEXTS: ${path} cannot be read as UTF-8`);
  }
}

/** A page in the visitor's language if it was written in it, otherwise in English, otherwise as it is. */
export function sitePage(
  texts: ReadonlyMap<Language, string>,
  accepted: string | undefined,
): string {
  const wanted = languageFor(accepted);
  const language = [wanted, "en" as const, ...texts.keys()].find((each) => texts.has(each)) ?? "en";
  return plainPage(language, contentOf(texts.get(language) ?? ""));
}

/** Headings, paragraphs and lists: the forms of Markdown that such texts need. Nothing in it is HTML. */
function contentOf(text: string): string {
  return text
    .replaceAll("\r", "")
    .split(/\n{2,}/)
    .flatMap((block) => block.trim().split(/\n(?=#{1,3} )|(?<=^#{1,3} [^\n]*)\n/))
    .filter((block) => block !== "")
    .map(blockOf)
    .join("\n");
}

function blockOf(block: string): string {
  const [, hashes, heading = ""] = /^(#{1,3}) (.*)$/.exec(block) ?? [];
  if (hashes !== undefined) return `<h${hashes.length}>${spansOf(heading)}</h${hashes.length}>`;
  if (!/^[-*] /.test(block)) return `<p>${spansOf(block).replaceAll("\n", "<br />\n")}</p>`;
  const items = block.slice(2).split(/\n[-*] /);
  return `<ul>${items.map((item) => `<li>${spansOf(item)}</li>`).join("")}</ul>`;
}

/** Addresses become links, and **this** is strong. */
const spansOf = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\*\*(.+?)\*\*/gs, "<strong>$1</strong>")
    .replaceAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g, '<a href="$&">$&</a>')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<a href="mailto:$&">$&</a>');
