import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { i18n } from "@lingui/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  compiledPart,
  FILES,
  FOLDER,
  PARTS,
  pathOf,
  readCatalog,
  textsIn,
} from "../../tools/catalogs/catalogs.mjs";
import { formatPo } from "../../tools/catalogs/po.mjs";
import { messageTypes } from "../../tools/catalogs/types.mjs";
import { updateAll } from "../../tools/catalogs/update.mjs";
import { speakAtOnce } from "./testing.js";

const FRENCH: Readonly<Record<string, string>> = {
  "home.play": "Jouer",
  "home.new": "Nouvelle partie",
  "home.continue": "Continuer",
  "home.settings": "Réglages",
  "home.rules": "Règles",
  "settings.language": "Langue",
  "settings.sound": "Sons",
  "table.close": "Fermer",
  "table.title": "{turn, plural, =0 {Avant le premier tour} other {Tour #}}",
  "story.moved": "{who, select, you {Tu déplaces} other {{name} déplace}} {moves}.",
};

/** The recipe of docs/translating.md, in a folder of its own. */
describe("a seventh language with ten messages", () => {
  let folder = "";
  const read = (language: string, file: string) => readCatalog(language, file, folder);
  const change = (
    language: string,
    file: string,
    of: (entry: ReturnType<typeof read>["entries"][number]) => object,
  ) => {
    const catalog = read(language, file);
    const entries = catalog.entries.map((entry) => ({ ...entry, ...of(entry) }));
    writeFileSync(pathOf(language, file, folder), formatPo({ ...catalog, entries }));
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "catalogs-"));
    cpSync(join(FOLDER, "en"), join(folder, "en"), { recursive: true });
    mkdirSync(join(folder, "fr"));
    updateAll(folder);
    for (const file of FILES) change("fr", file, ({ id }) => ({ text: FRENCH[id] ?? "" }));
  });
  afterAll(() => {
    speakAtOnce("en");
    rmSync(folder, { recursive: true });
  });

  it("begins with every message, and no translation", () => {
    const ids = (language: string) =>
      FILES.flatMap((file) => read(language, file).entries.map(({ id }) => id));
    expect(ids("fr")).toEqual(ids("en"));
    expect(Object.fromEntries(textsIn("fr", FILES, folder))).toEqual(FRENCH);
    expect(readFileSync(pathOf("fr", "home", folder), "utf8")).toContain("Language: fr");
  });

  it("is spoken where it is translated, and is English elsewhere, message by message", () => {
    i18n.loadAndActivate({ locale: "fr", messages: compiledPart("fr", "main", folder) });
    const say = (id: string, values = {}) => i18n._(id, values);
    expect(say("home.play")).toBe("Jouer");
    expect(say("table.title", { turn: 3 })).toBe("Tour 3");
    expect(say("story.moved", { who: "you", name: "Ada", moves: "x" })).toBe("Tu déplaces x.");
    expect(say("home.lessons")).toBe("Learn to play");
    // In French 0 is counted like 1; this sentence is English.
    const more = [0, 1, 2].map((owed) => say("prompt.penalty", { Name: "Ada", owed }));
    expect(more).toEqual(
      ["0 more cards", "one more true card", "2 more cards"].map(
        (cards) => `Ada was right to object. Show ${cards}.`,
      ),
    );
    expect(say("seats.name", { role: "red" })).toBe("Red");
  });

  it("has all parts of English", () => {
    for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
      expect(Object.keys(compiledPart("fr", part, folder))).toEqual(
        Object.keys(compiledPart("en", part, folder)),
      );
    }
  });

  it("keeps what is translated when English changes, and says what has to be looked at", () => {
    const home = read("en", "home").entries.length;
    change("en", "home", ({ id, text }) => (id === "home.play" ? { text: `${text}!` } : {}));
    updateAll(folder);
    const [french] = read("fr", "home").entries.filter(({ id }) => id === "home.play");
    expect(french).toMatchObject({ english: "Play now!", text: "Jouer", fuzzy: true });
    expect(read("fr", "home").entries).toHaveLength(home);
    const compiled = compiledPart("fr", "main", folder);
    expect(compiled).toMatchObject({ "home.play": ["Play now!"], "home.new": ["Nouvelle partie"] });
  });

  it("does not compile when it has the wrong form of a message", () => {
    change("fr", "home", ({ id }) => (id === "home.new" ? { text: "{Nouvelle" } : {}));
    expect(() => compiledPart("fr", "main", folder)).toThrow("home.new (fr): ");
    change("fr", "home", ({ id }) => (id === "home.new" ? { text: "Nouvelle" } : {}));
  });

  it("may need another form of a name, which the program then has to give", () => {
    const typeOf = (id: string) => messageTypes(folder).find((line) => line.includes(`"${id}"`));
    expect(typeOf("news.sat")).toContain("{ readonly name: string | number; }");
    change("fr", "online", ({ id }) => (id === "news.sat" ? { text: "À {dative}." } : {}));
    expect(typeOf("news.sat")).toContain("readonly dative: string | number;");
  });
});
