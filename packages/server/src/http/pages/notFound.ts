import { plainPage } from "./html.js";
import { type Translated, textsFor } from "./language.js";

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

const TEXTS: Translated<Texts> = {
  en: {
    title: "Page not found",
    text: "This address doesn’t lead anywhere.",
    link: "To the game",
  },
  es: {
    title: "Página no encontrada",
    text: "Esta dirección no lleva a ninguna parte.",
    link: "Ir al juego",
  },
  de: {
    title: "Seite nicht gefunden",
    text: "Diese Adresse führt nirgendwohin.",
    link: "Zum Spiel",
  },
  it: {
    title: "Pagina non trovata",
    text: "Questo indirizzo non porta da nessuna parte.",
    link: "Vai al gioco",
  },
  ko: {
    title: "페이지를 찾을 수 없어요",
    text: "이 주소로는 갈 수 있는 곳이 없어요.",
    link: "게임으로 가기",
  },
  sv: {
    title: "Sidan hittades inte",
    text: "Den här adressen leder ingenstans.",
    link: "Till spelet",
  },
};

export function notFoundPage(acceptLanguage: string | undefined): string {
  const { language, texts } = textsFor(TEXTS, acceptLanguage);
  const { title, text, link } = texts;
  return plainPage(language, `<h1>${title}</h1>\n<p>${text} <a href="/">${link}</a></p>`);
}
