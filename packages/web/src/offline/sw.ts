import type { TurnNotice } from "./register.js";

/** What the build wrote at the top of this file: all files of the page, and a name for just this set. */
interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}

const worker = self as unknown as ServiceWorkerGlobalScope & { readonly PRECACHE: Precache };
const PREFIX = "inkognito ";
const CACHE = `${PREFIX}${worker.PRECACHE.version}`;
const PAGE = "/index.html";

/** Where the page itself is served: home, invitations, tables, shared games. */
const PAGES = /^\/(index\.html|[itg]\/[^/]+\/?)?$/;

/** Fills the cache completely or fails: a half-filled cache is never used. */
worker.addEventListener("install", (event) => {
  const requests = worker.PRECACHE.files.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

/** Runs when no tab uses the previous version any more. */
worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(url.pathname)) event.respondWith(freshPage(request));
  } else if (worker.PRECACHE.files.includes(url.pathname)) {
    event.respondWith(kept(request));
  }
});

/** Tells a tab its id in the service worker; see `TurnNotice`. */
worker.addEventListener("message", ({ data, source, ports }) => {
  if (data === "whoAmI" && source instanceof Client) ports[0]?.postMessage(source.id);
});

/** A notification leads to the table whose turn it announces. */
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(leadTo((notification.data ?? HOME) as TurnNotice));
});

/** Notifications of an earlier version have no data. */
const HOME: TurnNotice = { way: "#/", tab: null };

/**
 * To the tab that called, otherwise to a new one. The address of a tab is of no use here: it is told
 * as it was when the tab was opened.
 */
async function leadTo({ way, tab }: TurnNotice): Promise<void> {
  const caller = tab === null ? undefined : await worker.clients.get(tab);
  if (!(caller instanceof WindowClient)) {
    await worker.clients.openWindow(`/${way}`);
    return;
  }
  caller.postMessage({ goTo: way });
  await caller.focus();
}

/** The newest page if the network has one; offline, the one that fits the kept files. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // Offline.
  }
  return (await keptAt(PAGE)) ?? Response.error();
}

const kept = async (request: Request): Promise<Response> =>
  (await keptAt(new URL(request.url).pathname)) ?? fetch(request);

const keptAt = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path);

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
