import { type Translated, textsFor } from "./language.js";

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

const TEXTS: Translated<Texts> = {
  en: {
    title: "Nobody lives here",
    text: "This address does not lead anywhere.",
    link: "To the game",
  },
  es: {
    title: "Aquí no vive nadie",
    text: "Esta dirección no lleva a ninguna parte.",
    link: "Ir al juego",
  },
  de: {
    title: "Hier wohnt niemand",
    text: "Diese Adresse führt nirgendwohin.",
    link: "Zum Spiel",
  },
  it: {
    title: "Qui non abita nessuno",
    text: "Questo indirizzo non porta da nessuna parte.",
    link: "Vai al gioco",
  },
  ko: {
    title: "여기에는 아무도 살지 않아요",
    text: "이 주소로는 갈 수 있는 곳이 없어요.",
    link: "게임으로 가기",
  },
  sv: {
    title: "Här bor ingen",
    text: "Den här adressen leder ingenstans.",
    link: "Till spelet",
  },
};

export function notFoundPage(acceptLanguage: string | undefined): string {
  const { language, texts } = textsFor(TEXTS, acceptLanguage);
  const { title, text, link } = texts;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Inkognito Online</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text} <a href="/">${link}</a></p>
    </main>
  </body>
</html>
`;
}
