import { describe, expect, it } from "vitest";
import { formatPo, parsePo } from "../../tools/catalogs/po.mjs";

const HEADER = `# Where these texts are.
msgid ""
msgstr ""
"Project-Id-Version: Inkognito Online\\n"
"Language: de\\n"
`;

const parsed = (entries: string) => parsePo(`${HEADER}\n${entries}`, "home.po");

describe("a PO file", () => {
  it("is read and written as it was", () => {
    const source = `${HEADER}
# Of a translator.
#. Button.
#, fuzzy
msgctxt "home.play"
msgid "Play now"
msgstr "Jetzt \\"spielen\\""

msgctxt "home.new"
msgid "New \\\\ game"
msgstr ""
`;
    expect(formatPo(parsePo(source, "home.po"))).toBe(source);
  });

  it("has its messages, with the English text and the notes", () => {
    const { comments, headers, entries } = parsed(
      '#. Button.\n#, fuzzy, c-format\nmsgctxt "a"\nmsgid "Play"\nmsgstr "Spielen"\n',
    );
    expect(comments).toEqual(["Where these texts are."]);
    expect(headers.get("Language")).toBe("de");
    const entry = { id: "a", english: "Play", text: "Spielen" };
    expect(entries).toEqual([{ ...entry, comments: [], notes: ["Button."], fuzzy: true }]);
  });

  it("may be written as other tools write it", () => {
    const { entries } = parsed(
      [
        "#: src/x.ts:1",
        '#| msgid "Before"',
        'msgctxt "a"',
        'msgid ""',
        '"One "',
        '"two"',
        'msgstr "Eins "',
        '"zwei"',
        'msgctxt "b"',
        'msgid "B"',
        'msgstr "b"',
        "",
        '#~ msgctxt "gone"',
        '#~ msgid "Gone"',
        '#~ msgstr "Weg"',
      ].join("\r\n"),
    );
    expect(entries.map(({ id, english, text }) => [id, english, text])).toEqual([
      ["a", "One two", "Eins zwei"],
      ["b", "B", "b"],
    ]);
  });

  it.each([
    ["a text without an end", 'msgctxt "a"\nmsgid "x\nmsgstr "y"\n', "home.po:8: "],
    ["an escape that is none", 'msgctxt "a"\nmsgid "\\q"\nmsgstr "y"\n', "home.po:8: "],
    ["no translation", 'msgctxt "a"\nmsgid "x"\n', "home.po:9: a msgid without a msgstr"],
    ["no English", 'msgctxt "a"\nmsgstr "x"\n', "home.po:8: a msgstr without a msgid"],
    ["no id", 'msgid "x"\nmsgstr "y"\n', "without its id"],
    ["two texts", 'msgctxt "a"\nmsgid "x"\nmsgid "x"\n', "home.po:9: a second msgid"],
    [
      "one id twice",
      'msgctxt "a"\nmsgid "x"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "x"\nmsgstr ""\n',
      "a for the second time",
    ],
    ["gettext's plurals", 'msgctxt "a"\nmsgid "x"\nmsgid_plural "y"\n', "home.po:9: "],
    ["a mark of a merge", "<<<<<<< HEAD\n", "home.po:7: "],
    ["a text of nothing", '"x"\n', "home.po:7: "],
  ])("with %s is refused, with the line", (_, entries, error) => {
    expect(() => parsed(entries)).toThrow(error);
  });

  it.each(["", 'msgctxt "a"\nmsgid "x"\nmsgstr "y"\n'])(
    "without a header is refused: %j",
    (text) => {
      expect(() => parsePo(text, "home.po")).toThrow("begins with its header");
    },
  );
});
