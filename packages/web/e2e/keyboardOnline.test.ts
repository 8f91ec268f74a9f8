import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import {
  call,
  choose,
  decision,
  hasFocus,
  keepsFocus,
  key,
  over,
  playOn,
  pressOn,
  staysInside,
  write,
} from "./keyboard.js";
import { listen, readLog, saidOnce } from "./listening.js";
import { arrive, atGame, type Guest } from "./online.js";
import { button, says } from "./player.js";
import { browsing } from "./visit.js";

browsing();

/** Says a name where one is asked for. */
async function introduce({ page, name }: Guest): Promise<void> {
  await page.getByLabel(t("lobby.name"), { exact: true }).waitFor();
  await write(page, t("lobby.name"), name);
  await key(page, "Enter");
}

/** From home to a table of one's own, with bots on two chairs; returns the link for others. */
async function openTable({ page, ...guest }: Guest, game: "board" | "card"): Promise<string> {
  await pressOn(page, t("home.others"));
  await hasFocus(page, t("lobby.name.title"));
  await introduce({ page, ...guest });
  await hasFocus(page, t("lobby.title"));
  await pressOn(page, t("lobby.new"));
  await hasFocus(page, t("lobby.new"));
  await choose(page, t("choice.game"), t(`choice.game.${game}`));
  await choose(page, t("lobby.bots"), "2");
  await choose(page, t("choice.level"), t("level.agent"));
  await choose(page, t("choice.coach"), t("coach.grade.show"));
  await pressOn(page, t("choice.more"));
  if (game === "card") {
    await choose(page, t("choice.card.length"), t("choice.card.length.single"));
  }
  await choose(page, t("lobby.botPace"), t("lobby.botPace.instant"));
  await pressOn(page, t("lobby.open"));
  await hasFocus(page, t("lobby.table.of", { name: guest.name }));
  await button(page, "chair.getUp").waitFor();
  return page.getByLabel(t("invite.link")).inputValue();
}

/** Follows a link to the first free chair. */
async function join({ page, ...guest }: Guest, link: string): Promise<void> {
  await page.goto(link);
  await introduce({ page, ...guest });
  await page.getByRole("button", { name: t("chair.sit") }).waitFor();
  await hasFocus(page, t("lobby.table.of", { name: "Anna" }));
  await pressOn(page, /^Sit here/);
  await button(page, "chair.getUp").waitFor();
  await hasFocus(page, t("chair.getUp"));
}

/** Anna opens a table, Bert follows her link, and both come to the game. */
async function gather(game: "board" | "card") {
  const [anna, bert] = [await arrive("Anna"), await arrive("Bert")];
  const link = await openTable(anna, game);
  await join(bert, link);
  await says(anna.page.locator(".gathering-start"), t("gathering.ready"));
  await keepsFocus(anna.page);
  const heard = await Promise.all([listen(anna.page), listen(bert.page)]);
  await pressOn(anna.page, t("gathering.start.first"));
  await Promise.all([anna, bert].map(atGame));
  for (const { page } of [anna, bert]) await keepsFocus(page);
  return { anna, bert, heard } as const;
}

/** All that was told since the table was there was said once, in order. */
async function heardAll({ page }: Guest, heard: Awaited<ReturnType<typeof listen>>): Promise<void> {
  const lines = await readLog(page);
  const said = await heard();
  const before = lines.length - said.told.length;
  saidOnce(said, lines.slice(before));
  // Bots are quick: what they did while the table was being fetched is in the log, what I did was said.
  expect(lines.slice(0, before).filter((line) => /^You\b/.test(line))).toEqual([]);
}

describe("with other people, by keyboard alone", { tags: ["slow", "soak"] }, () => {
  it("the card game is played from home to its end and again", async () => {
    const { anna, bert, heard } = await gather("card");

    // A pause that all agree to; the menu keeps the focus, and gives it back.
    await pressOn(anna.page, t("menu.open"));
    await anna.page.getByRole("dialog").waitFor();
    await staysInside(anna.page);
    // What is asked twice takes the place of its button, and gives it back.
    await pressOn(anna.page, t("menu.leave"));
    await hasFocus(anna.page, t("menu.no"));
    await pressOn(anna.page, t("menu.no"));
    await hasFocus(anna.page, t("menu.leave"));
    await pressOn(anna.page, t("pause.ask"));
    await button(anna.page, "pause.withdraw").waitFor();
    await keepsFocus(anna.page);
    await key(anna.page, "Escape");
    await hasFocus(anna.page, t("menu.open"));
    await says(bert.page.locator(".strip"), t("pause.others", { names: "Anna", count: 1 }));
    await pressOn(bert.page, t("pause.agree"));
    for (const { page } of [anna, bert]) {
      await says(page.locator(".strip"), t("pause.paused"));
      await keepsFocus(page);
    }
    for (const hear of heard) {
      expect((await hear()).besides.join("\n")).toContain(t("pause.paused"));
    }
    for (const { page } of [anna, bert]) await pressOn(page, t("pause.goOn"));
    for (const { page } of [anna, bert]) {
      await page.locator(".strip").waitFor({ state: "detached" });
      await keepsFocus(page);
    }

    await Promise.all([
      playOn(anna.page, { until: t("call.open", { edition: "telephone" }) }).then(async () => {
        if ((await anna.page.locator(".end").count()) === 0) await call(anna.page, "telephone");
      }),
      playOn(bert.page),
    ]);
    for (const { page } of [anna, bert]) await over(page);
    await heardAll(anna, heard[0]);
    await heardAll(bert, heard[1]);
    await pressOn(anna.page, t("end.again"));
    await keepsFocus(anna.page);
    await pressOn(bert.page, t("end.again"));
    for (const { page } of [anna, bert]) {
      await page.locator(".end").waitFor({ state: "detached" });
      await keepsFocus(page);
    }
  });

  it("the board game is played from home to its end and again, and people talk", async () => {
    const { anna, bert, heard } = await gather("board");

    await pressOn(anna.page, t("chat.title"));
    await hasFocus(anna.page, t("papers.title"));
    await write(anna.page, t("chat.input"), "Good evening!");
    await key(anna.page, "Enter");
    await says(bert.page.locator(".papers-head"), t("chat.unread", { count: 1 }));
    await pressOn(bert.page, t("chat.unread", { count: 1 }));
    await says(bert.page.getByRole("log", { name: t("chat.said") }), "Good evening!");
    for (const { page } of [anna, bert]) {
      await pressOn(page, t("papers.title"));
      await hasFocus(page, t("chat.title"));
    }

    const announce = async (): Promise<void> => {
      // Out of the own turn the way to it stands open as well.
      await playOn(anna.page, { until: t("resolve.end") });
      await pressOn(anna.page, t("announce.open"));
      await decision(anna.page, t("prompt.announce"));
      await pressOn(anna.page, "Bert", "Space");
      await pressOn(anna.page, /^[A-D]-[A-D]/, "Space");
      await pressOn(anna.page, t("announce.do"));
    };
    await Promise.all([announce(), playOn(bert.page)]);
    for (const { page } of [anna, bert]) await over(page);
    await heardAll(anna, heard[0]);
    await heardAll(bert, heard[1]);
    for (const { page } of [anna, bert]) await pressOn(page, t("end.again"));
    for (const { page } of [anna, bert]) {
      await page.locator(".end").waitFor({ state: "detached" });
      await keepsFocus(page);
    }
  });
});
