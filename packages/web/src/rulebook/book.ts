import type { GameName } from "@inkognito/engine/games";

/** The rulebook as data: what `parseRules` makes of the text. */
export interface Book {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** The same in every language: "B3", "part1", "section5". */
  readonly key: string;
  /** 1 a part of the book, 2 a chapter. */
  readonly level: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly type: "paragraph"; readonly spans: readonly Span[] }
  | { readonly type: "list"; readonly items: readonly (readonly Span[])[] }
  /** An example beside its rules: "example5". */
  | { readonly type: "rule" | "example"; readonly id: string; readonly spans: readonly Span[] }
  | { readonly type: "table"; readonly rows: readonly Row[] };

/** The first row is the head. */
export type Row = readonly (readonly Span[])[];

export type Span =
  | { readonly type: "text" | "strong" | "code"; readonly text: string }
  /** A rule or a chapter that is spoken of. */
  | { readonly type: "link"; readonly to: string }
  /** [R], [E], [S] */
  | { readonly type: "mark"; readonly mark: string };

/** What a block says, without its looks. */
export const textOf = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      switch (span.type) {
        case "link":
          return span.to;
        case "mark":
          return `[${span.mark}]`;
        default:
          return span.text;
      }
    })
    .join("");

export const spansOf = (block: Block): readonly (readonly Span[])[] => {
  switch (block.type) {
    case "list":
      return block.items;
    case "table":
      return block.rows.flat();
    default:
      return [block.spans];
  }
};

export interface Found {
  readonly chapter: Chapter;
  readonly spans: readonly Span[];
}

/** The rule or example with this id, or the chapter of that name. */
export function ruleIn({ chapters }: Book, id: string): Found | null {
  for (const chapter of chapters) {
    for (const block of chapter.blocks) {
      if ("id" in block && block.id === id) return { chapter, spans: block.spans };
    }
  }
  const chapter = chapters.find(({ key }) => key === id);
  return chapter === undefined ? null : { chapter, spans: [] };
}

/** What the guide says of a game: its title with the first words, then the sections. */
export function pagesOf({ chapters }: Book, game: GameName): readonly Chapter[] {
  const start = chapters.findIndex(({ key }) => key === (game === "board" ? "part1" : "part2"));
  const next = chapters.findIndex(({ level }, at) => at > start && level === 1);
  return chapters.slice(start, next < 0 ? undefined : next);
}
