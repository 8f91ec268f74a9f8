import { createHash, randomBytes } from "node:crypto";
import type { Hash } from "../store/store.js";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** What a browser keeps in its cookie to be known again. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export const isSecret = (text: string): boolean => SECRET.test(text);

/** All that is kept of a secret. The secrets are too long to be guessed from it. */
export const hashOf = (secret: string): Hash => createHash("sha256").update(secret).digest("hex");

/** A public name for somebody or something: says nothing, and nobody can guess the next one. */
export const newId = (bytes: number): string => randomBytes(bytes).toString("base64url");
