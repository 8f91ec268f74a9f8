import { goTo } from "../shell/route.js";

/** Keeps the page for later: from then on it works without a network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // A browser that forbids it plays on, online only.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
  // Somebody has touched a notification of this tab.
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (typeof data?.goTo === "string") goTo(data.goTo);
  });
}
