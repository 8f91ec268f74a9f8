import { CODES, MISSIONS } from "@inkognito/engine/board";
import { AGENTS, TEAMS } from "@inkognito/engine/core";
import { afterAll, describe, expect, it } from "vitest";
import { t } from "../../i18n/i18n.js";
import { COMPLETE, speakAtOnce } from "../../i18n/testing.js";
import { missionText } from "./missionText.js";

afterAll(() => speakAtOnce("en"));

/** What Spanish and Italian say with an article, without it. */
const BARE = /(?<!(el|il) |l’)(coronel |colonnello |agente X)/;

describe.each(COMPLETE)("in %s", (language) => {
  it("[B9] no mission leaves out an agent's article", () => {
    speakAtOnce(language);
    const texts = CODES.flatMap((code) =>
      TEAMS.map((team) => missionText(MISSIONS[code][team], team, false)),
    );
    expect(texts.filter((text) => BARE.test(text))).toEqual([]);
  });

  it("neither does any sentence about an agent", () => {
    speakAtOnce(language);
    const texts = AGENTS.map((each) => t(`agent.the.${each}`)).flatMap((agent) => [
      t("gesture.like", { agent }),
      t("table.piece.true", { agent }),
      t("story.dealt.own", { agent, build: "tall", letter: "A" }),
      t("cardStory.dealt.own", { agent, number: 13, edition: "safe" }),
      t("call.warning", { agent, name: "Ada", code: "1", edition: "safe" }),
    ]);
    expect(texts.filter((text) => BARE.test(text))).toEqual([]);
  });
});

it.each([
  ["es", "Eres el coronel Bubble, y tu número para la caja fuerte es 13."],
  ["it", "Sei il Colonnello Bubble, e il tuo numero per la cassaforte è 13."],
] as const)("in %s an agent has the article", (language, words) => {
  speakAtOnce(language);
  const agent = t("agent.the.B");
  expect(t("cardStory.dealt.own", { agent, number: 13, edition: "safe" })).toContain(words);
});
