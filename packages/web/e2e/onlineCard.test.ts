import { it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { gameByLink, WHOLE_GAME } from "./onlineGame.js";
import { press, says } from "./player.js";
import { browsing } from "./visit.js";

browsing();

it("four people play the card game by link and go on with their match", {
  tags: ["slow", "soak"],
  timeout: WHOLE_GAME,
}, async () => {
  const { host, others, spectator } = await gameByLink("card");
  // C9.1: the next game begins when all agree; a spectator leaves the end of this one by themselves.
  for (const { page } of [host, ...others]) await press(page, "match.next");
  await press(spectator.page, "next.join");
  for (const { page } of [host, ...others, spectator]) {
    await says(page.locator("h1"), t("cardTable.title.match", { game: 2 }));
  }
});
