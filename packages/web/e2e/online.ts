import { redactLog, type Seat, type Viewer } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { RULES } from "@inkognito/engine/games/rules";
import { type GameRecord, parseRecord, replayRecord } from "@inkognito/engine/record";
import { type ServerMessage, serverMessage } from "@inkognito/protocol";
import { TestClient } from "@inkognito/server/testing";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { t } from "../src/i18n/i18n.js";
import { speakAtOnce } from "../src/i18n/testing.js";
import { button, clicked, eventually, press } from "./player.js";
import { type VisitOptions, visit } from "./visit.js";

/** A person with their own browser, and everything that the server has sent it. */
export interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly frames: ServerMessage[];
}

/** A page that is cut off complains, and may. */
export const isCutOff = (fault: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK_CHANGED/.test(fault);

/** Opens the page with empty hands. */
export async function arrive(name: string, options: VisitOptions = {}): Promise<Guest> {
  const { language = "en", settings } = options;
  speakAtOnce(language);
  const page = await visit({
    ...options,
    settings: { speed: "instant", coach: "show", ...settings },
  });
  const frames: ServerMessage[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(JSON.parse(String(payload))));
  });
  return { name, page, frames };
}

/** Goes somewhere, and says a name where one is asked for. */
export async function enter({ page, name }: Guest, path: string): Promise<void> {
  await page.goto(path.startsWith("http") ? path : `${inject("site")}/${path}`);
  await page.getByLabel(t("lobby.name"), { exact: true }).fill(name);
  await press(page, "lobby.name.enter");
}

/** Opens a table through the form; returns the link for others. */
export async function openTable(
  { page }: Guest,
  fill: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.getByRole("link", { name: t("lobby.new") }).click();
  await button(page, "lobby.open").waitFor();
  await fill(page);
  const coach = page.getByRole("group", { name: t("choice.coach") });
  await coach.getByLabel(t("coach.grade.show"), { exact: true }).check();
  await press(page, "lobby.open");
  const link = page.getByLabel(t("invite.link"));
  await link.waitFor();
  await button(page, "chair.getUp").waitFor();
  return link.inputValue();
}

/** Sits down on the first free chair. */
export async function sitDown({ page }: Guest): Promise<void> {
  await page
    .getByRole("button", { name: t("chair.sit") })
    .first()
    .click();
  await button(page, "chair.getUp").waitFor();
}

/** Until the game is on the page. */
export const atGame = ({ page }: Guest): Promise<void> => page.locator(".table").waitFor();

/** The same person on another device, without a screen. */
export async function deviceOf({ page }: Guest, table: string): Promise<TestClient> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return TestClient.join({ site: inject("site"), cookie, table });
}

/** Where a page is: its table, and the key it came with. */
export function tableOf({ page }: Guest): { readonly table: string; readonly key: string } {
  const [, table = "", key = ""] = /#\/t\/([\w-]+)\?key=([\w-]+)/.exec(page.url()) ?? [];
  return { table, key };
}

export interface PlayedOnline {
  readonly guests: readonly Guest[];
  /** By seat, in the order of the guests. */
  readonly devices: readonly TestClient[];
}

const toldBy = (device: TestClient): number => device.known?.told.length ?? 0;
const answersTo = ({ frames }: Guest): number =>
  frames.filter(({ type }) => type === "done").length;

/** Does what the coach says, through the page, and waits until the other device knows of it. */
async function obeyCoach(guest: Guest, device: TestClient): Promise<void> {
  const before = answersTo(guest);
  const doIt = button(guest.page, "coach.doIt");
  // The coach is silent while cards are shown.
  const goOn = button(guest.page, "reveal.on");
  for (;;) {
    await doIt.or(goOn).first().waitFor();
    if (await goOn.isVisible()) await goOn.click();
    else if (await clicked(doIt)) break;
  }
  await eventually(async () => answersTo(guest)).toBeGreaterThan(before);
  const told = toldIn(guest.frames, 1).length;
  await device.until(() => toldBy(device) >= told);
}

/** One decision of an awaited seat; false: none is awaited, the game is over. */
export async function decideOnce(
  { guests, devices }: PlayedOnline,
  means: "page" | "device",
): Promise<boolean> {
  const seat = await Promise.race(
    devices.map(async (each, at) => {
      await each.until(() => each.isAwaited || each.hasEnded(1));
      return at;
    }),
  );
  const [guest, device] = [guests[seat], devices[seat]];
  if (guest === undefined || device?.known == null) throw new Error("no guest plays");
  if (device.hasEnded(1)) return false;
  const before = devices.map(toldBy);
  const action = device.known.choose("agent", `e2e ${seat}`);
  // The end of a game is always made with real buttons.
  const last = /announce|shakeHands/i.test(action.type);
  if (means === "page" || last) await obeyCoach(guest, device);
  else await device.ask({ type: "act", game: device.game, action });
  // An announcement may settle what others were still to decide.
  if (last) {
    await Promise.all(
      devices.map((each, at) => each.until(() => toldBy(each) > (before[at] ?? 0))),
    );
  }
  return true;
}

/** Everything that a page was told of a game, by its own numbers; whatever came twice is the same. */
function toldIn(frames: readonly ServerMessage[], game: number): readonly string[] {
  const told: string[] = [];
  for (const frame of frames) {
    const part =
      frame.type === "told"
        ? frame
        : frame.type === "welcome" || frame.type === "seated"
          ? frame.game
          : null;
    if (part?.game !== game) continue;
    for (const { no, event } of part.events) {
      const text = JSON.stringify(event);
      if (told[no - 1] !== undefined) expect(text).toBe(told[no - 1]);
      told[no - 1] = text;
    }
  }
  return told;
}

/** The record of an ended game, as all at the table may have it. */
export async function recordOf(guest: Guest, game: number): Promise<GameRecord> {
  const { table, key } = tableOf(guest);
  const response = await guest.page.request.get(
    `${inject("site")}/api/tables/${table}/games/${game}/game.json?key=${key}`,
  );
  expect(response.status()).toBe(200);
  const parsed = parseRecord(await response.text());
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.reason}`);
  return parsed.value;
}

/**
 * What a page was sent is what its viewer may know, to the byte, and nothing besides: no message has
 * a field that the protocol does not know.
 */
export function expectOnlyOwn(
  guest: Guest,
  viewer: Viewer,
  record: GameRecord,
  game: GameName,
): void {
  // Played again, so that their fields are in the engine's own order.
  const replayed = replayRecord(record);
  expect(replayed.wrong).toBeNull();
  const events = replayed.events as readonly never[];
  const { redact } = RULES[game] as { redact(event: never, viewer: Viewer): unknown };
  const allowed = redactLog({ redact }, events, viewer).map(({ event }) => JSON.stringify(event));
  expect(toldIn(guest.frames, 1), guest.name).toEqual(allowed);
  for (const frame of guest.frames) expect(serverMessage.parse(frame)).toEqual(frame);
}

/** Nothing in the page gives away what only the server knows while the game is on. */
export async function contentOf({ page }: Guest): Promise<string> {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  return `${await page.content()}${stored}`;
}

export const eventuallyOver = ({ page }: Guest): Promise<void> => page.locator(".end").waitFor();

/** Until the page shows everything that its seat has been told. */
export async function eventuallyTold(
  { page }: Guest,
  seat: Seat,
  devices: readonly TestClient[],
): Promise<void> {
  const side = (id: "table.side.play" | "papers.title") =>
    page.locator(".table-sides").getByRole("button", { name: t(id) });
  const phone = await side("papers.title").isVisible();
  if (phone) await side("papers.title").click();
  await page.getByRole("tab", { name: t("papers.log") }).click();
  const told = devices[seat]?.known?.told.length;
  await eventually(() => page.locator(".log p").count()).toBe(told);
  if (phone) await side("table.side.play").click();
}
