import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { axeInBothLights } from "./axe.js";
import { focused, hasFocus, keepsFocus, key, pressOn } from "./keyboard.js";
import { lookInEveryLanguage } from "./languages.js";
import { browsing, picture, shoot, stickingOut, type VisitOptions, visit } from "./visit.js";

browsing();

/** A whole game that was kept, on one line. */
const recordOf = (game: "board" | "card"): string => {
  const file = new URL(`../../engine/golden/records/${game}-1.json`, import.meta.url);
  return JSON.stringify(JSON.parse(readFileSync(file, "utf8")));
};

/** Lets a file fall onto whatever the page shows. */
const drop = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "game.json", { type: "application/json" }));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent("dragover", init));
    document.body.dispatchEvent(new DragEvent("drop", init));
  }, text);

const slider = (page: Page): Locator => page.getByRole("slider", { name: "Position" });
const moment = (page: Page): Promise<string | null> => slider(page).getAttribute("aria-valuetext");
const controls = (page: Page): Locator => page.getByRole("region", { name: "Playback" });
const view = (page: Page): Locator => page.getByLabel("View");

/** At the first event of a recorded game. */
async function watch(game: "board" | "card", options: VisitOptions = {}): Promise<Page> {
  const page = await visit({ settings: { speed: "instant" }, ...options });
  await drop(page, recordOf(game));
  await slider(page).waitFor();
  return page;
}

/** Every card that lies face up, by its name. */
const cards = (page: Page, within = "body"): Promise<readonly string[]> =>
  page
    .locator(`${within} .card`)
    .evaluateAll((all) => all.map((card) => card.getAttribute("aria-label") ?? ""));

/** The figures with a star, by their names. */
const trueOnes = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".map-piece > g:has(.figure-star)")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));

const TRUE_FIGURES = ["red", "green", "blue", "yellow"].map((colour) =>
  expect.stringMatching(
    new RegExp(`^\\w+ ${colour} figure, .*, actually (Lord|Colonel|Madame|Agent) `),
  ),
);

/** Goes there by the slider, as one who drags it. */
const goTo = (page: Page, position: number): Promise<void> => slider(page).fill(String(position));

describe("a recorded game", () => {
  it("is dropped onto home, and stepped through by keys alone", async () => {
    const page = await watch("board");
    expect(page.url()).toMatch(/#\/replay$/);
    expect(await slider(page).getAttribute("max")).toBe("106");
    expect(await slider(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await key(page, "End");
    await page.locator(".end").waitFor();
    // The end of a recorded game takes no focus: it stays at the controls.
    expect(await slider(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await key(page, "Home");
    expect(await slider(page).inputValue()).toBe("1");
    for (let i = 0; i < 8; i += 1) await key(page, "ArrowRight");
    expect(await slider(page).inputValue()).toBe("9");
    expect(await moment(page)).toMatch(/^Turn 1: /);
    await key(page, "ArrowLeft");
    expect(await moment(page)).toMatch(/^Turn 1: Ada shakes the Phantom/);
    // Away from the slider the same keys do the same, and what happens is said.
    await pressOn(page, "One step forward", "Enter");
    expect(await slider(page).inputValue()).toBe("9");
    await key(page, "ArrowLeft");
    await key(page, "ArrowRight");
    expect(await slider(page).inputValue()).toBe("9");
    expect(await page.locator(".replay > [role=status]").textContent()).toBe(await moment(page));
    await key(page, "Enter");
    expect(await slider(page).inputValue()).toBe("10");
    await key(page, "Home");
    await key(page, "End");
    expect(await slider(page).inputValue()).toBe("106");
    // A button that leads nowhere keeps the focus.
    await key(page, "Enter");
    await hasFocus(page, "One step forward");
    // The rule that decided it is read, and one is back where one was.
    await pressOn(page, /^Read rule B/);
    await page.getByRole("dialog").waitFor();
    await key(page, "Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await focused(page)).name).toMatch(/^Read rule B/);
    // At the end the map has no tools: the focus does not go with them.
    await key(page, "Home");
    await pressOn(page, t("table.map.farther"));
    await key(page, "End");
    await page.locator(".end").waitFor();
    await keepsFocus(page);
  });

  it("plays by itself, pauses, and ends at its end", async () => {
    const page = await watch("card");
    await key(page, "Space");
    await controls(page).getByRole("button", { name: "Pause" }).waitFor();
    await page.waitForFunction(() => Number(document.querySelector("input")?.value) > 2);
    await key(page, "Space");
    await controls(page).getByRole("button", { name: "Play" }).waitFor();
    await goTo(page, 92);
    await key(page, "Space");
    await page.locator(".end").waitFor();
    await controls(page).getByRole("button", { name: "Play" }).waitFor();
    expect(await slider(page).inputValue()).toBe("93");
  });

  it("is jumped into from the list of its events", async () => {
    const page = await watch("board");
    await pressOn(page, "Events", "Enter", "Shift+Tab");
    const list = page.getByRole("dialog", { name: "Events" });
    await shoot(page, "replay-events");
    await pressOn(page, /objects/, "Enter", "Shift+Tab");
    await list.waitFor({ state: "detached" });
    expect(await page.locator(".panel-prompt").textContent()).toMatch(/objects/);
    await hasFocus(page, "Events");
    // The game is still there after a reload.
    await page.reload();
    await slider(page).waitFor();
  });

  it("through a seat's eyes holds that seat's papers, and no card it was not shown", async () => {
    const page = await watch("board");
    // Green answers Yellow.
    await goTo(page, 60);
    expect(await cards(page, ".table-papers")).toHaveLength(12);
    expect(await cards(page, ".table-panel")).toHaveLength(2);
    // All true figures are marked on the map, by a star and in words.
    expect(await trueOnes(page)).toEqual(TRUE_FIGURES);
    expect(await axeInBothLights(page)).toEqual([]);
    await shoot(page, "replay-open", async () => expect(await stickingOut(page)).toEqual([]));
    await view(page).selectOption({ label: "Ada (Red)" });
    await page.getByRole("tab", { name: "Cards" }).click();
    await page.locator(".cards-page").waitFor();
    await shoot(page, "replay-seat");
    expect(await trueOnes(page)).toEqual([expect.stringMatching(/^\S+ red .*, your real figure$/)]);
    const secret = (each: string): boolean => each.includes("grey");
    expect((await cards(page)).filter(secret)).toHaveLength(3);
    expect(await cards(page, ".table-panel")).toEqual([]);
    expect(await page.locator(".panel-prompt").textContent()).toBe(
      "Green shows Yellow 2 cards. You can’t see them.",
    );
    await view(page).selectOption({ label: "Yellow" });
    await page.locator(".reveal-cards").waitFor();
    expect((await cards(page, ".cards-page")).filter(secret)).toHaveLength(3);
    await view(page).selectOption({ label: "spectator" });
    await page.locator(".papers").waitFor({ state: "detached" });
    expect(await cards(page)).toEqual([]);
    expect(await trueOnes(page)).toEqual([]);
    await slider(page).press("End");
    await page.locator(".end").waitFor();
    await shoot(page, "replay-end", async () => expect(await stickingOut(page)).toEqual([]));
  });

  it("of the card game shows both sides of a swap, or one's own, or none", async () => {
    const page = await watch("card");
    await page.getByRole("button", { name: "Events" }).click();
    const list = page.getByRole("dialog", { name: "Events" });
    await list
      .getByRole("button", { name: /^José shows Green/ })
      .first()
      .click();
    expect(await cards(page, ".table-panel")).toHaveLength(4);
    await shoot(page, "replay-cards");
    await view(page).selectOption({ label: "Ada (Red)" });
    await page.locator(".papers").waitFor();
    // In the passport hang the two black cards of one's own, and no others.
    expect(await cards(page, ".table-panel")).toEqual([]);
    const words = await page.locator("body").innerText();
    expect(words.match(/Green shows José: .*/g)).toEqual(["Green shows José: 2 cards"]);
    await view(page).selectOption({ label: "spectator" });
    await page.locator(".papers").waitFor({ state: "detached" });
    expect(await cards(page)).toEqual([]);
  });
});

describe("a file", () => {
  const marks = (page: Page): Promise<readonly string[]> =>
    page.locator("[data-check] summary").allTextContents();

  it("that is right is found to be right, with its signature", async () => {
    const page = await watch("board");
    await page.getByRole("button", { name: "File" }).click();
    await page.locator("[data-check]").first().waitFor();
    expect(await marks(page)).toEqual([
      "Fair draws",
      "Legal moves",
      "Intact file",
      "Valid signature",
    ]);
    await page.locator("[data-check=moves] summary").click();
    expect(await page.locator("[data-check=moves]").innerText()).toContain("106 events");
    await shoot(page, "replay-checks", async () => expect(await stickingOut(page)).toEqual([]));
    expect(await axeInBothLights(page)).toEqual([]);
  });

  it("that was tampered with is shown as far as it is right, and what is wrong is named", async () => {
    const page = await visit({ path: "#/replay", settings: { speed: "instant" } });
    // Another ball than the seed draws, in the first turn.
    const text = recordOf("board").replace(
      '["white","purple","white"]',
      '["white","white","white"]',
    );
    await drop(page, text);
    await page.getByRole("alert").waitFor();
    expect(await slider(page).getAttribute("max")).toBe("7");
    await page.getByRole("button", { name: "File" }).click();
    await page.locator("[data-check]").first().waitFor();
    expect(await marks(page)).toEqual([
      "Unfair draws",
      "Moves partly checked",
      "Changed file",
      "Invalid signature",
    ]);
    await page.locator("[data-check=draws] summary").click();
    expect(await page.locator("[data-check=draws]").innerText()).toContain("Event 8");
    await picture(page, "replay-tampered");
    // A step to where no street leads: the rule against it is there to be read.
    await page.keyboard.press("Escape");
    await drop(page, recordOf("board").replace('"green-fat","to":30', '"green-fat","to":1'));
    await page.waitForFunction(() => document.querySelector("input")?.max === "11");
    await page.getByRole("button", { name: "File" }).click();
    const moves = page.locator("[data-check=moves]");
    await moves.locator("summary").click();
    expect(await moves.innerText()).toContain("Event 12 is against the rules");
    expect(await moves.getByRole("button", { name: /^Read rule B3\./ }).count()).toBe(1);
  });

  const bad: readonly (readonly [string, string, string])[] = [
    ["no JSON", "Dear diary", "its text isn’t JSON"],
    ["something else", '{"name":"x"}', "isn’t a game of Inkognito"],
    [
      "a later version",
      recordOf("card").replace('"version":1}', '"version":2}'),
      "can’t read this version",
    ],
    ["cut short", recordOf("card").replace(/"digest":"../, '"digest":"'), "“digest”"],
    ["a key twice", recordOf("card").replace('"version":1}', '"version":1,"version":1}'), "twice"],
  ];
  it("that is no such game is refused in a sentence, and another can be chosen", async () => {
    const page = await visit({ path: "#/replay" });
    for (const [what, text, why] of bad) {
      await drop(page, text);
      await page.getByRole("heading", { name: "We can’t show this game" }).waitFor();
      expect([what, await page.locator("main").innerText()]).toEqual([
        what,
        expect.stringContaining(why),
      ]);
      await page
        .getByLabel("Choose a game file")
        .setInputFiles({ name: "g.json", mimeType: "", buffer: Buffer.from(recordOf("card")) });
      await slider(page).waitFor();
    }
  });
});

describe("in every language", () => {
  const names = ["Ada", "José", "종이 🎭", "Inkognito", "JSON"];

  it("nothing sticks out, is cut off or left in English", async () => {
    const page = await visit({ path: "#/replay", settings: { speed: "instant" } });
    const found = [...(await lookInEveryLanguage(page, "replay-choose", { names }))];
    await drop(page, recordOf("board").replace(/"digest":"./, '"digest":"0'));
    await slider(page).waitFor();
    await goTo(page, 60);
    found.push(...(await lookInEveryLanguage(page, "replay-board", { names })));
    await page.getByRole("button", { name: "File" }).click();
    await page.locator("[data-check]").first().waitFor();
    for (const why of await page.locator("[data-check] summary").all()) await why.click();
    found.push(...(await lookInEveryLanguage(page, "replay-file", { names })));
    expect(found).toEqual([]);
  });

  it("so it is with the card game", { tags: ["soak"] }, async () => {
    const page = await watch("card");
    await goTo(page, 18);
    const look = { names, sideways: true };
    expect(await lookInEveryLanguage(page, "replay-card", look)).toEqual([]);
  });
});
