import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { parsePo } from "./po.mjs";

/** A folder for each language, with a file for each of the names in PARTS. */
export const FOLDER = fileURLToPath(new URL("../../src/i18n", import.meta.url));

/** What the page fetches at once: `main` before anything else, the others with the screens that need them. */
export const PARTS = {
  main: ["common", "home", "table", "papers", "passing", "story"],
  map: ["spaces"],
  cardGame: ["cardTable", "cardNotebook"],
  odds: ["odds"],
  ending: ["ending"],
  multiplayer: ["lobby", "online"],
  rules: ["rules"],
  lessons: ["lessons"],
  replay: ["replay"],
};

export const FILES = Object.values(PARTS).flat();

/** The language that all others are translated from, and that stands in where a translation is missing. */
export const SOURCE = "en";

export const languagesIn = (folder = FOLDER) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map(({ name }) => name)
    .sort();

export const pathOf = (language, file, folder = FOLDER) => join(folder, language, `${file}.po`);

export const readCatalog = (language, file, folder = FOLDER) => {
  const path = pathOf(language, file, folder);
  return parsePo(readFileSync(path, "utf8"), path);
};

/** What is translated in these files, by id: a text whose English has changed since then is not. */
export const textsIn = (language, files = FILES, folder = FOLDER) =>
  new Map(
    files
      .flatMap((file) => readCatalog(language, file, folder).entries)
      .filter(({ text, fuzzy }) => text !== "" && !fuzzy)
      .map(({ id, text }) => [id, text]),
  );

/** Every message of a part, ready to be filled in; in English where it is not translated. */
export function compiledPart(language, part, folder = FOLDER) {
  const texts = textsIn(language, PARTS[part], folder);
  return Object.fromEntries(
    [...textsIn(SOURCE, PARTS[part], folder)].map(([id, english]) => {
      const text = texts.get(id);
      const message = compiled(text ?? english, `${id} (${language})`);
      return [id, text === undefined ? countedInEnglish(message) : message];
    }),
  );
}

/** The page picks `one` by the rules of its own language; an English sentence in it means exactly 1. */
const countedInEnglish = (message) =>
  message.map((token) => {
    if (typeof token === "string" || typeof token[2] !== "object") return token;
    const [name, kind, forms] = token;
    const entries = Object.entries(forms).map(([form, inner]) => [
      kind === "plural" && form === "one" && !("1" in forms) ? "1" : form,
      Array.isArray(inner) ? countedInEnglish(inner) : inner,
    ]);
    return [name, kind, Object.fromEntries(entries)];
  });

/** `name` is what the message is called in an error. */
export function compiled(text, name) {
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}: ${text}`);
  }
}
