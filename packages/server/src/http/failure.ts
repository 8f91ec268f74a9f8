import type { HttpErrorCode } from "@inkognito/protocol";

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
