import { serve } from "@inkognito/server";
import { it } from "vitest";
import { eventually } from "./player.js";
import { atTable, browsing, visit } from "./visit.js";

browsing();

it("works without the server once it was loaded, from home into a game and back", async () => {
  const { INKOGNITO_PAGE: folder } = process.env;
  const serving = await serve({
    env: { PORT: "0" },
    ...(folder === undefined ? {} : { page: folder }),
  });
  const page = await visit({
    site: serving.address,
    serviceWorkers: "allow",
    // The page, and what its operator has written, are asked for at the server, the very thing that is gone.
    forgive: (fault) =>
      /^(request failed: http:\/\/localhost:\d+\/(api\/site)?|console: Failed to load resource:) /.test(
        fault,
      ),
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await serving.close();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play now" }).click();
  await atTable(page);
  await page.reload();
  await atTable(page);
  await eventually(() => page.title()).toBe("Table · Inkognito Online");
});
