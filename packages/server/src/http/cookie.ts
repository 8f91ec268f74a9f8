import type { FastifyReply, FastifyRequest } from "fastify";
import { isOverTls, type Trust } from "./caller.js";

export const COOKIE = "inkognito";

/** In seconds: as long as browsers keep any cookie; each visit begins it anew. */
const MAX_AGE = 400 * 24 * 60 * 60;

const optionsFor = (request: FastifyRequest, trust: Trust) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isOverTls(request.raw, trust),
  }) as const;

export const secretOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function keepSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  trust: Trust,
  secret: string,
): void {
  reply.setCookie(COOKIE, secret, { ...optionsFor(request, trust), maxAge: MAX_AGE });
}

export function dropSecret(request: FastifyRequest, reply: FastifyReply, trust: Trust): void {
  reply.clearCookie(COOKIE, optionsFor(request, trust));
}
