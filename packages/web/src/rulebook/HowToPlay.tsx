import { GAME_NAMES, type GameName } from "@inkognito/engine/games";
import type { ComponentType } from "preact";
import { type Language, t } from "../i18n/i18n.js";
import { HOME, howToPlayRoute, LESSONS, RULES, rulesRoute } from "../shell/route.js";
import { useArrival, useTitle } from "../shell/Screen.js";
import { ArtDefs } from "../ui/art/Emblem.js";
import { Parchment } from "../ui/Parchment.js";
import { BlockOf } from "./Block.js";
import { type Book, type Chapter, pagesOf } from "./book.js";
import { bookLanguage, useBook } from "./useBook.js";
import "../ui/art/cards.css";
import "./rulebook.css";

export interface HowToPlayProps {
  readonly language: Language;
  readonly game: GameName;
  readonly onHome: () => void;
  /** Draws what belongs to a section, if anything does. */
  readonly Picture: ComponentType<{ readonly of: string }>;
}

/** How a game is played, on two pages. */
export function HowToPlay({ language, game, Picture }: HowToPlayProps) {
  const fetched = useBook("how-to-play", language);
  const heading = useArrival<HTMLHeadingElement>();
  useTitle(t("home.howToPlay"));
  return (
    <main class="rules" aria-busy={fetched?.language !== language}>
      <ArtDefs />
      <header class="rules-head">
        <a class="button" href={HOME}>
          {t("notice.home")}
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {t("home.howToPlay")}
        </h1>
        <nav class="how-to-play-games" aria-label={t("choice.game")}>
          {GAME_NAMES.map((each) => (
            <a
              key={each}
              class="button"
              href={howToPlayRoute(each)}
              aria-current={each === game ? "page" : undefined}
            >
              {t(`choice.game.${each}`)}
            </a>
          ))}
        </nav>
      </header>
      {fetched === null && <p role="status">{t("rules.loading")}</p>}
      {fetched?.book === "missing" && <p role="alert">{t("rules.missing")}</p>}
      {fetched !== null && fetched.book !== "missing" && (
        <Pages language={fetched.language} book={fetched.book} {...{ game, Picture }} />
      )}
      <nav class="how-to-play-ways" aria-label={t("home.ways")}>
        <a class="button button-lamp" href={LESSONS}>
          {t("home.lessons")}
        </a>
        <a class="button" href={RULES}>
          {t("rules.title")}
        </a>
      </nav>
    </main>
  );
}

interface PagesProps extends Pick<HowToPlayProps, "language" | "game" | "Picture"> {
  readonly book: Book;
}

function Pages({ language, book, game, Picture }: PagesProps) {
  return (
    <Parchment>
      <article class="how-to-play-pages" lang={bookLanguage(language, "how-to-play")}>
        {pagesOf(book, game).map((chapter) => (
          <Section key={chapter.key} {...{ chapter, Picture }} />
        ))}
      </article>
    </Parchment>
  );
}

function Section(props: Pick<HowToPlayProps, "Picture"> & { readonly chapter: Chapter }) {
  const { Picture } = props;
  const { key, level, title, blocks } = props.chapter;
  const Heading = level === 1 ? "h2" : "h3";
  return (
    <section>
      <Heading>{title}</Heading>
      {blocks.map((block, at) => (
        <BlockOf key={at.toString()} block={block} hrefOf={rulesRoute} label={title} />
      ))}
      <Picture of={key} />
    </section>
  );
}
