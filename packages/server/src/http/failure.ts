import type { HttpErrorCode } from "@inkognito/protocol";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { StorageTrouble } from "../store/store.js";

const STATUS: Readonly<Record<HttpErrorCode, number>> = {
  badMessage: 400,
  nobody: 401,
  wrongOrigin: 403,
  notHere: 404,
  tooLarge: 413,
  tooFast: 429,
  tooMany: 429,
  trouble: 500,
  storage: 503,
};

/** What is asked for is not done, and the client may know why. */
export class Failure extends Error {
  readonly code: HttpErrorCode;

  constructor(code: HttpErrorCode) {
    super(code);
    this.code = code;
  }

  get statusCode(): number {
    return STATUS[this.code];
  }

  get body(): { readonly error: { readonly code: HttpErrorCode } } {
    return { error: { code: this.code } };
  }
}

export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
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
