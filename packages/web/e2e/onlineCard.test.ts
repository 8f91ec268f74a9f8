import { expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { gameByLink, WHOLE_GAME } from "./onlineGame.js";
import { press, says } from "./player.js";
import { browsing } from "./visit.js";

browsing();

it(
  "four people play the card game by link and go on with their match",
  async () => {
    const { host, others, spectator } = await gameByLink("card");
    // C9.1: only the host goes on, and all see the second game with its points.
    const [guest] = others;
    expect(await guest?.page.getByRole("button", { name: t("match.next") }).count()).toBe(0);
    await press(host.page, "match.next");
    for (const { page } of [host, ...others, spectator]) {
      await says(page.locator("h1"), t("cardTable.title.match", { game: 2 }));
    }
  },
  WHOLE_GAME,
);
