/**
 * Catalogs are gettext PO files, as gettext and the tools of translators read them: `msgctxt` is the id of
 * a message, `msgid` is the English text, `msgstr` is the text of this language. Plurals are inside the
 * texts, as ICU writes them. What is not in this subset is refused with the file and the line.
 *
 * @typedef {object} Entry
 * @property {string[]} comments of translators: "# …"
 * @property {string[]} notes for translators, copied from English: "#. …"
 * @property {boolean} fuzzy the English text has changed since it was translated
 * @property {string} id
 * @property {string} english
 * @property {string} text empty: not translated yet
 *
 * @typedef {object} Catalog
 * @property {string[]} comments
 * @property {ReadonlyMap<string, string>} headers
 * @property {Entry[]} entries
 */

const KEYWORD = /^(msgctxt|msgid|msgstr)\s+(".*")$/;
const STRING = /^"((?:[^"\\]|\\["\\nt])*)"$/;
const ESCAPES = { "\\n": "\n", "\\t": "\t", '\\"': '"', "\\\\": "\\" };

const unescaped = (text) => text.replaceAll(/\\["\\nt]/g, (each) => ESCAPES[each]);
const escaped = (text) =>
  text
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`)
    .replaceAll("\t", String.raw`\t`);

const begun = () => ({ comments: [], notes: [], flags: [], strings: new Map() });

/**
 * @param {string} source
 * @param {string} file what the source is called in an error
 * @returns {Catalog}
 */
export function parsePo(source, file) {
  const found = [];
  let entry = begun();
  let keyword = null;
  const refuse = (at, what) => {
    throw new Error(`${file}:${at + 1}: ${what}`);
  };
  const finish = (at) => {
    if (entry.strings.has("msgstr")) found.push({ ...entry, at });
    else if (entry.strings.size > 0) refuse(at, "a msgid without a msgstr");
    entry = begun();
    keyword = null;
  };
  const begin = (at, name) => {
    if (entry.strings.has("msgstr")) finish(at);
    if (entry.strings.has(name)) refuse(at, `a second ${name}`);
    if (name === "msgstr" && !entry.strings.has("msgid")) refuse(at, "a msgstr without a msgid");
    entry.strings.set(name, "");
    keyword = name;
  };
  const append = (at, quoted) => {
    const string = STRING.exec(quoted);
    if (string === null || keyword === null) refuse(at, `this is no text: ${quoted}`);
    entry.strings.set(keyword, entry.strings.get(keyword) + unescaped(string[1]));
  };

  const lines = source.replace(/^\uFEFF/, "").split(/\r?\n/);
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (line.startsWith("#")) {
      if (entry.strings.has("msgstr")) finish(at);
      if (/^#[~|:]/.test(line)) continue;
      if (line.startsWith("#.")) entry.notes.push(line.slice(2).trim());
      else if (line.startsWith("#,")) entry.flags.push(...line.slice(2).split(","));
      else entry.comments.push(line.slice(1).trim());
    } else if (line === "") {
      if (entry.strings.size > 0) finish(at);
    } else if (line.startsWith('"')) {
      append(at, line);
    } else {
      const [, name, quoted] = KEYWORD.exec(line) ?? refuse(at, `not of a catalog: ${line}`);
      begin(at, name);
      append(at, quoted);
    }
  }
  finish(lines.length);
  return catalogOf(found, refuse);
}

function catalogOf(found, refuse) {
  const [header, ...rest] = found;
  if (header === undefined || header.strings.get("msgid") !== "" || header.strings.has("msgctxt")) {
    refuse(0, "a catalog begins with its header: an empty msgid");
  }
  const ids = new Set();
  const entries = rest.map(({ comments, notes, flags, strings, at }) => {
    const id = strings.get("msgctxt") ?? refuse(at - 1, "a message without its id in msgctxt");
    if (ids.has(id)) refuse(at - 1, `${id} for the second time`);
    ids.add(id);
    const fuzzy = flags.some((flag) => flag.trim() === "fuzzy");
    return {
      comments,
      notes,
      fuzzy,
      id,
      english: strings.get("msgid"),
      text: strings.get("msgstr"),
    };
  });
  const headers = header.strings
    .get("msgstr")
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
  return { comments: header.comments, headers: new Map(headers), entries };
}

/** @param {Catalog} catalog */
export function formatPo({ comments, headers, entries }) {
  const header = [
    ...comments.map((comment) => `# ${comment}`.trimEnd()),
    'msgid ""',
    'msgstr ""',
    ...[...headers].map(([name, value]) => `"${escaped(`${name}: ${value}\n`)}"`),
  ];
  const written = entries.map((entry) => [
    ...entry.comments.map((comment) => `# ${comment}`.trimEnd()),
    ...entry.notes.map((note) => `#. ${note}`.trimEnd()),
    ...(entry.fuzzy ? ["#, fuzzy"] : []),
    `msgctxt "${escaped(entry.id)}"`,
    `msgid "${escaped(entry.english)}"`,
    `msgstr "${escaped(entry.text)}"`,
  ]);
  return `${[header, ...written].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
