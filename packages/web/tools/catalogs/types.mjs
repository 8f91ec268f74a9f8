import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiled, FOLDER, languagesIn, PARTS, SOURCE, textsIn } from "./catalogs.mjs";

/** The types are made of the catalogs before everything is compiled; they are not kept in the repository. */
const TYPES = join(FOLDER, "catalogs.d.ts");

/** A number can be counted; what chooses among words is a word. */
const TYPE_OF = { plural: "number", selectordinal: "number", select: "string" };

/**
 * What a message is filled in with, by name: what kind of value, over all places where it stands.
 *
 * @returns {Map<string, Set<string>>}
 */
function argumentsOf(tokens, found = new Map()) {
  for (const token of tokens.filter((each) => typeof each !== "string")) {
    const [name, kind, forms] = token;
    found.set(name, (found.get(name) ?? new Set()).add(typeOf(kind, forms)));
    for (const form of Object.values(forms ?? {})) {
      if (Array.isArray(form)) argumentsOf(form, found);
    }
  }
  return found;
}

/** `{players, select, 3 {…} other {…}}` may be given a number, too. */
const typeOf = (kind, forms) =>
  kind === "select" && Object.keys(forms).every((key) => /^(\d+|other|offset)$/.test(key))
    ? "any"
    : (TYPE_OF[kind] ?? "any");

const typescript = (kinds) => {
  const [kind = "string | number", ...others] = [...kinds].filter((each) => each !== "any");
  return others.length > 0 ? "never" : kind;
};

/**
 * English says which messages there are and what they are filled in with. Another language may need more
 * forms of a player's name ({dative}), which the program then has to give as well.
 */
export function messageTypes(folder = FOLDER) {
  const found = new Map(
    [...textsIn(SOURCE, undefined, folder).keys()].map((id) => [id, new Map()]),
  );
  for (const language of languagesIn(folder)) {
    for (const [id, text] of textsIn(language, undefined, folder)) {
      const known = found.get(id);
      if (known !== undefined) argumentsOf(compiled(text, `${id} (${language})`), known);
    }
  }
  return [...found].map(([id, names]) => {
    const fields = [...names].map(([name, kinds]) => `readonly ${name}: ${typescript(kinds)};`);
    return `    readonly ${JSON.stringify(id)}: { ${fields.sort().join(" ")} };`;
  });
}

const moduleTypes = (folder) => `// Made of the catalogs by "npm run types".
declare module "virtual:catalogs" {
  import type { CompiledMessage } from "@lingui/message-utils/compileMessage";

  export type Part = ${Object.keys(PARTS)
    .map((part) => JSON.stringify(part))
    .join(" | ")};

  /** Every message, and what it is filled in with. */
  export interface MessageArguments {
${messageTypes(folder).join("\n")}
  }

  type Fetch = () => Promise<{ readonly messages: Readonly<Record<string, CompiledMessage>> }>;
  type Catalog = Readonly<Record<Part, Fetch>>;
  export const CATALOGS: Readonly<Record<string, Catalog>> & { readonly en: Catalog };
}

declare module "virtual:catalogs/texts" {
  type Texts = Readonly<Record<string, string>>;
  export const TEXTS: Readonly<Record<string, Texts>> & { readonly en: Texts };
}
`;

/** Written only when it changes: the compiler has nothing to do then. */
export function writeTypes() {
  const types = moduleTypes(FOLDER);
  if (existsSync(TYPES) && readFileSync(TYPES, "utf8") === types) return;
  writeFileSync(TYPES, types);
}
