import type { FastifyInstance } from "fastify";
import { isFromHere } from "../../callers/origin.js";
import type { HttpContext } from "../context.js";
import { Failure } from "../failure.js";
import { meRoutes } from "./me.js";
import { recordRoutes } from "./records.js";
import { referenceRoutes } from "./reference.js";
import { siteRoutes } from "./site.js";
import { tableRoutes } from "./tables.js";

/** Everything under /api: JSON in, JSON out, never cached. */
export async function api(app: FastifyInstance, context: HttpContext): Promise<void> {
  const { trust, advice } = context;
  // A form of another site can send plain text without being asked; JSON it cannot.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    advice.look(request.raw);
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !isFromHere(request.raw, trust)) {
      advice.refused(request.raw);
      throw new Failure("wrongOrigin");
    }
  });
  app.setNotFoundHandler(() => {
    throw new Failure("notHere");
  });
  // Otherwise what is read here in vain would be looked for among the page's files.
  app.get("/*", () => {
    throw new Failure("notHere");
  });
  meRoutes(app, context);
  tableRoutes(app, context);
  recordRoutes(app, context);
  siteRoutes(app, context);
  referenceRoutes(app, context);
}
