import { i18n } from "@lingui/core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listOf, preferredLanguage, speak, speakOf, t } from "./i18n.js";
import { CATALOGS, speakAtOnce } from "./testing.js";

describe("the language that is spoken at first", () => {
  it.each([
    [["es-MX", "en-US"], "es"],
    [["de-AT"], "de"],
    [["it"], "it"],
    [["ko-KR", "ko"], "ko"],
    [["sv-FI", "fi"], "sv"],
    [["EN-gb"], "en"],
    [["tlh", "tlh-BR", "it-CH", "de"], "it"],
    // Estonian begins like Spanish, Kongo like Korean.
    [["est", "kon", "sva"], "en"],
    [["tlh"], "en"],
    [[], "en"],
  ])("of %j it is %s", (wanted, spoken) => {
    expect(preferredLanguage(wanted)).toBe(spoken);
  });
});

it.each([
  ["en", ["red", "blue", "green"], "red, blue and green"],
  ["de", ["rot", "blau", "grün"], "rot, blau und grün"],
  ["ko", ["빨강", "파랑"], "빨강과 파랑"],
  ["ko", ["대사 (카드)", "X"], "대사 (카드)와 X"],
  ["ko", ["빨강", "파랑", "초록"], "빨강, 파랑, 초록"],
] as const)("a list in %s is as people say it: %j", (language, items, said) => {
  speakAtOnce(language);
  expect(listOf(items)).toBe(said);
});

describe("whatever is fetched more slowly", () => {
  const page = { lang: "" };

  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: page });
    return () => vi.unstubAllGlobals();
  });

  it("the language that was asked for last is spoken", async () => {
    const spoken = await Promise.all([speak("ko"), speak("es"), speak("it"), speak("sv")]);
    expect(spoken).toEqual(["sv", "sv", "sv", "sv"]);
    expect([i18n.locale, page.lang]).toEqual(["sv", "sv"]);
    expect(t("home.play")).toBe(CATALOGS.sv["home.play"]);
  });

  it("a part that was asked for in between is spoken in that language, when its asker goes on", async () => {
    await speak("en");
    const changed = speak("ko");
    await speakOf("cardGame");
    expect(t("place.bridgeOfSighs")).toBe(CATALOGS.ko["place.bridgeOfSighs"]);
    const added = speakOf("multiplayer");
    const again = speak("de");
    await added;
    expect(t("chat.send")).toBe(CATALOGS.de["chat.send"]);
    await Promise.all([changed, again]);
    expect(i18n.locale).toBe("de");
  });
});
