import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StorageTrouble } from "../store/store.js";
import { addressOf, isFromHere } from "./caller.js";
import { Failure } from "./failure.js";
import type { HttpHouse } from "./house.js";
import { meRoutes } from "./me.js";
import { recordRoutes } from "./records.js";
import { tableRoutes } from "./tables.js";

/** Everything under /api: JSON in, JSON out, nothing kept by anybody on the way. */
export async function api(app: FastifyInstance, house: HttpHouse): Promise<void> {
  const { limits, trust } = house;
  // A form of another site can send plain text without being asked; JSON it cannot.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(answerError);
  await app.register(rateLimit, {
    ...limits.requests,
    keyGenerator: (request) => addressOf(request.raw, trust),
    errorResponseBuilder: () => new Failure("tooFast"),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !isFromHere(request.raw, trust)) throw new Failure("wrongOrigin");
  });
  app.setNotFoundHandler(() => {
    throw new Failure("notHere");
  });
  // Otherwise what is read here in vain would be looked for among the page's files.
  app.get("/*", () => {
    throw new Failure("notHere");
  });
  meRoutes(app, house);
  tableRoutes(app, house);
  recordRoutes(app, house);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  if (failure.statusCode >= 500) request.log.error({ err: error }, "a request failed");
  reply.code(failure.statusCode).send(failure.body);
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof StorageTrouble) return new Failure("storage");
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new Failure("tooLarge");
  return new Failure(statusCode < 500 ? "badMessage" : "trouble");
}
