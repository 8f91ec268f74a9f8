import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { FILES, FOLDER, languagesIn, pathOf, readCatalog, SOURCE } from "./catalogs.mjs";
import { formatPo } from "./po.mjs";

const headersOf = (language) => [
  ["Project-Id-Version", "Inkognito Online"],
  ["PO-Revision-Date", "2026-11-18 21:00+0000"],
  ["Last-Translator", "none"],
  ["Language-Team", "none"],
  ["Language", language],
  ["MIME-Version", "1.0"],
  ["Content-Type", "text/plain; charset=UTF-8"],
  ["Content-Transfer-Encoding", "8bit"],
];

/** An English message says itself what it says in English: its text, or else its msgid. */
const asSource = (entry) => {
  const text = entry.text === "" ? entry.english : entry.text;
  return { ...entry, fuzzy: false, english: text, text };
};

/** Everything but the text comes from English; a text whose English has changed is marked. */
const asTranslation = (source, known) => ({
  ...source,
  comments: known?.comments ?? [],
  text: known?.text ?? "",
  fuzzy:
    known !== undefined && known.text !== "" && (known.fuzzy || known.english !== source.english),
});

/** A catalog with the messages of English and no others, in the order and with the notes of English. */
export function updated(language, file, folder = FOLDER) {
  const english = readCatalog(SOURCE, file, folder);
  const entries = english.entries.map(asSource);
  if (language === SOURCE) return { ...english, entries };
  const own = existsSync(pathOf(language, file, folder))
    ? readCatalog(language, file, folder)
    : { headers: new Map(headersOf(language)), entries: [] };
  const known = new Map(own.entries.map((entry) => [entry.id, entry]));
  return {
    comments: english.comments,
    headers: own.headers,
    entries: entries.map((entry) => asTranslation(entry, known.get(entry.id))),
  };
}

/** Brings all catalogs up to date with English; a folder without files becomes a new language. */
export function updateAll(folder = FOLDER) {
  for (const language of languagesIn(folder)) {
    for (const file of FILES) {
      const path = pathOf(language, file, folder);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, formatPo(updated(language, file, folder)));
    }
  }
}
