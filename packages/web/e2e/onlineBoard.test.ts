import { expect, it } from "vitest";
import { gameByLink, WHOLE_GAME } from "./onlineGame.js";
import { browsing } from "./visit.js";

browsing();

it("four people play the board game by link, one reloads, one is cut off, one watches", {
  tags: ["slow"],
  timeout: WHOLE_GAME,
}, async () => {
  const { spectator } = await gameByLink("board");
  expect(await spectator.page.locator(".person").count()).toBe(4);
});
