import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { playSounds } from "../sound/useSounds.js";

const TAG = "inkognito-turn";
let last: Notification | null = null;

function notify(): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const words = { body: t("attention.body"), tag: TAG, icon: "/icon-192.png" };
  try {
    const shown = new Notification(t("attention.title"), words);
    last = shown;
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Phones show notifications of service workers only.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(t("attention.title"), words))
      .catch(() => {});
  }
}

/** The turn is over. Left where it is, it would be replaced by the next one without a sound. */
function takeBack(): void {
  last?.close();
  last = null;
  navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.getNotifications({ tag: TAG }))
    .then((shown) => shown?.forEach((each) => void each.close()))
    .catch(() => {});
}

/** Whoever looks elsewhere is told once that something is asked of them. */
export function useAttention(awaited: boolean, sound: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (!awaited) {
      if (told.current) takeBack();
      told.current = false;
      return;
    }
    if (told.current || document.visibilityState === "visible") return;
    told.current = true;
    if (sound) void playSounds(["turn"]);
    notify();
  }, [awaited, sound]);
}

/** May we show notifications? "ask": nobody has been asked yet. */
export function notifying(): "ask" | "on" | "off" {
  if (!("Notification" in globalThis) || Notification.permission === "denied") return "off";
  return Notification.permission === "granted" ? "on" : "ask";
}
