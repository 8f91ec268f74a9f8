import { randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** The secret in a browser's cookie. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export const isSecret = (text: string): boolean => SECRET.test(text);

/** A random public id: it tells nothing, and the next one cannot be guessed. */
export const newId = (bytes: number): string => randomBytes(bytes).toString("base64url");
