import { REFUSAL_CODES } from "@inkognito/engine/board";
import { it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../i18n/testing.js";
import { refusalWords } from "./Panel.js";

const ROWS = COMPLETE.flatMap((language) => REFUSAL_CODES.map((code) => [language, code] as const));

it.each(ROWS)("in %s there are words for %s", (language, code) => {
  speakAtOnce(language);
  expectSentence(refusalWords({ code, rule: "B3.4" }), language);
});
