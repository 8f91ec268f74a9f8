import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.js";

/** Two short notes, like a glass touched by a spoon. */
function ring(): void {
  try {
    const audio = new AudioContext();
    const loudness = audio.createGain();
    loudness.connect(audio.destination);
    for (const [start, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const note = audio.createOscillator();
      note.type = "sine";
      note.frequency.value = pitch;
      note.connect(loudness);
      note.start(audio.currentTime + start);
      note.stop(audio.currentTime + start + 0.15);
    }
    loudness.gain.setValueAtTime(0.12, audio.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4);
    setTimeout(() => void audio.close(), 600);
  } catch {
    // A browser without sound has a title all the same.
  }
}

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
    if (sound) ring();
    notify();
  }, [awaited, sound]);
}

/** May we show notifications? "ask": nobody has been asked yet. */
export function notifying(): "ask" | "on" | "off" {
  if (!("Notification" in globalThis) || Notification.permission === "denied") return "off";
  return Notification.permission === "granted" ? "on" : "ask";
}
