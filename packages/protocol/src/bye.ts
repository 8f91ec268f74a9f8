/** Why the socket is closed; with a number for the closing frame. */
export const BYE_CODES = {
  version: 4001,
  /** No such table, or none for this person: the difference is nobody's business. */
  notHere: 4004,
  badMessage: 4400,
  tooFast: 4429,
  tooMany: 4430,
  restart: 4503,
  trouble: 4500,
} as const;
export type ByeCode = keyof typeof BYE_CODES;
