import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { addressOf } from "../callers/origin.js";
import type { HttpContext } from "./context.js";
import { answerError, Failure } from "./failure.js";

/** What a client may know about limits is in docs/api.md; only `Retry-After` is sent. */
const NO_HEADERS = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/** Counts every request to the routes of this scope, per address: all that are not static files. */
export async function limitRequests(
  app: FastifyInstance,
  { limits, trust }: Pick<HttpContext, "limits" | "trust">,
): Promise<void> {
  app.setErrorHandler(answerError);
  await app.register(rateLimit, {
    ...limits.requests,
    cache: limits.addresses,
    keyGenerator: (request) => addressOf(request.raw, trust),
    errorResponseBuilder: () => new Failure("tooFast"),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}
