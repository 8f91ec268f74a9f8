import { GAME_NAMES } from "@inkognito/engine/games";
import { describe, expect, it } from "vitest";
import { COMPLETE, speakAtOnce } from "../i18n/testing.js";
import { pagesOf } from "../rulebook/book.js";
import { parseRules } from "../rulebook/parse.js";
import { fetchText } from "../rulebook/useBook.js";
import { HowToPlayPicture } from "./HowToPlayPicture.js";

/** The sections with a picture. */
const DRAWN = {
  board: ["part1", ...[1, 2, 3, 4, 5, 6].map((section) => `section${section}`)],
  card: ["part2", ...[7, 8, 9, 10].map((section) => `section${section}`)],
};

describe.each(COMPLETE)("the guide in %s", (language) => {
  it.each(GAME_NAMES)("has every picture of the %s game, below its text", async (game) => {
    speakAtOnce(language);
    const pages = pagesOf(parseRules(await fetchText("how-to-play", language)), game);
    const drawn = pages.filter(({ key }) => HowToPlayPicture({ of: key }) !== null);
    expect(drawn.map(({ key }) => key)).toEqual(DRAWN[game]);
  });
});
