import type { Page, Worker } from "playwright-core";
import { describe, expect, it } from "vitest";
import { t } from "../src/i18n/i18n.js";
import type { TurnNotice } from "../src/offline/register.js";
import { arrive, atGame, deviceOf, enter, openTable, tableOf } from "./online.js";
import { eventually, press, says } from "./player.js";
import { quickTable } from "./quickTable.js";
import { browsing, openTab } from "./visit.js";

browsing();

describe("a page at a table with other people", () => {
  it("says in its title that it is my turn", async () => {
    const anna = await arrive("Anna");
    await enter(anna, "#/lobby");
    await openTable(anna, (page) => quickTable(page, "3"));
    await press(anna.page, "gathering.start.first");
    await atGame(anna);
    await eventually(() => anna.page.title()).toContain(t("attention.turn"));
  });

  it("calls a player who looks elsewhere, until the turn is over", async () => {
    const anna = await arrive("Anna");
    const { page } = anna;
    await enter(anna, "#/lobby");
    await openTable(anna, (form) => quickTable(form, "3"));
    await page.evaluate(() => {
      const called = { open: 0, all: 0 };
      const Notification = function (this: { close(): void; onclick(): void }): void {
        called.open += 1;
        called.all += 1;
        Object.assign(globalThis, { touch: () => this.onclick() });
        this.close = () => {
          called.open -= 1;
        };
      };
      Object.assign(Notification, { permission: "granted" });
      Object.assign(globalThis, { called, Notification });
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    });
    const called = () => page.evaluate(() => ({ ...(globalThis as { called?: object }).called }));
    expect(await called()).toEqual({ open: 0, all: 0 });
    await press(page, "gathering.start.first");
    await eventually(called).toEqual({ open: 1, all: 1 });
    const device = await deviceOf(anna, tableOf(anna).table);
    await device.ask({ type: "pause", wanted: true });
    await eventually(called).toEqual({ open: 0, all: 1 });
    await device.ask({ type: "pause", wanted: true });
    await eventually(called).toEqual({ open: 1, all: 2 });
    await eventually(() => page.title()).toContain(t("attention.turn"));
    // Touching it leads back to the table, wherever the tab is by then.
    await page.goto(page.url().replace(/#.*/, "#/lobby"));
    await says(page.locator("h1"), t("lobby.title"));
    const touched = await page.evaluate(() => {
      const { touch, called } = globalThis as unknown as { touch(): void; called: object };
      touch();
      return { ...called };
    });
    expect(touched).toEqual({ open: 0, all: 2 });
    await atGame(anna);
  });

  it("on a phone leads back by the call to its tab, wherever that is, or to a new one", async () => {
    const anna = await arrive("Anna", { serviceWorkers: "allow" });
    const { page } = anna;
    const worker = await workerOf(page);
    await enter(anna, "#/lobby");
    await openTable(anna, (form) => quickTable(form, "3"));
    const way = `#/t/${tableOf(anna).table}`;
    await calledByWorkers(page);
    await press(page, "gathering.start.first");
    await eventually(() => callsOf(page)).toHaveLength(1);
    const [call] = await callsOf(page);
    expect(call).toMatchObject({ title: t("attention.title"), data: { way } });
    const back = { closed: 1, focused: [call?.data.tab], opened: [] };
    const keyed = page.url();
    const other = await openTab(page.context());
    // A page that is there already keeps the key in the address.
    expect(await click(worker, call?.data)).toEqual(back);
    await eventually(async () => page.url()).toBe(keyed);
    await atGame(anna);

    await page.goto(keyed.replace(/#.*/, "#/lobby"));
    await says(page.locator("h1"), t("lobby.title"));
    expect(await click(worker, call?.data)).toEqual(back);
    await eventually(async () => page.url()).toBe(keyed.replace(/\?.*/, ""));
    await atGame(anna);

    await page.close();
    expect(await click(worker, call?.data)).toEqual({
      ...{ closed: 1, focused: [] },
      opened: [`/${way}`],
    });
    expect(other.url()).not.toContain(way);
  });
});

interface Shown {
  readonly title: string;
  readonly data: TurnNotice;
}

/** As phones are: no notification but a service worker's. This Chromium itself shows none at all. */
const calledByWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const calls: unknown[] = [];
    const Notification = (): void => {
      throw new TypeError("Illegal constructor");
    };
    Object.assign(Notification, { permission: "granted" });
    Object.assign(globalThis, { calls, Notification });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      calls.push({ title, data: options?.data });
    };
  });

const callsOf = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly calls: readonly Shown[] }).calls);

async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent("serviceworker");
}

/** Touches a notification. Only a real hand may bring a tab to the front: which one is noted. */
const click = (worker: Worker, data: unknown) =>
  worker.evaluate(async (carried) => {
    const done = { closed: 0, focused: [] as string[], opened: [] as string[] };
    const { clients } = self as unknown as ServiceWorkerGlobalScope;
    WindowClient.prototype.focus = async function (): Promise<WindowClient> {
      done.focused.push(this.id);
      return this;
    };
    clients.openWindow = async (url) => {
      done.opened.push(String(url));
      return null;
    };
    const notification = {
      data: carried,
      close: () => {
        done.closed += 1;
      },
    };
    let work: unknown = null;
    const waitUntil = (promise: unknown) => {
      work = promise;
    };
    const event = new ExtendableEvent("notificationclick");
    for (const [name, value] of Object.entries({ notification, waitUntil })) {
      Object.defineProperty(event, name, { value });
    }
    dispatchEvent(event);
    await work;
    return done;
  }, data);
