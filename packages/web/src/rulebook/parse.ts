import type { Block, Book, Chapter, Row, Span } from "./book.js";

const HEADING = /^(##?) (.*)$/;
const RULE = /^\*\*([A-Z]\d+(?:\.\d+)?)\*\* (.*)$/su;
/** "B3. A turn", "0. The world" */
const NAMED = /^([A-Z]?\d+)\. /;
const SPAN = /\*\*(.+?)\*\*|`(.+?)`|\[([RES])\]|(?<![\w-])([BC]\d+(?:\.\d+)?)(?![\w-])/gsu;

/** Reads the few forms of Markdown that our rules are written in. */
export function parseRules(text: string): Book {
  const sections = sectionsOf(text.replaceAll("\r", "").split("\n"));
  const [first, ...rest] = sections;
  if (first === undefined) throw new Error("rules without a title");
  const count: Count = { part: 0, section: 0, example: 0 };
  return {
    title: first.title,
    intro: blocksOf(first.lines, count),
    chapters: rest.map(
      ({ level, title, lines }): Chapter => ({
        key: keyOf(level, title, count),
        level,
        title,
        blocks: blocksOf(lines, count),
      }),
    ),
  };
}

type Count = Record<"part" | "section" | "example", number>;

interface Section {
  readonly level: number;
  readonly title: string;
  readonly lines: readonly string[];
}

function sectionsOf(lines: readonly string[]): readonly Section[] {
  const sections: { level: number; title: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, hashes, title = ""] = HEADING.exec(line) ?? [];
    if (hashes === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ level: hashes.length, title, lines: [] });
  }
  return sections;
}

/** Counted where the title has no id of its own, so that it is the same in every language. */
function keyOf(level: number, title: string, count: Count): string {
  const [, id] = NAMED.exec(title) ?? [];
  if (id !== undefined) return id;
  return next(level === 1 ? "part" : "section", count);
}

function next(kind: keyof Count, count: Count): string {
  count[kind] += 1;
  return `${kind}${count[kind]}`;
}

/** Blocks are parted by empty lines, the items of a list by their dashes. */
function blocksOf(lines: readonly string[], count: Count): readonly Block[] {
  const blocks = lines.join("\n").split(/\n{2,}/);
  return blocks
    .map((block) => block.trim())
    .flatMap((block) => (block === "" ? [] : blockOf(block, count)));
}

function blockOf(block: string, count: Count): readonly Block[] {
  // For translators: which English text a translation follows.
  if (block.startsWith("<!--")) return [];
  if (block.startsWith("> ")) {
    const spans = spansIn(block.slice(2).replaceAll("\n> ", "\n"));
    return [{ type: "example", id: next("example", count), spans }];
  }
  if (block.startsWith("|")) return [{ type: "table", rows: rowsOf(block) }];
  if (!block.startsWith("- ")) return [{ type: "paragraph", spans: spansIn(block) }];
  const items = block.slice(2).split(/\n- /);
  const blocks: Block[] = [];
  for (const item of items) {
    const [, id, rule] = RULE.exec(item) ?? [];
    const last = blocks.at(-1);
    if (id !== undefined && rule !== undefined) {
      blocks.push({ type: "rule", id, spans: spansIn(rule) });
    } else if (last?.type === "list") {
      blocks[blocks.length - 1] = { type: "list", items: [...last.items, spansIn(item)] };
    } else {
      blocks.push({ type: "list", items: [spansIn(item)] });
    }
  }
  return blocks;
}

/** The line of dashes under the head is not a row. */
const rowsOf = (block: string): readonly Row[] =>
  block
    .split("\n")
    .filter((line) => !/^[|\s-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\|\s?/, "")
        .replace(/\s?\|$/, "")
        .split("|")
        .map((cell) => spansIn(cell.trim())),
    );

/** A line break in the source is a blank. */
function spansIn(source: string): readonly Span[] {
  const text = source.replaceAll(/\s*\n\s*/g, " ");
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) spans.push({ type: "text", text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, strong, code, mark, to] = match;
    if (strong !== undefined) spans.push({ type: "strong", text: strong });
    else if (code !== undefined) spans.push({ type: "code", text: code });
    else if (mark !== undefined) spans.push({ type: "mark", mark });
    else if (to !== undefined) spans.push({ type: "link", to });
  }
  return from < text.length ? [...spans, { type: "text", text: text.slice(from) }] : spans;
}
