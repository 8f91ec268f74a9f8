import { describe, expect, it } from "vitest";
import { type PreviewOptions, withPreview } from "./preview.js";

const PAGE = "<html><head><title>page</title></head><body></body></html>";
const table = { game: "board", host: "Ada", players: 4, people: 1, bots: 1 } as const;
const options: PreviewOptions = {
  table,
  acceptLanguage: "en",
  origin: "https://play.example",
  path: "/i/key",
};

/** The content of a tag, as it stands in the page. */
const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)" />`).exec(html)?.[1];

const read = (more: Partial<PreviewOptions>): readonly (string | undefined)[] => {
  const html = withPreview(PAGE, { ...options, ...more });
  return [tag(html, "og:title"), tag(html, "og:description")];
};

describe("the preview of a link", () => {
  it.each([
    ["en", {}, ["Ada invites you: Inkognito, the board game", "2 seats free."]],
    ["de", {}, ["Ada lädt dich ein: Inkognito, das Brettspiel", "2 freie Plätze."]],
    ["en", { people: 2 }, ["Ada invites you: Inkognito, the board game", "1 seat free."]],
    ["de", { bots: 2 }, ["Ada lädt dich ein: Inkognito, das Brettspiel", "1 freier Platz."]],
    ["en", { people: 3 }, ["Ada invites you: Inkognito, the board game", "All seats are taken."]],
    [
      "de",
      { people: 3 },
      ["Ada lädt dich ein: Inkognito, das Brettspiel", "Alle Plätze sind besetzt."],
    ],
    ["es", {}, ["Ada te invita: Inkognito, el juego de tablero", "2 sitios libres."]],
    ["it", { people: 2 }, ["Ada ti invita: Inkognito, il gioco da tavolo", "1 posto libero."]],
    ["ko", {}, ["Ada님의 초대: 인코그니토 보드게임", "빈자리 2개."]],
    ["sv", { people: 2 }, ["Ada bjuder in dig: Inkognito, brädspelet", "1 ledig plats."]],
    ["ko-KR", { people: 3 }, ["Ada님의 초대: 인코그니토 보드게임", "빈자리가 없어요."]],
    ["en", { game: "card", host: null }, ["Inkognito, the card game", "2 seats free."]],
  ] as const)("says in %s what there is to say: %j", (acceptLanguage, more, expected) => {
    expect(read({ acceptLanguage, table: { ...table, ...more } })).toEqual(expected);
  });

  it("says of no table what it says of the site", () => {
    const [title, description] = read({ table: null });
    expect(title).toBe("Inkognito Online");
    expect(description).toContain("masked spies in Venice");
  });

  const TRANSLATED = ["en", "es", "de", "it", "ko", "sv"];
  it.each(TRANSLATED)("has words of its own for everything in %s", (acceptLanguage) => {
    const others = TRANSLATED.filter((each) => each !== acceptLanguage);
    const cases = [null, table, { ...table, people: 2 }, { ...table, people: 3 }];
    for (const shown of cases) {
      const [, description] = read({ acceptLanguage, table: shown });
      for (const other of others) {
        expect(read({ acceptLanguage: other, table: shown })[1]).not.toBe(description);
      }
    }
    const html = withPreview(PAGE, { ...options, acceptLanguage });
    expect(tag(html, "og:locale")).toMatch(new RegExp(`^${acceptLanguage}_[A-Z]{2}$`));
  });

  it("takes a name for a name", () => {
    const host = `"/><script>$&$\`'</script>`;
    const html = withPreview(PAGE, { ...options, table: { ...table, host } });
    expect(html).not.toContain("<script");
    expect(tag(html, "og:title")).toBe(
      "&quot;/&gt;&lt;script&gt;$&amp;$`&#39;&lt;/script&gt; invites you: Inkognito, the board game",
    );
  });

  it("takes an address for an address", () => {
    const html = withPreview(PAGE, { ...options, path: '/i/"><script>' });
    expect(html).not.toContain("<script");
  });

  it("leaves the rest of the page alone", () => {
    const html = withPreview(PAGE, options);
    expect(html.replaceAll(/ *<meta [^>]*>\n? */g, "")).toBe(PAGE.replace("</head>", "</head>"));
  });
});
