import type { TableId } from "@inkognito/protocol";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import type { TurnNotice } from "../../../offline/register.js";
import { goTo, tableRoute } from "../../../shell/route.js";
import { useSettings } from "../../../shell/settings.js";
import { playSounds } from "../../../sound/playSounds.js";

/** Two tables may call at once. */
const tagOf = (table: TableId): string => `inkognito-turn ${table}`;
/** For which this tab calls. */
let calling: TableId | null = null;
let last: Notification | null = null;

/** A worker of an earlier version does not answer. */
const PATIENCE = 5_000;

/** This tab, as the service worker knows it; null: it does not say. */
const tabAt = (worker: ServiceWorkerRegistration): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.active?.postMessage("whoAmI", [port2]);
    setTimeout(resolve, PATIENCE, null);
  });

interface Words {
  readonly title: string;
  readonly body: string;
}

/** Shows a notification that leads to this table, in place of the one before. */
export function notify(table: TableId, { title, body }: Words): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  calling = table;
  const words = { body, tag: tagOf(table), icon: "/icon-192.png" };
  // A player who is called has a chair there and needs no key.
  const way = tableRoute(table, null);
  try {
    const shown = new Notification(title, words);
    last = shown;
    shown.onclick = () => {
      focus();
      goTo(way);
      shown.close();
    };
  } catch {
    // Phones show notifications of service workers only.
    const callThere = async (): Promise<void> => {
      const worker = await navigator.serviceWorker?.ready;
      const data: TurnNotice = { way, tab: await tabAt(worker) };
      if (calling === table) await worker.showNotification(title, { ...words, data });
    };
    callThere().catch(() => {});
  }
}

/** The turn is over. Left where it is, it would be replaced by the next one without a sound. */
function takeBack(table: TableId): void {
  calling = null;
  last?.close();
  last = null;
  navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.getNotifications({ tag: tagOf(table) }))
    .then((shown) => shown?.forEach((each) => void each.close()))
    .catch(() => {});
}

/** Tells a player who does not see the page, once, that their decision is awaited. */
export function useAttention(table: TableId, awaited: boolean): void {
  const { sound, volume } = useSettings().settings;
  const told = useRef(false);
  useEffect(() => {
    if (!awaited) {
      if (told.current) takeBack(table);
      told.current = false;
      return;
    }
    if (told.current || document.visibilityState === "visible") return;
    told.current = true;
    if (sound) void playSounds(["turn"], volume);
    notify(table, { title: t("attention.title"), body: t("attention.body") });
  }, [table, awaited, sound, volume]);
}

/** May the page show notifications? "ask": the person has not been asked yet. */
export function notificationState(): "ask" | "on" | "off" {
  if (!("Notification" in globalThis) || Notification.permission === "denied") return "off";
  return Notification.permission === "granted" ? "on" : "ask";
}
