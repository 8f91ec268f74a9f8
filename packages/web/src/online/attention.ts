import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { playSounds } from "../sound/useSounds.js";

function notify(): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const words = { body: t("attention.body"), tag: "inkognito-turn", icon: "/icon-192.png" };
  try {
    const shown = new Notification(t("attention.title"), words);
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

/** Whoever looks elsewhere is told once that something is asked of them. */
export function useAttention(awaited: boolean, sound: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (!awaited) {
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
