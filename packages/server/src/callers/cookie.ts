import type { FastifyReply, FastifyRequest } from "fastify";
import { isOverTls, isUnannouncedTls, type Trust } from "./origin.js";

/** Over plain http, at home say. Also the name of all cookies before there was another one. */
const COOKIE = "inkognito";
/**
 * Over TLS. Browsers take a cookie of such a name only over TLS and from this very host, so no other
 * service of the host can set it.
 */
const SECURE_COOKIE = "__Host-inkognito";

/** In seconds: as long as browsers keep any cookie; each visit begins it anew. */
const MAX_AGE = 400 * 24 * 60 * 60;

const PLAIN = { path: "/", httpOnly: true, sameSite: "lax", secure: false } as const;
const SECURE = { ...PLAIN, secure: true } as const;

type Cookies = Readonly<Record<string, string | undefined>>;

/** The secret by which the server knows the player of a browser. */
export const secretIn = (cookies: Cookies): string | undefined =>
  cookies[SECURE_COOKIE] ?? cookies[COOKIE];

export const secretOf = (request: FastifyRequest): string | undefined => secretIn(request.cookies);

/** A browser sends the cookie for TLS over TLS only, also where it says nothing else about it. */
const isSecure = ({ raw, cookies }: FastifyRequest, trust: Trust): boolean =>
  isOverTls(raw, trust) || isUnannouncedTls(raw, trust) || cookies[SECURE_COOKIE] !== undefined;

export function keepSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  trust: Trust,
  secret: string,
): void {
  if (!isSecure(request, trust)) {
    reply.setCookie(COOKIE, secret, { ...PLAIN, maxAge: MAX_AGE });
    return;
  }
  if (request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, SECURE);
  reply.setCookie(SECURE_COOKIE, secret, { ...SECURE, maxAge: MAX_AGE });
}

export function dropSecret(request: FastifyRequest, reply: FastifyReply, trust: Trust): void {
  const secure = isSecure(request, trust);
  reply.clearCookie(COOKIE, secure ? SECURE : PLAIN);
  if (secure) reply.clearCookie(SECURE_COOKIE, SECURE);
}
