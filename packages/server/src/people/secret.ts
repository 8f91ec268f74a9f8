import { randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** What a browser keeps in its cookie to be known again. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export const isSecret = (text: string): boolean => SECRET.test(text);

/** A public name for somebody or something: says nothing, and nobody can guess the next one. */
export const newId = (bytes: number): string => randomBytes(bytes).toString("base64url");
