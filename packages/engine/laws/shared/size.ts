interface Sizes {
  /** In `npm test`. */
  readonly short: number;
  /** In `npm run soak -- ci`. */
  readonly full: number;
}

/**
 * How much of a law is tried. INKOGNITO_LAWS=full takes the full size; a variable for this one size,
 * such as INKOGNITO_GAMES, sets any other.
 */
export function size(what: string, { short, full }: Sizes): number {
  const { INKOGNITO_LAWS, [`INKOGNITO_${what.toUpperCase()}`]: given } = process.env;
  if (given !== undefined) return Number(given);
  return INKOGNITO_LAWS === "full" ? full : short;
}
