import { compiledPart, FILES, FOLDER, languagesIn, PARTS, pathOf, textsIn } from "./catalogs.mjs";

const NAME = "virtual:catalogs";

const constant = (name, value) => `export const ${name} = ${JSON.stringify(value)};`;

/** Each language as functions that fetch its parts. */
function loaders() {
  const languages = languagesIn().map((language) => {
    const parts = Object.keys(PARTS).map(
      (part) => `${part}: () => import("${NAME}/${language}/${part}")`,
    );
    return `${language}: { ${parts.join(", ")} }`;
  });
  return `export const CATALOGS = { ${languages.join(", ")} };`;
}

/** The texts as they are written, for tests. */
const texts = () =>
  constant(
    "TEXTS",
    Object.fromEntries(
      languagesIn().map((language) => [language, Object.fromEntries(textsIn(language))]),
    ),
  );

/** Catalogs as modules, compiled when the page is built. */
export const catalogs = () => ({
  name: "catalogs",
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const [, language, part] = id.split("/");
    if (language === undefined) return loaders();
    for (const file of part === undefined ? FILES : PARTS[part]) {
      for (const each of part === undefined ? languagesIn() : [language, "en"]) {
        this.addWatchFile(pathOf(each, file, FOLDER));
      }
    }
    return part === undefined ? texts() : constant("messages", compiledPart(language, part));
  },
});
