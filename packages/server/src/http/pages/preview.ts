import type { TableSummary } from "@inkognito/protocol";
import { escapeHtml } from "./html.js";
import { type Translated, textsFor } from "./language.js";

/** What the preview of a link says of its table; nothing in it is secret. */
export type Previewed =
  | Pick<TableSummary, "game" | "host" | "players" | "people" | "bots">
  /** An ended game that can be watched: who played it is in the game. */
  | Ended;

interface Ended {
  readonly game: TableSummary["game"];
  readonly ended: true;
}

interface Texts {
  /** As Open Graph writes it. */
  readonly locale: string;
  readonly games: Readonly<Record<Previewed["game"], string>>;
  readonly neutral: string;
  readonly full: string;
  readonly watch: string;
  invites(host: string, game: string): string;
  free(chairs: number): string;
}

/** All six tell one from many as English does, or not at all. */
const counted = (chairs: number, one: string, many: string): string =>
  `${chairs} ${chairs === 1 ? one : many}`;

const TEXTS: Translated<Texts> = {
  en: {
    locale: "en_GB",
    games: { board: "Inkognito, the board game", card: "Inkognito, the card game" },
    neutral: "A deduction game of masked spies in Venice. Take a seat at a table.",
    full: "All seats are taken.",
    watch: "Watch a game that has ended, move by move.",
    invites: (host, game) => `${host} invites you: ${game}`,
    free: (chairs) => counted(chairs, "seat free.", "seats free."),
  },
  es: {
    locale: "es_ES",
    games: { board: "Inkognito, el juego de tablero", card: "Inkognito, el juego de cartas" },
    neutral: "El juego de deducción de espías enmascarados en Venecia. Siéntate a una mesa.",
    full: "Todos los sitios están ocupados.",
    watch: "Mira una partida terminada, jugada a jugada.",
    invites: (host, game) => `${host} te invita: ${game}`,
    free: (chairs) => counted(chairs, "sitio libre.", "sitios libres."),
  },
  de: {
    locale: "de_DE",
    games: { board: "Inkognito, das Brettspiel", card: "Inkognito, das Kartenspiel" },
    neutral: "Ein Deduktionsspiel um maskierte Spione in Venedig. Setz dich an einen Tisch.",
    full: "Alle Plätze sind besetzt.",
    watch: "Sieh dir ein beendetes Spiel Zug für Zug an.",
    invites: (host, game) => `${host} lädt dich ein: ${game}`,
    free: (chairs) => counted(chairs, "freier Platz.", "freie Plätze."),
  },
  it: {
    locale: "it_IT",
    games: { board: "Inkognito, il gioco da tavolo", card: "Inkognito, il gioco di carte" },
    neutral: "Il gioco di deduzione delle spie mascherate a Venezia. Siediti a un tavolo.",
    full: "Tutti i posti sono occupati.",
    watch: "Guarda una partita finita, mossa per mossa.",
    invites: (host, game) => `${host} ti invita: ${game}`,
    free: (chairs) => counted(chairs, "posto libero.", "posti liberi."),
  },
  ko: {
    locale: "ko_KR",
    games: { board: "인코그니토 보드게임", card: "인코그니토 카드게임" },
    neutral: "베네치아의 가면 쓴 스파이들이 벌이는 추리 게임. 테이블에 앉아 보세요.",
    full: "빈자리가 없어요.",
    watch: "끝난 게임을 한 수씩 다시 보세요.",
    invites: (host, game) => `${host}님의 초대: ${game}`,
    free: (chairs) => `빈자리 ${chairs}개.`,
  },
  sv: {
    locale: "sv_SE",
    games: { board: "Inkognito, brädspelet", card: "Inkognito, kortspelet" },
    neutral: "Deduktionsspelet om maskerade spioner i Venedig. Slå dig ner vid ett bord.",
    full: "Alla platser är upptagna.",
    watch: "Se ett avslutat spel, drag för drag.",
    invites: (host, game) => `${host} bjuder in dig: ${game}`,
    free: (chairs) => counted(chairs, "ledig plats.", "lediga platser."),
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
  /** Search engines may list the front page; what people send each other is theirs. */
  readonly indexed?: boolean;
}

/** The page with what a messenger shows beside a link to it. Only meta tags: the policy stays as it is. */
export function withPreview(page: string, options: PreviewOptions): string {
  const { table, acceptLanguage, origin, path, indexed = false } = options;
  const { texts } = textsFor(TEXTS, acceptLanguage);
  const tags = [
    property("og:type", "website"),
    property("og:site_name", SITE_NAME),
    property("og:locale", texts.locale),
    property("og:title", titleOf(table, texts)),
    property("og:description", descriptionOf(table, texts)),
    property("og:url", `${origin}${path}`),
    property("og:image", `${origin}/icon-512.png`),
    `<meta name="twitter:card" content="summary" />`,
    ...(indexed ? [] : [`<meta name="robots" content="noindex" />`]),
  ];
  // A function, because names may contain what replace() takes for a pattern.
  return page.replace("</head>", () => `${tags.join("\n    ")}\n  </head>`);
}

function titleOf(table: Previewed | null, texts: Texts): string {
  if (table === null) return SITE_NAME;
  const game = texts.games[table.game];
  if ("ended" in table) return game;
  return table.host === null ? game : texts.invites(table.host, game);
}

function descriptionOf(table: Previewed | null, texts: Texts): string {
  if (table === null) return texts.neutral;
  if ("ended" in table) return texts.watch;
  const chairs = table.players - table.people - table.bots;
  return chairs === 0 ? texts.full : texts.free(chairs);
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
