import { goTo } from "../shell/route.js";

/** Registers the service worker: from then on the page works without a network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it the page works online only.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
  // A notification of this tab was touched.
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (typeof data?.goTo === "string") goTo(data.goTo);
  });
}

/** The data of a notification: where a click on it leads. */
export interface TurnNotice {
  /** A hash: "#/t/…". */
  readonly way: string;
  /** The tab that called, as the worker knows it; null: it does not know. */
  readonly tab: string | null;
}
