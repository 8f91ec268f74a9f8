import type { TableSummary } from "@inkognito/protocol";

const LANGUAGES = ["en", "de"] as const;
type Language = (typeof LANGUAGES)[number];

/** What the preview of a link says of its table; nothing in it is secret. */
export type Previewed = Pick<TableSummary, "game" | "host" | "players" | "people" | "bots">;

interface Words {
  readonly games: Readonly<Record<Previewed["game"], string>>;
  readonly neutral: string;
  title(game: string, host: string | null): string;
  free(chairs: number): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    games: { board: "Inkognito, the board game", card: "Inkognito, the card game" },
    neutral: "The deduction game of masked spies in Venice. Sit down at a table.",
    title: (game, host) => (host === null ? game : `${host} invites you: ${game}`),
    free: (chairs) =>
      chairs === 0
        ? "All chairs are taken."
        : chairs === 1
          ? "1 free chair."
          : `${chairs} free chairs.`,
  },
  de: {
    games: { board: "Inkognito, das Brettspiel", card: "Inkognito, das Kartenspiel" },
    neutral: "Das Deduktionsspiel maskierter Spione in Venedig. Setz dich an einen Tisch.",
    title: (game, host) => (host === null ? game : `${host} lädt dich ein: ${game}`),
    free: (chairs) =>
      chairs === 0
        ? "Alle Stühle sind besetzt."
        : chairs === 1
          ? "1 freier Stuhl."
          : `${chairs} freie Stühle.`,
  },
};

const SITE_NAME = "Inkognito Online";

export interface PreviewOptions {
  /** Null: no such table, or none to speak of: the preview is that of the site. */
  readonly table: Previewed | null;
  readonly acceptLanguage: string | undefined;
  /** Of the site, for addresses that need a host. */
  readonly origin: string;
  readonly path: string;
}

/** The page with what a messenger shows beside a link to it. Only meta tags: the policy stays as it is. */
export function withPreview(page: string, options: PreviewOptions): string {
  const { table, acceptLanguage, origin, path } = options;
  const language = languageFor(acceptLanguage);
  const words = WORDS[language];
  const title = table === null ? SITE_NAME : words.title(words.games[table.game], table.host);
  const description =
    table === null ? words.neutral : words.free(table.players - table.people - table.bots);
  const tags = [
    property("og:type", "website"),
    property("og:site_name", SITE_NAME),
    property("og:locale", language === "de" ? "de_DE" : "en_GB"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", `${origin}${path}`),
    property("og:image", `${origin}/icon-512.png`),
    `<meta name="twitter:card" content="summary" />`,
    `<meta name="robots" content="noindex" />`,
  ];
  // A function, because names may contain what replace() takes for a pattern.
  return page.replace("</head>", () => `${tags.join("\n    ")}\n  </head>`);
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => ESCAPES[each] ?? "");

/** The one of ours that the visitor likes best; English for whoever likes none of them. */
export function languageFor(accepted: string | undefined): Language {
  const wishes = (accepted ?? "").split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => LANGUAGES.find((each) => each === language))
    .find((each) => each !== undefined);
  return known ?? "en";
}
