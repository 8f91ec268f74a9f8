import { randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** The secret in a browser's cookie. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export const isSecret = (text: string): boolean => SECRET.test(text);

/** A random public id: it tells nothing, and the next one cannot be guessed. */
export const newId = (bytes: number): string => randomBytes(bytes).toString("base64url");

/** Crockford's digits: nothing that is read or heard as something else. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 100 bits: enough that guessing is hopeless, short enough to be written down. */
const LENGTH = 20;
const GROUP = 4;

/** A code to write down, such as 7F3K-0QZ9-…; 256 is a multiple of 32, so no digit is likelier. */
export function newCode(): string {
  const digits = [...randomBytes(LENGTH)].map((byte) => DIGITS.charAt(byte % DIGITS.length));
  return grouped(digits.join(""));
}

/** Parses a typed code; null: it cannot be one. */
export function parseCode(text: string): string | null {
  const digits = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isCode = digits.length === LENGTH && [...digits].every((each) => DIGITS.includes(each));
  return isCode ? grouped(digits) : null;
}

const grouped = (digits: string): string =>
  (digits.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
