import type { ComponentType } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Language, t } from "../i18n/i18n.js";
import { HOME, howToPlayRoute, rulesRoute } from "../shell/route.js";
import { useArrival, useTitle } from "../shell/Screen.js";
import { Parchment } from "../ui/Parchment.js";
import { BlockOf } from "./Block.js";
import { type Book, type Chapter, ruleIn } from "./book.js";
import { excerptOf, searchRules } from "./search.js";
import { bookLanguage, useBook } from "./useBook.js";
import "./rulebook.css";

export interface RulebookProps {
  readonly language: Language;
  /** The rule or chapter that was asked for. */
  readonly rule: string | null;
  readonly onHome: () => void;
  /** Draws what belongs to a chapter or a rule, if anything does. */
  readonly Picture: Picture;
}

type Picture = ComponentType<{ readonly of: string }>;

/** As many as can be looked through. */
const MOST_HITS = 40;

const foundWords = (hits: number, shown: number): string =>
  hits > shown ? t("rules.found.first", { hits, shown }) : t("rules.found", { hits });

export function Rulebook({ language, rule, Picture }: RulebookProps) {
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(t("rules.title"));
  return (
    <main class="rules">
      <header class="rules-head">
        <a class="button" href={HOME}>
          {t("notice.home")}
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {t("rules.title")}
        </h1>
        <a class="button" href={howToPlayRoute("board")}>
          {t("home.howToPlay")}
        </a>
      </header>
      <RulebookBody {...{ language, rule, Picture }} />
    </main>
  );
}

/** Contents, search and pages. */
export function RulebookBody({ language, rule, Picture }: Omit<RulebookProps, "onHome">) {
  const fetched = useBook("rules", language);
  if (fetched === null) return <p role="status">{t("rules.loading")}</p>;
  if (fetched.book === "missing") return <p role="alert">{t("rules.missing")}</p>;
  return (
    <div aria-busy={fetched.language !== language}>
      <Pages language={fetched.language} book={fetched.book} {...{ rule, Picture }} />
    </div>
  );
}

interface PagesProps {
  readonly language: Language;
  readonly book: Book;
  readonly rule: string | null;
  readonly Picture: Picture;
}

function Pages({ language, book, rule, Picture }: PagesProps) {
  const [query, setQuery] = useState("");
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule !== null) goTo(pages.current, rule);
  }, [rule]);
  const content = useMemo(
    () => (
      <>
        {book.intro.map((block, at) => (
          <BlockOf key={at.toString()} block={block} hrefOf={rulesRoute} label={book.title} />
        ))}
        {book.chapters.map((chapter) => (
          <ChapterOf key={chapter.key} {...{ chapter, Picture }} />
        ))}
      </>
    ),
    [book, Picture],
  );
  return (
    <div class="rules-spread">
      <nav class="rules-side" aria-label={t("rules.contents")}>
        <Search language={language} book={book} query={query} onQuery={setQuery} />
        {query.trim() === "" && <Contents language={language} book={book} />}
      </nav>
      <Parchment>
        {rule !== null && ruleIn(book, rule) === null && (
          <p role="alert">{t("rules.unknown", { rule })}</p>
        )}
        <div ref={pages} class="rules-pages" lang={bookLanguage(language)}>
          {content}
        </div>
      </Parchment>
    </div>
  );
}

/** By its own mark, not by the browser's: the address is already taken by the way through the page. */
function goTo(pages: HTMLElement | null, rule: string): void {
  const marked = [...(pages?.querySelectorAll<HTMLElement>("[data-rule]") ?? [])];
  const found = marked.find((each) => each.getAttribute("data-rule") === rule);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: "start" });
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly Picture: Picture;
}

function ChapterOf({ chapter: { key, level, title, blocks }, Picture }: ChapterProps) {
  return (
    <section class={level === 1 ? "rules-part" : "rules-chapter"}>
      <h2 data-rule={key} tabIndex={-1}>
        {title}
      </h2>
      <Picture of={key} />
      {blocks.map((block, at) => (
        <>
          <BlockOf key={at.toString()} block={block} hrefOf={rulesRoute} label={title} />
          {"id" in block && <Picture of={block.id} />}
        </>
      ))}
    </section>
  );
}

function Contents({ language, book }: Pick<PagesProps, "language" | "book">) {
  return (
    <details class="rules-contents" open={matchMedia("(width >= 900px)").matches}>
      <summary>{t("rules.contents")}</summary>
      <ul class="plain-list" lang={bookLanguage(language)}>
        {book.chapters.map(({ key, level, title }) => (
          <li key={key} class={level === 1 ? "rules-contents-part" : ""}>
            <a href={rulesRoute(key)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Search(props: {
  readonly language: Language;
  readonly book: Book;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  const { language, book, query, onQuery } = props;
  const hits = useMemo(
    () => searchRules(book, query, bookLanguage(language)),
    [book, query, language],
  );
  const shown = hits.slice(0, MOST_HITS);
  return (
    <search class="rules-search">
      <label>
        {t("rules.search")}
        <input
          type="search"
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </label>
      <p role="status">{query.trim() === "" ? "" : foundWords(hits.length, shown.length)}</p>
      <ul class="rules-hits plain-list" lang={bookLanguage(language)}>
        {shown.map((hit) => (
          <li key={`${hit.to} ${hit.text}`}>
            <a href={rulesRoute(hit.to)}>
              {hit.to.includes(".") ? `${hit.to} · ${hit.title}` : hit.title}
            </a>
            <p>{excerptOf(hit).map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}</p>
          </li>
        ))}
      </ul>
    </search>
  );
}
