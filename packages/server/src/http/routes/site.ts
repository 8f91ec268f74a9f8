import type { IncomingMessage } from "node:http";
import { networkAddresses } from "../../callers/networkAddresses.js";
import { isAskedOnThisMachine } from "../../callers/origin.js";
import type { HttpContext, Routes } from "../context.js";
import { sitePage } from "../pages/sitePages.js";

/** Where the players of other devices find this site, and which pages its operator wrote. */
export const siteRoutes: Routes = (app, context) => {
  const pages = [...context.sitePages.keys()];
  app.get("/site", async (request) => ({ address: addressFor(request.raw, context), pages }));
};

/** The pages of the operator, at addresses without a script. */
export const sitePageRoutes: Routes = (app, { sitePages }) => {
  for (const [page, texts] of sitePages) {
    app.get(`/${page}`, async (request, reply) =>
      reply
        .header("cache-control", "no-cache")
        .header("vary", "accept-language")
        .type("text/html; charset=utf-8")
        .send(sitePage(texts, request.headers["accept-language"])),
    );
  }
};

/**
 * Null: where the page is now. The addresses of the machine are for a browser on this machine only:
 * they are no one else's business, and every other page is at an address that works elsewhere.
 */
function addressFor(
  request: IncomingMessage,
  { trust, host }: Pick<HttpContext, "trust" | "host">,
): string | null {
  if (trust.origin !== null) return trust.origin;
  if (!isAskedOnThisMachine(request)) return null;
  const [address = null] = networkAddresses(host, request.socket.localPort ?? 0);
  return address;
}
