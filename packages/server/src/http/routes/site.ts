import type { IncomingMessage } from "node:http";
import { networkAddresses } from "../../callers/networkAddresses.js";
import { isAskedOnThisMachine } from "../../callers/origin.js";
import type { HttpContext, Routes } from "../context.js";

/** Where the players of other devices find this site. */
export const siteRoutes: Routes = (app, context) => {
  app.get("/site", async (request) => ({ address: addressFor(request.raw, context) }));
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
