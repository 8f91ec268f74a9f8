import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import {
  ask,
  button,
  choice,
  lit,
  panel,
  prepareAnnouncement,
  press,
  prompt,
  sit,
  walkOnMap,
} from "./player.js";
import { ACQUAINTED, leadingTo, tableOf } from "./tables.js";
import { atTable, browsing, gameAt, visit } from "./visit.js";

browsing();

/** How the end screen says it: whether I have won, who has, and why. */
async function verdict(page: Page): Promise<readonly (string | null)[]> {
  await page.locator(".end").waitFor();
  const parts = [".end-title", ".end-winners", ".end-reason"];
  return page.evaluate(
    (some) => some.map((part) => document.querySelector(part)?.textContent ?? null),
    parts,
  );
}

describe("a game for four, by mouse", () => {
  const ready = tableOf({
    away: { "red-tall": 42 },
    balls: ["white", "orange", "blue"],
    shown: ACQUAINTED,
  });

  it("[B10.3] is won with the true partner, the right code and the mission done", async () => {
    const page = await sit(ready);
    await walkOnMap(page, "red-tall", 40);
    await press(page, "move.finish");
    await prepareAnnouncement(page, "Green", "A-C");
    expect(await panel(page).textContent()).toContain(
      "You only win if Green is your partner and shakes hands, the code is A-C",
    );
    await page.locator(".sure-certain").nth(2).waitFor();
    await press(page, "announce.do");
    expect(await verdict(page)).toEqual([
      "You’ve won!",
      "You and Green win.",
      "The partners shook hands, the code was right, and the mission was accomplished. (B10.3)",
    ]);
    expect(await page.locator(".person-won .person-agent").allTextContents()).toEqual([
      "Lord Fiddlebottom",
      "Colonel Bubble",
    ]);
    await press(page, "end.again");
    await prompt(page).waitFor();
    expect(await page.locator(".end").count()).toBe(0);
  });

  it("[B10.3] is lost with a wrong partner, a wrong code, or a mission not done", async () => {
    const page = await sit(ready);
    const losing = async (partner: "Green" | "Blue", code: "A-B" | "A-C"): Promise<unknown> => {
      await prepareAnnouncement(page, partner, code);
      await page.locator(".sure-impossible").first().waitFor();
      await press(page, "announce.do");
      const [title, winners, reason] = await verdict(page);
      expect([title, winners]).toEqual(["You’ve lost", "Blue and Yellow win."]);
      await press(page, "table.takeBack.ended");
      return reason;
    };
    await press(page, "move.stay");
    expect(await losing("Green", "A-C")).toContain(t("reason.notFulfilled"));
    await press(page, "table.takeBack");
    await walkOnMap(page, "red-tall", 40);
    await press(page, "move.finish");
    expect(await losing("Green", "A-B")).toMatch(/\(B10\.3\)$/);
    expect(await losing("Blue", "A-C")).toMatch(/\(B10\.[34]\)$/);
  });

  it("[B10.2] asks me for my hand: refused it is lost, taken back and given it is won", async () => {
    const page = await sit(
      tableOf({ seat: 1, first: 0, away: { "red-tall": 40 }, shown: ACQUAINTED }),
    );
    expect(await prompt(page).textContent()).toBe(
      "Red thinks you’re partners and offers a handshake. Do you accept?",
    );
    expect(await panel(page).textContent()).toContain(
      "The code is A-C. For your team, that means: Lord Fiddlebottom to space 5",
    );
    await press(page, "handshake.no");
    expect(await verdict(page)).toEqual([
      "You’ve lost",
      "Blue and Yellow win.",
      `${t("reason.handRefused")} (B10.3)`,
    ]);
    await press(page, "table.takeBack.ended");
    await press(page, "handshake.yes");
    expect((await verdict(page)).slice(0, 2)).toEqual(["You’ve won!", "You and Red win."]);
  });
});

describe("an announcement in the partner's turn", () => {
  const there = { "red-tall": 40 } as const;
  const name = async (page: Page): Promise<void> => {
    await choice(page, "Green").click();
    await panel(page).getByRole("button", { name: /^A-C/ }).click();
    await press(page, "announce.do");
    expect((await verdict(page)).slice(0, 2)).toEqual(["You’ve won!", "You and Green win."]);
  };

  it("[B10.1] is made while the others play, and the page waits for it", async () => {
    const balls = ["white", "orange", "blue"] as const;
    const setup = tableOf({ first: 1, away: there, balls: [...balls] });
    const page = await visit({ path: gameAt(setup), settings: { speed: "normal", coach: "off" } });
    await atTable(page);
    await press(page, "announce.open");
    await name(page);
  });

  it("[B10.1] is made before one's own movement", async () => {
    const setup = leadingTo(
      ({ table }) => table.turn === 2 && table.positions["red-tall"] === 40,
      tableOf({ rules: { edition: "devir" }, first: 1, away: there }),
    );
    const page = await sit(setup);
    await press(page, "announce.open");
    await name(page);
  });
});

describe("a game for three, by mouse", () => {
  const rules = { players: 3 } as const;

  it("[B11.3] is won by the lone agent on the escape space", async () => {
    // Yellow's hand is the arrested one, so blue, Zsa Zsa, is alone; her escape is space 4.
    const away = { "blue-thin": 26 };
    const page = await sit(tableOf({ rules, seat: 2, away, balls: ["blue", "orange", "black"] }));
    await walkOnMap(page, "blue-thin", 23);
    await press(page, "move.finish");
    await press(page, "announce.open");
    await press(page, "announce.alone");
    await panel(page)
      .getByRole("button", { name: t("rule.open", { rule: "B11.3" }) })
      .waitFor();
    await press(page, "announce.do");
    expect(await verdict(page)).toEqual([
      "You’ve won!",
      // The title has said it.
      null,
      "The lone agent’s real figure was on the escape space. (B11.3)",
    ]);
    expect(await page.locator(".end").textContent()).toContain("Arrested from the start");
  });

  it("[B11.3] is lost by announcing alone with a partner at the table", async () => {
    const page = await sit(tableOf({ rules, away: { "red-tall": 40 } }));
    await press(page, "move.stay");
    await press(page, "announce.open");
    await press(page, "announce.alone");
    await press(page, "announce.do");
    expect(await verdict(page)).toEqual([
      "You’ve lost",
      "Blue wins.",
      `${t("reason.notAlone")} (B11.3)`,
    ]);
  });
});

describe("a game for five, by mouse", () => {
  const rules = { players: 5 } as const;

  it("[B12.6] is won by the Ambassador's player whose sealed sheet is right", async () => {
    const away = { "red-tall": 40, "green-thin": 36 };
    const page = await sit(tableOf({ rules, seat: 4, away, shown: ACQUAINTED }));
    await lit(page, 36).click();
    await press(page, "move.finish");
    await ask(page, "green", "build");
    await button(page, "reveal.on").waitFor();
    expect(await page.locator(".reveal-card").count()).toBe(2);
    await press(page, "reveal.on");
    await lit(page, 55).click();
    await press(page, "seal.open");
    const sheet = page.getByRole("dialog", { name: t("seal.title") });
    await sheet.getByLabel("Blue’s build").selectOption("thin");
    expect(await sheet.getByLabel("Yellow’s build").inputValue()).toBe("fat");
    await press(page, "seal.do");
    await page.getByText(t("seats.sealed")).waitFor();
    expect(await button(page, "seal.open").count()).toBe(0);
    await press(page, "resolve.end");
    expect((await verdict(page)).slice(0, 2)).toEqual(["You’ve won!", null]);
    expect(await page.locator(".end").textContent()).toContain(t("end.sheet"));
  });

  it("[B12.1] is won by two agents while a bot plays the Ambassador", async () => {
    const away = { "red-tall": 42 };
    const balls = ["blue", "orange", "black"] as const;
    const page = await sit(tableOf({ rules, away, balls, shown: ACQUAINTED }));
    await walkOnMap(page, "red-tall", 40);
    await press(page, "move.finish");
    await prepareAnnouncement(page, "Green", "A-C");
    await press(page, "announce.do");
    expect((await verdict(page)).slice(0, 2)).toEqual(["You’ve won!", "You and Green win."]);
  });
});
