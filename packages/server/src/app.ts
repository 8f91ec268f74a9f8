import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { notFoundPage } from "./notFound.js";

/** Nothing but our own files: no inline script or style, no other host, no frame around us. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  workerSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** The site: the built page, and a word on whether the server is well. */
export async function createApp({ page }: { readonly page: string }): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Plain http at home is a good place to play; https is the business of whoever puts it in front.
    strictTransportSecurity: false,
    xFrameOptions: { action: "deny" },
  });
  app.get("/health", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  await app.register(fastifyStatic, {
    root: page,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // Names under assets/ carry a hash of the content; a new content has a new name.
      const hashed = /[\\/]assets[\\/]/.test(path.slice(page.length));
      response.setHeader("cache-control", hashed ? FOREVER : ASK_AGAIN);
    },
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header("cache-control", ASK_AGAIN)
      .type("text/html; charset=utf-8")
      .send(notFoundPage),
  );
  return app;
}
